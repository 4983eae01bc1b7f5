import { expect, test } from 'vitest';
import { answerTo } from './asking.testing.ts';

const MAIL = `
navigation Folders:
 - [link Inbox 13 unread]
 - [link Drafts 2]
 - [link Spam 2 unread]
main:
 # Inbox
 - [link Lunch on Friday?] Nov 14
 - [link Photos] Nov 12
`;
const inThe = (words: string) => ({ is: 'in', what: { words } }) as const;
const count = { count: 'all', want: 'count' } as const;

test('a number on a link says how many there are behind it', () => {
  expect(answerTo({ what: 'drafts', ...count }, MAIL)).toMatchObject({ figure: { number: 2, quote: 'Drafts 2' } });
  expect(
    answerTo({ what: { words: 'непрочитанных', kind: 'message', place: inThe('спаме') }, ...count }, MAIL),
  ).toMatchObject({ figure: { number: 2, quote: 'Spam 2 unread' } });
});

test('what is new has not been read', () => {
  const page =
    'navigation:\n [link Сообщения непрочитанных: 3] [link Новая тема]\nmain:\n # Разделы\n Добро пожаловать.';

  expect(answerTo({ what: { words: 'новых', kind: 'message' }, ...count }, page)).toMatchObject({
    figure: { number: 3 },
  });
});

test('how many are unread is not how many there are', () => {
  const all = answerTo({ what: { words: '', kind: 'message', place: inThe('Spam') }, ...count }, MAIL);

  expect(all.found && all.figure?.number === 2).toBe(false);
});

test('asked of what is shown, the badge of what is shown answers', () => {
  const shown = MAIL.replace('[link Spam 2 unread]', '[link Spam 2 unread, current]').replace('# Inbox', '# Spam');

  expect(answerTo({ what: { words: 'unread', kind: 'message' }, ...count }, shown)).toMatchObject({
    figure: { number: 2 },
  });
});
