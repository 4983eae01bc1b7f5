import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thoroughly } from '../../../../test/thoroughly.ts';
import type { Understood } from '../goal.ts';
import { understand } from './understand.ts';

const now = new Date(2026, 10, 15, 12);
const MANY = { numRuns: thoroughly ? 1_000 : 150, seed: 6 };

const words = (
  'click open the a all first last button field list from to in with and then if until for each except under cheapest ' +
  'most price 5 100 € tomorrow 12.03.2027 anna@x.org example.com report.pdf "Save" «Имя» , . : ; ? ! - — > = ( ) what how many is ' +
  'which of than at least not не нажми введи в поле и затем если есть пока все кроме самый дешёвый от до между найди сколько какой ' +
  "его it them please мне {{secret:pw}} 15:30 +7 900 123-45-67 ' « » \" don't Anna's №3 3rd"
).split(' ');

test('any mix of words is read without a fault', () => {
  const mix = fc.array(fc.constantFrom(...words), { maxLength: 14 }).map((some) => some.join(' '));
  fc.assert(
    fc.property(mix, (task) => {
      expect(understand(task, now).goals).toBeInstanceOf(Array);
    }),
    MANY,
  );
}, 60_000);

test('any text at all is read without a fault', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (task) => {
      expect(understand(task, now).unclear).toBeInstanceOf(Array);
    }),
    MANY,
  );
}, 60_000);

test('what stands in quotes survives letter by letter', () => {
  const inside = fc.string({
    unit: fc.constantFrom(...'abc АБВ and, then. и открой 5:-;?'),
    minLength: 1,
    maxLength: 20,
  });
  const frames: readonly ((quoted: string) => string)[] = [
    (quoted) => `Type "${quoted}" into the name field`,
    (quoted) => `Введи «${quoted}» в поле Имя`,
    (quoted) => `Click “${quoted}”`,
    (quoted) => `Нажми «${quoted}» и подожди`,
    (quoted) => `Search for "${quoted}", then open the first result`,
    (quoted) => `Удали „${quoted}“`,
  ];
  fc.assert(
    fc.property(inside, fc.constantFrom(...frames), (quoted, frame) => {
      expect(stringsIn(understand(frame(quoted), now))).toContain(quoted);
    }),
    MANY,
  );
}, 60_000);

test('a wish nobody can look up is quoted back', () => {
  for (const wish of [
    'Find something nice for my mum',
    'Choose the best one',
    'Make it better',
    'Plan a romantic weekend',
    'Закажи что-нибудь вкусное',
    'Подбери подходящий подарок',
    'Придумай, что подарить бабушке',
    'Improve my profile',
  ]) {
    expect(understand(wish, now).unclear, wish).not.toEqual([]);
  }
});

test('what is forbidden is no goal', () => {
  for (const ban of ["Don't send the form", 'Do not click Delete', 'Не нажимай «Удалить»', 'Never accept cookies']) {
    expect(understand(ban, now)).toMatchObject({ goals: [], unclear: [ban] });
  }
});

test('a task is answered in the language that holds it together', () => {
  expect(understand('Click «Сохранить»', now).language).toBe('en');
  expect(understand('Нажми на Sign in', now).language).toBe('ru');
  expect(understand('На amazon.com найди wireless mouse', now).language).toBe('ru');
});

test('every goal knows the words it came from', () => {
  const { goals } = understand('Open the menu, then choose "Tea" and press Enter', now);

  expect(goals.map(({ said }) => said)).toEqual(['Open the menu', 'choose "Tea"', 'press Enter']);
});

function stringsIn(understood: Understood): string[] {
  const found: string[] = [];
  JSON.stringify(understood, (_, value: unknown) => {
    if (typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}
