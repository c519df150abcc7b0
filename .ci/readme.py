#!/usr/bin/env python3
"""Runs what the README shows, in order, in a scratch folder that holds a copy of Examples/.

usage: readme.py README BINARY [--ran COMMAND]...

A fenced block is judged by the first word behind its fence:
  console   `$ command` lines are run, what follows each must be its output (stdout and stderr together);
            a line that is only `…` stands for any lines, and `[exit N]` for an exit status other than 0
  sh        each line is run beside the README and must exit 0; a watch must announce itself and end with 130 on Ctrl-C
  text      with a second word `watch:FILE:OLD:NEW`: a watch of FILE in which a save replaces OLD by NEW; the block is
            what it prints then
  json5, swift, ini   with a second word, the name of a file: the block is written there; a systemd unit is verified, its
            %h being the scratch folder, where there is systemd
Every other block must be text. A command that the caller has run already is named with --ran.
"""
import argparse, os, re, shutil, signal, subprocess, sys, tempfile, threading


def blocks(text):
    for match in re.finditer(r"^```(\S+)?[ ]*(\S*)\n(.*?)^```$", text, re.M | re.S):
        yield text[: match.start()].count("\n") + 1, match[1] or "", match[2], match[3]


def pattern(expected):
    lines = [r"(?:.*\n)*?" if line.strip() == "…" else re.escape(line) + r"[ ]*\n" for line in expected]
    return re.compile("".join(lines) + r"\Z")


class Runner:
    def __init__(self, binary, scratch, ran):
        self.scratch, self.ran, self.failures, self.runs = scratch, set(ran), 0, 0
        self.checkout = os.path.realpath(os.path.join(scratch, "canvas-watch"))
        path = os.path.dirname(binary) + os.pathsep + os.environ["PATH"]
        self.environment = {**os.environ, "PATH": path, "COLUMNS": "80", "SWIFT_BACKTRACE": "enable=no"}

    def fail(self, line, message):
        self.failures += 1
        print(f"README.md:{line}: {message}")

    def start(self, command, folder=None, **options):
        return subprocess.Popen(["bash", "-c", command], cwd=folder or self.scratch, env=self.environment,
                                stdin=subprocess.DEVNULL, text=True, start_new_session=True, **options)

    def show(self, line, command, expected):
        self.runs += 1
        wanted = 0
        if expected and (found := re.fullmatch(r"\[exit (\d+)\]", expected[-1])):
            wanted, expected = int(found[1]), expected[:-1]
        process = self.start(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        output = process.communicate(timeout=600)[0]
        if process.returncode != wanted:
            self.fail(line, f"`{command}` exits with {process.returncode}, the README says {wanted}")
        if not pattern(expected).match(output):
            self.fail(line, f"`{command}` prints something else:\n{output}")

    def run(self, line, command):
        if command in self.ran or not command or command.startswith("#"):
            return
        self.runs += 1
        process = self.start(command, self.checkout, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        watches = False
        timer = threading.Timer(120, lambda: os.killpg(process.pid, signal.SIGKILL))
        timer.start()
        for text in process.stderr:
            if text.startswith("watching "):
                watches = True
                os.killpg(process.pid, signal.SIGINT)
        timer.cancel()
        if process.wait() != (130 if watches else 0):
            self.fail(line, f"`{command}` exits with {process.returncode}")

    def watch(self, line, words, body):
        self.runs += 1
        path, old, new = words.split(":")
        process = self.start(f"canvas-watch {path} --frames 1", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        timer = threading.Timer(120, lambda: os.killpg(process.pid, signal.SIGKILL))
        timer.start()
        process.stderr.readline()
        target = os.path.join(self.scratch, path)
        with open(target) as file:
            text = file.read()
        with open(target + "~", "w") as file:
            file.write(text.replace(old, new))
        os.rename(target + "~", target)
        output = process.communicate()[0]
        timer.cancel()
        with open(target, "w") as file:
            file.write(text)
        if process.returncode != 0 or not output.endswith("\n\n" + body + "\n"):
            self.fail(line, f"a watch in which `{old}` becomes `{new}` prints something else:\n{output}")

    def write(self, name, body):
        target = os.path.join(self.scratch, name)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "w") as file:
            file.write(body)

    def verify(self, line, name):
        if not shutil.which("systemd-analyze"):
            return
        self.runs += 1
        home = os.path.join(self.scratch, "home")
        os.makedirs(os.path.join(home, ".local", "bin"), exist_ok=True)
        binary = shutil.which("canvas-watch", path=self.environment["PATH"])
        os.symlink(binary, os.path.join(home, ".local", "bin", "canvas-watch"))
        process = subprocess.run(["systemd-analyze", "verify", "--user", os.path.join(self.scratch, name)],
                                 env={**self.environment, "HOME": home, "XDG_RUNTIME_DIR": home}, text=True, capture_output=True)
        if process.returncode != 0 or name in process.stderr:
            self.fail(line, f"the unit {name} is not accepted:\n{process.stderr}")

    def session(self, line, body):
        command, expected = None, []
        for offset, text in enumerate(body.splitlines() + ["$ "]):
            if not text.startswith("$ "):
                expected.append(text)
                continue
            if command:
                self.show(start, command, expected)
            command, expected, start = text[2:], [], line + 1 + offset


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("readme")
    parser.add_argument("binary")
    parser.add_argument("--ran", action="append", default=[])
    arguments = parser.parse_args()
    readme = os.path.abspath(arguments.readme)
    with tempfile.TemporaryDirectory() as scratch:
        shutil.copytree(os.path.join(os.path.dirname(readme), "Examples"), os.path.join(scratch, "Examples"))
        os.symlink(os.path.dirname(readme), os.path.join(scratch, "canvas-watch"))
        runner = Runner(os.path.abspath(arguments.binary), scratch, arguments.ran)
        with open(readme) as file:
            text = file.read()
        for line, kind, name, body in blocks(text):
            if kind == "console":
                runner.session(line, body)
            elif kind == "sh":
                for offset, command in enumerate(body.splitlines()):
                    runner.run(line + 1 + offset, command.strip())
            elif kind == "text" and name.startswith("watch:"):
                runner.watch(line, name[len("watch:"):], body)
            elif kind in ("json5", "swift", "ini") and name:
                runner.write(name, body)
                if name.endswith(".service"):
                    runner.verify(line, name)
            elif kind not in ("text", "json5", "json", "vim", "ini"):
                runner.fail(line, f"nothing runs a block of kind `{kind}`")
    print(f"README.md: {runner.runs} commands run, {runner.failures} failures")
    sys.exit(1 if runner.failures or not runner.runs else 0)


main()
