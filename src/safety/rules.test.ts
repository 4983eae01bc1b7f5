import { expect, test } from 'vitest';
import type { Foresight } from '../action.ts';
import type { Control } from '../observation.ts';
import { decide } from './decide.ts';
import { rules } from './rules.ts';
import type { Rule } from './verdict.ts';

const FORM = { to: 'http://a.example/x', fields: 2, password: false, card: false, file: false, code: false };
const form = (more: object = {}): Foresight => ({ submits: { ...FORM, method: 'post', ...more } });
const control = (role: string, name: string): Control => ({ id: 1, role, name, states: [] });

function judge(tool: string, foresight: Foresight, input: object = { id: 1 }) {
  return decide({ action: { tool, input }, effect: 'act', foresight, url: 'http://a.example/' }, rules);
}

test('a form that is posted is asked about, by whatever touch it is sent', () => {
  expect(judge('click', { ...form(), target: control('button', 'Go') })).toMatchObject({
    kind: 'ask',
    commit: 'submit',
  });
  expect(judge('press', form(), { key: 'Enter' })).toMatchObject({ kind: 'ask' });
  expect(judge('type', form(), { id: 1, text: 'a', submit: true })).toMatchObject({ kind: 'ask' });
});

test('what a form holds says more than what its button says', () => {
  expect(judge('click', { ...form({ card: true }), target: control('button', 'Next') })).toMatchObject({
    commit: 'pay',
  });
  expect(judge('click', { ...form({ password: true }), target: control('button', 'Next') })).toMatchObject({
    commit: 'sign in',
  });
});

test('typing, ticking and clicking into a field send nothing', () => {
  expect(judge('type', form(), { id: 1, text: 'a' })).toEqual({ kind: 'allow' });
  expect(judge('click', { ...form(), target: control('checkbox', 'I agree') })).toEqual({ kind: 'allow' });
  expect(judge('click', { ...form(), target: control('textbox', 'Send to') })).toEqual({ kind: 'allow' });
});

test('searching and filtering never ask', () => {
  const search = form({ method: 'get' });

  expect(judge('click', { ...search, target: control('button', 'Search') })).toEqual({ kind: 'allow' });
  expect(judge('click', { ...search, target: control('button', 'Apply') })).toEqual({ kind: 'allow' });
  expect(judge('press', search, { key: 'Enter' })).toEqual({ kind: 'allow' });
});

test('a button without a form is taken at its word, a link only leads somewhere', () => {
  expect(judge('click', { target: control('button', 'Delete') })).toMatchObject({ kind: 'ask', commit: 'delete' });
  expect(judge('click', { target: control('menuitem', 'Удалить') })).toMatchObject({ kind: 'ask', commit: 'delete' });
  expect(judge('click', { target: control('link', 'Delete') })).toEqual({ kind: 'allow' });
});

test('the strictest opinion counts', () => {
  const never: Rule = () => ({ kind: 'deny', because: 'No.' });
  const facts = { action: { tool: 'click', input: {} }, effect: 'commit', foresight: {}, url: '' } as const;

  expect(decide(facts, [...rules, never])).toEqual({ kind: 'deny', because: 'No.' });
  expect(decide(facts, rules)).toMatchObject({ kind: 'ask', commit: 'other' });
});
