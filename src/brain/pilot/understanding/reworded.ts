import type { Understood } from '../goal.ts';
import { reword } from '../rewording/reword.ts';
import { tag, tagOtherwise } from '../tagging/tag.ts';
import type { TaggedClause } from '../tagging/tagged.ts';
import { stem } from '../words/stem.ts';
import { vagueWords } from './clause.ts';
import { type Context, isSmall } from './context.ts';
import { isHeard } from './how-sure.ts';
import { inBrief } from './in-brief.ts';
import { isNoReading } from './is-no-reading.ts';
import { plainWords } from './plain/plain-words.ts';
import { keepsWhatMatters, saysTheSame } from './says-the-same.ts';
import type { Token } from './tokens.ts';
import { withoutMadeUpReturn } from './travels-as-said.ts';
import { keyOf, listenTo, understand, understandPlain } from './understand.ts';

/** From here on it is worth trying. */
const LEAST_SURE = 0.05;
/** From here on they are believed to say all that was said. */
const TRUSTED = 0.5;
/** Less likely commands are not even read. */
const WORTH_A_LOOK = 0.02;
/** So many of them are tried. */
const MOST = 2;

/** A task as it is understood in plain commands. */
export interface Reworded {
  understood: Understood;
  /** 0…1: how likely commands are that come to this. */
  sure: number;
  /** Nothing that could be said in their place is likelier. */
  isLikeliest: boolean;
}

/**
 * The task in plain commands that may stand for it, the likeliest first; where they come to the same as what was made of the task
 * itself, that. What is only judged has no plain commands.
 */
export function reworded(task: string, now: Date): readonly Reworded[] {
  const key = keyOf(task, now);
  if (last?.key !== key) last = { key, found: find(task, now) };
  return last.found;
}

/** Each step of a run asks for the same again. */
let last: { key: string; found: readonly Reworded[] } | undefined;

function find(task: string, now: Date): readonly Reworded[] {
  const first = understand(task, now);
  const { said, context } = listenTo(task, now);
  const clauses = tag(said);
  if (isJudged(said, clauses, context)) return [];
  const plain = plainWords(said);
  const heard = [clauses, ...tagOtherwise(said).map((one) => one.clauses)];
  const kinds = new Set(heard.flatMap((some) => some.map(({ kind }) => kind)));
  const known = { tokens: said, clauses, kinds, first, context };
  const asFirst = inBrief(first);
  const mayBe = ({ understood, text, sure }: Meant) =>
    (sure >= TRUSTED ? keepsWhatMatters : saysTheSame)(text, understood.goals, { ...known, sure }) &&
    !isNoReading(understood, { first, tokens: said, plain });
  const ways = saysAlike(plain, said) ? [said] : [plain, said];
  return meantBy(toldOf(ways, context), now)
    .flatMap((meant, at): Reworded[] => {
      const { understood, sure } = meant;
      const isLikeliest = at === 0;
      if (understood.unclear.length > 0 || understood.goals.length === 0) return [];
      if (inBrief(understood) === asFirst) return [{ understood: first, sure, isLikeliest }];
      const inWords = { ...understood, language: context.language, plainly: meant.text };
      return mayBe(meant) ? [{ understood: inWords, sure, isLikeliest }] : [];
    })
    .slice(0, MOST);
}

/**
 * What is left to judgement. That somebody said something is mere talk, or stays in the commands and is unclear there; so is what stands
 * beside all that was plainly heard: "That dinner was great. Order it again."
 */
function isJudged(said: readonly Token[], clauses: readonly TaggedClause[], context: Context): boolean {
  const isAnyHeard = clauses.some((clause) => clause.kind !== 'hint' && isHeard(clause));
  const isMeant = (at: number) =>
    !isAnyHeard || clauses.some(({ kind, from, to }) => kind !== 'hint' && at >= from && at < to);
  return (
    vagueWords(
      said.filter(({ word }, at) => (!SOMETHING.test(word) || isSomewhereSo(said, at)) && isMeant(at)),
      context,
    ).length > 0
  );
}

/** "Somewhere warm": only who can judge knows where. "Somewhere to stay in Porto" is told by what follows. */
function isSomewhereSo(said: readonly Token[], at: number): boolean {
  const [word, next] = [said[at]?.word ?? '', said[at + 1]];
  return /^(?:some|any)where$|^(?:где|куда)-/.test(word) && next !== undefined && !next.isMark && !isSmall(next);
}

const SOMETHING = /^(?:(?:any|some)(?:thing|one|body|where)|what(?:so)?ever|(?:что|кто|где)-(?:нибудь|то|либо))$/;

function saysAlike(one: readonly Token[], other: readonly Token[]): boolean {
  return one.length === other.length && one.every(({ text }, at) => text === other[at]?.text);
}

/** Plain commands, each with how likely it is, of several ways to hear the same: on average. */
function toldOf(ways: readonly (readonly Token[])[], { task }: Context): ReadonlyMap<string, number> {
  const sure = new Map<string, number>();
  for (const tokens of ways)
    for (const told of reword(tokens, task)) {
      const text = withoutMadeUpReturn(told.text, tokens);
      sure.set(text, (sure.get(text) ?? 0) + told.sure / ways.length);
    }
  return sure;
}

/** What commands come to, and how likely all are that come to it. */
interface Meant {
  understood: Understood;
  /** The likeliest of the commands. */
  text: string;
  sure: number;
}

/** What the commands mean, the likeliest first: "the price" and "price" are the same, and so is «корзину» and «корзине». */
function meantBy(told: ReadonlyMap<string, number>, now: Date): readonly Meant[] {
  const meant = new Map<string, Meant>();
  for (const [text, sure] of [...told].toSorted(([, one], [, other]) => other - one)) {
    if (sure < WORTH_A_LOOK) break;
    const understood = understandPlain(text, now);
    const brief = roughly(understood);
    const before = meant.get(brief);
    meant.set(brief, before ? { ...before, sure: before.sure + sure } : { understood, text, sure });
  }
  return [...meant.values()].filter(({ sure }) => sure >= LEAST_SURE).toSorted((one, other) => other.sure - one.sure);
}

/** The same for all that differs only in the endings of words, or in the word for what kind of thing it is. */
function roughly(understood: Understood): string {
  return inBrief(understood)
    .replace(KIND, '')
    .replace(WORDS, (word) => stem(word.toLowerCase().replaceAll('ё', 'е')));
}

const KIND = /:[a-z]+(?=[\s)\]#[{,;]|$)/g;
const WORDS = /\p{L}+/gu;
