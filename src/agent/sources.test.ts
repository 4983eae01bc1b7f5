import { expect, test } from 'vitest';
import { control, observation, text } from '../../test/observations.ts';
import type { Aftermath } from '../action.ts';
import type { Helm } from '../browser/helm.ts';
import { readBy, readFrom } from './sources.ts';

const MAIL = { url: 'https://mail.example/inbox' };
const helm = (
  hasSession: boolean,
  framed: readonly string[] = [],
  origin = 'https://mail.example',
): Pick<Helm, 'hasSession' | 'framed' | 'originOf'> => ({
  hasSession: async () => hasSession,
  framed: () => framed,
  originOf: async () => origin,
});
const after = (url: string, data?: unknown) => ({ data, aftermath: { url } as Aftermath });

test('what is read is laid at the door of its site, once', async () => {
  const once = await readFrom({ read: [] }, helm(false), observation([], MAIL));

  expect(once.read).toEqual([{ origin: 'https://mail.example', isPrivate: false }]);
  expect(await readFrom(once, helm(false), observation([], MAIL))).toEqual(once);
});

test('a site is private when it knows its visitor, or shows a way out; and stays so', async () => {
  const seen = observation([text(control(1, 'link', 'Sign out'))], MAIL);
  const known = [{ origin: 'https://mail.example', isPrivate: true }];

  expect((await readFrom({ read: [] }, helm(true), observation([], MAIL))).read).toEqual(known);
  expect((await readFrom({ read: [] }, helm(false), seen)).read).toEqual(known);
  expect((await readFrom({ read: known }, helm(false), observation([], MAIL))).read).toEqual(known);
});

test('a file that came down and a site where a secret was typed are private', () => {
  const file = { tool: 'read_file', input: { name: 'a.csv' } };
  const typed = { tool: 'type', input: { id: 1, text: '{{secret:mail}}' } };

  expect(readBy({ read: [] }, file, after('about:blank', { origin: 'https://bank.example' })).read).toEqual([
    { origin: 'file:https://bank.example', isPrivate: true },
  ]);
  expect(readBy({ read: [] }, typed, after(MAIL.url)).read).toEqual([
    { origin: 'https://mail.example', isPrivate: true },
  ]);
  expect(readBy({ read: [] }, { tool: 'click', input: { id: 1 } }, after(MAIL.url)).read).toEqual([]);
});

test('a frame of the same family is read too, and a stranger is read but not private for its cookies', async () => {
  const framed = [
    'https://box.mail.example/',
    'https://ads.example/banner',
    'about:blank',
    'https://mail.example/side',
  ];

  expect((await readFrom({ read: [] }, helm(true, framed), observation([], MAIL))).read).toEqual([
    { origin: 'https://mail.example', isPrivate: true },
    { origin: 'https://box.mail.example', isPrivate: true, isFramed: true },
    { origin: 'https://ads.example', isPrivate: false, isFramed: true },
  ]);
});

test("a stranger's frame that shows a way out is private", async () => {
  const seen = observation([text(control(1, 'link', 'Sign out'))], { url: 'https://game.example/' });
  const bank = helm(false, ['https://bank.example/widget', 'https://ads.example/'], 'https://bank.example');

  expect((await readFrom({ read: [] }, bank, seen)).read).toEqual([
    { origin: 'https://game.example', isPrivate: true },
    { origin: 'https://bank.example', isPrivate: true, isFramed: true },
    { origin: 'https://ads.example', isPrivate: false, isFramed: true },
  ]);
});

test('a site that was a frame first is a page of its own once it was opened, and stays one', async () => {
  const shop = observation([], { url: 'https://shop.example/' });
  const framed = await readFrom({ read: [] }, helm(false, ['https://mail.example/']), shop);
  const opened = await readFrom(framed, helm(false), observation([], MAIL));

  expect(framed.read[1]).toEqual({ origin: 'https://mail.example', isPrivate: false, isFramed: true });
  expect(opened.read[1]).toEqual({ origin: 'https://mail.example', isPrivate: false });
  expect(await readFrom(opened, helm(false, ['https://mail.example/']), shop)).toEqual(opened);
});
