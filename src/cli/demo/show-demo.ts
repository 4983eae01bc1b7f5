import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EXIT_FAILED } from '../../errors.ts';
import { type Practice, startPractice } from '../../practice/server.ts';
import type { Asked, PersonsAnswer, RunEvent } from '../../run-events.ts';
import { newRunId } from '../../store/run-id.ts';
import { openStore, type SqliteStore } from '../../store/sqlite.ts';
import type { Context } from '../command.ts';
import { hasFace } from '../live/has-face.ts';
import { canAsk } from '../runs/can-ask.ts';
import { drive } from '../runs/drive.ts';
import { reportFileOf } from '../runs/report-of-run.ts';
import { type Language, spokenLanguage } from '../spoken-language.ts';
import { wrapped } from '../terminal.ts';
import type { Errand } from './errand.ts';
import { errands } from './errands.ts';
import { demoWords } from './words.ts';

/** What came of one task. */
interface Shown {
  errand: Errand;
  outcome: true | string;
  wasRefused: boolean;
  /** Who thought. */
  model: string;
  /** Where its report lies. */
  report: string;
}

/** Does the three tasks one after the other, looks up on the servers what came of them, and says where the reports are. */
export async function showDemo(context: Context): Promise<number> {
  const { terminal, config, switches } = context;
  const language = spokenLanguage(config.language);
  const words = demoWords(language);
  const { paint } = terminal;
  const answersItself = switches.has('yes') || !canAsk(context);
  await using store = await openStore(config.store);
  await using practice = await startPractice();
  await using place = await temporaryProfile();
  const here = withProfile(context, place.folder);

  const say = (text: string) => terminal.say(wrapped(text, terminal.width).join('\n'));
  say(words.welcome);
  if (answersItself) say(paint('yellow', switches.has('yes') ? words.yesGiven : words.nobodyHere));
  const shown: Shown[] = [];
  for (const [index, errand] of errands.entries()) {
    say(`\n${paint('bold', words.task(index + 1, errands.length))}\n${words.before[errand.name]}`);
    const one = await show(errand, here, { store, practice, language, answersItself });
    if (typeof one === 'number') return one;
    shown.push(one);
  }
  terminal.say('');
  tell(shown, context, language);
  return shown.every(({ outcome }) => outcome === true) ? 0 : EXIT_FAILED;
}

interface Ground {
  store: SqliteStore;
  practice: Practice;
  language: Language;
  answersItself: boolean;
}

/** Has one task done, as if it had been typed. Ends with the exit code where somebody stopped it. */
async function show(errand: Errand, context: Context, ground: Ground): Promise<Shown | number> {
  const { store, practice, language, answersItself } = ground;
  const { site, path } = errand;
  const visitor = `demo-${randomUUID().slice(0, 8)}`;
  const start = new URL(practice.url(site, path, visitor));
  start.searchParams.set('lang', language);
  // A copy: the server goes on with the same objects.
  const state = () => structuredClone(practice.state(site, visitor));
  const before = state();
  const run = newRunId();
  const task = errand.task[language];
  const exitCode = await drive(context, {
    run,
    task,
    isResumed: false,
    store,
    startUrl: start.href,
    ...(answersItself ? { person: standIn(errand, context, language) } : {}),
    begin: ({ startRun }, crew) => startRun({ id: run, task, startUrl: start.href }, crew),
  });
  if (exitCode >= 128) return exitCode;
  // Written by us, in the very form in which they are told.
  const events = (await store.events.read(run)).map(({ event }) => event as unknown as RunEvent);
  const result = events.find((event) => event.type === 'finished');
  const outcome = errand.outcome({ language, result, events, before, after: state() });
  const wasRefused = events.some((event) => event.type === 'answered' && event.answer.allows === 'no');
  const model = events.find((event) => event.type === 'started')?.model ?? '';
  const report = pathToFileURL(await reportFileOf(run, store, context)).href;
  return { errand, outcome, wasRefused, model, report };
}

/** Somebody who allows what the task needs and nothing else, and says so aloud. */
function standIn({ asks }: Errand, context: Context, language: Language) {
  const words = demoWords(language);
  const { terminal } = context;
  // Below the words of the question.
  const indent = ' '.repeat(hasFace(context) ? 6 : 13);
  return async ({ kind }: Asked): Promise<PersonsAnswer> => {
    const isYes = asks && kind === 'approval';
    terminal.say(terminal.paint('yellow', `${indent}${isYes ? words.answersYes : words.answersNo}`));
    return isYes ? { allows: 'once' } : kind === 'approval' ? { allows: 'no' } : { text: words.decideYourself };
  };
}

function tell(shown: readonly Shown[], { terminal }: Context, language: Language): void {
  const words = demoWords(language);
  const { paint, print } = terminal;
  print(paint('bold', words.end));
  for (const { errand, outcome, wasRefused, report } of shown) {
    const good = wasRefused ? words.refused : words.good[errand.name];
    if (outcome === true) print(`  ${paint('green', '✓')} ${good}`);
    else print(`  ${paint('red', '✗')} ${words.notShown} ${outcome}`);
    print(`    ${paint('cyan', report)}`);
  }
  print();
  print(paint('dim', words.next));
  if (shown.some(({ model }) => model === 'pilot')) print(paint('dim', words.withModel));
}

/** The browser of a demo has a profile of its own, which nobody's logins are in and which is gone afterwards. */
async function temporaryProfile(): Promise<{ folder: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'lotsman-demo-'));
  return {
    folder,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}

function withProfile(context: Context, profileFolder: string): Context {
  const config = { ...context.config, profileFolder };
  return { ...context, config, loaded: { ...context.loaded, values: config } };
}
