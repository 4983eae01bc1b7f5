"""Teaches the sayings to an encoder that knows words, and writes the weights down in small numbers.

python3 teach.py FOLDER NAME [FILE,FILE]     reads FOLDER/encoder.pt and FOLDER/sayings.jsonl (export-sayings.ts), writes FOLDER/NAME.bin.
                                             The files are left out and measured on, as held-out.txt always is.
"""
import collections
import json
import random
import struct
import sys

import torch
import torch.nn as nn
import torch.nn.functional as F

from network import BUCKETS, D, HEADS, INNER, LAYERS, PIECES, REACH, ROW, Reader, Spellings, spelling

FOLDER, NAME = sys.argv[1:3]
LEFT_OUT = {"held-out.txt", *(sys.argv[3].split(",") if len(sys.argv) > 3 else [])}
ROUNDS, AT_ONCE, PACE, WARM_UP, DROPPED, HIDDEN_SHARE = 9, 256, 4e-4, 300, 0.15, 0.06
# What begins from nothing learns faster than what is known already.
HEADS_PACE = 3.0
MEAN_MEMORY = 0.997
device = "cuda"
torch.manual_seed(1)
random.seed(1)


def stretches(path):
    found = []
    for at, label in enumerate(path):
        if label == 1:
            found.append([at, at + 1])
        elif label == 2 and found:
            found[-1][1] = at + 1
    return found


def slots_in(path, start):
    found = []
    for at, label in enumerate(path):
        if label > 0 and label % 2 == 0 and found:
            found[-1][2] = start + at + 1
        elif label > 0:
            found.append([(label - 1) // 2, start + at, start + at + 1])
    return [tuple(one) for one in found]


spellings = Spellings()
with open(f"{FOLDER}/sayings.jsonl") as lines:
    sayings = [json.loads(line) for line in lines]
for saying in sayings:
    saying["x"] = [spellings.of(spelling(text)) for text in saying["t"]]
    saying["clauses"] = stretches(saying["g"])
pieces, cases = spellings.tensors(device)
lessons = [one for one in sayings if one["f"] not in LEFT_OUT and len(one["t"]) <= 120 and one["clauses"]]
exams = {file: [one for one in sayings if one["f"] == file and not one["a"]] for file in sorted(LEFT_OUT)}
print(len(lessons), "lessons", flush=True)

model = Reader().to(device)
known = torch.load(f"{FOLDER}/encoder.pt")
model.enc.load_state_dict({name: weight.float() for name, weight in known.items()})
heads = [weight for name, weight in model.named_parameters() if not name.startswith("enc.")]
groups = [{"params": list(model.enc.parameters()), "pace": 1.0}, {"params": heads, "pace": HEADS_PACE}]
optimiser = torch.optim.AdamW(groups, lr=PACE, weight_decay=0.02)


def padded(some):
    length = max(len(one["t"]) for one in some)
    table = lambda key: torch.tensor([one[key] + [0] * (length - len(one["t"])) for one in some], device=device)
    there = torch.tensor([[at < len(one["t"]) for at in range(length)] for one in some], device=device)
    clauses = [(row, a, b, one) for row, one in enumerate(some) for a, b in one["clauses"]]
    longest = max(b - a for _, a, b, _ in clauses)
    index = [[row * length + min(a + at, b - 1) for at in range(longest)] for row, a, b, _ in clauses]
    inside = [[at < b - a for at in range(longest)] for _, a, b, _ in clauses]
    slots = [one["s"][a:b] + [0] * (longest - (b - a)) for _, a, b, one in clauses]
    has_slots = [not one.get("noslots") for *_, one in clauses]
    tensor = lambda rows: torch.tensor(rows, device=device)
    kinds = tensor([one["c"][a] for _, a, _, one in clauses])
    return (table("x"), table("k"), there, table("g"), tensor(index), tensor(inside), kinds, tensor(slots), tensor(has_slots))


def losses(some):
    x, sorts, there, segments, index, inside, kinds, slots, has_slots = padded(some)
    hidden = (torch.rand(x.shape, device=device) < HIDDEN_SHARE) & there & (sorts != 1)
    with torch.autocast("cuda", torch.bfloat16):
        words = model.enc(pieces[x].long(), cases[x], sorts, there, hidden, DROPPED)
        clauses = words.reshape(-1, D)[index]
        bounds = model.seg(words).float()
        guessed = model.kinds(clauses, inside.to(words.dtype))
        marked = model.slots(clauses, kinds)
    of_bounds = (model.segcrf.loss(bounds, segments, there) / there.sum(1)).mean()
    of_kinds = F.cross_entropy(guessed, kinds, label_smoothing=0.05)
    of_slots = (model.slotcrf.loss(marked, slots, inside) / inside.sum(1) * has_slots).sum() / has_slots.sum().clamp(min=1)
    return 2 * of_bounds + of_kinds + 2 * of_slots


@torch.no_grad()
def examine(some):
    model.eval()
    right = collections.Counter()
    for one in some:
        x, sorts = torch.tensor([one["x"]], device=device), torch.tensor([one["k"]], device=device)
        words = model.enc(pieces[x].long(), cases[x], sorts, torch.ones_like(x, dtype=torch.bool))[0]
        kinds, slots, gold = [], [], []
        for a, b in stretches(model.segcrf.best(model.seg(words).float())):
            clause = words[None, a:b]
            kinds.append(int(model.kinds(clause, torch.ones(1, b - a, device=device)).argmax()))
            marks = model.slots(clause, torch.tensor([kinds[-1]], device=device))[0]
            slots += slots_in(model.slotcrf.best(marks), a)
        for a, b in one["clauses"]:
            gold += slots_in(one["s"][a:b], a)
        fits = kinds == [one["c"][a] for a, _ in one["clauses"]]
        right["kinds"] += fits
        right["whole"] += fits and gold == slots
    model.train()
    return {name: round(count / max(1, len(some)), 3) for name, count in right.items()}


# What is kept in the end is the mean of the weights on the way: it knows a little more than any of them.
mean = torch.optim.swa_utils.AveragedModel(model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(MEAN_MEMORY))
model.train()
step, steps = 0, ROUNDS * (len(lessons) // AT_ONCE + 1)
for at in range(ROUNDS):
    # Like lengths together, in another order each time.
    ordered = sorted(lessons, key=lambda one: len(one["t"]) + random.random() * 4)
    batches = [ordered[start : start + AT_ONCE] for start in range(0, len(ordered), AT_ONCE)]
    random.shuffle(batches)
    for batch in batches:
        for group in optimiser.param_groups:
            group["lr"] = PACE * group["pace"] * min(1, (step + 1) / WARM_UP) * max(0.0, 1 - step / steps)
        loss = losses(batch)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        mean.update_parameters(model)
        step += 1
    if at % 4 == 3 or at == ROUNDS - 1:
        print(at + 1, {file: examine(some) for file, some in exams.items()}, flush=True)

model.load_state_dict(mean.module.state_dict())
print("mean", {file: examine(some) for file, some in exams.items()}, flush=True)

parts, numbers = [], bytearray()
for name, weight in model.state_dict().items():
    weight = (weight[:BUCKETS] if name == "enc.emb.weight" else weight).detach().float().cpu()
    numbers += b"\0" * (-len(numbers) % 4)
    is_small = weight.dim() == 2 and weight.shape[0] > 4 and "steps" not in name
    parts.append({"name": name, "shape": list(weight.shape), "at": len(numbers), "small": is_small})
    if is_small:
        scale = weight.abs().amax(1).clamp(min=1e-8) / 127
        numbers += scale.numpy().tobytes()
        weight = (weight / scale[:, None]).round().clamp(-127, 127).to(torch.int8)
    numbers += weight.contiguous().numpy().tobytes()
shape = {"d": D, "heads": HEADS, "layers": LAYERS, "ffn": INNER, "buckets": BUCKETS, "emb": ROW, "pieces": PIECES, "reach": REACH}
head = json.dumps({**shape, "parts": parts}).encode()
head += b" " * (-len(head) % 4)
with open(f"{FOLDER}/{NAME}.bin", "wb") as file:
    file.write(struct.pack("<I", len(head)) + head + bytes(numbers))
