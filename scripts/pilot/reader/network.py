"""The network that reads tasks, as src/brain/pilot/tagging/reader/ has it: what is changed here must be changed there."""
import re

import torch
import torch.nn as nn
import torch.nn.functional as F

# Numbers for a word in its place, heads, layers, numbers inside a layer.
D, HEADS, LAYERS, INNER = 320, 5, 6, 960
# Rows of the table of pieces, numbers in a row, pieces of a word at most.
BUCKETS, ROW, PIECES = 50_000, 160, 24
# Words farther apart than this count as equally far.
REACH = 16
# Sorts of tokens: a word, a mark, eleven kinds of values.
SORTS = 13
KINDS, SLOTS = 45, 29


def normal(text):
    return re.sub(r"\d", "0", text.lower().replace("ё", "е").replace("’", "'"))


def fnv(text):
    total = 2166136261
    for letter in text:
        total = ((total ^ ord(letter)) * 16777619) & 0xFFFFFFFF
    return total


def pieces_of(text):
    word = normal(text)[:32]
    framed = "<" + word + ">"
    found = ["=" + word]
    for size in (3, 4, 5):
        found += [framed[at : at + size] for at in range(len(framed) - size + 1)]
    return [fnv(piece) % BUCKETS for piece in found[:PIECES]]


def case_of(text):
    letters = [letter for letter in text if letter.lower() != letter.upper()]
    if not letters or all(letter == letter.lower() for letter in letters):
        return 0
    if len(letters) > 1 and all(letter == letter.upper() for letter in letters):
        return 2
    return 1 if letters[0] == letters[0].upper() else 3


def spelling(text):
    """Of a value of several words the first two, without quotes."""
    words = text.split()
    return text if len(words) < 2 else " ".join(text.strip("«»\"“”„").split()[:2])


class Spellings:
    """Every spelling once, with its pieces."""

    def __init__(self):
        self.numbers, self.pieces, self.cases = {}, [], []

    def of(self, text):
        known = self.numbers.get(text)
        if known is not None:
            return known
        pieces = pieces_of(text)
        self.numbers[text] = len(self.pieces)
        self.pieces.append(pieces + [BUCKETS] * (PIECES - len(pieces)))
        self.cases.append(case_of(text))
        return self.numbers[text]

    def tensors(self, device):
        return (
            torch.tensor(self.pieces, dtype=torch.int32, device=device),
            torch.tensor(self.cases, device=device),
        )


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.n1, self.n2 = nn.LayerNorm(D), nn.LayerNorm(D)
        self.qkv, self.o = nn.Linear(D, 3 * D), nn.Linear(D, D)
        self.a, self.b = nn.Linear(D, INNER), nn.Linear(INNER, D)
        self.far = nn.Parameter(torch.zeros(HEADS, 2 * REACH + 1))


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.emb = nn.Embedding(BUCKETS + 1, ROW, padding_idx=BUCKETS)
        self.up = nn.Linear(ROW, D)
        self.case, self.kind = nn.Embedding(4, D), nn.Embedding(SORTS, D)
        for table in (self.emb, self.case, self.kind):
            nn.init.normal_(table.weight, std=0.1)
        self.emb.weight.data[BUCKETS] = 0
        self.mask = nn.Parameter(torch.randn(D) * 0.1)
        self.norm0 = nn.LayerNorm(D)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.norm = nn.LayerNorm(D)

    def forward(self, pieces, cases, sorts, there, masked=None, drop=0.0):
        x = self.words(pieces, cases, sorts, masked, drop)
        return self.norm(through(self.layers, x, there, drop))

    def words(self, pieces, cases, sorts, masked=None, drop=0.0):
        """What the words are by themselves."""
        count = (pieces != BUCKETS).sum(-1, keepdim=True).clamp(min=1)
        x = self.up(self.emb(pieces).sum(-2) / count.sqrt()) + self.case(cases)
        if masked is not None:
            x = torch.where(masked[..., None], self.mask.to(x.dtype), x)
        return F.dropout(self.norm0(x + self.kind(sorts)), drop, self.training)


def through(layers, x, there, drop=0.0):
    """What the words mean after some layers of attention."""
    size, length, _ = x.shape
    place = torch.arange(length, device=x.device)
    distance = (place[None] - place[:, None]).clamp(-REACH, REACH) + REACH
    hidden = torch.zeros(size, 1, 1, length, device=x.device, dtype=x.dtype)
    hidden = hidden.masked_fill(~there[:, None, None], -1e4)
    for layer in layers:
        q, k, v = layer.qkv(layer.n1(x)).view(size, length, 3, HEADS, D // HEADS).permute(2, 0, 3, 1, 4)
        bias = layer.far[:, distance][None].to(x.dtype) + hidden
        heard = F.scaled_dot_product_attention(q, k, v, attn_mask=bias)
        told = layer.o(heard.transpose(1, 2).reshape(size, length, D))
        x = x + F.dropout(told, drop, layer.training)
        inner = F.gelu(layer.a(layer.n2(x)), approximate="tanh")
        x = x + F.dropout(layer.b(inner), drop, layer.training)
    return x


class Chain(nn.Module):
    """Labels that follow each other (a linear-chain CRF)."""

    NEVER = -1e4

    def __init__(self, labels, follows):
        super().__init__()
        self.steps, self.start = nn.Parameter(torch.zeros(labels, labels)), nn.Parameter(torch.zeros(labels))
        allowed = lambda before, label: 0.0 if follows(before, label) else self.NEVER
        rows = [[allowed(before, label) for label in range(labels)] for before in range(labels)]
        self.register_buffer("no", torch.tensor(rows), persistent=False)
        self.register_buffer("no0", torch.tensor([allowed(None, label) for label in range(labels)]), persistent=False)

    def loss(self, scores, right, there):
        steps, start = self.steps + self.no, self.start + self.no0
        gold = start[right[:, 0]] + scores[:, 0].gather(1, right[:, :1])[:, 0]
        total = start + scores[:, 0]
        for at in range(1, scores.shape[1]):
            here = there[:, at]
            step = steps[right[:, at - 1], right[:, at]] + scores[:, at].gather(1, right[:, at : at + 1])[:, 0]
            gold = gold + torch.where(here, step, torch.zeros_like(gold))
            next_total = torch.logsumexp(total[:, :, None] + steps[None], 1) + scores[:, at]
            total = torch.where(here[:, None], next_total, total)
        return torch.logsumexp(total, 1) - gold

    def best(self, scores):
        steps, now, came = self.steps + self.no, self.start + self.no0 + scores[0], []
        for row in scores[1:]:
            most, before = (now[:, None] + steps).max(0)
            came.append(before.tolist())
            now = most + row
        path = [int(now.argmax())]
        for before in reversed(came):
            path.append(before[path[-1]])
        return path[::-1]


class Reader(nn.Module):
    """Where the clauses of a task are, of what kind each is, which of its words matter."""

    def __init__(self):
        super().__init__()
        self.enc = Encoder()
        self.seg, self.kind, self.kindemb = nn.Linear(D, 3), nn.Linear(2 * D, KINDS), nn.Embedding(KINDS, 32)
        self.sa, self.sb = nn.Linear(D + 32, 128), nn.Linear(128, SLOTS)
        self.segcrf = Chain(3, lambda before, label: label != 2 or (before is not None and before != 0))
        goes_on = lambda label: label > 0 and label % 2 == 0
        self.slotcrf = Chain(SLOTS, lambda before, label: not goes_on(label) or before in (label, label - 1))

    def kinds(self, words, there):
        mean = (words * there[..., None]).sum(1) / there.sum(1, keepdim=True).clamp(min=1)
        return self.kind(torch.cat([mean, words[:, 0]], -1)).float()

    def slots(self, words, kinds):
        mark = self.kindemb(kinds)[:, None].expand(-1, words.shape[1], -1).to(words.dtype)
        return self.sb(F.gelu(self.sa(torch.cat([words, mark], -1)), approximate="tanh")).float()
