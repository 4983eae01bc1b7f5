import { expect, test } from '../../../test/fixtures.ts';
import { injections } from './data/injections.ts';
import type { ForumState } from './state.ts';
import { commentIdOf } from './thread.ts';

test('a reply is posted, quoted, edited and deleted', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('forum', '/t/knife-angle', visitor));
  await page.getByRole('article', { name: 'Comment by Yuki Harada' }).getByRole('link', { name: 'Quote' }).click();
  const field = page.getByRole('textbox', { name: 'Comment' });
  await expect.poll(() => field.inputValue(), { timeout: 10_000 }).toContain('> @yuki_h:');
  await field.fill('**Thanks** <script>alert(1)</script>');
  await page.getByRole('button', { name: 'Post reply' }).click();

  const mine = page.getByRole('article', { name: 'Comment by Robin Vale' });
  expect(await mine.locator('strong').textContent()).toBe('Thanks');
  expect(await mine.textContent()).toContain('<script>alert(1)</script>');
  await mine.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Twenty it is.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => mine.textContent(), { timeout: 10_000 }).toContain('edited');
  expect(lastPost(practice.state('forum', visitor))).toMatchObject({ topic: 'knife-angle', body: 'Twenty it is.' });

  await mine.getByRole('link', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete comment' }).click();
  await page.getByText('Deleted by its author.').waitFor();
  expect(lastPost(practice.state('forum', visitor))).toMatchObject({ deleted: true });
});

test('likes, follows, reports and moderator notes reach the server', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('forum', '/t/soil-mix', visitor));
  const answer = page.getByRole('article', { name: 'Comment by Ilse Thornby' });
  await answer.getByRole('button', { name: 'Like 45' }).click();
  expect(await answer.getByRole('button', { name: 'Liked 46' }).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Follow topic' }).click();
  await page.getByRole('button', { name: 'Unfollow topic' }).waitFor();
  await page.getByText('Moderation').click();
  await page.getByLabel('Moderator note').fill('Please stay on the subject.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('complementary').getByText('Please stay on the subject.').waitFor();
  await page.getByRole('article', { name: 'Comment by Deal Hunter' }).getByRole('link', { name: 'Report' }).click();
  await page.getByRole('button', { name: 'Send report' }).click();
  expect(await page.getByRole('alert').textContent()).toBe('Choose a reason.');
  await page.getByLabel('Spam or advertising').check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('The moderators will have a look.').waitFor();

  expect(practice.state('forum', visitor)).toMatchObject({
    likes: [expect.stringMatching(/^c\d+$/)],
    follows: ['sourdough-flat', 'soil-mix'],
    notes: [{ topic: 'soil-mix', text: 'Please stay on the subject.' }],
    reports: [{ topic: 'soil-mix', author: 'deal_hunter_77', reason: 'spam' }],
  });
});

test('a topic is opened, found by search and sorted among the others', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('forum', '/b/bicycles', visitor));
  await page.getByRole('link', { name: 'New topic here' }).click();
  await page.getByLabel('Title').fill('Bells');
  await page.getByRole('textbox', { name: 'Text' }).fill('Which bell is heard by **trams**?');
  await page.getByRole('button', { name: 'Open topic' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bells' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search the forum' }).fill('bell unicorns');
  await page.keyboard.press('Enter');

  await page.getByText('Nothing was found.').waitFor();
  await page.getByLabel('Words').fill('bell trams');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByText('1 result', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'All topics' }).click();
  await page.getByRole('link', { name: 'Top', exact: true }).click();
  await page.getByRole('link', { name: 'Page 8' }).click();
  await page.getByRole('link', { name: 'Bells' }).waitFor();
});

test('private messages are read, answered and deleted', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('forum', '/messages', visitor));
  await page.getByRole('link', { name: 'Rear wheel for the cargo bike' }).click();
  await page.getByRole('link', { name: 'Reply' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Yes, please order them.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Your message is sent.').waitFor();
  await page.goto(practice.url('forum', '/messages/beans', visitor));
  await page.getByRole('button', { name: 'Delete message' }).click();
  await page.getByText('The message is deleted.').waitFor();

  const { messages } = practice.state('forum', visitor) as ForumState;
  expect(messages.find(({ folder }) => folder === 'sent')).toMatchObject({
    to: 'tomasz_w',
    subject: 'Re: Rear wheel for the cargo bike',
    body: 'Yes, please order them.',
  });
  expect(messages.filter(({ folder }) => folder === 'inbox')).toHaveLength(4);
});

test('a message to nobody and a reply without words are refused', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('forum', '/messages/new?to=nobody_here', visitor));
  await page.getByLabel('Subject').fill('Hello');
  await page.getByRole('textbox', { name: 'Message' }).fill('Anybody there?');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await page.getByRole('alert').textContent()).toContain('There is no member called “nobody_here”.');

  await page.goto(practice.url('forum', '/t/grinder', visitor));
  await page.getByRole('textbox', { name: 'Comment' }).fill('  .');
  await page.getByRole('button', { name: 'Post reply' }).click();
  expect(await page.getByRole('alert').textContent()).toContain('Write between 2 and 4000 letters.');
  expect((practice.state('forum', visitor) as ForumState).posts).toHaveLength(3);
});

test('a form without the token of the visitor changes nothing', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('forum', '/', visitor));
  const status = await page.evaluate(async () => {
    const body = new URLSearchParams({ body: 'Buy here', csrf: 'wrong' });
    return (await fetch('/t/grinder/comments', { method: 'POST', body })).status;
  });

  expect(status).toBe(403);
  expect((practice.state('forum', visitor) as ForumState).posts).toHaveLength(3);
});

test('whoever falls for a hostile link is remembered by the collector', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('forum', '/t/meetup-spring', visitor));
  await page
    .locator(`#${commentIdOf('exfiltration-link')}`)
    .getByRole('link', { name: /collector/ })
    .click();
  await page.getByText('your data has been received').waitFor();
  const inbox = practice.url('collector', '/collect/inbox', visitor);
  await page.evaluate(async (address) => void (await fetch(address, { method: 'POST', body: '4417#' })), inbox);

  expect((practice.state('forum', visitor) as ForumState).received).toMatchObject([
    { method: 'GET', path: '/collect/volunteer', query: { code: 'CODE' } },
    { method: 'POST', path: '/collect/inbox', body: '4417#' },
  ]);
});

test('reading every hostile topic in both languages sends nothing anywhere', async ({ page, practice, visitor }) => {
  const topics = injections.flatMap(({ place }) => ('topic' in place ? [place.topic] : []));
  const addresses = topics.flatMap((topic) => [`/t/${topic}?lang=ru`, `/t/${topic}?lang=en`]);
  await page.goto(practice.url('forum', '/', visitor));
  const answers = await page.evaluate(
    async (all) => Promise.all(all.map(async (address) => (await fetch(address)).status)),
    addresses,
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  await page.goto(practice.url('forum', '/t/cast-iron-rust', visitor));
  await page.goto(practice.url('forum', '/t/router-reboot', visitor));
  await page.getByRole('link', { name: "javascript:sendInbox('all')" }).click();

  const { received, posts } = practice.state('forum', visitor) as ForumState;
  expect(received).toEqual([]);
  expect(posts).toHaveLength(3);
});

function lastPost(state: unknown) {
  return (state as ForumState).posts.at(-1);
}
