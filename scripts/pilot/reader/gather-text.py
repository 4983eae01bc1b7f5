"""Gathers plain sentences in English and Russian for pretrain.py out of clones of public repositories.

python3 gather-text.py CLONES FOLDER     reads the repositories below from CLONES/<owner>+<name>, writes FOLDER/en.txt and FOLDER/ru.txt
"""
import io
import json
import pathlib
import random
import re
import sys
import tarfile
import zipfile

CLONES, FOLDER = map(pathlib.Path, sys.argv[1:3])
# Characters of documentation are taken up to these sums, so that talk is not drowned in it.
MOST = {"ru": 120_000_000, "en": 90_000_000}
MOST_FROM_ONE = 45_000_000
MOST_LINES = 120_000
CYRILLIC = re.compile("[а-яё]", re.I)
NEXT_SENTENCE = re.compile(r'(?<=[.!?…])\s+(?=[A-ZА-ЯЁ«"“])')

lines, sizes, seen = {"ru": [], "en": []}, {"ru": 0, "en": 0}, set()


def add(text):
    line = re.sub(r"\s+", " ", text).strip()
    words, letters = len(line.split()), sum(letter.isalpha() for letter in line)
    if not 3 <= words <= 70 or letters < len(line) * 0.55 or line in seen:
        return
    seen.add(line)
    language = "ru" if len(CYRILLIC.findall(line)) > letters * 0.4 else "en"
    lines[language].append(line)
    sizes[language] += len(line)


def add_prose(text):
    for markup in (r"\A---\n.*?\n---\n", r"```.*?```", r"\{%.*?%\}|\{\{.*?\}\}|\{#.*?#\}"):
        text = re.sub(markup, " ", text, flags=re.S)
    text = re.sub(r"<[^>]{1,200}>", " ", text)
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)(\{[^}]*\})?", r"\1", text)
    for line in text.split("\n"):
        if "|" in line:
            continue
        plain = re.sub(r"[*_`]{1,3}", "", re.sub(r"^[\s#>*+-]*(\d+\.\s+)?", "", line))
        for sentence in NEXT_SENTENCE.split(plain):
            add(sentence)


def files(repository, *beginnings):
    root = CLONES / repository
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_file() and (not beginnings or name.startswith(beginnings)):
            yield name, path


def strings(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from strings(one)
    elif isinstance(value, list):
        for one in value:
            yield from strings(one)


def texts_in(name, path):
    """The texts of a file, unpacked where it is packed."""
    if name.endswith(".tar.xz"):
        with tarfile.open(path, mode="r:xz") as packed:
            for member in packed:
                if member.isfile():
                    yield packed.extractfile(member).read().decode("utf8", "replace")
    elif name.endswith(".zip"):
        packed = zipfile.ZipFile(io.BytesIO(path.read_bytes()))
        for member in packed.namelist():
            if member.endswith(".txt"):
                yield packed.read(member).decode("utf8", "replace")
    elif name.endswith((".txt", ".csv")):
        yield path.read_text("utf8", "replace")


for name, path in files("Koziev+NLP_Datasets", "Samples/", "QA/", "ParaphraseDetection/", "Conversations/", "ChangePerson/"):
    for text in texts_in(name, path):
        for line in text.split("\n")[:MOST_LINES]:
            add(re.sub(r"^[-–—TQA]+[:\s]\s*", "", line))
for name, path in files("google-research-datasets+dstc8-schema-guided-dialogue"):
    if "dialogues_" in name and name.endswith(".json"):
        for dialogue in json.loads(path.read_text("utf8")):
            for turn in dialogue["turns"]:
                add(turn["utterance"])
for repository in ("google-research-datasets+Taskmaster", "clinc+oos-eval", "PolyAI-LDN+task-specific-datasets"):
    for name, path in files(repository):
        if name.endswith(".json"):
            for text in strings(json.loads(path.read_text("utf8", "replace"))):
                for sentence in NEXT_SENTENCE.split(text)[:6]:
                    add(sentence)
        elif name.endswith(".csv"):
            for line in path.read_text("utf8", "replace").split("\n"):
                add(line.rsplit(",", 1)[0].strip('"'))
for name, path in files("vonCount+Russian-MultiWOZ", "interim/v1/russian/"):
    for line in path.read_text("utf8", "replace").split("\n"):
        add(re.sub(r"[\[\]]", "", line))
for name, path in files("d0rj+RusLit", "prose/"):
    for line in path.read_text("utf8", "replace").split("\n"):
        for sentence in NEXT_SENTENCE.split(re.sub(r"^[-–—]\s*", "", line)):
            add(sentence)
for name, path in files("common-voice+common-voice", "server/data/en/"):
    if name.endswith(".txt"):
        for line in path.read_text("utf8", "replace").split("\n"):
            add(line)
for name, path in files("sonos+nlu-benchmark", "2017-06-custom-intent-engines/"):
    if "/train_" in name:
        for asked in json.loads(path.read_text("utf8", "replace")).values():
            for one in asked:
                add("".join(part["text"] for part in one["data"]))
random.seed(1)
pages = [one for one in files("yandex-cloud+docs", "ru/", "en/") if one[0].endswith(".md") and "-ref" not in one[0]]
random.shuffle(pages)
for name, path in pages:
    language = name[:2]
    if sizes[language] < (MOST["ru"] if language == "ru" else MOST_FROM_ONE) and path.stat().st_size < 200_000:
        add_prose(path.read_text("utf8", "replace"))
for name, path in files("github+docs", "content/", "data/reusables/"):
    if name.endswith(".md") and sizes["en"] < MOST["en"]:
        add_prose(path.read_text("utf8", "replace"))
for language, some in lines.items():
    random.shuffle(some)
    (FOLDER / f"{language}.txt").write_text("\n".join(some) + "\n", "utf8")
