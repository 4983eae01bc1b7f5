import type { Observation } from '../../observation.ts';
import { printOf } from '../../page-print.ts';
import type { Navigating } from '../matter.ts';
import type { Decided } from './decided.ts';
import { holds, numberShown } from './doing/condition.ts';
import { namedHere } from './doing/named-here.ts';
import { patiently } from './doing/patiently.ts';
import { pursue } from './doing/pursue.ts';
import { WATCHING } from './doing/waiting.ts';
import type { Goal, Understood } from './goal.ts';
import { heardIn } from './heard.ts';
import { type Memo, memoIn, type Way } from './memo.ts';
import { onlyLooks } from './only-looks.ts';
import { controlsOf } from './page-parts.ts';
import { readOtherwise } from './read-otherwise.ts';
import type { Pursuit, Situation } from './situation.ts';
import { speechIn } from './speaking/speech-in.ts';
import { understoodHere } from './understood-here.ts';
import { warningsOn } from './warnings.ts';
import { withIcons } from './with-icons.ts';
import { withoutTask } from './without-task.ts';

/** A goal that is repeated is repeated so often at most. */
const MOST_ROUNDS = 30;
/** So much is tried for one goal. */
const MOST_WAYS = 24;

/** Goes on from where it was, until something is to be done or said; where one reading of the task leads nowhere, by another. */
export async function decide(matter: Navigating, now: Date, readsOnce = false): Promise<Decided> {
  const page = withoutTask(withIcons(await matter.wholePage()), matter.task);
  const print = printOf(page);
  let memo = taken(matter, print);
  if (memo.start === '') memo = { ...memo, start: page.url };
  for (;;) {
    const decided = decideAs(matter, { page, print }, memo, now);
    const otherwise = decided.isLost && !readsOnce ? readOtherwise(decided, matter, page, now) : decided;
    if ('actions' in otherwise) return otherwise;
    memo = otherwise;
  }
}

/** All of the page, and the same in short. */
type Seen = Pick<Situation, 'page' | 'print'>;

/** Goes through the goals from where it was, until something is to be done or said. */
function decideAs(matter: Navigating, { page, print }: Seen, before: Memo, now: Date): Decided {
  const here = understoodHere(matter, page, before, now);
  const { understood } = here;
  let { memo } = here;
  const speech = speechIn(understood.language);
  if (understood.unclear.length > 0) return lost(unclear(matter, memo, understood));
  if (understood.goals.length === 0) return lost(gaveUp(memo, understood, speech.notUnderstood([matter.task])));
  if (matter.went === 'refused')
    return gaveUp(memo, understood, speech.notAllowed(goalOf(understood, memo)?.said ?? ''));
  const { told, notes, secrets, files } = matter;
  for (;;) {
    const next = goalOf(understood, memo);
    if (!next) return finished(memo, understood);
    const goal = namedHere(next, matter.task, page);
    const situation: Situation = {
      task: matter.task,
      ...{ goal, language: understood.language, memo, page, print, told, notes, secrets, files, now },
      answer: answerIn(matter, memo),
      heard: matter.said.length,
      previous: understood.goals[memo.goal - 1]?.act,
      awaited: understood.goals[memo.goal - 1]?.until?.what,
      ahead: understood.goals.slice(memo.goal + 1).map(({ act }) => act),
      isLast: memo.goal === understood.goals.length - 1,
    };
    const isOpen = goal.only && !goal.only.isStated && memo.ways.length === 0 && memo.rounds === 0;
    if (goal.only && isOpen && !holds(goal.only, situation)) {
      memo = onwards(memo, { text: speech.notNeeded(goal.said), claims: [] });
      continue;
    }
    if (memo.ways.filter(({ name }) => !name.startsWith(WATCHING)).length >= MOST_WAYS)
      return gaveUp(memo, understood, speech.nothingHappened(goal.said));
    const pursuit = pursue(situation);
    if ('reached' in pursuit) {
      memo = reached(memo, goal, pursuit, situation);
      // What nobody can read off the page is not tried again and again.
      if (memo.rounds > 0 && goal.until?.shows && !numberShown(goal.until.shows, page))
        return gaveUp(memo, understood, speech.notFound(goal.until.shows.shown, []));
      if (memo.rounds > MOST_ROUNDS) return gaveUp(memo, understood, speech.tooMany(goal.said));
      continue;
    }
    const patient = 'stuck' in pursuit ? patiently(situation) : undefined;
    if (patient) return decided(patient, situation, understood);
    if ('ask' in pursuit && wasAnswered(matter, pursuit.ask)) return gaveUp(memo, understood, pursuit.ask);
    // Where nothing was opened, nothing is missing on it.
    if ('stuck' in pursuit && (isNoPage(page) || isNoPage(matter.page)))
      return gaveUp(memo, understood, speech.notOpened(page.title || page.url));
    return decided(pursuit, situation, understood);
  }
}

/** Who was asked something once, and whose answer did not settle it, is not asked the same again. */
function wasAnswered({ said }: Navigating, question: string): boolean {
  return said.some((one) => heardIn(one).question === question.replace(/\s+/g, ' '));
}

function goalOf({ goals }: Understood, { goal }: Memo): Goal | undefined {
  return goals[goal];
}

/** What was answered last, if it was for this goal. */
function answerIn({ said }: Navigating, { heard }: Memo): string {
  return said.length > heard ? heardIn(said.at(-1) ?? '').answer : '';
}

/** What was kept, with how the last way went. */
function taken({ memo: kept, went }: Navigating, print: string): Memo {
  const memo = memoIn(kept);
  const last = memo.ways.at(-1);
  if (last?.went !== 'unknown') return memo;
  // It was never begun: it is as if nobody had thought of it.
  if (went === 'undone') return { ...memo, ways: memo.ways.slice(0, -1) };
  const isIdle = last.before === print;
  const way: Way = { ...last, went: went !== 'well' ? 'wrong' : isIdle ? 'idle' : 'well' };
  return { ...memo, ways: [...memo.ways.slice(0, -1), way] };
}

function reached(memo: Memo, goal: Goal, pursuit: Extract<Pursuit, { reached: unknown }>, situation: Situation): Memo {
  const finding = { goal: memo.goal, ...pursuit.reached };
  const mentioned = pursuit.mentions ?? memo.mentioned;
  const isAgain = goal.until !== undefined && !holds(goal.until, situation);
  const next = { ...memo, mentioned, pages: [], ways: [], heard: situation.heard, began: situation.page.url };
  return isAgain
    ? { ...next, rounds: memo.rounds + 1 }
    : { ...next, rounds: 0, goal: memo.goal + 1, findings: [...memo.findings, finding] };
}

function onwards(memo: Memo, finding: { text: string; claims: [] }): Memo {
  const findings = [...memo.findings, { goal: memo.goal, ...finding }];
  return { ...memo, goal: memo.goal + 1, ways: [], rounds: 0, findings };
}

function decided(
  pursuit: Exclude<Pursuit, { reached: unknown }>,
  situation: Situation,
  understood: Understood,
): Decided {
  const { memo, print } = situation;
  if ('stuck' in pursuit) return lost(gaveUp(memo, understood, pursuit.stuck));
  if ('ask' in pursuit) {
    const { ask: question, options, isUnlikely } = pursuit;
    const asked = { thought: question, actions: [{ tool: 'ask_user', input: { question, options } }], memo };
    return isUnlikely ? lost(asked) : asked;
  }
  const warned = warningsOn(situation.page);
  const way: Way = { name: pursuit.way, went: 'unknown', before: print, ...(warned.length > 0 && { warned }) };
  const newest = Math.max(memo.newest, ...controlsOf(situation.page).map(({ id }) => id));
  const pages = pursuit.keeps ? [...memo.pages, situation.page] : memo.pages;
  const touched = onlyLooks(situation.goal.act, pursuit.do, situation.page) ? memo.touched : memo.goal;
  const kept = { ...memo, newest, pages, touched, ways: [...memo.ways, way] };
  return { thought: pursuit.thought, actions: pursuit.do, memo: kept, ...(pursuit.why ? { why: pursuit.why } : {}) };
}

/** Nothing is touched before it is clear what was meant. Who was asked once and did not make it clearer is not asked again. */
function unclear({ said }: Navigating, memo: Memo, understood: Understood): Decided {
  const question = speechIn(understood.language).notUnderstood(understood.unclear);
  if (said.length > 0) return gaveUp(memo, understood, question);
  const actions = [{ tool: 'ask_user', input: { question, options: [] } }];
  return { thought: question, actions, memo: { ...memo, heard: said.length } };
}

/** What was reached, with its proofs. */
function finished(memo: Memo, { language }: Understood): Decided {
  const findings = memo.findings.filter(({ text }) => text !== '');
  const speech = speechIn(language);
  const answers = findings.filter(({ data, text }) => data !== undefined || /[.!?]$/.test(text));
  const deeds = findings.filter((one) => !answers.includes(one)).map(({ text }) => text);
  const came = [...(deeds.length === 0 ? [] : [speech.allDone(deeds)]), ...answers.map(({ text }) => text)];
  // What came of a second reading is no more than likely what was meant.
  const summary = [...came, ...(memo.reading > 0 ? [speech.wasReadOtherwise] : [])].join(' ');
  const claims = findings.flatMap((one) => one.claims).slice(0, MOST_CLAIMS);
  return done(memo, 'done', summary, claims);
}

const MOST_CLAIMS = 40;

/** The browser, or what stands between it and the site, says that there was none. */
function isNoPage(page: Observation | undefined): boolean {
  if (!page) return false;
  const { url, notices = [] } = page;
  return url.startsWith('chrome-error:') || notices.some(({ kind, about }) => kind === 'error' && about === '502');
}

function gaveUp(memo: Memo, { language }: Understood, trouble: string): Decided {
  const findings = memo.findings.filter(({ text }) => text !== '');
  const summary = speechIn(language).soFar(
    findings.map(({ text }) => text.replace(/(?<!\.)\.$/, '')),
    trouble,
  );
  const claims = findings.flatMap((one) => one.claims).slice(0, MOST_CLAIMS);
  return done(memo, findings.length > 0 ? 'partial' : 'failed', summary, claims);
}

function lost(decided: Decided): Decided {
  return { ...decided, isLost: true };
}

function done(memo: Memo, status: string, summary: string, claims: readonly object[]): Decided {
  return { thought: summary, actions: [{ tool: 'done', input: { status, summary, claims } }], memo };
}
