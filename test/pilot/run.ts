import { randomUUID } from 'node:crypto';
import { startRun } from '../../src/agent/run.ts';
import type { Brain } from '../../src/brain/brain.ts';
import type { Asked, PersonsAnswer, RunResult } from '../../src/run-events.ts';
import { CheckpointSaver } from '../../src/store/checkpoint-saver.ts';
import { newRunId } from '../../src/store/run-id.ts';
import { openStore } from '../../src/store/sqlite.ts';
import { hasCommitted } from './commits.ts';
import type { Ground } from './ground.ts';
import type { SmallPage } from './small-pages.ts';
import type { After, Answer, BeyondTask, OutboxFile, PilotTask, Secret, Setting, Verdict, Wording } from './task.ts';
import { type Judged, judge, judgeBeyond, type Mark } from './verdict.ts';

const MOST_STEPS = 40;
const MOST_MILLISECONDS = 60_000;
/** A run looks at its limits between two steps; what hangs within one is ended from outside. */
const LAST_MILLISECOND = MOST_MILLISECONDS + 15_000;

/** How long a step took, in milliseconds. */
export interface StepTime {
  /** From its decision to the next: deciding, acting, waiting for the page and looking at it. */
  whole: number;
  deciding: number;
  /** Another address came of it. */
  isElsewhere: boolean;
}

/** What came of one sentence. */
export interface Tried {
  task: string;
  site: string;
  language: string;
  mixed: boolean;
  /** Which of the four; none for tasks beyond the pilot. */
  wording?: number;
  sentence: string;
  mark: Mark;
  because: string;
  summary: string;
  /** What a person was asked, approvals too. */
  questions: readonly string[];
  steps: number;
  milliseconds: number;
  steppedIn: readonly StepTime[];
}

/** Has a task done in one of its wordings, by a visitor whom the site has never seen. */
export async function tryTask(ground: Ground, brain: Brain, task: PilotTask, wording: Wording): Promise<Tried> {
  return { ...(await trySaid(ground, brain, task, task.wordings[wording])), wording: wording + 1 };
}

/** The same in any other words. */
export async function trySaid(ground: Ground, brain: Brain, task: PilotTask, sentence: string): Promise<Tried> {
  const voyage = await sail(ground, brain, { ...task, sentence });
  const { before, after, course } = voyage;
  const outcome = task.outcome(after);
  const judged = judge(course, outcome, hasCommitted(task.site, before, after.state));
  return told(task, sentence, voyage, judged);
}

export async function tryBeyond(ground: Ground, brain: Brain, task: BeyondTask): Promise<Tried> {
  const voyage = await sail(ground, brain, { ...task, sentence: task.wording });
  const { before, after, course } = voyage;
  return told(task, task.wording, voyage, judgeBeyond(course, task.untouched(before, after.state)));
}

/** What is to be done on a small page; the page itself knows whether it is. */
export async function trySmallPage(ground: Ground, brain: Brain, page: SmallPage): Promise<Tried> {
  const { name, sentence, language, url } = page;
  await ground.clear(new URL(url).origin, [], []);
  const voyage = await sailTo(url, ground, brain, sentence, []);
  const there = ground.session.context.pages().filter((one) => one.url().startsWith(url));
  const verdicts = await Promise.all(
    there.map((one) => one.evaluate('globalThis.verdict === true').catch(() => false)),
  );
  const outcome: Verdict = verdicts.includes(true) || 'The page says that it is not done.';
  return told(
    { name, site: 'small page', language, pageLanguage: language },
    sentence,
    voyage,
    judge(voyage.course, outcome, false),
  );
}

interface Errand extends Setting {
  sentence: string;
  said?: readonly Answer[];
  secrets?: readonly Secret[];
  files?: readonly OutboxFile[];
}

/** To a practice site, for a visitor whom it has never seen. */
async function sail(ground: Ground, brain: Brain, errand: Errand) {
  const { site, path, pageLanguage, sentence, said = [], secrets = [], files = [] } = errand;
  const visitor = `pilot-${randomUUID()}`;
  const start = new URL(ground.practice.url(site, path, visitor));
  start.searchParams.set('lang', pageLanguage);
  await ground.clear(start.origin, secrets, files);
  // A copy: the server goes on with the same objects.
  const state = () => structuredClone(ground.practice.state(site, visitor));
  const before = state();
  const voyage = await sailTo(start.href, ground, brain, sentence, said);
  const { status, summary, data } = voyage.result;
  const answerText = data === undefined ? summary : `${summary}\n${JSON.stringify(data)}`;
  const after: After = { state: state(), status, summary, data, answerText };
  return { ...voyage, before, after };
}

/** To any page. */
async function sailTo(
  startUrl: string,
  { session, helm }: Ground,
  brain: Brain,
  sentence: string,
  said: readonly Answer[],
) {
  await using store = await openStore(':memory:');
  const questions: string[] = [];
  let unanswered: string | undefined;
  // Read while the browser starts; here it is open already.
  await brain.prepare?.(sentence);
  const { watched, steppedIn } = stopwatch(brain, () => helm.tab.url);
  const run = await startRun(
    { id: newRunId(), task: sentence, startUrl },
    {
      session,
      helm,
      brain: watched,
      store,
      saver: new CheckpointSaver(store.database),
      limits: { steps: MOST_STEPS, milliseconds: MOST_MILLISECONDS },
      signal: AbortSignal.timeout(LAST_MILLISECOND),
      heedsPerson: false,
      person: async (question) => {
        questions.push(question.text);
        const answer = answerTo(question, said);
        if (answer) return answer;
        unanswered = question.text;
        run.stop();
        return new Promise(() => {});
      },
    },
  );
  const began = performance.now();
  const result = await run.result.catch((error: Error) => broken(error, performance.now() - began));
  const { status, summary, because = summary } = result;
  return { result, course: { status, because, unanswered }, questions, steppedIn };
}

/** A brain that takes down how long it is from one decision to the next. */
function stopwatch(brain: Brain, address: () => string): { watched: Brain; steppedIn: StepTime[] } {
  const steppedIn: StepTime[] = [];
  let last: { at: number; deciding: number; address: string } | undefined;
  const watched: Brain = {
    name: brain.name,
    async ask(question) {
      const at = performance.now();
      const isNavigator = question.role === 'navigator';
      if (isNavigator && last)
        steppedIn.push({ whole: at - last.at, deciding: last.deciding, isElsewhere: last.address !== address() });
      const answer = await brain.ask(question);
      if (isNavigator) last = { at, deciding: performance.now() - at, address: address() };
      return answer;
    },
  };
  return { watched, steppedIn };
}

/** Somebody who wants the task done: allows what is asked for leave, and tells what they know about the task. */
function answerTo({ kind, text }: Asked, said: readonly Answer[]): PersonsAnswer | undefined {
  if (kind === 'approval' || kind === 'doubt') return { allows: 'once' };
  const known = said.find(({ to }) => to.test(text));
  return known && { text: known.answer };
}

/** A bug stops a run; here it is one task that failed. */
function broken(error: Error, milliseconds: number): RunResult {
  const spent = { input: 0, output: 0, cached: 0, cost: undefined, unpriced: false };
  return { status: 'failed', summary: '', because: error.message, claims: [], steps: 0, milliseconds, spent };
}

function told(
  { name, site, language, pageLanguage }: Omit<Setting, 'site' | 'path'> & { site: string },
  sentence: string,
  { result: { summary, steps, milliseconds }, questions, steppedIn }: Awaited<ReturnType<typeof sailTo>>,
  { mark, because }: Judged,
): Tried {
  const about = { task: name, site, language, mixed: language !== pageLanguage, sentence };
  return { ...about, mark, because, summary, questions, steps, milliseconds, steppedIn };
}
