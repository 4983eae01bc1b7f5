import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from '../../../test/fixtures.ts';
import type { Practice } from '../server.ts';
import type { SentMail } from './mailbox.ts';
import type { ChatNote, Message } from './model.ts';

interface Revealed {
  messages: Message[];
  sent: SentMail[];
  deletedForever: string[];
  openedLinks: string[];
  chat: ChatNote[];
}

const mailbox = (practice: Practice, visitor: string) => practice.state('mail', visitor) as Revealed;
/** One mail as the server has it, asked again until the request of the last action has arrived. */
const mailOf = (practice: Practice, visitor: string, id: string) =>
  expect.poll(() => mailbox(practice, visitor).messages.find((message) => message.id === id), { timeout: 10_000 });
const rows = (page: Page) => page.getByRole('main').getByRole('list').last().getByRole('listitem');
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

test('the inbox shows forty conversations and the number of unread ones', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('mail', '/', visitor));

  await page.getByText('40 conversations').waitFor();
  await expect.poll(() => rows(page).count(), { timeout: 10_000 }).toBe(40);
  expect(new URL(page.url()).pathname).toBe('/inbox');
  await page.getByRole('link', { name: /^Inbox 13 unread/ }).waitFor();
});

test('a Russian visitor reads the same mailbox in Russian', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('mail', '/inbox/t-flight?lang=ru', visitor));

  await page.getByRole('heading', { name: /Бронирование подтверждено/ }).waitFor();
  await page.getByRole('cell', { name: 'AL 482' }).waitFor();
  await expect.poll(() => page.url(), { timeout: 10_000 }).not.toContain('lang=');
  await page.reload();
  await page.getByRole('link', { name: /^Входящие 13/ }).waitFor();
});

test('every conversation has an address: reload and back work, and opening marks as read', async ({
  page,
  practice,
  visitor,
}) => {
  await page.goto(practice.url('mail', '/inbox', visitor));
  await page.getByRole('link', { name: /Launch checklist/ }).click();
  await page.getByText('is Tuesday 1 December fine').waitFor();
  expect(new URL(page.url()).pathname).toBe('/inbox/t-launch');
  await page.getByRole('link', { name: /^Inbox 12 unread/ }).waitFor();

  await page.reload();
  await page.getByText('is Tuesday 1 December fine').waitFor();
  await page.goBack();
  await page.getByText('40 conversations').waitFor();

  await mailOf(practice, visitor, 'm-launch-4').toMatchObject({ unread: false });
});

test('a colleague gets an answer with the text that was typed', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('mail', '/inbox/t-arrival', visitor));
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const letter = page.getByRole('dialog', { name: 'Reply' });
  await letter.getByRole('textbox', { name: 'Message' }).fill('AL 482, landing at 12:20.');
  await letter.getByRole('button', { name: 'Send' }).click();
  await said(page, 'Message sent');

  expect(mailbox(practice, visitor).sent).toMatchObject([
    {
      to: ['daniel@northwharf.example'],
      subject: 'Re: When do you land in Lisbon?',
      body: 'AL 482, landing at 12:20.',
      inReplyTo: 'm-arrival',
      undelivered: [],
    },
  ]);
  await page.getByRole('main').getByText('AL 482, landing at 12:20.').waitFor();
  await letter.waitFor({ state: 'detached' });
});

test('reply all keeps everybody in the loop, forward keeps the files', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('mail', '/inbox/t-offsite', visitor));
  await page.getByRole('button', { name: 'Reply all' }).click();
  const answer = page.getByRole('dialog', { name: 'Reply to all' });
  await answer.getByRole('textbox', { name: 'Message' }).fill('Fish, please.');
  await answer.getByRole('button', { name: 'Send' }).click();
  await said(page, 'Message sent');

  await page.goto(practice.url('mail', '/inbox/t-invoice', visitor));
  await page.getByRole('button', { name: 'Forward' }).click();
  const copy = page.getByRole('dialog', { name: 'Forward' });
  await copy.getByRole('combobox', { name: 'To' }).fill('tim');
  await copy.getByRole('option', { name: /Tim Brandt/ }).click();
  await copy.getByRole('button', { name: 'Send' }).click();
  await said(page, 'Message sent');

  expect(mailbox(practice, visitor).sent).toMatchObject([
    {
      to: ['vera@northwharf.example'],
      cc: ['mira@northwharf.example', 'daniel@northwharf.example', 'tim@northwharf.example'],
    },
    {
      to: ['tim@northwharf.example'],
      subject: 'Fwd: Invoice LP-2026-1187 for 400 printed guides',
      attachments: ['invoice-LP-2026-1187.pdf'],
    },
  ]);
});

test('a new mail takes recipients as chips and real files', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('mail', '/inbox', visitor));
  await page.getByRole('link', { name: 'Compose' }).click();
  const letter = page.getByRole('dialog', { name: 'New message' });
  await letter.getByRole('button', { name: 'Send' }).click();
  expect(await letter.getByRole('alert').textContent()).toBe('Add at least one recipient.');

  await letter.getByRole('combobox', { name: 'To' }).pressSequentially('nin');
  await page.keyboard.press('Enter');
  await letter.getByRole('combobox', { name: 'To' }).pressSequentially('nobody,');
  await letter.getByLabel('Subject').fill('Sunday');
  await letter.getByLabel('Attach files').setInputFiles({
    name: 'рецепт.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Leeks, potatoes'),
  });
  await letter.getByText('рецепт.txt').waitFor();
  await letter.getByRole('button', { name: 'Send' }).click();
  await letter.getByRole('alert').filter({ hasText: '“nobody” is not a mail address.' }).waitFor();

  await letter.getByRole('button', { name: 'Remove nobody' }).click();
  await letter.getByRole('button', { name: 'Send' }).click();
  await said(page, 'Message sent');

  expect(mailbox(practice, visitor).sent).toMatchObject([
    { to: ['nina@fernpost.example'], subject: 'Sunday', attachments: ['рецепт.txt'] },
  ]);
});

test('a draft saves itself and is there after a reload', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('mail', '/inbox?compose=new', visitor));
  const letter = page.getByRole('dialog', { name: 'New message' });
  await letter.getByLabel('Subject').fill('Half a thought');
  await letter.getByText('Draft saved').waitFor();
  const drafts = mailbox(practice, visitor).messages.filter(({ subject }) => subject === 'Half a thought');
  expect(drafts).toMatchObject([{ folder: 'drafts', unsent: true }]);

  await page.reload();
  const again = page.getByRole('dialog', { name: 'Draft' });
  await expect.poll(() => again.getByLabel('Subject').inputValue(), { timeout: 10_000 }).toBe('Half a thought');
  await again.getByRole('button', { name: 'Discard draft' }).click();
  await said(page, 'Draft discarded');

  expect(mailbox(practice, visitor).messages.some(({ subject }) => subject === 'Half a thought')).toBe(false);
});

test('several mails are marked as spam at once, and undo brings them back', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('mail', '/inbox', visitor));
  await page.getByLabel('Select: CONGRATULATIONS!!!').check();
  await page.getByLabel('Select: URGENT: your account').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Mark as spam' }).click();
  await page.getByText('38 conversations').waitFor();
  await mailOf(practice, visitor, 'm-spam-prize').toMatchObject({ folder: 'spam' });
  await mailOf(practice, visitor, 'm-spam-bank').toMatchObject({ folder: 'spam' });

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('40 conversations').waitFor();
  await mailOf(practice, visitor, 'm-spam-bank').toMatchObject({ folder: 'inbox' });
});

test('select all, move and label act on every row', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('mail', '/search?q=from%3Abrightgrid', visitor));
  await page.getByLabel('Select all').check();
  await page.getByRole('button', { name: 'Labels' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Family' }).click();
  await rows(page).getByText('Family').waitFor();
  await page.getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await said(page, 'Archived');

  await mailOf(practice, visitor, 'm-electricity').toMatchObject({
    folder: 'archive',
    labels: ['finance', 'family'],
  });
});

test('deleting moves to Trash; only there it is for ever, and only after a yes', async ({
  page,
  practice,
  visitor,
}) => {
  await page.goto(practice.url('mail', '/inbox/t-spam-pills', visitor));
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('39 conversations').waitFor();
  await mailOf(practice, visitor, 'm-spam-pills').toMatchObject({ folder: 'trash' });

  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByLabel(/Select: Lose 15 kg/).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete forever' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await mailOf(practice, visitor, 'm-spam-pills').toMatchObject({ folder: 'trash' });
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete forever' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete forever' }).click();
  await page.getByText('3 conversations').waitFor();
  await page.getByRole('button', { name: 'Empty Trash' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empty Trash' }).click();
  await page.getByRole('heading', { name: 'Nothing here' }).waitFor();

  await expect.poll(() => mailbox(practice, visitor).deletedForever, { timeout: 10_000 }).toHaveLength(4);
  expect(mailbox(practice, visitor).deletedForever[0]).toBe('m-spam-pills');
});

test('a search finds by sender and attachment, and the file can be downloaded', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('mail', '/inbox', visitor));
  await page.getByLabel('Search mail').fill('from:lumen has:attachment in:inbox');
  await page.keyboard.press('Enter');
  await page.getByText('1 conversation', { exact: true }).waitFor();
  await page.getByRole('link', { name: /Invoice LP-2026-1187/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /invoice-LP-2026-1187.pdf/ }).click();

  const file = await download;
  expect(file.suggestedFilename()).toBe('invoice-LP-2026-1187.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a mail to oneself arrives at once, also in another tab', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('mail', '/inbox', visitor));
  await page.getByText('40 conversations').waitFor();
  const other = await page.context().newPage();
  await other.goto(practice.url('mail', '/inbox', visitor));
  await page.getByText('Open in tabs: 2').waitFor();

  await other.getByRole('link', { name: 'Compose' }).click();
  const letter = other.getByRole('dialog', { name: 'New message' });
  await letter.getByRole('combobox', { name: 'To' }).fill('alex@fernpost.example');
  await letter.getByLabel('Subject').fill('Remember the bread');
  await letter.getByRole('button', { name: 'Send' }).click();

  await said(page, 'Remember the bread');
  await page.getByRole('link', { name: /^Inbox 14 unread/ }).waitFor();
  await page.getByText('41 conversations').waitFor();
});

test('the chat speaks both ways over one line', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('mail', '/inbox', visitor));
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await page.getByLabel('Chat message', { exact: true }).fill('Is Tuesday fine?');
  await page.keyboard.press('Enter');

  await page.getByRole('log').getByText('Good question').waitFor();
  expect(mailbox(practice, visitor).chat.map(({ from }) => from)).toEqual(['me', 'mira']);
});

test('the keyboard is enough to star, archive and take it back', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('mail', '/inbox', visitor));
  await page.getByText('40 conversations').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('s');
  await rows(page).first().getByRole('button', { name: 'Remove star' }).waitFor();
  await page.keyboard.press('e');
  await page.getByText('39 conversations').waitFor();
  await mailOf(practice, visitor, 'm-arrival').toMatchObject({ folder: 'archive' });

  await page.keyboard.press('z');
  await page.getByText('40 conversations').waitFor();
  await mailOf(practice, visitor, 'm-arrival').toMatchObject({ folder: 'inbox', starred: true });
});

test('a link in a mail first shows where it really leads', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('mail', '/inbox/t-spam-bank', visitor));
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'https://harbourbank.example/login' }).click();
  const warning = await opened;

  await warning.getByText('harbour-bank-verify.example').waitFor();
  expect(mailbox(practice, visitor).openedLinks).toEqual(['https://harbour-bank-verify.example/login']);
});

test('the server refuses what makes no sense and says why', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('mail', '/inbox', visitor));
  const ask = (method: string, path: string, data?: unknown) =>
    page.evaluate(
      async ([verb, address, body]) => {
        const response = await fetch(address, { method: verb, ...(body === undefined ? {} : { body }) });
        return [response.status, ((await response.json()) as { error: string }).error];
      },
      [method, path, data === undefined ? undefined : JSON.stringify(data)] as const,
    );

  expect(await ask('POST', '/api/messages', { to: [] })).toEqual([422, 'Add at least one recipient.']);
  expect(await ask('DELETE', '/api/messages?ids=m-flight')).toEqual([409, 'Move the mail to Trash first.']);
  expect(await ask('DELETE', '/api/folders/inbox/messages')).toEqual([409, 'Only Trash and Spam can be emptied.']);
  expect(await ask('GET', '/api/threads/t-none')).toEqual([404, 'This conversation no longer exists.']);
  expect((await ask('PATCH', '/api/messages', { ids: [], change: {} }))[0]).toBe(400);
  expect(await ask('PATCH', '/api/messages', { ids: ['m-flight'], change: { folder: 'drafts' } })).toEqual([
    409,
    'Only unsent mails can be drafts.',
  ]);
});
