"""Learns what words mean from plain text: guesses words that are hidden.

python3 pretrain.py FOLDER SECONDS     reads FOLDER/en.txt and FOLDER/ru.txt (gather-text.py) and FOLDER/sayings.jsonl
                                       (export-sayings.ts), writes FOLDER/encoder.pt
"""
import collections
import json
import math
import random
import re
import sys
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from network import D, Encoder, Spellings, normal

FOLDER, SECONDS = sys.argv[1], float(sys.argv[2])
LONGEST, VOCABULARY, TOKENS_AT_ONCE = 64, 30_000, 32_768
HIDDEN_SHARE, PACE, WARM_UP = 0.2, 1e-3, 500
SAYINGS_TIMES = 3
device = "cuda"
torch.manual_seed(1)
random.seed(1)

# As src/brain/pilot/understanding/tokens.ts parts them.
INSIDE = r".,;:!?()\[\]{}<>=→»«\"“”„…"
TOKEN = re.compile(rf"\n+|->|=>|[{INSIDE}]|[^\s{INSIDE}]+(?:[.:][^\s{INSIDE}]+)*")
MARK = re.compile(rf"^(?:\n+|->|=>|[{INSIDE}–—-])$")
NUMBER = re.compile(r"^\d+(?:[.,]\d+)?$")


def sort_of(text):
    return 1 if MARK.match(text) else 3 if NUMBER.match(text) else 0


def learn(tokens, times=1):
    if len(tokens) >= 4:
        sentences.extend(times * [np.fromiter((spellings.of(one) for one in tokens[:LONGEST]), np.int32, min(LONGEST, len(tokens)))])


spellings = Spellings()
sentences = []
for language in ("ru", "en"):
    with open(f"{FOLDER}/{language}.txt") as lines:
        for line in lines:
            learn(TOKEN.findall(line.strip()))
# What people say to an agent is little beside that: it is read more often.
with open(f"{FOLDER}/sayings.jsonl") as lines:
    for saying in map(json.loads, lines):
        if saying["f"] != "held-out.txt" and not saying["a"]:
            learn([part for text in saying["t"] for part in TOKEN.findall(text)], SAYINGS_TIMES)

texts = list(spellings.numbers)
seen = collections.Counter()
for sentence in sentences:
    seen.update(sentence.tolist())
words = collections.Counter()
for number, times in seen.items():
    words[normal(texts[number])] += times
common = {word: at for at, (word, _) in enumerate(words.most_common(VOCABULARY))}
target = torch.tensor([common.get(normal(text), -1) for text in texts], device=device)
sorts = torch.tensor([sort_of(text) for text in texts], device=device)
pieces, cases = spellings.tensors(device)
lengths = np.array([len(sentence) for sentence in sentences])
starts = torch.from_numpy(np.concatenate([[0], np.cumsum(lengths)[:-1]])).to(device)
flat = torch.from_numpy(np.concatenate(sentences)).to(device)
sizes = torch.from_numpy(lengths).to(device)
print(len(sentences), "sentences,", int(lengths.sum()), "tokens,", len(texts), "spellings", flush=True)

batches, batch = [], []
for at in np.argsort(lengths, kind="stable"):
    if (len(batch) + 1) * lengths[at] > TOKENS_AT_ONCE:
        batches.append(np.array(batch))
        batch = []
    batch.append(at)
batches.append(np.array(batch))

encoder, head = Encoder().to(device), nn.Linear(D, len(common)).to(device)
parameters = [*encoder.parameters(), *head.parameters()]
optimiser = torch.optim.AdamW(parameters, lr=PACE, betas=(0.9, 0.98), weight_decay=0.01)
began, step, share = time.time(), 0, 0.0
while share < 1:
    random.shuffle(batches)
    for batch in batches:
        share = (time.time() - began) / SECONDS
        if share >= 1:
            break
        falling = max(0.02, 0.5 * (1 + math.cos(math.pi * share)))
        for group in optimiser.param_groups:
            group["lr"] = PACE * min(1, (step + 1) / WARM_UP) * falling
        index = torch.from_numpy(batch).to(device)
        size = sizes[index]
        places = torch.arange(int(size.max()), device=device)[None]
        there = places < size[:, None]
        tokens = flat[(starts[index][:, None] + places).clamp(max=flat.numel() - 1)].long().masked_fill(~there, 0)
        goal = target[tokens]
        hidden = (torch.rand(tokens.shape, device=device) < HIDDEN_SHARE) & there & (goal >= 0)
        # Of what is to be guessed most is hidden, some replaced, some left.
        luck = torch.rand(tokens.shape, device=device)
        masked = hidden & (luck < 0.8)
        shown = torch.where(hidden & (luck > 0.9), tokens[:, torch.randperm(tokens.shape[1], device=device)], tokens)
        with torch.autocast("cuda", torch.bfloat16):
            x = encoder(
                pieces[shown].long(), cases[shown].masked_fill(masked, 0), sorts[tokens].masked_fill(masked, 0), there, masked
            )
            guesses = head(x[hidden])
        loss = F.cross_entropy(guesses.float(), goal[hidden])
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(parameters, 1.0)
        optimiser.step()
        step += 1
        if step % 1000 == 0:
            print(f"{share:.0%} step {step} loss {float(loss):.3f}", flush=True)
torch.save({name: weight.half() for name, weight in encoder.state_dict().items()}, f"{FOLDER}/encoder.pt")
