import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doing, judge } from '../../../test/judging.ts';
import type { Case } from '../rule.ts';
import { flow } from './flow.ts';

const MAIL = { origin: 'https://mail.example', isPrivate: true };
const SHOP = { origin: 'https://shop.example', isPrivate: true };
const NEWS = { origin: 'https://news.example', isPrivate: false };
const read = [MAIL, SHOP, NEWS];
const words = ['Order the red shoes in size 42 for Ann Lee', 'start at shop.example/shoes'];
const type = (text: string, more: Partial<Case> = {}) => doing('type', { id: 1, text }, { read, words, ...more });

test('what was read in private may not be told to another site without a word', () => {
  expect(flow(type('my invoice is 4711'))).toMatchObject({
    kind: 'ask',
    commit: 'flow',
    origin: 'https://shop.example',
    from: ['https://mail.example'],
    details: ['Read before: https://mail.example', 'Goes to: https://shop.example', 'Says: my invoice is 4711'],
  });
});

describe('free is', () => {
  test.each(['red shoes', 'Ann Lee', 'ann lee', 'ANN LEE', 'Red shoes', '42', '{{secret:shop-password}}'])(
    'what the user wrote: %s',
    (text) => {
      expect(flow(type(text))).toBeUndefined();
    },
  );

  test('what goes back to where it came from, or when nothing private was read', () => {
    expect(flow(type('anything', { read: [SHOP, NEWS] }))).toBeUndefined();
    expect(flow(type('anything', { read: [{ ...SHOP, origin: 'file:https://shop.example' }] }))).toBeUndefined();
    expect(flow(type('anything', { read: [] }))).toBeUndefined();
  });

  test('what only looks', () => {
    for (const tool of ['scroll', 'hover', 'find', 'extract', 'back', 'wait', 'screenshot', 'switch_tab', 'read_file'])
      expect(flow(doing(tool, { id: 1, query: 'x' }, { read, words }))).toBeUndefined();
    expect(flow(doing('open_tab', {}, { read, words }))).toBeUndefined();
  });

  test('an address that the user gave', () => {
    for (const url of ['https://shop.example/shoes', 'shop.example/shoes'])
      expect(flow(doing('navigate', { url }, { read, words }))).toBeUndefined();
  });
});

describe('not free is', () => {
  test.each([
    ['a piece of a word', 'hoe'],
    ['a letter', 'e'],
    ['words that do not stand together', 'red Ann'],
    ['words with something before or after them', 'red shoes!4711'],
    ['what is hidden in capitals', 'rEd sHOes'],
    ['what is hidden in spaces', 'red  shoes'],
    ['what is hidden in letters that look alike', 'ｒed shoes'],
    ['a secret with something beside it', '{{secret:x}} 4711'],
    ['nothing at all', ''],
  ])('%s', (_, text) => {
    expect(flow(type(text))).toMatchObject({ commit: 'flow' });
  });

  test.each([
    ['click', { id: 7 }],
    ['click_at', { x: 1, y: 2 }],
    ['press', { key: 'Enter' }],
    ['check', { id: 7 }],
    ['select', { id: 7, option: 'Blue' }],
    ['drag', { id: 7, right: 4 }],
    ['upload', { id: 7, files: ['red shoes'] }],
    [
      'fill',
      {
        fields: [
          { id: 1, value: 'red shoes' },
          { id: 2, value: true },
        ],
      },
    ],
    ['page_tool', { name: 'order', input: { what: 'red shoes', note: '4711' } }],
    ['navigate', { url: 'https://shop.example/shoes?d=4711' }],
    ['navigate', { url: 'https://shop.example/SHOES' }],
    ['open_tab', { url: '4711.shop.example/shoes' }],
  ])('%s %o: a choice says something too', (tool, input) => {
    expect(flow(doing(tool, input, { read, words }))).toMatchObject({ kind: 'ask', commit: 'flow' });
  });

  test('what is given to a tool that nobody knows', () => {
    expect(flow(doing('note', { text: '4711' }, { read, words }))).toMatchObject({ commit: 'flow' });
    expect(flow(doing('note', { text: '4711' }, { read, words, effect: 'read' }))).toBeUndefined();
  });

  test('a file, whatever it came from', () => {
    expect(flow(type('x', { read: [{ origin: 'file:', isPrivate: true }] }))).toMatchObject({ from: ['file:'] });
  });
});

test('it counts where the act leads, not where it is done', () => {
  const foresight = { leadsTo: 'https://mail.example/a' };
  const submits = {
    method: 'post',
    to: 'https://evil.example/',
    fields: 1,
    password: false,
    card: false,
    file: false,
    code: false,
    account: false,
  };

  expect(flow(doing('click', { id: 1 }, { read: [MAIL], foresight }))).toBeUndefined();
  expect(flow(doing('press', { key: 'Enter' }, { read: [SHOP], foresight: { submits } }))).toMatchObject({
    origin: 'https://evil.example',
  });
});

test('no way of writing a thing makes it another case', () => {
  const encodings = [
    (text: string) => Buffer.from(text).toString('base64'),
    (text: string) => Buffer.from(text).toString('hex'),
    (text: string) => [...text].reverse().join(''),
    (text: string) => text.replace(/[a-z]/g, (one) => String.fromCharCode(((one.charCodeAt(0) - 84) % 26) + 97)),
    (text: string) => encodeURIComponent(text.toWellFormed()),
    (text: string) => [...text].join(' '),
    (text: string) => `${text}.`,
    (text: string) => text.toUpperCase(),
  ];
  const task = ['Zusammenfassung 123'];
  const say = (text: string) => {
    const verdict = judge(doing('type', { id: 1, text }, { read, words: task }));
    return verdict.kind === 'ask'
      ? [verdict.kind, verdict.commit, verdict.origin, verdict.from, verdict.because]
      : verdict;
  };
  const usual = say('something else');

  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...encodings), (text, encode) => {
      fc.pre(![text, encode(text)].some((one) => /zusammenfassung|123/i.test(one.normalize('NFKC'))));

      expect(say(text)).toEqual(usual);
      expect(say(encode(text))).toEqual(usual);
    }),
    { numRuns: 10_000 },
  );
});
