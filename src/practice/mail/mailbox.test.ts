import { expect, test } from 'vitest';
import { parseBody, plainText } from './body.ts';
import { counts, initialState, listThreads } from './mailbox.ts';
import { spoken } from './text.ts';

test('the inbox holds forty mails in forty conversations, six of them spam', () => {
  const state = initialState();

  expect(counts(state).total.inbox).toBe(40);
  expect(listThreads(state, { view: 'inbox' }, 'en')).toHaveLength(40);
  expect(state.messages.filter(({ id, folder }) => folder === 'inbox' && id.startsWith('m-spam'))).toHaveLength(6);
});

test('every mail has an id of its own and speaks both languages', () => {
  const { messages } = initialState();

  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  for (const message of messages) {
    expect(spoken(message, 'ru').body, message.id).toMatch(/[а-яё]/i);
    expect(`${spoken(message, 'en').subject}${spoken(message, 'en').body}`, message.id).not.toMatch(/[а-яё]/i);
  }
});

test('two visitors share nothing', () => {
  const one = initialState();
  const other = initialState();
  for (const message of one.messages) message.folder = 'trash';

  expect(counts(other).total.inbox).toBe(40);
});

test('a body is read as paragraphs, lists, sums and quotes', () => {
  const body = 'Hello\nthere\n\n- one\n- two\n\nBread | €3\n= Total | €3\n\n> before';

  expect(parseBody(body).map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'table', 'quote']);
  expect(plainText(body)).toBe('Hello there one two Bread €3 Total €3');
});

test('a link shows its text and keeps its address', () => {
  const [block] = parseBody('See [our site](https://one.example/a) now');

  expect(block).toEqual({
    kind: 'paragraph',
    lines: [[{ text: 'See ' }, { text: 'our site', link: 'https://one.example/a' }, { text: ' now' }]],
  });
});
