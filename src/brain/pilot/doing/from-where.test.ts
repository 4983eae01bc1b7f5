import { expect, test } from 'vitest';
import { control, heading, item, observation, text } from '../../../../test/observations.ts';
import type { Line } from '../../../observation.ts';
import type { Act, Things } from '../goal.ts';
import { pursue } from './pursue.ts';
import { calls, situated } from './situation.testing.ts';

const EVERYTHING: Things = { what: { words: '', kind: 'item' }, count: 'all', where: [] };
const FROM: Act = { kind: 'remove', things: EVERYTHING, from: { words: 'junk', kind: 'folder' } };
const IN: Extract<Act, { kind: 'remove' }> = {
  kind: 'remove',
  things: { ...EVERYTHING, what: { words: '', place: { is: 'in', what: { words: 'junk' } } } },
};
const ARCHIVE: Act = { kind: 'handle', verb: { words: 'archive' }, things: IN.things };
const FILE: Act = { kind: 'add', things: IN.things, to: { words: 'Archive' } };
const letters: Line[] = ['Water bill', 'Garden party', 'Lost umbrella'].map((name, at) =>
  item(control(10 + at, 'checkbox', `Select: ${name}`), control(20 + at, 'link', name), ` ${at + 3} May`),
);
const toolbar = text(control(2, 'button', 'Delete'), control(3, 'button', 'Archive'));

test.each([FROM, IN, ARCHIVE, FILE])('all that is in a place is taken away there: first to it', (act) => {
  const seen = observation([text(control(1, 'link', 'Junk')), heading(1, 'Inbox'), toolbar, ...letters]);

  expect(calls(situated(act, seen))).toEqual([{ tool: 'click', input: { id: 1 } }]);
});

test.each([FROM, IN, ARCHIVE, FILE])(
  'where there is no such place, nothing that is here is taken away in its stead',
  (act) => {
    const seen = observation([heading(1, 'Inbox'), toolbar, ...letters]);

    expect(pursue(situated(act, seen))).toHaveProperty('stuck');
  },
);

test.each([
  ['its heading says so', [heading(1, 'Junk')]],
  ['it is marked in the list of places', [text(control(1, 'link', 'Junk', { states: ['current'] }))]],
])('who is there already begins: %s', (_, top) => {
  expect(calls(situated(FROM, observation([...top, toolbar, ...letters])))[0]).toMatchObject({ tool: 'check' });
});
