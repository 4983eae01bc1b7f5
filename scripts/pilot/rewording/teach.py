"""Teaches what people say as plain commands, on top of the encoder that the reader has, and writes the weights down in small numbers.

python3 teach.py FOLDER READER.bin [all]     reads FOLDER/pairs.jsonl (export-pairs.ts) and the reader's weights, writes FOLDER/rewording.bin.
                                             Every twelfth task is left out and measured on, unless all are to be learned from.
"""
import collections
import json
import os
import random
import struct
import sys
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "reader"))
from network import D, HEADS, INNER, Encoder, Spellings, spelling  # noqa: E402

FOLDER, READER = sys.argv[1:3]
IS_WHOLE = "all" in sys.argv[3:]
LAYERS, LONGEST, MOST_WORDS = 3, 110, 1000
ROUNDS, AT_ONCE, PACE, WARM_UP, DROPPED = int(os.environ.get("ROUNDS", 12)), 128, 6e-4, 300, float(os.environ.get("DROPPED", 0.3))
# With SECONDS set it ends by then, in fewer rounds.
SECONDS = int(os.environ.get("SECONDS", 0))
# What was written as pairs counts so often beside what is made of the sayings.
BY_HAND = 4
HEARD_DROPPED = 0.1
MEAN_MEMORY = 0.998
device = "cuda"
torch.manual_seed(1)
random.seed(1)


def plain(text):
    word = text.lower().replace("ё", "е").replace("’", "'")
    return word.strip("«»\"“”„") or word


def read_weights(path):
    with open(path, "rb") as file:
        data = file.read()
    (length,) = struct.unpack("<I", data[:4])
    head = json.loads(data[4 : 4 + length])
    start, weights = 4 + length, {}
    for part in head["parts"]:
        shape, at = part["shape"], start + part["at"]
        count = 1
        for size in shape:
            count *= size
        if part["small"]:
            scale = torch.frombuffer(bytearray(data[at : at + 4 * shape[0]]), dtype=torch.float32)
            at += 4 * shape[0]
            numbers = torch.frombuffer(bytearray(data[at : at + count]), dtype=torch.int8).float().view(shape)
            weights[part["name"]] = numbers * scale[:, None]
        else:
            weights[part["name"]] = torch.frombuffer(bytearray(data[at : at + 4 * count]), dtype=torch.float32).view(shape)
    return weights


known = {name[4:]: weight for name, weight in read_weights(READER).items() if name.startswith("enc.")}
known["emb.weight"] = torch.cat([known["emb.weight"], torch.zeros(1, known["emb.weight"].shape[1])])
encoder = Encoder().to(device)
encoder.load_state_dict({name: weight.clone() for name, weight in known.items()}, strict=False)
encoder.eval().requires_grad_(False)

with open(f"{FOLDER}/pairs.jsonl") as lines:
    pairs = [json.loads(line) for line in lines]
for pair in pairs:
    pair["hand"] = "/" not in pair["f"]
    # What is said plainly already belongs to its task.
    pair["out"] = not IS_WHOLE and not pair["f"].startswith("sayings/") and pair["task"] % 12 == 5

# The words that may be used without having been said.
unsaid = collections.Counter()
for pair in pairs:
    said = {plain(text) for text in pair["t"]}
    for text in pair["y"]:
        word = plain(text)
        if word not in said and not any(letter.isdigit() for letter in word):
            unsaid[word] += 1 if pair["hand"] else 0.02
words = [word for word, count in unsaid.most_common(MOST_WORDS) if count >= 3]
END = len(words)
places = {word: at for at, word in enumerate(words)}
print(len(words), "words", flush=True)


def is_sayable(pair):
    said = {plain(text) for text in pair["t"]}
    return all(plain(text) in said or plain(text) in places for text in pair["y"])


kept = [pair for pair in pairs if is_sayable(pair) and len(pair["t"]) <= 100 and len(pair["y"]) < LONGEST - 2]
print({name: (sum(p["hand"] == hand for p in kept), sum(p["hand"] == hand for p in pairs)) for name, hand in (("hand", True), ("sayings", False))}, flush=True)
exams = [pair for pair in kept if pair["out"] and pair["hand"]]
lessons = [pair for pair in kept if not pair["out"]]

# Names and values to put in the place of others.
pool = collections.defaultdict(list)
for pair in kept:
    for at, (text, sort) in enumerate(zip(pair["t"], pair["k"])):
        if sort >= 2:
            pool[sort].append(text)
        elif sort == 0 and at > 0 and text[:1].isupper() and text[1:].islower():
            pool["ru" if "а" <= text[0].lower() <= "я" else "en"].append(text)


def varied(pair):
    """The same with other names and values, in small letters, without its last mark."""
    said, told = list(pair["t"]), list(pair["y"])
    if random.random() < 0.6:
        wanted = {plain(text) for text in told}
        swaps = {}
        for at, (text, sort) in enumerate(zip(said, pair["k"])):
            key = sort if sort >= 2 else "ru" if "а" <= text[:1].lower() <= "я" else "en"
            is_name = sort == 0 and at > 0 and text[:1].isupper() and text[1:].islower()
            if (sort >= 2 or is_name) and plain(text) in wanted and plain(text) not in places and random.random() < 0.6:
                swaps[plain(text)] = random.choice(pool[key])
        said = [swaps.get(plain(text), text) for text in said]
        told = [swaps.get(plain(text), text) for text in told]
    if random.random() < 0.2:
        said = [text.lower() for text in said]
    sorts = pair["k"]
    if random.random() < 0.3 and said[-1] in ".!?":
        said, sorts = said[:-1], sorts[:-1]
    return said, sorts, told


def joined(pair, others):
    """Now and then two short ones in one breath."""
    said, sorts, told = varied(pair)
    other = random.choice(others)
    if len(told) > 14 or random.random() > 0.15 or other["l"] != pair["l"] or not pair["hand"]:
        return said, sorts, told
    more, more_sorts, more_told = varied(other)
    between = [] if said[-1] in ".!?" else ["."]
    return said + between + more, sorts + [1] * len(between) + more_sorts, told + more_told


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.n1, self.n2, self.n3 = nn.LayerNorm(D), nn.LayerNorm(D), nn.LayerNorm(D)
        self.qkv, self.o = nn.Linear(D, 3 * D), nn.Linear(D, D)
        self.ask, self.give, self.o2 = nn.Linear(D, D), nn.Linear(D, 2 * D), nn.Linear(D, D)
        self.a, self.b = nn.Linear(D, INNER), nn.Linear(INNER, D)


class Rewording(nn.Module):
    """Says one word after the other: one of its own, or one that was said."""

    def __init__(self):
        super().__init__()
        self.own = nn.Embedding(len(words) + 2, D)
        nn.init.normal_(self.own.weight, std=0.1)
        self.said, self.place = nn.Linear(D, D), nn.Embedding(LONGEST, D)
        nn.init.normal_(self.place.weight, std=0.05)
        self.norm0, self.norm = nn.LayerNorm(D), nn.LayerNorm(D)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.out, self.point, self.mark = nn.Linear(D, len(words) + 1), nn.Linear(D, D), nn.Linear(D, D)
        self.gate, self.follow = nn.Linear(D, 1), nn.Parameter(torch.tensor([1.0]))

    def forward(self, heard, there, before, matches, after):
        """heard: S rows each; before: own words so far (END + 1: none of them); matches: T × S, where the word so far stands; after: where the next stands."""
        size, length = before.shape
        mean = matches / matches.sum(-1, keepdim=True).clamp(min=1)
        x = self.own(before) + self.said(mean @ heard) * (matches.sum(-1, keepdim=True) > 0)
        x = F.dropout(self.norm0(x + self.place.weight[:length]), DROPPED, self.training)
        hidden = torch.zeros(size, 1, 1, heard.shape[1], device=device).masked_fill(~there[:, None, None], -1e4)
        split = lambda t: t.view(size, -1, HEADS, D // HEADS).transpose(1, 2)
        joined = lambda t: t.transpose(1, 2).reshape(size, length, D)
        for layer in self.layers:
            q, k, v = layer.qkv(layer.n1(x)).chunk(3, -1)
            told = F.scaled_dot_product_attention(split(q), split(k), split(v), is_causal=True)
            x = x + F.dropout(layer.o(joined(told)), DROPPED, self.training)
            k, v = layer.give(heard).chunk(2, -1)
            told = F.scaled_dot_product_attention(split(layer.ask(layer.n2(x))), split(k), split(v), attn_mask=hidden.to(x.dtype))
            x = x + F.dropout(layer.o2(joined(told)), DROPPED, self.training)
            inner = F.gelu(layer.a(layer.n3(x)), approximate="tanh")
            x = x + F.dropout(layer.b(inner), DROPPED, self.training)
        x = self.norm(x)
        owns = F.log_softmax(self.out(x).float(), -1)
        points = (self.point(x) @ self.mark(heard).transpose(1, 2)).float() / D**0.5 + self.follow.float() * after
        points = F.log_softmax(points.masked_fill(~there[:, None], -1e4), -1)
        gate = self.gate(x).float()
        return owns + F.logsigmoid(gate), points + F.logsigmoid(-gate)


numbers_of_keys = {}


def key_of(text):
    return numbers_of_keys.setdefault(plain(text), len(numbers_of_keys))


class Batch:
    def __init__(self, some):
        self.some = some
        said = max(len(said) for said, _, _ in some)
        length = max(len(told) for _, _, told in some) + 1
        pad = lambda row, size, value: row + [value] * (size - len(row))
        tensor = lambda rows, **kind: torch.tensor(rows, device=device, **kind)
        spelled = [[spellings.of(spelling(text)) for text in s] for s, _, _ in some]
        self.x = tensor([pad(row, said, 0) for row in spelled])
        self.sorts = tensor([pad(list(k), said, 0) for _, k, _ in some])
        self.there = tensor([pad([True] * len(s), said, False) for s, _, _ in some])
        keys = tensor([pad([key_of(text) for text in s], said, -1) for s, _, _ in some])
        tolds = [[plain(text) for text in told] for _, _, told in some]
        told_keys = tensor([pad([key_of(text) for text in told], length - 1, -2) for told in tolds])
        self.before = tensor([pad([END] + [places.get(word, END + 1) for word in told], length, END) for told in tolds])
        self.right = tensor([pad([places.get(word, -1) for word in told] + [END], length, -2) for told in tolds])
        stands = (told_keys[:, :, None] == keys[:, None]).float()
        empty = torch.zeros_like(stands[:, :1])
        self.matches, self.next = torch.cat([empty, stands], 1), torch.cat([stands, empty], 1)
        self.after = F.pad(self.matches, (1, 0))[..., :-1]


spellings = Spellings()


def heard_of(batch):
    pieces, cases = tables()
    with torch.no_grad(), torch.autocast("cuda", torch.bfloat16):
        heard = encoder(pieces[batch.x].long(), cases[batch.x], batch.sorts, batch.there).float()
    return F.dropout(heard, HEARD_DROPPED, model.training)


known_tables = []


def tables():
    """New spellings come with other names: only these are sent over."""
    known = len(known_tables[0]) if known_tables else 0
    if known < len(spellings.pieces):
        more = (
            torch.tensor(spellings.pieces[known:], dtype=torch.int32, device=device),
            torch.tensor(spellings.cases[known:], device=device),
        )
        known_tables[:] = [torch.cat(both) for both in zip(known_tables, more)] if known else more
    return known_tables


for pair in kept:
    for text in pair["t"]:
        spellings.of(spelling(text))
        spellings.of(spelling(text.lower()))
for some in list(pool.values()):
    for text in some:
        spellings.of(spelling(text))

model = Rewording().to(device)
optimiser = torch.optim.AdamW(model.parameters(), lr=PACE, weight_decay=0.03)
mean = torch.optim.swa_utils.AveragedModel(model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(MEAN_MEMORY))


def loss_of(batch):
    heard = heard_of(batch)
    with torch.autocast("cuda", torch.bfloat16):
        owns, points = model(heard, batch.there, batch.before, batch.matches, batch.after)
    own = owns.gather(-1, batch.right.clamp(min=0)[..., None])[..., 0].masked_fill(batch.right < 0, -1e4)
    pointed = torch.logsumexp(points.masked_fill(batch.next == 0, -1e4), -1)
    is_told = batch.right > -2
    return -(torch.logaddexp(own, pointed) * is_told).sum() / is_told.sum()


@torch.no_grad()
def say(net, said, sorts):
    """The likeliest word each time."""
    keys, told = [plain(text) for text in said], []
    for _ in range(LONGEST - 2):
        batch = Batch([(said, sorts, told + [""])])
        if not told:
            heard = heard_of(batch)
        before, matches, after = batch.before[:, :-1], batch.matches[:, :-1], batch.after[:, :-1]
        owns, points = net(heard, batch.there, before, matches, after)
        scores = collections.defaultdict(float)
        for at, value in enumerate(owns[0, -1].exp().tolist()):
            scores[words[at] if at < END else None] += value
        for key, value in zip(keys, points[0, -1].exp().tolist()):
            scores[key] += value
        word = max(scores, key=scores.get)
        if word is None:
            break
        told.append(word)
    return told


def examine(net, some, shown=0):
    net.eval()
    right = 0
    for at, pair in enumerate(some):
        told = say(net, pair["t"], pair["k"])
        gold = [plain(text) for text in pair["y"]]
        right += told == gold
        if at < shown:
            print("  ", " ".join(pair["t"]), "\n    ⇒", " ".join(told), "" if told == gold else "\n    ≠ " + " ".join(gold), flush=True)
    return round(right / max(1, len(some)), 3)


if __name__ == "__main__":
    step, began = 0, time.time()
    short = [pair for pair in lessons if pair["hand"] and len(pair["y"]) <= 14]
    each = [pair for pair in lessons for _ in range(BY_HAND if pair["hand"] else 1)]
    steps = ROUNDS * (len(each) // AT_ONCE + 1)
    turn, rounds = -1, ROUNDS
    while (turn := turn + 1) < rounds:
        model.train()
        ordered = sorted(each, key=lambda one: len(one["t"]) + len(one["y"]) + random.random() * 6)
        batches = [ordered[start : start + AT_ONCE] for start in range(0, len(ordered), AT_ONCE)]
        random.shuffle(batches)
        total = 0.0
        for some in batches:
            for group in optimiser.param_groups:
                group["lr"] = PACE * min(1, (step + 1) / WARM_UP) * max(0.02, 1 - step / steps)
            loss = loss_of(Batch([joined(pair, short) for pair in some]))
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            mean.update_parameters(model)
            total += float(loss.detach())
            step += 1
        if turn == 0:
            first = time.time()
        elif turn == 1 and SECONDS:
            rounds = max(3, min(ROUNDS, 1 + int((SECONDS - (first - began)) / (time.time() - first))))
            steps = rounds * len(batches)
        model.eval()
        with torch.no_grad():
            left = [float(loss_of(Batch([(p["t"], p["k"], p["y"]) for p in exams[at : at + 64]]))) for at in range(0, len(exams), 64)]
        print(turn + 1, round(total / len(batches), 3), "left out", round(sum(left) / max(1, len(left)), 3), round(time.time() - began), "s", flush=True)
    model.load_state_dict(mean.module.state_dict())
    print("mean", examine(model, exams[:150], 60) if exams else "", flush=True)

    parts, numbers = [], bytearray()
    for name, weight in model.state_dict().items():
        weight = weight.detach().float().cpu()
        numbers += b"\0" * (-len(numbers) % 4)
        is_small = weight.dim() == 2 and weight.shape[0] > 4
        parts.append({"name": name, "shape": list(weight.shape), "at": len(numbers), "small": is_small})
        if is_small:
            scale = weight.abs().amax(1).clamp(min=1e-8) / 127
            numbers += scale.numpy().tobytes()
            weight = (weight / scale[:, None]).round().clamp(-127, 127).to(torch.int8)
        numbers += weight.contiguous().numpy().tobytes()
    shape = {"d": D, "heads": HEADS, "layers": LAYERS, "longest": LONGEST, "words": words}
    head = json.dumps({**shape, "parts": parts}, ensure_ascii=False).encode()
    head += b" " * (-len(head) % 4)
    with open(f"{FOLDER}/rewording.bin", "wb") as file:
        file.write(struct.pack("<I", len(head)) + head + bytes(numbers))
    print("written", len(numbers), flush=True)
