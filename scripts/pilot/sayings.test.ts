import { expect, test } from 'vitest';
import { readSaying } from './sayings.ts';

test('A saying is read into its text and the places of its clauses and slots.', () => {
  const { text, tokens, clauses, language } = readSaying(
    "hi, {press hit the [thing blue Save button]} and {tell:value what's the [field total] of [thing my order]?}",
  );
  expect(text).toBe("hi, hit the blue Save button and what's the total of my order?");
  expect(language).toBe('en');
  const said = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map((token) => token.text)
      .join(' ');
  expect(
    clauses.map(({ kind, from, to, slots }) => ({
      kind,
      said: said(from, to),
      slots: slots.map((slot) => `${slot.slot}: ${said(slot.from, slot.to)}`),
    })),
  ).toEqual([
    { kind: 'press', said: 'hit the blue Save button', slots: ['thing: blue Save button'] },
    { kind: 'tell:value', said: "what's the total of my order", slots: ['field: total', 'thing: my order'] },
  ]);
});

test('Joining words and marks at the edges of a clause do not count as part of it.', () => {
  const { clauses } = readSaying('{go открой [place Новости]} {back и потом вернись назад!}');
  expect(clauses.map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [4, 6],
  ]);
});

test('A token belongs to the slot that holds most of it.', () => {
  const { clauses, tokens } = readSaying("{tell:value what is [thing the Henderson project]'s [field deadline]}");
  const [thing] = clauses[0]?.slots ?? [];
  expect(tokens[(thing?.to ?? 0) - 1]?.text).toBe("project's");
});

test.each([
  ['{press hit [thing Save}', 'inside a slot'],
  ['{press hit Save', 'does not end'],
  ['{push hit [thing Save]}', 'No kind of clause is called "push"'],
  ['{press hit [button Save]}', 'No slot is called "button"'],
  ['press [thing Save]', 'outside of clauses'],
  ['{press hit [thing ]}', 'An empty slot'],
])('"%s" is complained about.', (line, problem) => {
  expect(() => readSaying(line)).toThrow(problem);
});
