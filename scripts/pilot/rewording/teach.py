"""Teaches what people say as plain commands, on top of the encoder that the reader has, and writes the weights down in small numbers.

python3 teach.py FOLDER READER.bin SECONDS [all]     reads FOLDER/pairs.jsonl (export-pairs.ts) and the reader's weights, learns for so many
                                                     seconds, writes FOLDER/rewording.bin.gz. Every twelfth task is left out and measured
                                                     on, unless all are to be learned from; what was said of those comes to FOLDER/told.jsonl.
"""
import collections
import copy
import functools
import gzip
import json
import os
import random
import struct
import sys
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "reader"))
from network import D, HEADS, INNER, REACH, Encoder, Spellings, spelling, through  # noqa: E402

FOLDER, READER, SECONDS = sys.argv[1], sys.argv[2], float(sys.argv[3])
IS_WHOLE = "all" in sys.argv[4:]
# Layers of its own: those that hear, which begin as the last ones of the reader and learn along, and those that tell.
HEARING, TELLING = 6, 3
LONGEST, MOST_WORDS, MOST_SAID = 110, 1000, 100
AT_ONCE, WARM_UP, PACE, HEARING_PACE = 256, 300, 9e-4, 3.5e-4
# So many others prepare what it learns from.
HANDS = 6
DROPPED, HEARD_DROPPED, HIDDEN_SHARE = 0.3, 0.3, 0.15
# What was written as pairs counts so often beside what is made of the sayings.
BY_HAND = 4
MEAN_MEMORY = 0.998
# So large is the largest number of a row in the file: six bits, which gzip packs.
LARGEST = 31
SEED = 1
device = "cuda"
torch.manual_seed(SEED)
random.seed(SEED)


@functools.cache
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
        count = int(np.prod(shape))
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


kept = [pair for pair in pairs if is_sayable(pair) and len(pair["t"]) <= MOST_SAID and len(pair["y"]) < LONGEST - 2]
print({name: (sum(p["hand"] == hand for p in kept), sum(p["hand"] == hand for p in pairs)) for name, hand in (("hand", True), ("sayings", False))}, flush=True)
exams = [pair for pair in kept if pair["out"] and pair["hand"]]
lessons = [pair for pair in kept if not pair["out"]]
short = [pair for pair in lessons if pair["hand"] and len(pair["y"]) <= 14]

# Names and values to put in the place of others.
pool = collections.defaultdict(list)
for pair in kept:
    for at, (text, sort) in enumerate(zip(pair["t"], pair["k"])):
        if sort >= 2:
            pool[sort].append(text)
        elif sort == 0 and at > 0 and text[:1].isupper() and text[1:].islower():
            pool["ru" if "а" <= text[0].lower() <= "я" else "en"].append(text)

# Every spelling, and every word as it is known, has a number.
spellings, numbers_of_keys = Spellings(), {}


def key_of(text):
    return numbers_of_keys.setdefault(plain(text), len(numbers_of_keys))


@functools.cache
def known_as(text):
    """The numbers of its spelling, of the word it is known as, and of that among the own words."""
    return spellings.of(spelling(text)), key_of(text), places.get(plain(text), -1)


for texts in [*(pair["t"] + pair["y"] for pair in kept), *pool.values()]:
    for text in texts:
        known_as(text)
        known_as(text.lower())
pieces, cases = spellings.tensors(device)


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


def joined(pair):
    """Now and then two short ones in one breath."""
    said, sorts, told = varied(pair)
    other = random.choice(short)
    if len(told) > 14 or random.random() > 0.15 or other["l"] != pair["l"] or not pair["hand"]:
        return said, sorts, told
    more, more_sorts, more_told = varied(other)
    between = [] if said[-1] in ".!?" else ["."]
    return said + between + more, sorts + [1] * len(between) + more_sorts, told + more_told


def together(some):
    """Numbers for some of them: what was said, of what sort it is, as what it is known, and what is told."""
    said, length = max(len(one[0]) for one in some), max(len(one[2]) for one in some) + 1
    table = lambda columns, value: np.full((len(some), columns), value, np.int64)
    x, sorts, keys = table(said, 0), table(said, 0), table(said, -1)
    before, right, told_keys = table(length, END), table(length, -2), table(length - 1, -2)
    for row, (s, k, told) in enumerate(some):
        here = [known_as(text) for text in s]
        x[row, : len(s)], keys[row, : len(s)] = [one[0] for one in here], [one[1] for one in here]
        sorts[row, : len(s)] = k
        then = [known_as(text) for text in told]
        own = [one[2] for one in then]
        before[row, 1 : len(told) + 1] = [END + 1 if one < 0 else one for one in own]
        right[row, : len(told) + 1] = [*own, END]
        told_keys[row, : len(told)] = [one[1] for one in then]
    return [torch.from_numpy(one) for one in (x, sorts, keys, before, right, told_keys)]


class Lessons(torch.utils.data.Dataset):
    """Batches of pairs of like length, varied anew each time."""

    def __init__(self, each):
        ordered = sorted(each, key=lambda one: len(one["t"]) + len(one["y"]) + random.random() * 6)
        self.batches = [ordered[start : start + AT_ONCE] for start in range(0, len(ordered), AT_ONCE)]
        random.shuffle(self.batches)

    def __len__(self):
        return len(self.batches)

    def __getitem__(self, at):
        random.seed(hash((SEED, turn, at)))
        return together([joined(pair) for pair in self.batches[at]])


class Batch:
    def __init__(self, tensors):
        self.x, self.sorts, keys, self.before, self.right, told_keys = (one.to(device, non_blocking=True) for one in tensors)
        self.there = keys >= 0
        stands = (told_keys[:, :, None] == keys[:, None]).float()
        empty = torch.zeros(len(stands), 1, keys.shape[1], device=device)
        # For each word that is told: where the one before it stands, where it stands itself, and what comes after the one before.
        self.matches, self.next = torch.cat([empty, stands], 1), torch.cat([stands, empty], 1)
        self.after = F.pad(self.matches, (1, 0))[..., :-1]


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
        own_layers = list(encoder.layers)[len(encoder.layers) - HEARING :]
        self.hearing = nn.ModuleList(copy.deepcopy(layer).requires_grad_(True) for layer in own_layers)
        self.heard = copy.deepcopy(encoder.norm).requires_grad_(True)
        self.own = nn.Embedding(len(words) + 2, D)
        nn.init.normal_(self.own.weight, std=0.1)
        self.said, self.place = nn.Linear(D, D), nn.Embedding(LONGEST, D)
        nn.init.normal_(self.place.weight, std=0.05)
        self.norm0, self.norm = nn.LayerNorm(D), nn.LayerNorm(D)
        self.layers = nn.ModuleList(Layer() for _ in range(TELLING))
        self.out, self.point, self.mark = nn.Linear(D, len(words) + 1), nn.Linear(D, D), nn.Linear(D, D)
        self.gate, self.follow = nn.Linear(D, 1), nn.Parameter(torch.tensor([1.0]))

    def hear(self, batch):
        hidden = None
        if self.training:
            hidden = (torch.rand(batch.x.shape, device=device) < HIDDEN_SHARE) & batch.there & (batch.sorts != 1)
        with torch.no_grad():
            x = encoder.words(pieces[batch.x].long(), cases[batch.x], batch.sorts, hidden)
            x = through(encoder.layers[: len(encoder.layers) - HEARING], x, batch.there)
        x = self.heard(through(self.hearing, x, batch.there, HEARD_DROPPED))
        return F.dropout(x.float(), HEARD_DROPPED, self.training)

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


model = Rewording().to(device)
ears = [*model.hearing.parameters(), *model.heard.parameters()]
is_ear = {id(weight) for weight in ears}
groups = [
    {"params": [weight for weight in model.parameters() if id(weight) not in is_ear], "pace": PACE},
    {"params": ears, "pace": HEARING_PACE},
]
optimiser = torch.optim.AdamW(groups, lr=PACE, weight_decay=0.03, fused=True)
mean = torch.optim.swa_utils.AveragedModel(model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(MEAN_MEMORY))


def loss_of(batch):
    with torch.autocast("cuda", torch.bfloat16):
        owns, points = model(model.hear(batch), batch.there, batch.before, batch.matches, batch.after)
    own = owns.gather(-1, batch.right.clamp(min=0)[..., None])[..., 0].masked_fill(batch.right < 0, -1e4)
    pointed = torch.logsumexp(points.masked_fill(batch.next == 0, -1e4), -1)
    is_told = batch.right > -2
    return -(torch.logaddexp(own, pointed) * is_told).sum() / is_told.sum()


@torch.no_grad()
def say(net, some):
    """The likeliest word each time, for many at once: the words, and how likely they are on average."""
    asked, told, likely = [(pair["t"], pair["k"]) for pair in some], [[] for _ in some], [0.0 for _ in some]
    heard = net.hear(Batch(together([(said, sorts, []) for said, sorts in asked])))
    open_ones = list(range(len(some)))
    while open_ones and len(told[open_ones[0]]) < LONGEST - 2:
        batch = Batch(together([(*asked[at], told[at]) for at in open_ones]))
        here = heard[open_ones][:, : batch.x.shape[1]]
        owns, points = net(here, batch.there, batch.before, batch.matches, batch.after)
        owns, points = owns[:, -1].exp().cpu().numpy(), points[:, -1].exp().cpu().numpy()
        left = []
        for row, at in enumerate(open_ones):
            scores = collections.defaultdict(float, zip([*words, None], owns[row].tolist()))
            for text, value in zip(asked[at][0], points[row].tolist()):
                scores[plain(text)] += value
            word = max(scores, key=scores.get)
            likely[at] += float(np.log(max(scores[word], 1e-9)))
            if word is not None:
                told[at].append(word)
                left.append(at)
        open_ones = left
    return [(one, sum_ / (len(one) + 1)) for one, sum_ in zip(told, likely)]


def examine(net, some):
    net.eval()
    found = [one for at in range(0, len(some), 64) for one in say(net, some[at : at + 64])]
    with open(f"{FOLDER}/told.jsonl", "w") as file:
        for pair, (told, likely) in zip(some, found):
            line = {"f": pair["f"], "task": pair["task"], "said": pair["t"], "gold": pair["y"], "told": told, "likely": round(likely, 4)}
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
    return round(sum(told == [plain(text) for text in pair["y"]] for pair, (told, _) in zip(some, found)) / max(1, len(some)), 3)


def is_small(weight):
    return weight.dim() == 2 and weight.shape[0] > 5


def scale_of(weight):
    return weight.abs().amax(1, keepdim=True).clamp(min=1e-8) / LARGEST


@torch.no_grad()
def press(net):
    """Makes the weights what they are in the file, so that those are measured that are used."""
    for weight in net.parameters():
        if is_small(weight):
            scale = scale_of(weight)
            weight.copy_((weight / scale).round() * scale)


def write(net, path):
    parts, numbers = [], bytearray()
    for name, weight in net.state_dict().items():
        weight = weight.detach().float().cpu()
        numbers += b"\0" * (-len(numbers) % 4)
        parts.append({"name": name, "shape": list(weight.shape), "at": len(numbers), "small": is_small(weight)})
        if is_small(weight):
            scale = scale_of(weight)
            numbers += scale.numpy().tobytes()
            weight = (weight / scale).round().to(torch.int8)
        numbers += weight.contiguous().numpy().tobytes()
    shape = {"d": D, "heads": HEADS, "reach": REACH, "hearing": HEARING, "layers": TELLING, "longest": LONGEST, "words": words}
    head = json.dumps({**shape, "parts": parts}, ensure_ascii=False).encode()
    head += b" " * (-len(head) % 4)
    packed = gzip.compress(struct.pack("<I", len(head)) + head + bytes(numbers), 9, mtime=0)
    with open(path, "wb") as file:
        file.write(packed)
    print("written", len(packed), flush=True)


@torch.no_grad()
def left_out_loss():
    model.eval()
    losses = [float(loss_of(Batch(together([(p["t"], p["k"], p["y"]) for p in exams[at : at + 64]])))) for at in range(0, len(exams), 64)]
    return round(sum(losses) / max(1, len(losses)), 3)


step, began, turn, gone = 0, time.time(), 0, 0.0
each = [pair for pair in lessons for _ in range(BY_HAND if pair["hand"] else 1)]
while gone < 1:
    model.train()
    total, count = 0.0, 0
    batches = torch.utils.data.DataLoader(Lessons(each), batch_size=None, num_workers=HANDS, prefetch_factor=16)
    for tensors in batches:
        gone = (time.time() - began) / SECONDS
        if gone >= 1:
            break
        for group in optimiser.param_groups:
            group["lr"] = group["pace"] * min(1, (step + 1) / WARM_UP) * max(0.01, 1 - gone)
        loss = loss_of(Batch(tensors))
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        mean.update_parameters(model)
        total += loss.detach()
        step, count = step + 1, count + 1
    turn += 1
    print(turn, step, round(float(total) / max(1, count), 3), "left out", left_out_loss(), round(time.time() - began), "s", flush=True)
model.load_state_dict(mean.module.state_dict())
print("on average", left_out_loss(), flush=True)
press(model)
print("in small numbers", left_out_loss(), examine(model, exams) if exams else "", round(time.time() - began), "s", flush=True)
write(model, f"{FOLDER}/rewording.bin.gz")
