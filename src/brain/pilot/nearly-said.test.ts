import { expect, test } from 'vitest';
import { nearlySaid } from './nearly-said.ts';

const part = (text: string, name: string) => {
  const span = nearlySaid(text, name);
  return span && text.slice(span.start, span.end);
};

test.each([
  ['archive the minutes of the thursday meeting', 'Minutes of the Thursday meeting', 'minutes of the thursday meeting'],
  ['убери женщину с кувшином в архив', 'Женщина с кувшином', 'женщину с кувшином'],
  ['open the card gift guide under €50 now', 'Gift guide under €50', 'gift guide under €50'],
  ['перенеси подготовку к выставке в готово', 'Подготовка к выставке', 'подготовку к выставке'],
])('what a page calls by several words is one name, in whatever form it is said: %s', (text, name, said) => {
  expect(part(text, name)).toBe(said);
});

test.each([
  ['what has no small word in it is read as it is', 'show those with free delivery', 'Free delivery'],
  [
    'a mark parts two things',
    'tell me the minutes, the Thursday of the meeting too',
    'Minutes of the Thursday meeting',
  ],
  ['an order is none of a name', 'open the last letter in spam', 'Last letter in spam'],
  ['another number is another thing', 'show lamps under €30', 'Lamps under €50'],
  ['half of it is not it', 'archive the minutes of the meeting', 'Minutes of the Thursday meeting'],
])('%s', (_, text, name) => {
  expect(part(text, name)).toBeUndefined();
});
