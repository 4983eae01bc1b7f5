import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const FOR_FORM: Act = { kind: 'wait', for: { words: '', kind: 'form' } };
const FOR_A_WHILE = [{ tool: 'wait', input: { change: true, seconds: 2 } }];
const OUTLINE = page(['Loading'], [control(1, 'searchbox', 'Search the site')]);
const FORM = page([control(2, 'spinbutton', 'Seats')]);
const BEGUN = new Date('2026-11-15T12:00:00').getTime();
const waited = (seconds: number) => ({ now: new Date(BEGUN + seconds * 1_000), ...after(`watch ${BEGUN}`) });

test('a form is waited for until something comes that can be filled in, and not for ever', () => {
  expect(calls(situated(FOR_FORM, OUTLINE))).toEqual(FOR_A_WHILE);
  expect(calls(situated(FOR_FORM, OUTLINE, waited(2)))).toEqual(FOR_A_WHILE);
  expect(pursue(situated(FOR_FORM, FORM, waited(1)))).toHaveProperty('reached');
  expect(pursue(situated(FOR_FORM, OUTLINE, waited(12)))).toHaveProperty('stuck');
});

test('a field that was there before is the form only when nothing else comes', () => {
  const still = { print: 'before' };

  expect(calls(situated(FOR_FORM, FORM))).toEqual(FOR_A_WHILE);
  expect(calls(situated(FOR_FORM, FORM, { ...still, ...waited(2) }))).toEqual(FOR_A_WHILE);
  expect(pursue(situated(FOR_FORM, FORM, { ...still, ...waited(5) }))).toHaveProperty('reached');
});

const COOLER: Act = { kind: 'wait', for: { shown: { words: 'temperature' }, is: '<', number: 20 } };
const room = (degrees: string) => page(['Humidity: 12'], [`Temperature: ${degrees} °C`]);

test('a number is watched until it is so: each time it is another one it is looked at again', () => {
  expect(calls(situated(COOLER, room('23')))).toEqual([
    { tool: 'wait', input: { text: '23', gone: true, seconds: 10 } },
  ]);
  expect(pursue(situated(COOLER, room('19,5')))).toHaveProperty('reached');
  expect(pursue(situated(COOLER, room('20')))).not.toHaveProperty('reached');
});

test('a number that does not come to be so is not watched for ever, and one that is not there is not taken from elsewhere', () => {
  expect(pursue(situated(COOLER, room('23'), waited(120)))).toEqual({
    stuck: '“do it”: that did not come about in 120 s.',
  });
  expect(pursue(situated(COOLER, page(['Humidity: 12']), waited(6)))).toHaveProperty('stuck');
});

test('what was watched is dealt with at once, where the page speaks of it', () => {
  const sell: Act = {
    kind: 'handle',
    verb: { words: 'sell' },
    things: { what: { words: 'Acme shares' }, count: 'one', where: [] },
  };
  const watched = { previous: { ...COOLER } };
  const market = (company: string) =>
    page([`Your shares of ${company}`], ['Price: 71'], [control(3, 'button', 'Sell'), control(4, 'button', 'Help')]);

  expect(calls(situated(sell, market('Acme'), watched))).toEqual([{ tool: 'click', input: { id: 3 } }]);
  expect(calls(situated(sell, market('Globex'), watched))).not.toEqual([{ tool: 'click', input: { id: 3 } }]);
});

test.each<[Act & { kind: 'wait' }, object]>([
  [{ kind: 'wait', for: { milliseconds: 500 } }, { seconds: 0.5 }],
  [{ kind: 'wait', for: { words: 'Paid' } }, { text: 'Paid' }],
  [{ kind: 'wait', for: { words: '', kind: 'page' } }, { seconds: 2 }],
])('waits once: %o', (act, input) => {
  expect(calls(situated(act, OUTLINE))).toEqual([{ tool: 'wait', input }]);
  expect(pursue(situated(act, OUTLINE, after('wait 0')))).toHaveProperty('reached');
});
