#!/usr/bin/env python3
"""Holds the schema that canvas-watch prints against the files it is for, and against canvas-watch itself.

usage: schema.py BINARY        needs jsonschema and json5 from PyPI
 1. The schemas are valid, and name no definition that is missing.
 2. Every example and every vector is valid; every file of REFUSED is not, for the schema and for the tool.
 3. Small changes of valid specs, made at random from a fixed seed: the schema and the tool agree about each.
"""
import copy, glob, json, os, random, re, subprocess, sys, tempfile
import json5, jsonschema

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ITEMS = 'items: [{ id: "a", size: [10, 20] }]'
REFUSED = {
    "spec": [
        "5", "[]", "{}", '{ layout: "flow" }', "{ layuot: 'flow', %s }", "{ layout: 'rnig', %s }", "{ layout: 'grid', %s }",
        "{ layout: {}, %s }", "{ layout: { kind: 'ring', raduis: 5 }, %s }", "{ layout: { kind: 'ring', radius: -5 }, %s }",
        "{ layout: { kind: 'ring', radius: '5' }, %s }", "{ layout: { kind: 'ring', step: 5 }, %s }",
        "{ layout: { kind: 'grid', columns: 2.5 }, %s }", "{ layout: { kind: 'spiral', pitch: 0 }, %s }",
        "{ layout: { kind: 'clustered', inner: 'clustered' }, %s }", "{ layout: 'swift', %s }",
        "{ layout: { kind: 'swift', file: '' }, %s }", "{ layout: { kind: 'swift', file: 'a.swift', timeLimit: 0 }, %s }",
        "{ layout: { kind: 'swift', file: 'a.swift', parameters: { a: [1] } }, %s }",
        "{ layout: { kind: 'clustered', groups: { a: { outer: 'flow' } } }, %s }", "{ contentSize: {}, %s }",
        "{ contentSize: { fixed: [1, 2], atLeast: [1, 2] }, %s }", "{ contentSize: { fixed: [1] }, %s }",
        "{ contentMargins: { left: 5 }, %s }", "{ contentMargins: -1, %s }", "{ layoutDirection: 'rightToleft', %s }",
        "{ background: { dots: { color: 'nocolor' } }, %s }", "{ viewport: { size: [0, 5] }, %s }",
        "{ viewport: { scrollTo: [1, 2] }, %s }", "{ overscan: true, %s }", "{ items: { count: -1 } }",
        "{ items: { count: 10000001 } }", "{ items: [{ size: [1, 2] }] }", "{ items: [{ id: 'a', width: 3 }] }",
        "{ items: [{ id: 'a', size: [1, 2], width: 3, height: 4 }] }", "{ items: [{ id: true }] }",
        "{ items: [{ id: '' }] }", "{ items: [{ id: 'a', size: [-1, 2] }] }", "{ items: [5] }",
    ],
    "manifest": ["5", "{}", "{ items: 'other.items.json' }", "{ items: { count: 3 } }", "[5]", "[{ size: [1, 2] }]",
                 "{ items: [], layout: 'flow' }"],
}
# What no schema can say: it takes the other items, other files, or an eye for slips of the keyboard.
BEYOND = {"duplicate-id", "unknown-id", "missing-manifest", "unreadable-file", "invalid-expression", "swift-not-allowed"}
VALUES = [None, True, 0, 1, -1, 2.5, 1e12, 1e13, "", "ring", "center", "auto", "flow", [], [1, 2], [1, 2, 3, 4], [0, -1],
          {}, {"kind": "ring"}, {"width": 1, "height": 2}, {"fixed": [10, 10]}, {"top": 3}, {"count": 3}]
failures = 0


def fail(message):
    global failures
    failures += 1
    print("schema: " + message)


def load(path):
    with open(path) as file:
        return json5.load(file)


def places(value, path=()):
    yield path
    for key in value if isinstance(value, dict) else range(min(len(value), 3)) if isinstance(value, list) else ():
        yield from places(value[key], path + (key,))


def changed(spec, source):
    """The spec with one value replaced or removed, or one key renamed or added."""
    spec = copy.deepcopy(spec)
    path = source.choice([p for p in places(spec) if p])
    holder = spec
    for key in path[:-1]:
        holder = holder[key]
    action = source.choice(["replace", "replace", "remove", "rename", "add"])
    if action == "remove":
        del holder[path[-1]]
    elif action == "rename" and isinstance(holder, dict):
        holder[source.choice(["size", "kind", "radius", "anchor", "zzzz"])] = holder.pop(path[-1])
    elif action == "add" and isinstance(holder, dict):
        holder[source.choice(["size", "width", "spacing", "fixed", "dots", "inner", "zzzz"])] = source.choice(VALUES)
    else:
        holder[path[-1]] = source.choice(VALUES)
    return spec


def answers(binary, folder):
    """The codes of the errors that the tool finds in each spec of a folder."""
    run = subprocess.run([binary, "render", folder, "--format", "json"], capture_output=True, text=True)
    for line in run.stdout.splitlines():
        report = json.loads(line)
        errors = [d for d in report.get("diagnostics", []) if d["severity"] == "error"]
        # Unknown keys of items are fine, unless one is a slip for a known key.
        slips = [d for d in errors if d["code"] == "unknown-key" and ("an item" in d["message"] or "items" in d["message"])]
        yield report["spec"], {d["code"] for d in errors if d not in slips}, [d["message"] for d in errors]


def check_files(validators):
    counts = {"examples": 0, "vectors": 0}
    for path in sorted(glob.glob(f"{ROOT}/Examples/*/*.json*")):
        counts["examples"] += 1
        subject = "manifest" if ".items." in path else "spec"
        for name in (None, subject):
            for error in validators[name].iter_errors(load(path)):
                fail(f"{path} is refused by schema {name}: {error.message[:200]}")
    for path in sorted(glob.glob(f"{ROOT}/Tests/Vectors/*.json")):
        counts["vectors"] += 1
        for error in validators[None].iter_errors(load(path)["spec"]):
            fail(f"{path} is refused: {error.message[:200]}")
    if counts["examples"] < 10 or counts["vectors"] < 40:
        fail(f"too few files: {counts}")
    return counts


def check_readme(validators):
    """What the README shows of files that name a schema is valid by it."""
    with open(f"{ROOT}/README.md") as file:
        blocks = re.findall(r"^```json5?[^\n]*\n(.*?)^```$", file.read(), re.M | re.S)
    named = [block for block in map(json5.loads, blocks) if isinstance(block, dict) and "$schema" in block]
    if not named:
        fail("the README shows no file that names a schema")
    for block in named:
        for error in validators[None].iter_errors(block):
            fail(f"the README's {block} is refused: {error.message[:200]}")


def check_refusals(binary, validators):
    with tempfile.TemporaryDirectory() as folder:
        for index, text in enumerate(REFUSED["spec"]):
            text = text % ITEMS if "%s" in text else text
            if validators["spec"].is_valid(json5.loads(text)):
                fail(f"the schema of specs accepts {text}")
            with open(f"{folder}/{index:03}.layout.json", "w") as file:
                file.write(text)
        for name, codes, _ in answers(binary, folder):
            if not codes:
                fail(f"canvas-watch accepts {REFUSED['spec'][int(name[:3])]}")
    for text in REFUSED["manifest"]:
        if validators["manifest"].is_valid(json5.loads(text)):
            fail(f"the schema of manifests accepts {text}")


def check_changes(binary, validator, count=15):
    source = random.Random(2020_12)
    specs = [load(path) for path in sorted(glob.glob(f"{ROOT}/Examples/layouts/*.layout.json"))]
    specs += [load(path)["spec"] for path in sorted(glob.glob(f"{ROOT}/Tests/Vectors/*.json"))]
    for spec in specs:
        if isinstance(spec["items"], list):
            spec["items"] = spec["items"][:3]
        if isinstance(spec.get("viewport"), dict):
            spec["viewport"].pop("scrollTo", None)
    with tempfile.TemporaryDirectory() as folder:
        for path in glob.glob(f"{ROOT}/Examples/layouts/*.items.json"):
            with open(path) as old, open(os.path.join(folder, os.path.basename(path)), "w") as new:
                new.write(old.read())
        cases = {}
        for index, spec in enumerate(specs):
            for number in range(count):
                name = f"{index:03}-{number:03}.layout.json"
                cases[name] = changed(spec, source)
                with open(os.path.join(folder, name), "w") as file:
                    json.dump(cases[name], file)
        accepted = 0
        for name, codes, messages in answers(binary, folder):
            valid = validator.is_valid(cases[name])
            accepted += valid
            if valid and codes - BEYOND:
                fail(f"the schema accepts what canvas-watch refuses ({messages[0]}): {json.dumps(cases[name])[:300]}")
            if not valid and not codes and not messages:
                fail(f"the schema refuses what canvas-watch accepts: {json.dumps(cases[name])[:300]}")
            cases[name] = None
        if any(cases.values()):
            fail("canvas-watch did not report every spec")
        if not len(cases) / 10 < accepted < len(cases) * 9 / 10:
            fail(f"{accepted} of {len(cases)} changes are valid: the changes test nothing")
        return len(cases)


def main():
    binary = os.path.abspath(sys.argv[1])
    validators = {}
    for subject in (None, "spec", "manifest"):
        text = subprocess.run([binary, "schema"] + ([subject] if subject else []), capture_output=True, check=True).stdout
        schema = json.loads(text)
        jsonschema.Draft202012Validator.check_schema(schema)
        validators[subject] = jsonschema.Draft202012Validator(schema)
    counts = check_files(validators)
    check_readme(validators)
    check_refusals(binary, validators)
    changes = check_changes(binary, validators["spec"])
    print(f"schema: {counts['examples']} examples, {counts['vectors']} vectors, {sum(map(len, REFUSED.values()))} wrong "
          f"files, {changes} changes, {failures} failures")
    sys.exit(1 if failures else 0)


main()
