import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import type { Answered } from './answered.ts';
import { AFTER, MORE_PAGES } from './more-pairs.testing.ts';
import { BEFORE, type Expected, PAGES, type Pair } from './pairs.testing.ts';
import { plainlyAlike } from './plainly-alike.testing.ts';
import { written } from './written.testing.ts';

const now = new Date(2026, 10, 15, 12, 0);

const cases = (pairs: readonly Pair[]) =>
  pairs.map(([page, question, expected]) => ({ page, question, expected, name: nameOf(page, question) }));

describe('questions that were written before the code', () => {
  test.each(cases(BEFORE))('$name', ({ page, question, expected }) => {
    const answered = answer(question, [written(PAGES[page] ?? '')], plainlyAlike, now);

    expect(comeOut(answered, expected)).toEqual(expected);
  });
});

describe('questions that were written after it', () => {
  test.each(cases(AFTER))('$name', ({ page, question, expected }) => {
    const answered = answer(question, [written(MORE_PAGES[page] ?? '')], plainlyAlike, now);

    expect(comeOut(answered, expected)).toEqual(expected);
  });
});

function nameOf(page: string, { want, things, tell }: (typeof BEFORE)[number][1]): string {
  const asked = [
    want,
    things.what.words,
    things.best?.by.words,
    ...things.where.map(({ of, is, value }) => `${of?.words ?? ''} ${is} ${value.text}`),
  ];
  return `${page}: ${[...asked, ...tell.map(({ words }) => words)].filter(Boolean).join(', ')}`;
}

function comeOut(answered: Answered, expected: Expected): Expected {
  if (!answered.found) return { why: answered.why };
  if (typeof expected === 'boolean') return answered.holds ?? [];
  if (typeof expected === 'number') return answered.figure?.number ?? [];
  if (answered.want === 'name' || answered.want === 'list') return answered.rows.map(({ name }) => name);
  return answered.rows.flatMap(({ told }) => told.map(({ text }) => text));
}
