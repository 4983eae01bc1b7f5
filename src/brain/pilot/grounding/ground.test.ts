import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawPage } from '../../../../scripts/pilot/draw-page.ts';
import { CROSS, ENGLISH, RUSSIAN } from '../../../../scripts/pilot/grounding-items.ts';
import { PAGES } from '../../../../scripts/pilot/grounding-pages.ts';
import type { Item } from '../../../../scripts/pilot/item.ts';
import { LATER } from '../../../../scripts/pilot/later-items.ts';
import { LATER_PAGES } from '../../../../scripts/pilot/later-pages.ts';
import { UNSEEN } from '../../../../scripts/pilot/unseen-items.ts';
import { UNSEEN_PAGES } from '../../../../scripts/pilot/unseen-pages.ts';
import { anyObservation } from '../../../../test/observations.ts';
import type { Phrase } from '../goal.ts';
import { ground } from './ground.ts';
import { isCertain, rivals } from './is-certain.ts';
import type { Deed, Needs } from './needs.ts';

const DRAWINGS: Readonly<Record<string, string>> = { ...PAGES, ...LATER_PAGES, ...UNSEEN_PAGES };

/** Which control of a drawing is found, by the mark it has there. */
function found(drawing: string, phrase: Phrase, needs: Needs): string | undefined {
  const { page, marked } = drawPage(drawing);
  const first = ground(phrase, page, needs)[0]?.control.id;
  return [...marked].find(([, id]) => id === first)?.[0];
}

function rightOf(items: readonly Item[]): number {
  return items.filter(({ page, phrase, needs, means }) => found(DRAWINGS[page] ?? '', phrase, needs) === means).length;
}

/** What a person says, in either language, about pages in either language. */
test.each([
  ['English on English pages', ENGLISH, 0.95],
  ['Russian on Russian pages', RUSSIAN, 0.95],
  ['one language on pages of the other', CROSS, 0.95],
  ['other words on other pages', LATER, 0.9],
  ['what nobody tuned on', UNSEEN, 0.65],
] as const)('%s is found', (_, items: readonly Item[], least) => {
  expect(rightOf(items)).toBeGreaterThanOrEqual(least * items.length);
});

const LIST = `
# Files
- [link Report.pdf @report] [button Delete @delete report]
- [link Photo.jpg @photo] [button Delete @delete photo]
- [link Notes.txt @notes] [button Delete @delete notes]
# Trash
- [link Old.doc @old] [button Restore @restore]`;

test('"the second" is the second one in the order of the page, "the last" the last', () => {
  const second: Phrase = { words: 'delete', kind: 'button', ordinal: 2 };
  const last: Phrase = { words: 'delete', kind: 'button', ordinal: -1 };

  expect(found(LIST, second, { to: 'press' })).toBe('delete photo');
  expect(found(LIST, last, { to: 'press' })).toBe('delete notes');
});

test('"the third link" counts links only', () => {
  expect(found(LIST, { words: '', kind: 'link', ordinal: 3 }, { to: 'press' })).toBe('notes');
});

test('"under the heading" and "in the row of" tell equals apart', () => {
  const under: Phrase = { words: '', kind: 'link', place: { is: 'under', what: { words: 'Trash', kind: 'heading' } } };
  const of: Phrase = { words: 'delete', place: { is: 'of', what: { words: 'Photo.jpg', exact: true } } };

  expect(found(LIST, under, { to: 'press' })).toBe('old');
  expect(found(LIST, of, { to: 'press' })).toBe('delete photo');
});

test('what is quoted is looked for exactly first', () => {
  const drawing = `
[button Send @send] [button Send and archive @both] [button Submit @submit] [link Send @link]`;

  expect(found(drawing, { words: 'Send and archive', exact: true }, { to: 'press' })).toBe('both');
  expect(found(drawing, { words: 'Submit', exact: true }, { to: 'press' })).toBe('submit');
  expect(found(drawing, { words: 'Send', exact: true, kind: 'link' }, { to: 'press' })).toBe('link');
});

test('a value finds the field that is made for it', () => {
  const drawing = `
[textbox Name @name] [textbox Email @mail] [date Day of arrival @day] [spinbutton Guests @guests]
[combobox Room; =Single; of Single/Double/Suite @room] [textbox Password @password] [file Passport scan @file]`;
  const write = (value: NonNullable<Needs['value']>) => found(drawing, { words: '' }, { to: 'write', value });

  expect(write({ text: 'vera@mail.example', kind: 'mail' })).toBe('mail');
  expect(write({ text: '2026-12-01', kind: 'date', iso: '2026-12-01' })).toBe('day');
  expect(write({ text: '3', kind: 'number', number: 3 })).toBe('guests');
  expect(write({ text: 'my password', kind: 'secret' })).toBe('password');
  expect(found(drawing, { words: '' }, { to: 'choose', value: { text: 'Suite', kind: 'text' } })).toBe('room');
});

test('of two that are called alike, the one that can be used is taken', () => {
  const drawing =
    '[button Save; !disabled @off] [button Save @on]\n[textbox Code; !read-only @fixed] [textbox Code @open]';

  expect(found(drawing, { words: 'save' }, { to: 'press' })).toBe('on');
  expect(found(drawing, { words: 'code' }, { to: 'write', value: { text: '1', kind: 'text' } })).toBe('open');
});

test('what must be true of it is looked for on its card', () => {
  const drawing = `
| Anna | Riga | [button Open @anna]
| Tom | Prague | [button Open @tom]
| Vera | Riga, closed | [button Open @vera]`;
  const like: Phrase['like'] = [{ is: 'contains', value: { text: 'Prague', kind: 'text' } }];

  expect(found(drawing, { words: 'open', like }, { to: 'press' })).toBe('tom');
});

test('two that fit equally well are not certain, and both are named', () => {
  const { page } = drawPage(LIST);
  const candidates = ground({ words: 'delete' }, page, { to: 'press' });

  expect(isCertain(candidates)).toBe(false);
  expect(rivals(candidates)?.map(({ control }) => control.name)).toEqual(['Delete', 'Delete']);
});

test('"the button" is certain where there is one, and not where there are two', () => {
  const certain = (drawing: string) =>
    isCertain(ground({ words: '', kind: 'button' }, drawPage(drawing).page, { to: 'press' }));

  expect(certain('[textbox Name]\n[link Help]\n[button Go]')).toBe(true);
  expect(certain('[textbox Name]\n[button Go] [button Stop]')).toBe(false);
});

test('a counted one is certain', () => {
  const { page } = drawPage(LIST);

  expect(isCertain(ground({ words: 'delete', ordinal: 2 }, page, { to: 'press' }))).toBe(true);
});

test('links of one name at the head and the foot are one', () => {
  const { page } = drawPage('banner:\n [link Contact us] [link News]\ncontentinfo:\n [link Contact us] [link Careers]');

  expect(isCertain(ground({ words: 'contact us' }, page, { to: 'press' }))).toBe(true);
});

test('the field beside a magnifying glass is the one to search with', () => {
  const drawing = `
[textbox Name @name] [textbox Comment @comment] [button Send]
[textbox ; ?Title or author @search] [button (no name)] (icon: search)`;

  expect(found(drawing, { words: '' }, { to: 'search' })).toBe('search');
});

test('what tells whose it is by its own name is beside that', () => {
  const drawing = `
# Court
- [button Favourite: Court @court]
# Metekhi
- Old town
- [button Favourite: Metekhi @metekhi]`;
  const place = { is: 'beside', what: { words: 'Metekhi', exact: true } } as const;

  expect(found(drawing, { words: 'favourite', place }, { to: 'press' })).toBe('metekhi');
  expect(isCertain(ground({ words: 'favourite', place }, drawPage(drawing).page, { to: 'press' }))).toBe(true);
});

test('a sign is called what it stands for', () => {
  const drawing = '[link ‹ @previous] [link 1] [link 2] [link › @next] [button × @close] [button ⋮ @more]';

  expect(found(drawing, { words: 'next page' }, { to: 'press' })).toBe('next');
  expect(found(drawing, { words: 'назад' }, { to: 'press' })).toBe('previous');
  expect(found(drawing, { words: '' }, { to: 'close' })).toBe('close');
});

test('cards of several lines belong together though nothing says so', () => {
  const drawing = `
# Lamps
- [link Desk lamp @desk]
- €20
- [button Add @add desk] [button Compare @compare desk]
- [link Floor lamp @floor]
- €45
- [button Add @add floor] [button Compare @compare floor]
- [link Night light @night]
- €9
- [button Add @add night] [button Compare @compare night]`;
  const of = (words: string): Phrase => ({ words: 'add', place: { is: 'of', what: { words } } });

  expect(found(drawing, of('desk lamp'), { to: 'press' })).toBe('add desk');
  expect(found(drawing, of('floor lamp'), { to: 'press' })).toBe('add floor');
  expect(found(drawing, of('night light'), { to: 'press' })).toBe('add night');
});

test('what is not there is not found with certainty', () => {
  const { page } = drawPage(PAGES['en login']);

  for (const words of ['invoice history', 'шахматы', 'download the brochure', 'xyzzy', 'удалить фотографию'])
    expect(isCertain(ground({ words }, page, { to: 'press' })), words).toBe(false);
});

test('every candidate says why', () => {
  const { page } = drawPage(PAGES['en shop']);
  const [first] = ground({ words: 'корзина', kind: 'link' }, page, { to: 'press' });

  expect(first?.control.name).toBe('Basket (2)');
  expect(first?.reasons.map(({ why }) => why)).toContain('called "Basket (2)" (concept)');
});

const DEEDS: readonly Deed[] = [
  'press',
  'open',
  'write',
  'choose',
  'tick',
  'drag',
  'search',
  'submit',
  'upload',
  'close',
];
const anyPhrase: fc.Arbitrary<Phrase> = fc
  .record({
    words: fc.oneof(fc.lorem({ maxCount: 4 }), fc.constantFrom('', 'корзина', 'a "quoted" [12] name')),
    exact: fc.boolean(),
    ordinal: fc.constantFrom(undefined, 1, 3, -1),
    place: fc.constantFrom(undefined, 'in', 'beside', 'under', 'above', 'before', 'after', 'of'),
  })
  .map(({ words, exact, ordinal, place }) => ({
    words,
    exact,
    ...(ordinal === undefined ? {} : { ordinal }),
    ...(place === undefined ? {} : { place: { is: place, what: { words: 'lorem' } } as const }),
  }));

test('on any page, candidates are controls of that page, each once, the likeliest first', () => {
  fc.assert(
    fc.property(anyObservation, anyPhrase, fc.constantFrom(...DEEDS), (page, phrase, to) => {
      const candidates = ground(phrase, page, { to });

      const scores = candidates.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true);
      expect(new Set(candidates.map(({ control }) => control.id)).size).toBe(candidates.length);
      for (const { control, line } of candidates) expect(page.lines[line]?.parts).toContain(control);
    }),
    { numRuns: 60 },
  );
});
