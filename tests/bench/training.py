#!/usr/bin/env python3
"""A small model trained by the core and by PyTorch: training.py PATH/TO/bench_training.

Both train the same model on the same task with the same batch, steps, optimiser and rate, in one
thread each, alternating in one run. For PyTorch only the steps count: its sequences are drawn
beforehand. Both must learn the task. Prints a line per encoding: the processor seconds of both, and
the ratio, which must be at least 5. Exits with 1 if it is less. Without PyTorch (Debian's
python3-torch) it says so."""

import math
import subprocess
import sys
import time

import report

WANTED = 5
ENCODINGS = ["nope", "sinusoidal", "learned", "t5", "alibi", "rope"]
LENGTH, WIDTH, HEADS, BATCH, STEPS, RATE = 32, 64, 4, 8, 800, 3e-3
KEYS, VALUES, BASE, BUCKETS = 8, 8, 10000.0, 16
LEARNED = 0.2  # mean cross-entropy of the last steps, where guessing has ln 8 = 2.08
LAST = 50

try:
    import numpy
    import torch
except ImportError:
    torch = None


def drawn(random):
    """Writes k = v and reads k?, half each; keys by Zipf's law. The answer to a read is the value
    last written, or -1."""
    weights = 1 / numpy.arange(1, KEYS + 1)
    keys = numpy.zeros((STEPS, BATCH, LENGTH), dtype=int)
    values, answers = keys.copy(), keys - 1
    for sequence in numpy.ndindex(STEPS, BATCH):
        names = random.permutation(KEYS)
        keys[sequence] = names[random.choice(KEYS, LENGTH, p=weights / weights.sum())]
        values[sequence] = random.integers(0, VALUES, LENGTH)
        reads = random.random(LENGTH) < 0.5
        last = [-1] * KEYS
        for place, (key, is_read) in enumerate(zip(keys[sequence], reads)):
            if is_read:
                values[sequence][place] = VALUES
                answers[sequence][place] = last[key]
            else:
                last[key] = values[sequence][place]
    return [torch.tensor(one) for one in (keys, values, answers)]


def angles(width):
    speeds = BASE ** (-torch.arange(0, width, 2) / width)
    return torch.arange(LENGTH)[:, None] * speeds


def norm(rows):
    return rows * torch.rsqrt(rows.square().mean(-1, keepdim=True) + 1e-5)


class Model:
    def __init__(self, encoding):
        def of(*shape, deviation):
            return (deviation * torch.randn(*shape)).requires_grad_()

        even = WIDTH ** -0.5
        self.encoding = encoding
        self.symbols = of(KEYS, WIDTH, deviation=1)
        self.values = of(VALUES + 1, WIDTH, deviation=1)
        self.maps = [of(WIDTH, WIDTH, deviation=even) for _ in range(4)]
        self.readout = of(WIDTH, VALUES, deviation=even)
        self.bias = of(VALUES, deviation=0)
        self.parameters = [self.symbols, self.values, *self.maps, self.readout, self.bias]
        distance = (torch.arange(LENGTH)[:, None] - torch.arange(LENGTH)).clamp(min=0)
        self.hidden = torch.full((LENGTH, LENGTH), -math.inf).triu(1)
        rotations = angles(WIDTH // HEADS)
        self.cosines, self.sines = rotations.cos(), rotations.sin()
        if encoding == "sinusoidal":
            own = angles(WIDTH)
            self.rows = torch.stack([own.sin(), own.cos()], -1).flatten(1)
        if encoding == "learned":
            self.rows = of(LENGTH, WIDTH, deviation=0.02)
            self.parameters.append(self.rows)
        if encoding == "alibi":
            slopes = 2.0 ** (-8 * torch.arange(1, HEADS + 1) / HEADS)
            self.hidden = self.hidden - slopes[:, None, None] * distance
        if encoding == "t5":
            near = BUCKETS // 2
            far = near + (distance.clamp(min=1) / near).log() / math.log(LENGTH / near) * near
            self.bucket = torch.where(distance < near, distance,
                                      far.long().clamp(max=BUCKETS - 1))
            self.table = of(HEADS, BUCKETS, deviation=0)
            self.parameters.append(self.table)

    def turn(self, rows):
        even, odd = rows[..., 0::2], rows[..., 1::2]
        return torch.stack([even * self.cosines - odd * self.sines,
                            even * self.sines + odd * self.cosines], -1).flatten(-2)

    def loss(self, keys, values, answers):
        stream = self.symbols[keys] + self.values[values]
        if self.encoding in ("sinusoidal", "learned"):
            stream = stream + self.rows
        query, key, value = [
            (norm(stream) @ one).view(BATCH, LENGTH, HEADS, -1).transpose(1, 2)
            for one in self.maps[:3]]
        if self.encoding == "rope":
            query, key = self.turn(query), self.turn(key)
        score = query @ key.transpose(2, 3) / math.sqrt(WIDTH // HEADS) + self.hidden
        if self.encoding == "t5":
            score = score + self.table[:, self.bucket]
        mixed = (score.softmax(-1) @ value).transpose(1, 2).reshape(BATCH, LENGTH, WIDTH)
        logits = norm(stream + mixed @ self.maps[3]) @ self.readout + self.bias
        return torch.nn.functional.cross_entropy(
            logits.flatten(0, 1), answers.flatten(), ignore_index=-1)


def share(step):
    warm = min(1.0, (step + 1) / (0.05 * STEPS + 1))
    return warm * (0.05 + 0.95 * (1 + math.cos(math.pi * step / STEPS)) / 2)


def trained(encoding, batches):
    start = time.process_time()
    model = Model(encoding)
    adam = torch.optim.Adam(model.parameters, lr=RATE, betas=(0.9, 0.98))
    late = 0
    for step, batch in enumerate(zip(*batches)):
        adam.param_groups[0]["lr"] = RATE * share(step)
        loss = model.loss(*batch)
        adam.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters, 1.0)
        adam.step()
        late += loss.item() if step >= STEPS - LAST else 0
    return time.process_time() - start, late / LAST


def main():
    if torch is None:
        print("left out: python3-torch is missing")
        return
    torch.set_num_threads(1)
    torch.manual_seed(1)
    batches = drawn(numpy.random.default_rng(1))
    core = subprocess.Popen(sys.argv[1:2], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    missed = []
    measures = []
    print(f"{'a model of ' + str(STEPS) + ' steps':24}{'core s':>10}{'torch s':>10}{'ratio':>8}"
          f"{'losses':>16}")
    for encoding in ENCODINGS:
        core.stdin.write(encoding + "\n")
        core.stdin.flush()
        own, own_loss = map(float, core.stdout.readline().split())
        other, other_loss = trained(encoding, batches)
        is_met = other >= WANTED * own and (encoding == "nope" or own_loss < LEARNED > other_loss)
        print(f"{encoding:24}{own:10.2f}{other:10.2f}{other / own:8.1f}"
              f"{own_loss:8.3f}{other_loss:8.3f}{'' if is_met else '  MISSED'}")
        measures.append(report.of_ratio(f"{encoding} beside PyTorch", other / own, WANTED))
        if not is_met:
            missed.append(encoding)
    core.stdin.close()
    core.wait()
    print(f"\nwanted: the core at least {WANTED} times as fast, and both have learned the task, "
          "which without positions is not to be learned")
    report.write("training", f"A small model of {STEPS} steps", measures)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
