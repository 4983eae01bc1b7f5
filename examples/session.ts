// Opens a browser session on a practice site, lets the page ask its questions, and prints what happened.
// Run it as it stands: node examples/session.ts
import { loadConfig, openSession, type SessionEvent, sessionOptions, startPractice } from '../src/index.ts';

await using practice = await startPractice();
const { values } = await loadConfig();

const story: SessionEvent[] = [];
await using session = await openSession({ ...sessionOptions(values), headless: 'yes' }, (event) => story.push(event));

const { tab } = session;
await tab.goto(practice.url('doors', '/dialogs', 'example'));
// A question that was not decided beforehand is declined.
await tab.evaluate(() => void Reflect.get(globalThis, 'confirm')('Delete everything?'), undefined);
// This one is.
session.expectDialog(tab, { accept: true });
await tab.evaluate(() => void Reflect.get(globalThis, 'confirm')('Keep a copy?'), undefined);

for (const event of story)
  if (event.type === 'dialog_shown') process.stdout.write(`${event.message} ${event.answer}\n`);
