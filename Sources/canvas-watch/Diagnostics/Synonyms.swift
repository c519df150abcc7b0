/// What other tools call the things that a spec names; the nearest of our words is offered for theirs.
///
/// A foreign word is folded as `NearestWord` folds it. Of our words the first that the place allows is offered, so one
/// foreign word can serve a spec, a layout and a background.
enum Synonyms {
    /// Our words for a folded foreign word, the best one first.
    static let ours: [String: [String]] = {
        var table: [String: [String]] = [:]
        for group in [spacing, sizes, anchors, directions, scrolling, kinds, angles, grouping, items, paint, code] {
            table.merge(group) { first, _ in first }
        }
        return table
    }()

    /// CSS, Figma, SwiftUI, D3 and Cytoscape on what stays free between and around things.
    private static let spacing: [String: [String]] = [
        "spacing": ["horizontalSpacing", "groupSpacing"],
        "gap": ["spacing", "horizontalSpacing", "groupSpacing"],
        "itemspacing": ["spacing", "horizontalSpacing"],
        "nodespacing": ["spacing", "horizontalSpacing"],
        "minnodespacing": ["spacing", "horizontalSpacing"],
        "interitemspacing": ["horizontalSpacing", "spacing"],
        "spacingfactor": ["spacing", "horizontalSpacing"],
        "avoidoverlap": ["spacing", "radius"],
        "avoidoverlappadding": ["spacing", "horizontalSpacing"],
        "nodeseparation": ["spacing", "horizontalSpacing"],
        "nodesep": ["spacing", "horizontalSpacing"],
        "columngap": ["horizontalSpacing", "spacing"],
        "columnspacing": ["horizontalSpacing", "spacing"],
        "hspacing": ["horizontalSpacing", "spacing"],
        "spacingx": ["horizontalSpacing", "spacing"],
        "rowgap": ["verticalSpacing", "spacing"],
        "runspacing": ["verticalSpacing", "spacing"],
        "minimumlinespacing": ["verticalSpacing", "spacing"],
        "minimuminteritemspacing": ["horizontalSpacing", "spacing"],
        "nodepadding": ["spacing", "horizontalSpacing"],
        "rowspacing": ["verticalSpacing", "spacing"],
        "linespacing": ["verticalSpacing", "spacing"],
        "counteraxisspacing": ["verticalSpacing", "spacing"],
        "vspacing": ["verticalSpacing", "spacing"],
        "spacingy": ["verticalSpacing", "spacing"],
        "ranksep": ["verticalSpacing", "pitch"],
        "padding": ["contentMargins", "groupPadding", "spacing"],
        "margin": ["contentMargins", "groupPadding", "spacing"],
        "margins": ["contentMargins", "groupPadding", "spacing"],
        "inset": ["contentMargins"],
        "insets": ["contentMargins"],
        "contentinset": ["contentMargins"],
        "contentinsets": ["contentMargins"],
        "paddingleft": ["leading", "contentMargins"],
        "paddingright": ["trailing", "contentMargins"],
        "paddingtop": ["top", "contentMargins"],
        "paddingbottom": ["bottom", "contentMargins"],
        "left": ["leading"],
        "start": ["leading", "startAngle", "top"],
        "right": ["trailing"],
        "end": ["trailing", "sweep", "bottom"],
        "marginleft": ["leading", "contentMargins"],
        "marginright": ["trailing", "contentMargins"],
        "clusterpadding": ["groupPadding"],
        "componentspacing": ["groupSpacing", "spacing"],
    ]

    /// What has to do with layouts that are programs.
    private static let code: [String: [String]] = [
        "code": ["file", "swift"],
        "script": ["file", "swift"],
        "program": ["file", "swift"],
        "plugin": ["swift", "file"],
        "source": ["file"],
        "path": ["file"],
        "struct": ["type"],
        "class": ["type"],
        "args": ["parameters"],
        "arguments": ["parameters"],
        "params": ["parameters"],
        "properties": ["parameters"],
        "props": ["parameters"],
        "timeout": ["timeLimit"],
        "seconds": ["timeLimit"],
    ]

    /// How large the canvas and the items are.
    private static let sizes: [String: [String]] = [
        "hug": ["automatic", "contentSize"],
        "hugcontents": ["automatic", "contentSize"],
        "fitcontent": ["automatic", "contentSize"],
        "auto": ["auto", "automatic"],
        "fit": ["auto", "automatic"],
        "fill": ["fixed", "contentSize", "color"],
        "exact": ["fixed"],
        "canvassize": ["contentSize"],
        "canvas": ["contentSize"],
        "size": ["contentSize", "radius"],
        "boundingbox": ["contentSize", "region"],
        "min": ["atLeast"],
        "minsize": ["atLeast", "contentSize"],
        "minimum": ["atLeast"],
        "nodesize": ["itemSize"],
        "cellsize": ["itemSize"],
        "tilesize": ["itemSize", "spacing"],
        "estimatedsize": ["estimatedItemSize"],
        "defaultsize": ["estimatedItemSize"],
        "defaultitemsize": ["estimatedItemSize"],
        "width": ["maxWidth", "fixed", "contentSize", "size", "lineWidth"],
        "height": ["fixed", "contentSize", "size"],
        "w": ["width"],
        "h": ["height"],
        "dimensions": ["size", "itemSize"],
        "wrapwidth": ["maxWidth"],
        "linewidthlimit": ["maxWidth"],
    ]

    /// Where things sit.
    private static let anchors: [String: [String]] = [
        "cx": ["contentAnchor", "anchor"],
        "cy": ["contentAnchor", "anchor"],
        "align": ["alignment", "contentAnchor"],
        "alignitems": ["alignment", "contentAnchor"],
        "justifycontent": ["contentAnchor", "alignment"],
        "counteraxisalignitems": ["alignment"],
        "primaryaxisalignitems": ["contentAnchor", "alignment"],
        "gravity": ["contentAnchor", "alignment"],
        "position": ["contentAnchor", "scrollTo"],
        "origin": ["contentAnchor", "scrollTo"],
        "placeitems": ["alignment", "contentAnchor"],
        "focus": ["scrollTo"],
        "target": ["scrollTo"],
        "middle": ["center"],
        "flexstart": ["leading", "top"],
        "flexend": ["trailing", "bottom"],
        "topleft": ["topLeading"],
        "topright": ["topTrailing"],
        "bottomleft": ["bottomLeading"],
        "bottomright": ["bottomTrailing"],
    ]

    /// Which way reading goes.
    private static let directions: [String: [String]] = [
        "rtl": ["layoutDirection", "rightToLeft"],
        "ltr": ["layoutDirection", "leftToRight"],
        "dir": ["layoutDirection"],
        "direction": ["layoutDirection", "clockwise"],
        "writingmode": ["layoutDirection"],
        "textdirection": ["layoutDirection"],
        "semanticcontentattribute": ["layoutDirection"],
        "counterclockwise": ["clockwise"],
        "anticlockwise": ["clockwise"],
        "ccw": ["clockwise"],
    ]

    /// The viewport and how it moves.
    private static let scrolling: [String: [String]] = [
        "camera": ["viewport"],
        "viewbox": ["viewport"],
        "visiblerect": ["viewport", "region"],
        "window": ["viewport"],
        "screen": ["viewport"],
        "pan": ["scrollTo"],
        "contentoffset": ["scrollTo"],
        "scrollposition": ["scrollTo"],
        "scrollintoview": ["scrollTo"],
        "rect": ["region", "scrollTo"],
        "buffer": ["overscan"],
        "prefetch": ["overscan"],
        "rootmargin": ["overscan"],
        "bounces": ["bounce"],
        "elastic": ["bounce"],
        "showsindicators": ["scrollIndicators"],
        "scrollbars": ["scrollIndicators"],
        "decelerationrate": ["deceleration"],
        "friction": ["deceleration"],
        "userpanningenabled": ["scrollDisabled"],
        "scrollenabled": ["scrollDisabled"],
        "isscrollenabled": ["scrollDisabled"],
    ]

    /// What the layouts are called.
    private static let kinds: [String: [String]] = [
        "circle": ["ring"],
        "circular": ["ring"],
        "radial": ["ring"],
        "circo": ["ring"],
        "concentric": ["ring", "spiral"],
        "wrap": ["flow"],
        "flex": ["flow"],
        "flexbox": ["flow"],
        "hstack": ["flow"],
        "hbox": ["flow"],
        "stack": ["flow"],
        "row": ["flow"],
        "horizontal": ["flow"],
        "lazyvgrid": ["grid"],
        "table": ["grid"],
        "matrix": ["grid"],
        "masonry": ["grid", "flow"],
        "archimedean": ["spiral"],
        "fermat": ["spiral"],
        "archimedes": ["archimedean", "spiral"],
        "arithmetic": ["archimedean", "spiral"],
        "vogel": ["fermat", "spiral"],
        "phyllotaxis": ["fermat", "spiral"],
        "sunflower": ["fermat", "spiral"],
        "cluster": ["clustered", "group"],
        "grouped": ["clustered"],
        "custom": ["formula"],
        "expression": ["formula"],
        "preset": ["formula"],
        "pack": ["clustered", "flow"],
        "packed": ["clustered", "flow"],
        "type": ["kind", "curve"],
        "name": ["kind", "description", "label"],
        "cols": ["columns"],
        "gridtemplatecolumns": ["columns"],
        "numcolumns": ["columns"],
        "columncount": ["columns"],
        "numcols": ["columns"],
        "rows": ["columns"],
    ]

    /// Rings and spirals.
    private static let angles: [String: [String]] = [
        "r": ["radius"],
        "distance": ["radius", "step", "spacing"],
        "outerradius": ["radius"],
        "innerradius": ["startRadius", "radius"],
        "equidistant": ["step"],
        "angle": ["startAngle", "divergence"],
        "rotation": ["startAngle"],
        "offset": ["startAngle", "scrollTo"],
        "theta": ["startAngle"],
        "arc": ["sweep", "ring"],
        "endangle": ["sweep"],
        "totalangle": ["sweep"],
        "goldenangle": ["divergence"],
        "turnspacing": ["pitch"],
    ]

    /// Groups of items.
    private static let grouping: [String: [String]] = [
        "groupby": ["group", "groupOrder", "groups"],
        "grp": ["group"],
        "category": ["group"],
        "clusters": ["groups"],
        "alphabetical": ["name"],
        "appearance": ["manifest"],
        "largestfirst": ["size"],
        "sort": ["groupOrder"],
        "order": ["groupOrder"],
        "sortby": ["groupOrder"],
    ]

    /// The items and what they carry.
    private static let items: [String: [String]] = [
        "nodes": ["items"],
        "elements": ["items"],
        "children": ["items"],
        "data": ["data", "items"],
        "views": ["items"],
        "manifest": ["items"],
        "comment": ["description"],
        "title": ["description", "label"],
        "text": ["label"],
        "caption": ["label"],
        "options": ["layout"],
        "arrangement": ["layout"],
        "layoutmode": ["layout"],
        "algorithm": ["layout"],
    ]

    /// Backgrounds.
    private static let paint: [String: [String]] = [
        "colour": ["color"],
        "stroke": ["color"],
        "strokewidth": ["lineWidth"],
        "borderwidth": ["lineWidth"],
        "thickness": ["lineWidth", "radius"],
        "dotsize": ["radius"],
        "lines": ["grid"],
        "always": ["visible"],
        "off": ["hidden"],
        "backgroundcolor": ["background"],
    ]
}
