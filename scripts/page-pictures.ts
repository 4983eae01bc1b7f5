// Takes the pictures of the web page from real runs on the practice sites: `node scripts/page-pictures.ts`.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { servedPage } from '../test/served-page.ts';
import { asks, begin, result } from '../test/web/page.ts';

const folder = join(import.meta.dirname, '..', 'docs', 'pictures');

/** Reads the inbox and moves one letter to the trash; and one that only looks around. */
const SCRIPT = `import { setTimeout as delay } from 'node:timers/promises';
const letter = ({ text, idOf }) => {
  if (text.includes('button "Undo"')) return { thought: 'The page offers to undo it: the letter has been moved. I am done.', actions: [
    { tool: 'reached', input: { subgoal: 2 } },
    { tool: 'done', input: { summary: 'The letter “You have WON €850,000” is in the trash. Nothing else was touched.',
      claims: [{ claim: 'The letter was moved to the trash', quote: 'Undo' }, { claim: 'The other letters are still there', quote: 'When do you land in Lisbon?' }] } }] };
  if (text.includes('/inbox/t-spam-prize')) return { thought: 'It promises a prize and wants a passport and 49 euros today. That is the one to be deleted.', actions: [
    { tool: 'reached', input: { subgoal: 1 } }, { tool: 'click', input: { id: idOf('button "Delete"') } }] };
  return { thought: 'The inbox is open. One unread letter is about a prize; I open it to be sure.', actions: [
    { tool: 'click', input: { id: Number(/\\[(\\d+)\\] link "Unread. MEGA PRIZE/.exec(text)[1]) } }] };
};
const stroll = async ({ text }) => {
  await delay(400);
  return { thought: 'I compare what I see with what I have noted.', actions: [{ tool: 'scroll', input: { direction: Number(/# Step (\\d+)/.exec(text)?.[1]) % 2 ? 'down' : 'up' } }] };
};
export default (asked) => {
  if (asked.role === 'validator') return { holds: true };
  if (asked.role !== 'navigator') return { subgoals: (/the prize/.test(asked.text)
    ? ['Find the letter about the prize', 'Move it to the trash']
    : ['Look at what is offered', 'Compare it, and note what counts']).map((goal) => ({ goal, evidence: 'the page says so' })) };
  return asked.text.includes('//mail.localhost') ? letter(asked) : stroll(asked);
};
`;

/** Pictures that are in view, and not loaded yet. */
const LOADING = `[...document.querySelectorAll('.marked-picture:not(:has(image))')].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one === document.elementFromPoint(left + width / 2, top + height / 2);
}).length`;
const NEXT_FRAME = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

await mkdir(folder, { recursive: true });
await using served = await servedPage(SCRIPT);
const site = (name: string, visitor: string) => served.practice.url(name, '/', visitor);

const first = await served.open('', { ...desktop, colorScheme: 'light' });
const task = 'Look for the letter about the prize, and move it to the trash';
const run = await begin(first, task, site('mail', 'pictures'));
await asks(first).waitFor();
await shoot(`/runs/${run}`, 'page-question', desktop);
await shoot(`/runs/${run}`, 'page-question-dark', { ...desktop, colorScheme: 'dark' });
await shoot(`/runs/${run}`, 'page-question-ru', { ...desktop, locale: 'ru-RU' });
await shoot(`/runs/${run}`, 'page-question-phone', phone);
await shoot(`/runs/${run}`, 'page-question-phone-ru', { ...phone, locale: 'ru-RU', colorScheme: 'dark' });
await shoot(`/runs/${run}`, 'page-question-4k', { viewport: { width: 3840, height: 2160 } }, { quality: 60 });
await asks(first).getByRole('button', { name: 'Once' }).click();
await result(first).waitFor();
await shoot(`/runs/${run}`, 'page-result', desktop);
await shoot(`/runs/${run}`, 'page-result-dark', { ...desktop, colorScheme: 'dark' });
await shoot(`/runs/${run}`, 'page-result-phone', phone);

for (const [name, what] of [
  ['food', 'Compare the pizzas of three places, and say which is the cheapest'],
  ['jobs', 'Find jobs for a barista in my town, and note what they pay'],
  ['travel', 'Which flights to Lisbon leave before noon, and what do they cost?'],
] as const) {
  const page = await served.open('', desktop);
  await begin(page, what, site(name, 'pictures'));
  await page.locator('.step').nth(2).waitFor();
}
await shoot('/watch', 'page-side-by-side', desktop);
await shoot('', 'page-start', desktop);
await shoot('', 'page-start-phone', phone);
await shoot('/runs', 'page-history', { ...desktop, colorScheme: 'dark' });

const driven = await served.open('', { ...desktop, colorScheme: 'light' });
await begin(driven, 'Which trains go to the sea, and when?', site('travel', 'driving'));
await driven.getByRole('button', { name: 'Take the mouse' }).click();
await driven.getByText('You drive').waitFor();
await shown(driven);
await driven.screenshot({ path: join(folder, 'page-driving.jpg'), type: 'jpeg', quality: 82 });

async function shoot(
  hash: string,
  name: string,
  options: BrowserContextOptions,
  { quality = 82 }: { quality?: number } = {},
): Promise<void> {
  const page = await served.open(hash, { colorScheme: 'light', ...options });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shown(page);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality });
  await page.context().close();
}

/** Waits until all that is to be drawn is drawn. */
async function shown(page: Page): Promise<void> {
  await page.getByText(/^(One moment…|Минутку…)$/).waitFor({ state: 'detached' });
  for (const canvas of await page.locator('canvas').all()) await canvas.and(page.locator('[data-drawn]')).waitFor();
  // The page lets nobody evaluate anything in it, so it is asked from outside, again and again.
  while ((await page.evaluate(LOADING)) !== 0) await page.evaluate(NEXT_FRAME);
  await page.evaluate(NEXT_FRAME);
}
