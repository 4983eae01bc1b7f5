import { expect, test } from 'vitest';
import { control, deeper, landmark, observation, text } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET, type Way } from '../memo.ts';
import { pursue } from './pursue.ts';
import { situated } from './situation.testing.ts';

const send: Act = { kind: 'send', entries: [{ value: { text: 'Hello', kind: 'text' } }] };
const SENT: Way = { name: 'send it off', went: 'well', before: 'before' };

/** The form after it was sent off, with what the page says then. */
function sentOn(warning: string, way: Way = SENT, told = 'Clicked button "Send".') {
  const form = text(control(1, 'textbox', 'Text'), control(2, 'button', 'Send'));
  const page = observation([form, landmark('alert'), ...deeper(text(warning))]);
  return pursue(situated(send, page, { memo: { ...NOTHING_YET, ways: [way] }, told: [told] }));
}

test.each([['Add at least one recipient.'], ['Please choose a day'], ['Укажите телефон.']])(
  'a page that objects has not taken it: %s',
  (warning) => {
    expect(sentOn(warning)).toEqual({ stuck: `“do it” did not work: ${warning}` });
  },
);

test.each([
  ['it says that it was taken', 'Your message has been sent.', SENT, 'Clicked button "Send".'],
  ['so it is in Russian', 'Заявка отправлена', SENT, 'Clicked button "Send".'],
  ['it warned before', 'Beware of the dog', { ...SENT, warned: ['Beware of the dog'] }, 'Clicked button "Send".'],
  ['it was sent after all', 'Number 7 is yours', SENT, 'Sent what had been held: POST https://a.example/b.'],
])('a warning is no objection where %s', (_, warning, way, told) => {
  expect(sentOn(warning, way, told)).toHaveProperty('reached');
});
