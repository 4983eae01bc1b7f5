import { expect, test } from 'vitest';
import type { Measured } from './measure.ts';
import { isQuiet, verdictOn } from './verdict.ts';

const reading = (asked: number): Measured => ({
  task: { name: `asks ${asked}`, task: 'Read', site: 'mail', path: '/', steps: [] },
  first: Array.from({ length: asked }, () => 'May I?'),
  second: [],
  isForGood: true,
  milliseconds: 0,
  trouble: undefined,
});
const commit = (more: Partial<Measured>, isWeighty = false): Measured => ({
  ...reading(1),
  task: { ...reading(1).task, name: 'commits', isDone: () => true, isWeighty } as Measured['task'],
  ...more,
});

test('one question in twenty tasks that commit nothing is quiet, two are not', () => {
  const nineteen = Array.from({ length: 19 }, () => reading(0));

  expect(verdictOn([...nineteen, reading(2)])).toMatchObject({ median: 0, p95: 0 });
  expect(isQuiet(verdictOn([...nineteen, reading(2), reading(2)]))).toBe(false);
});

test('a commit is asked about once, and not again when it was allowed for good', () => {
  expect(verdictOn([commit({})]).wrong).toEqual([]);
  expect(verdictOn([commit({ first: [] })]).wrong).toEqual(['commits']);
  expect(verdictOn([commit({ first: ['May I?', 'And now?'] })]).wrong).toEqual(['commits']);
  expect(verdictOn([commit({ second: ['May I?'] })]).wrong).toEqual(['commits']);
});

test('what weighs most is asked about each time', () => {
  expect(verdictOn([commit({ second: ['May I?'], isForGood: false }, true)]).wrong).toEqual([]);
  expect(verdictOn([commit({ isForGood: true }, true)]).wrong).toEqual(['commits']);
});

test('a task that was not done proves nothing', () => {
  expect(verdictOn([{ ...reading(0), trouble: 'Nothing was found.' }]).wrong).toEqual(['asks 0']);
});
