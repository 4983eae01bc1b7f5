import { describe, expect, test } from 'vitest';
import { control, heading, observation, text } from '../../test/observations.ts';
import { type Circumstances, noticesOf } from './notices.ts';
import type { Standing } from './standing.ts';

const calm: Standing = { passwords: 0, oneTimeCodes: 0, wordless: 0 };
const page = observation([heading(1, 'Lamps'), text(control(1, 'textbox', 'Search', { value: '' }))]);

function kinds(circumstances: Circumstances, seen = page): string[] {
  return noticesOf(seen, circumstances).map(({ kind }) => kind);
}

describe('notices', () => {
  test('an ordinary page has none', () => {
    expect(kinds({ standing: calm, status: 200 })).toEqual([]);
  });

  test('a page on its way and an empty page are told', () => {
    expect(kinds({ navigating: true })).toEqual(['loading']);
    expect(kinds({ standing: calm }, observation([]))).toEqual(['empty']);
    expect(noticesOf(observation([], { loading: true }))[0]?.text).toBe('The page shows nothing yet.');
  });

  test('an error page is known by its status, or by a number that stands for one', () => {
    expect(noticesOf(page, { status: 503 })).toMatchObject([{ kind: 'error', about: '503' }]);
    expect(kinds({}, observation([heading(1, '404'), text('Not here.')]))).toEqual(['error']);
    expect(kinds({}, observation([heading(1, 'Error 500')], { title: 'Error 500' }))).toEqual(['error']);
  });

  test('prices, counts and house numbers are no errors', () => {
    for (const harmless of ['Lamps from 450 €', '404 vacancies', 'Room 512', 'Save 400 g of flour'])
      expect(kinds({}, observation([heading(1, harmless)], { title: 'Shop' })), harmless).toEqual([]);
  });

  test('doors are told apart: password, one-time code, a check for people', () => {
    expect(kinds({ standing: { ...calm, passwords: 1 } })).toEqual(['login']);
    expect(kinds({ standing: { ...calm, oneTimeCodes: 1 } })).toEqual(['one-time code']);
    expect(noticesOf(page, { standing: { ...calm, challenge: 'I am not a robot' } })[0]?.text).toBe(
      'Here people are told from programs: "I am not a robot". A person has to pass it.',
    );
  });

  test('a check for people may make itself known by its heading alone', () => {
    expect(kinds({}, observation([heading(1, 'Are you a person?')]))).toEqual(['challenge']);
    expect(kinds({}, observation([heading(1, 'Подтвердите, что вы не робот')]))).toEqual(['challenge']);
    expect(kinds({}, observation([heading(1, 'Human resources')]))).toEqual([]);
  });

  test('a password among many settings is no door', () => {
    const settings = observation(
      Array.from({ length: 15 }, (_, at) => text(control(at, 'textbox', `Setting ${at}`, { value: 'x' }))),
    );

    expect(kinds({ standing: { ...calm, passwords: 1 } }, settings)).toEqual([]);
  });

  test('what lies over the page is told with its answers, unless it is the dialog that was told of', () => {
    const standing = { ...calm, overlay: { words: 'We use cookies', share: 0.31, buttons: ['Accept', 'Reject'] } };

    expect(noticesOf(page, { standing })).toEqual([
      {
        kind: 'overlay',
        text: 'Something lies over 31 % of the view: "We use cookies". It offers: Accept / Reject.',
        about: 'We use cookies',
      },
    ]);
    expect(kinds({ standing }, { ...page, onTop: 'dialog "Cookies"' })).toEqual([]);
  });

  test('a view full of pictures is better looked at', () => {
    expect(kinds({ standing: { ...calm, wordless: 0.8 } })).toEqual(['poor text']);
  });
});

test('a form in which a password is chosen is no door', () => {
  const standing = { passwords: 3, oneTimeCodes: 0, wordless: 0 };
  const seen = { lines: [], title: 'Account', loading: false, onTop: undefined };
  const nothing = { screens: 0, controls: 1, headings: [] };

  const kinds = (passwords: number) =>
    noticesOf({ ...seen, above: nothing, below: nothing }, { standing: { ...standing, passwords } }).map(
      ({ kind }) => kind,
    );

  expect(kinds(1)).toContain('login');
  expect(kinds(3)).not.toContain('login');
});
