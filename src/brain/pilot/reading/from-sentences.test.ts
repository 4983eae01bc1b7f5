import { expect, test } from 'vitest';
import { answerTo, saidTo } from './asking.testing.ts';

const TICKETS = 'main:\n # Two tickets\n Doors open at 20:10. Show the code K4-771.';
const TERMS = `
main:
 [textbox Text = Payment 30 days for orders under €5,000 14 days with a 2% discount Open questions Nora decides]
`;

test('a code is told where the word for it stands right before it, in either language', () => {
  expect(saidTo({ what: 'code' }, TICKETS)).toBe('code: K4-771.');
  expect(saidTo({ what: 'код' }, TICKETS)).toBe('код: K4-771.');
  expect(saidTo({ what: 'booking code' }, 'main:\n # Booking\n Your booking code is QX7R2M.')).toContain('QX7R2M');
});

test('what the only code of a page is good for need not stand there; what narrows it down otherwise must', () => {
  const codeFor = (of: string, text: string) =>
    ({ what: 'code', where: [{ of: { words: of }, is: '=', value: { text, kind: 'text' } }] }) as const;

  expect(saidTo(codeFor('for', 'entry'), TICKETS)).toBe('code: K4-771.');
  expect(saidTo(codeFor('для', 'входа'), TICKETS)).toBe('code: K4-771.');
  expect(answerTo(codeFor('for', 'Ann Berg'), TICKETS)).toMatchObject({ found: false });
  expect(answerTo(codeFor('from', 'yesterday'), TICKETS)).toMatchObject({ found: false });
  expect(answerTo(codeFor('for', 'entry'), `${TICKETS} The code B2-100 is for the coats.`)).toMatchObject({
    found: false,
  });
});

test('what is written in a field can be read, and each condition has to be said there', () => {
  const discount = (days: string) =>
    ({ what: { words: 'скидка', place: { is: 'in', what: { words: days } } }, want: 'name' }) as const;

  expect(saidTo(discount('14 дней'), TERMS)).toBe('скидка: 2%.');
  expect(answerTo(discount('60 дней'), TERMS)).toMatchObject({ found: false });
});

test('what stands right under a question answers it', () => {
  const page =
    'main:\n # Stool\n ## Questions\n Any scratches?\n Two, on the back.\n How heavy is it?\n One can carry it.';

  expect(saidTo({ what: { words: 'How heavy is it?', exact: true } }, page)).toContain('One can carry it.');
});
