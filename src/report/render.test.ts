import { expect, test } from 'vitest';
import { jobStory, jpeg, type ToldRun, tellRun } from '../../test/told-run.ts';
import type { Language } from '../language.ts';
import type { Told } from '../run-events.ts';
import { openStore } from '../store/sqlite.ts';
import { reportOf } from './building/report-of.ts';
import { readKnown } from './read-known.ts';
import { type Format, render } from './render.ts';

async function rendered(story: ToldRun, format: Format, language: Language = 'en'): Promise<string> {
  await using store = await openStore(':memory:');
  const run = await tellRun(store, story);
  const { known, bytes } = await readKnown(store, { run, status: run.status, language });
  return render(reportOf(known), format, { bytes, folder: '/runs/x' });
}

/** A page, a model and a task that would all like to be more than text. */
const EVIL = `</title><script>alert(1)</script><img src=http://evil.test/x onerror=alert(2)> "'&\u202e [x](http://evil.test) ![y](http://evil.test/y)`;

function evilStory(): ToldRun {
  const action = { tool: 'click', input: { id: 1 }, spoken: EVIL };
  const claims = [
    { claim: EVIL, proved: true, evidence: [{ kind: 'quote', quote: EVIL, url: 'javascript:alert(3)', step: 1 }] },
  ] as const;
  const spent = { input: 0, output: 0, cached: 0, cost: 0 };
  const told: Told[] = [
    { type: 'planned', plan: [{ goal: EVIL, evidence: EVIL, state: 'open' }], because: EVIL },
    { type: 'observed', url: `http://x.test/"><script>`, title: EVIL, text: EVIL, notices: [] },
    { type: 'thought', thought: EVIL, actions: [action] },
    { type: 'asked', question: 'q', kind: 'question', text: EVIL, options: [EVIL], url: EVIL, action },
    { type: 'answered', question: 'q', answer: { text: EVIL } },
    {
      type: 'acted',
      action,
      told: EVIL,
      url: EVIL,
      milliseconds: 1,
      effects: { requests: [{ method: EVIL, url: EVIL, status: 1 }], downloads: [], dialogs: 0, consoleErrors: 0 },
    },
    { type: 'failed', what: EVIL, code: EVIL, message: EVIL, hint: EVIL, files: [EVIL] },
    { type: 'spent', role: EVIL, model: EVIL, milliseconds: 1, mended: [EVIL], ...spent },
    {
      type: 'finished',
      status: 'done',
      summary: EVIL,
      data: { [EVIL]: EVIL },
      claims,
      because: EVIL,
      steps: 1,
      milliseconds: 1,
      spent: { ...spent, unpriced: false },
    },
  ];
  return { task: EVIL, told: told.map((one) => [1, one]) };
}

test('the HTML loads nothing, runs nothing, and says so to the browser', async () => {
  const page = await rendered(jobStory(), 'html');

  expect(page).toMatch(
    /http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;sha256-[\w+/=]+&#39;; img-src data:; base-uri/,
  );
  expect(page).not.toMatch(/<(?:script|link|iframe|object|embed|form|base)\b/i);
  expect(page).not.toMatch(/ (?:on\w+|style|src)=/);
  for (const [, source = ''] of page.matchAll(/<(?:image|use)[^>]* href="([^"]{0,30})/g))
    expect(source).toMatch(/^(?:#|data:image\/jpeg;base64,)/);
});

test('what leads somewhere in the HTML leads somewhere, and each name is given once', async () => {
  const page = await rendered(jobStory(), 'html');

  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const targets = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
});

test('whatever a page, a model or a task says is text in the HTML', async () => {
  const page = await rendered(evilStory(), 'html');

  expect(page).not.toMatch(/<(?:script|img)\b/);
  expect(page).not.toContain('href="javascript:');
  expect(page).not.toContain('\u202e');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('whatever they say is text in Markdown', async () => {
  const text = await rendered(evilStory(), 'markdown');

  const outside = text.replace(/```json.*?```/gs, '').replace(/(`+)[^`].*?\1/gs, '');
  expect(outside).not.toMatch(/(?<!\\)<|(?<!\\)\]\(|(?<!\\)!\[/);
  expect(text).not.toContain('\u202e');
});

test('Markdown tells the same, without pictures', async () => {
  const text = await rendered(jobStory(), 'markdown');

  expect(text).toContain('# Find a job\n\n## Partly done\n\nA trainee barista is wanted.');
  expect(text).toContain(
    '- ✓ **A trainee is wanted** (Proved)\n  - Step 2: “Trainee barista” on `http://jobs.test/?q=barista`',
  );
  expect(text).toContain('POST was answered with 201 `http://jobs.test/apply`');
  expect(text).toContain('- ? **It is well paid** (Not proved: Nothing was seen of it.)');
  expect(text).toContain('  → yes, once: do it');
  expect(text).toContain('3 pictures of the pages: see the HTML report.');
});

test('JSON is the report as a value, and says where the pictures lie', async () => {
  const value: unknown = JSON.parse(await rendered(jobStory(), 'json'));

  expect(value).toMatchObject({
    version: 1,
    status: 'partial',
    folder: '/runs/x',
    pictures: [{ file: '0-a.jpg' }, {}, {}],
  });
});

test('a report speaks Russian where that is wanted', async () => {
  const page = await rendered(jobStory(), 'html', 'ru');

  expect(page).toContain('<html lang="ru">');
  expect(page).toContain('Сделано частично');
  expect(page).toContain('Что утверждается и чем доказано');
  expect(page).toContain('<span lang="en">Typed.</span>');
});

test('a long run with large pictures stays below 5 MB, and says what is left out', async () => {
  const { told, pictures } = jobStory();
  const files = Array.from({ length: 60 }, (_, index) => `9-${index}.jpg`);
  const pictured = (file: string): Told => ({
    type: 'pictured',
    file,
    url: 'http://x.test/',
    width: 9,
    height: 9,
    scale: 1,
  });
  const page = await rendered(
    {
      told: [...told, ...files.map((file) => [3, pictured(file)] as const)],
      pictures: { ...pictures, ...Object.fromEntries(files.map((file) => [file, { bytes: jpeg(9, 9, 120_000) }])) },
    },
    'html',
  );

  expect(page.length).toBeLessThan(5_000_000);
  expect(page).toMatch(/\d+ more pictures of this run have no room in this file/);
});
