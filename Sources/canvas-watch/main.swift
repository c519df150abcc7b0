print("canvas-watch")
