import type { Goal, Understood } from '../goal.ts';
import { clausesIn } from '../tagging/clauses-in.ts';
import type { Hearing } from '../tagging/hearings.ts';
import { tagOtherwise } from '../tagging/tag.ts';
import type { TaggedClause } from '../tagging/tagged.ts';
import { vagueWords } from './clause.ts';
import { connected } from './connected.ts';
import { type Context, isSmall } from './context.ts';
import { isDeed } from './how-sure.ts';
import { inBrief } from './in-brief.ts';
import { isNoReading } from './is-no-reading.ts';
import { leadingReading } from './leading-reading.ts';
import { look } from './lexicon/match.ts';
import { verbs } from './lexicon/verbs.ts';
import { isLookingAround } from './looking-around.ts';
import { plainWords } from './plain/plain-words.ts';
import { reworded } from './reworded.ts';
import { settled } from './settle-reading.ts';
import { type Token, wordsIn } from './tokens.ts';
import { withoutTalk } from './unclear-as-talk.ts';
import { keyOf, listenTo, readPlain, understand } from './understand.ts';
import { weighed } from './weigh-reading.ts';

/** From here on plain commands are likelier than what may have been heard otherwise. */
const LIKELY = 0.1;
/** Less sure than this, they turn no deed into mere looking. */
const SURELY = 0.4;

/** How else a task may be read, the likeliest first: by what was heard in it alone. Only what leaves nothing unclear. */
export function otherReadings(task: string, now: Date): readonly Understood[] {
  const key = keyOf(task, now);
  if (last?.key !== key) last = { key, readings: heardOtherwise(task, now) };
  return last.readings;
}

/** Each step of a run asks for the same again. */
let last: { key: string; readings: readonly Understood[] } | undefined;

function heardOtherwise(task: string, now: Date): readonly Understood[] {
  const first = understand(task, now);
  const leading = leadingReading(task, now);
  const { said, context } = listenTo(task, now);
  const byEar = { ...context, isByEar: true };
  const plain = plainWords(said);
  const inPlainCommands = reworded(task, now).filter(
    ({ understood, sure }) =>
      understood !== leading &&
      understood !== first &&
      !understood.goals.every(isOnlyLooking) &&
      !(sure < SURELY && first.goals.some(isAsked) && !understood.goals.some(isAsked)) &&
      // Where every word was accounted for, only what is likely is another reading.
      !(sure < LIKELY && first.isWhole),
  );
  const likely = inPlainCommands.filter(({ sure }) => sure >= LIKELY).map(({ understood }) => understood);
  const unlikely = inPlainCommands.filter(({ sure }) => sure < LIKELY).map(({ understood }) => understood);
  const seen = new Set([first, leading, ...likely, ...unlikely].map(inBrief));
  // In plain words, and in those that were said.
  const heard = [
    ...tagOtherwise(plain).map((hearing) => ({ ...hearing, tokens: plain })),
    ...tagOtherwise(said).map((hearing) => ({ ...hearing, tokens: said })),
  ]
    .toSorted((one, other) => each(other) - each(one))
    .flatMap(({ clauses, tokens }) => {
      if (leavesOutMost(clauses, tokens) || isJudged(clauses, tokens, context)) return [];
      const reading = settled(tokens, clausesIn(tokens, clauses), byEar);
      const understood = weighed({ tokens, reading, all: connected(reading.goals, byEar) }, byEar);
      const brief = inBrief(understood);
      const isLess =
        asksForLess(understood, first) ||
        passesOver(first.unclear, clauses, tokens, context.task) ||
        isNoReading(understood, { first, tokens, plain });
      const isNew = understood.unclear.length === 0 && !isLess && !seen.has(brief);
      seen.add(brief);
      return isNew ? [understood] : [];
    });
  const asSaid = leading !== first && first.unclear.length === 0 ? [first] : [];
  return [...asSaid, ...spokenOfOnly(first, plain, context), ...likely, ...heard, ...unlikely];
}

/** What is unclear may be mere talk. */
function spokenOfOnly(first: Understood, plain: readonly Token[], context: Context): Understood[] {
  const rest = withoutTalk(first, plain, context.task);
  const understood = rest && readPlain(rest, context);
  const clear = { ...first, goals: first.goals.filter(({ said }) => !first.unclear.includes(said)) };
  return understood?.unclear.length === 0 && !asksForLess(understood, clear) ? [understood] : [];
}

/** How likely a clause of it is, on average. */
function each({ likely, clauses }: Hearing): number {
  return likely / clauses.length;
}

/** What is only judged is not read away, nor left out: what follows a clause up to the next mark may be said of it. */
function isJudged(clauses: readonly TaggedClause[], tokens: readonly Token[], context: Context): boolean {
  return clauses.filter(isDeed).some(({ from, to, slots }) => {
    const end = tokens.findIndex(({ isMark }, at) => at >= to && isMark);
    const isNarrowed = slots.some(({ slot }) => slot === 'cond' || slot === 'place');
    return vagueWords(tokens.slice(from, end < 0 ? tokens.length : end), context).some(
      (words) => !isNarrowed || !ANY.test(words),
    );
  });
}

/** "anything from Ann" is told by who it is from. */
const ANY = /^(?:(?:any|some)(?:thing|one|body)|что-(?:нибудь|то)|кто-(?:нибудь|то))$/i;

/** So much of what was said may be mere talk. */
const MOST_TALK = 0.7;
/** Of few words, even all may be. */
const FEW = 5;

/** What leaves out most of what was said is no reading of it. */
function leavesOutMost(clauses: readonly TaggedClause[], tokens: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  const isIn = (at: number) => (stretch: { from: number; to: number }) => at >= stretch.from && at < stretch.to;
  // The verb of a clause is what makes it one of its kind.
  const isHeard = (at: number) =>
    clauses.some(({ kind, from, to, slots }) =>
      kind === 'hint'
        ? isIn(at)({ from, to })
        : slots.some(isIn(at)) || (isIn(at)({ from, to }) && look(verbs, words, at)),
    );
  const telling = [...tokens.entries()].filter(
    ([, token]) => !token.isMark && (token.value || token.word.length > 2) && !isSmall(token),
  );
  const talk = telling.filter(([at]) => !isHeard(at));
  return talk.length > FEW && talk.length > MOST_TALK * telling.length;
}

/** What was unclear is no clearer where nobody listens to it. */
function passesOver(
  unclear: readonly string[],
  clauses: readonly TaggedClause[],
  tokens: readonly Token[],
  task: string,
): boolean {
  return unclear.some((words) => {
    const start = task.indexOf(words);
    const own = [...tokens.entries()].flatMap(([at, token]) =>
      start >= 0 && token.start >= start && token.end <= start + words.length ? [at] : [],
    );
    return own.length > 0 && !own.some((at) => clauses.some(({ from, to }) => at >= from && at < to));
  });
}

/** Who was asked to do something, or to find it out, has not done it by looking around. */
function asksForLess({ goals }: Understood, first: Understood): boolean {
  if (goals.every(isOnlyLooking)) return true;
  return goals.filter(isAsked).length < first.goals.filter(isAsked).length;
}

function isAsked(goal: Goal): boolean {
  return !isLookingAround(goal);
}

/** To be somewhere may be all that is wanted. */
function isOnlyLooking(goal: Goal): boolean {
  return goal.act.kind !== 'go' && isLookingAround(goal);
}
