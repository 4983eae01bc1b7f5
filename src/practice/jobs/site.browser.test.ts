import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from '../../../test/fixtures.ts';
import type { Practice } from '../server.ts';
import type { JobsState } from './state.ts';

test('a visitor searches, narrows the list and drops a filter again', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('jobs', '/', visitor));
  expect(await page.getByRole('heading', { name: '120 vacancies' }).isVisible()).toBe(true);

  await page.getByRole('searchbox').fill('developer');
  await page.getByLabel('Remote only').check();
  await page.getByRole('button', { name: 'Find' }).click();
  await page.waitForURL(/remote=yes/);
  await page.waitForFunction('document.readyState === "complete"');
  await page.getByLabel('Sort').selectOption('Newest first');
  await page.waitForURL(/sort=date/);
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect
    .poll(() => chips.getByRole('link').allTextContents(), { timeout: 10_000 })
    .toEqual(['“developer” ', 'Remote only ', 'Clear all']);

  const before = await totalOf(page);
  await chips.getByRole('link', { name: 'Remove filter: Remote only' }).click();
  await page.waitForURL((url) => !url.searchParams.has('remote'));
  await expect.poll(() => totalOf(page), { timeout: 10_000 }).toBeGreaterThan(before);
});

test('the pages of the list lead to each other', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('jobs', '/', visitor));
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL(/page=2/);
  await page.getByRole('link', { name: 'Page 6' }).click();
  await page.waitForURL(/page=6/);

  const vacancies = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect.poll(() => page.getByRole('link', { name: 'Next' }).count(), { timeout: 10_000 }).toBe(0);
  await expect.poll(() => vacancies.count(), { timeout: 10_000 }).toBe(20);
});

test('a vacancy is saved with its heart and let go again', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('jobs', '/vacancies/1021', visitor));
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
  await expect.poll(() => stateOf(practice, visitor).saved, { timeout: 10_000 }).toEqual(['1021', '1022']);

  await page.getByRole('link', { name: 'Saved 2' }).click();
  await page.getByRole('button', { name: 'Remove from saved: Frontend developer' }).click();
  await page.getByText('No longer among the saved ones').waitFor();
  await expect.poll(() => stateOf(practice, visitor).saved, { timeout: 10_000 }).toEqual(['1022']);
});

test('an empty application is sent back with a summary and a word at each field', async ({
  page,
  practice,
  visitor,
}) => {
  await page.goto(practice.url('jobs', '/vacancies/1021/apply', visitor));
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('CV').setInputFiles(file('photo.png', 'not a document'));
  await page.getByRole('button', { name: 'Send application' }).click();

  await problems(page).toEqual([
    'Enter an email address like name@example.com',
    'The CV must be a PDF, DOC, DOCX or TXT file',
    'A cover letter has at least 80 characters',
    'Please answer: When can you start?',
    'Please answer: How good is your English?',
    'Without your consent we cannot pass the application on',
  ]);
  expect(await page.getByLabel('Email').getAttribute('aria-describedby')).toBe('email-problem');
  expect(stateOf(practice, visitor).applications).toHaveLength(1);
});

test('a file that is too large is refused by the server', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('jobs', '/vacancies/1021/apply', visitor));

  const answer = await page.evaluate(async () => {
    const form = new FormData();
    form.set('cv', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf'));
    const response = await fetch('/vacancies/1021/apply', { method: 'POST', body: form });
    return { status: response.status, text: await response.text() };
  });

  expect(answer.status).toBe(422);
  expect(answer.text).toContain('The file is larger than 5 MB');
});

test('an application arrives whole, once, and can be withdrawn', async ({ page, practice, visitor }) => {
  const cv = file('ellery.pdf', '%PDF-1.7\nRobin Ellery, frontend developer');
  const coverLetter =
    'I have built editors for two years, with tests and with care for people who use only a keyboard.';
  await page.goto(practice.url('jobs', '/vacancies/1021/apply', visitor));
  await page.getByLabel('CV').setInputFiles(cv);
  await page.getByLabel('Cover letter').fill(coverLetter);
  await page.getByRole('radio', { name: 'In two weeks' }).check();
  await page.getByRole('radio', { name: 'Fluent' }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('Your application is sent').waitFor();

  expect(stateOf(practice, visitor).applications[0]).toMatchObject({
    vacancy: '1021',
    name: 'Robin Ellery',
    coverLetter,
    cv: {
      fileName: 'ellery.pdf',
      size: cv.buffer.length,
      sha256: createHash('sha256').update(cv.buffer).digest('hex'),
    },
    answers: { start: 'weeks', english: 'fluent' },
    status: 'sent',
  });
  await page.goto(practice.url('jobs', '/vacancies/1021'));
  expect(await page.getByText('You applied on 15 November 2026').isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'Apply', exact: true }).count()).toBe(0);

  await page.goto(practice.url('jobs', '/applications'));
  await page.getByRole('button', { name: 'Withdraw: Frontend developer' }).click();
  await page.getByText('Your application is withdrawn').waitFor();
  expect(stateOf(practice, visitor).applications[0]?.status).toBe('withdrawn');
});

test('the profile takes new skills and jobs, and keeps nothing that is wrong', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('jobs', '/profile', visitor));
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await page.getByLabel('Headline').fill('Interface engineer');
  await page.getByRole('button', { name: 'Remove skill: CSS' }).click();
  await page.getByRole('button', { name: 'Remove skill: CSS' }).waitFor({ state: 'detached' });
  // Enter adds the skill only once the script of the page that the click brought is there; without it, Enter saves.
  await page.waitForFunction('document.readyState === "complete"');
  await page.getByLabel('Add a skill').fill('SQL');
  await page.getByLabel('Add a skill').press('Enter');
  await page.getByRole('button', { name: 'Remove skill: SQL' }).waitFor();
  await page.getByRole('button', { name: 'Add a job' }).click();
  const job = page.getByRole('group', { name: 'Job 1' });
  await job.getByLabel('Position').fill('Mentor');
  await job.getByLabel('From').fill('2025-06');
  await job.getByLabel('Until').fill('2025-01');
  await page.getByRole('switch', { name: 'Visible to employers' }).uncheck();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await problems(page).toContain('Enter the company');
  await page.waitForLoadState();
  expect(stateOf(practice, visitor).profile.headline).toBe('Frontend developer');

  await job.getByLabel('Company').fill('Lantern School');
  await job.getByLabel('Until').fill('');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByText('Hidden from employers').waitFor();
  expect(stateOf(practice, visitor).profile).toMatchObject({
    headline: 'Interface engineer',
    skills: ['TypeScript', 'React', 'SQL'],
    visible: false,
    history: [{ company: 'Lantern School', position: 'Mentor', from: '2025-06', to: '' }, {}, {}],
  });
});

test('everything is said in Russian too', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('jobs', '/vacancies/1021', visitor));
  await page.getByRole('link', { name: 'Русский' }).click();

  await page.getByRole('heading', { name: 'Фронтенд-разработчик', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Откликнуться' }).waitFor();
});

const stateOf = (practice: Practice, visitor: string) => practice.state('jobs', visitor) as JobsState;

const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
});

/** What the summary over a form lists, read again until the answer to the form has come. */
const problems = (page: Page) =>
  expect.poll(() => page.getByRole('alert').getByRole('link').allTextContents(), { timeout: 10_000 });

async function totalOf(page: Page): Promise<number> {
  return Number.parseInt((await page.getByRole('heading', { name: /vacanc/ }).textContent()) ?? '', 10);
}
