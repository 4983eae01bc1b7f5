import { describe, expect, test } from 'vitest';
import { languages } from '../language.ts';
import { english } from './english.ts';
import { russian } from './russian.ts';
import { speechIn } from './speech-in.ts';

/** Every sentence of a table by its place, each made of these. */
function sentencesOf(table: object, place = ''): [place: string, sentence: string][] {
  return Object.entries(table).flatMap(([name, value]): [string, string][] => {
    const here = place === '' ? name : `${place}.${name}`;
    if (typeof value === 'string') return [[here, value]];
    return typeof value === 'function' ? [[here, said(here, value)]] : sentencesOf(value, here);
  });
}

type Say = (...given: unknown[]) => string;

function said(place: string, say: Say): string {
  const given: Readonly<Record<string, unknown[]>> = {
    'asks.carry': ['here.example', ['there.example']],
    'asks.toSign': [{ effect: 'send', origin: 'https://mail.example', count: 2, recipients: ['ann@a.example'] }],
    shut: [{ kind: 'closed', site: 'http://localhost', place: 'loopback' }],
  };
  return say(...(given[place] ?? ['7', '7']));
}

/** The same in every language. */
const NO_SENTENCES = new Set(['language', 'quoted', 'deed']);

describe.for(languages)('in %s', (language) => {
  test('every sentence says something, and keeps what it is given', () => {
    for (const [place, sentence] of sentencesOf(speechIn(language))) {
      expect(sentence, place).not.toBe('');
      expect(sentence, place).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

test('what is said in English is said in Russian, and not in English letters', () => {
  const ours = new Map(sentencesOf(english));
  const theirs = new Map(sentencesOf(russian));

  expect([...theirs.keys()]).toEqual([...ours.keys()]);
  for (const [place, sentence] of theirs) {
    if (NO_SENTENCES.has(place)) continue;
    expect(sentence, place).toMatch(/[а-яё]/i);
    expect(sentence, place).not.toBe(ours.get(place));
  }
});

test('a reason why a site is closed is told in every kind', () => {
  const site = 'http://a.example';
  const places = ['public', 'loopback', 'private', 'link-local', 'metadata', 'reserved'] as const;
  const reasons = [
    { kind: 'blocked', site },
    { kind: 'unlisted', site },
    ...places.map((place) => ({ kind: 'closed', site, place }) as const),
    { kind: 'scheme', scheme: 'file:' },
    { kind: 'no address' },
    { kind: 'no host' },
  ] as const;

  for (const { shut } of [english, russian]) {
    const told = reasons.map(shut);
    expect(new Set(told).size).toBe(told.length);
    for (const sentence of told) expect(sentence).toMatch(/^\S.*\.$/);
  }
});

test('numbers in Russian have the right form beside them', () => {
  const { facts, stuck, endings } = russian;

  expect([1, 2, 5, 11, 21, 112].map(facts.moreCharacters)).toEqual([
    'ещё 1 знак',
    'ещё 2 знака',
    'ещё 5 знаков',
    'ещё 11 знаков',
    'ещё 21 знак',
    'ещё 112 знаков',
  ]);
  expect(stuck.standsStill(3)).toBe('Страница не изменилась за 3 шага.');
  expect(stuck.noProgress(12)).toBe('За 12 шагов не достигнута ни одна цель плана.');
  expect(endings.limit(endings.steps(1))).toBe('Достигнут предел: не больше 1 шага.');
  expect(endings.limit(endings.steps(60))).toBe('Достигнут предел: не больше 60 шагов.');
});

test.for<readonly [spoken: string, told: string]>([
  ['click button "Отправить"', 'нажать «Отправить»'],
  ['click button "Say "yes" now" [12]', 'нажать «Say "yes" now»'],
  ['type textbox "Поиск" (молоко)', 'ввести в «Поиск» (молоко)'],
  ['type [7] (молоко)', 'ввести (молоко)'],
  ['press (Enter)', 'нажать клавишу (Enter)'],
  ['select combobox "Город" (Тверь)', 'выбрать в «Город» (Тверь)'],
  ['reload', 'обновить страницу'],
  ['brew_tea textbox "Pot"', 'brew_tea textbox "Pot"'],
  ['constructor', 'constructor'],
] as const)('%s: %s', ([spoken, told]) => {
  expect(russian.deed(spoken)).toBe(told);
  expect(english.deed(spoken)).toBe(spoken);
});
