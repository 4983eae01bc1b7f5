import { expect, test } from 'vitest';
import type { Effects, RunEvent, Told } from '../../run-events.ts';
import { visible } from '../../visible.ts';
import { type Following, follow } from './follow.ts';
import type { Line } from './line.ts';
import { newRun, type RunView } from './view.ts';
import { wordsIn } from './words/words.ts';

const following: Following = { words: wordsIn('en'), clean: visible, isVerbose: false, explains: false };
const nothing: Effects = { requests: [], downloads: [], dialogs: 0, consoleErrors: 0 };
const facts = { policy: 1, url: '', effect: 'act', read: [] };

/** Lets a run be followed from its first event to its last. */
function followed(told: readonly (Told & { step?: number })[], how: Partial<Following> = {}) {
  let view: RunView = newRun({ run: '261115-abcdefg', task: 'Buy milk', since: 0 });
  const lines: Line[] = [];
  for (const one of told) {
    const event = { step: 1, at: '', ...one } as RunEvent;
    const next = follow(view, event, { ...following, ...how });
    view = next.view;
    lines.push(...next.lines);
  }
  return { view, lines, texts: lines.map(({ text }) => text) };
}

const observed = {
  type: 'observed',
  url: 'http://food.localhost:4310/',
  title: 'Menu',
  text: '',
  notices: [],
} as const;
const click = { tool: 'click', input: { id: 4 }, spoken: 'click button "Add to cart"' };

test('an act is told in the words that people use, with the site it happened on', () => {
  const { lines } = followed([
    observed,
    { type: 'thought', thought: 'This is it.', actions: [click] },
    { type: 'acted', action: click, told: 'Clicked.', url: observed.url, milliseconds: 400, effects: nothing },
  ]);

  expect(lines).toEqual([
    { mark: 'arrived', text: 'Menu', aside: 'http://food.localhost:4310/', step: 1 },
    { mark: 'thought', text: 'This is it.' },
    { mark: 'deed', text: 'clicked “Add to cart” on food.localhost:4310', aside: '0.4 s' },
  ]);
});

test.for([
  [
    { tool: 'type', input: { id: 1, text: 'milk', submit: true }, spoken: 'type searchbox "Search" (milk)' },
    'typed “milk” into “Search” and pressed Enter on food.localhost:4310',
  ],
  [
    { tool: 'type', input: { id: 1, text: '{{secret:mail}}' }, spoken: 'type textbox "Password" ({{secret:mail}})' },
    'typed the secret mail into “Password” on food.localhost:4310',
  ],
  [
    { tool: 'check', input: { id: 1, on: false }, spoken: 'check checkbox "News"' },
    'unticked “News” on food.localhost:4310',
  ],
  [
    { tool: 'navigate', input: { url: 'https://example.com/' }, spoken: 'navigate (https://example.com/)' },
    'went to example.com',
  ],
  [
    { tool: 'click', input: { id: 1, double: true }, spoken: 'click link "5" (of 7) "x"" (left)' },
    'double-clicked “5" (of 7) "x"” on food.localhost:4310',
  ],
  [{ tool: 'wish', input: {}, spoken: 'wish' }, 'used wish on food.localhost:4310'],
] as const)('%j', ([action, words]) => {
  const acted = { type: 'acted', action, told: '', url: observed.url, milliseconds: 1, effects: nothing } as const;

  expect(followed([observed, acted]).texts).toContain(words);
});

test('what is being done now is told until it is done', () => {
  const judged = { type: 'judged', action: click, verdict: 'allowed', because: '', facts } as const;
  const acted = {
    type: 'acted',
    action: click,
    told: '',
    url: observed.url,
    milliseconds: 1,
    effects: nothing,
  } as const;

  expect(followed([observed]).view.doing).toEqual({ kind: 'thinking' });
  expect(followed([observed, judged]).view.doing).toEqual({
    kind: 'acting',
    words: 'clicking “Add to cart” on food.localhost:4310',
  });
  expect(followed([observed, judged, acted]).view.doing).toEqual({ kind: 'looking' });
});

test('a question stays above with all its facts, and is open until it is answered', () => {
  const asked = {
    type: 'asked',
    question: 'q1',
    kind: 'approval',
    text: 'Pay? It cannot be undone.\n- Amount: 12.50\n- POST http://food.localhost/pay',
    options: ['once', 'no'],
    url: 'http://food.localhost/cart',
    action: { tool: 'click', input: {}, spoken: 'click button "Pay"' },
  } as const;

  const open = followed([asked]);
  expect(open.texts).toEqual([
    'Pay? It cannot be undone.',
    'Where: http://food.localhost/cart',
    'What: click button "Pay"',
    'Amount: 12.50',
    'POST http://food.localhost/pay',
  ]);
  expect(open.view.question).toMatchObject({ question: 'q1' });

  const answered = followed([asked, { type: 'answered', question: 'q1', answer: { allows: 'no', text: 'cash' } }]);
  expect(answered.texts.at(-1)).toBe('no: cash');
  expect(answered.view.question).toBeUndefined();
});

test('a request that the server refused is a warning; one that the page gave up is none', () => {
  const requests = [
    { method: 'POST', url: 'http://a/pay', status: 500 },
    { method: 'GET', url: 'http://a/list', status: undefined, failure: 'net::ERR_ABORTED' },
    { method: 'GET', url: 'http://a/ok', status: 200 },
  ];
  const acted = {
    type: 'acted',
    action: click,
    told: '',
    url: '',
    milliseconds: 1,
    effects: { ...nothing, requests },
  } as const;

  expect(followed([acted]).lines.filter(({ mark }) => mark === 'warning')).toEqual([
    { mark: 'warning', text: 'POST http://a/pay was answered with 500' },
  ]);
  expect(followed([acted], { isVerbose: true }).texts).toContain('GET http://a/ok 200');
});

test('tokens and cost are added up, and a price that nobody knows is not taken for nothing', () => {
  const spent = {
    type: 'spent',
    role: 'navigator',
    model: 'm',
    milliseconds: 1,
    mended: [],
    input: 900,
    output: 100,
    cached: 0,
  } as const;

  expect(
    followed([
      { ...spent, cost: 0.01 },
      { ...spent, cost: 0.02 },
    ]).view,
  ).toMatchObject({ tokens: 2_000, cost: 0.03 });
  expect(
    followed([
      { ...spent, cost: 0.01 },
      { ...spent, cost: undefined },
    ]).view.cost,
  ).toBeUndefined();
});

test('what a page or a model says commands no terminal', () => {
  const evil = '\u001b[2J\u001b]0;gone\u0007';
  const { lines, view } = followed([
    { ...observed, title: evil },
    { type: 'thought', thought: evil, actions: [] },
    { type: 'planned', plan: [{ goal: evil, evidence: '', state: 'open' }], because: '' },
    { type: 'judged', action: { ...click, spoken: `click button "${evil}"` }, verdict: 'allowed', because: '', facts },
  ]);

  expect(JSON.stringify({ lines, view })).not.toMatch(/(?<!\\)\\u00(?:1b|07)/);
  expect(lines[1]?.text).toBe('\\u001b[2J\\u001b]0;gone\\u0007');
});

test('a Russian task is told in Russian', () => {
  const acted = { type: 'acted', action: click, told: '', url: '', milliseconds: 1_500, effects: nothing } as const;

  expect(followed([observed, acted], { words: wordsIn('ru') }).lines.at(-1)).toMatchObject({
    text: 'нажал «Add to cart» на food.localhost:4310',
    aside: '1,5 с',
  });
});
