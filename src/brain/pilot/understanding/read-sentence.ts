import type { Goal } from '../goal.ts';
import { type Earlier, type Reading, readClause } from './clause.ts';
import { clausesOf, findVerb, sentencesOf } from './clauses.ts';
import { type Context, trim } from './context.ts';
import { look } from './lexicon/match.ts';
import { padding, relations } from './lexicon/small-words.ts';
import { closeClause, openClause, type Terms } from './terms.ts';
import { type Token, wordsIn } from './tokens.ts';

/** All sentences, by rules alone. */
export function readSentences(tokens: readonly Token[], context: Context): Reading {
  const read = sentencesOf(tokens).map((sentence) => readSentence(sentence, context));
  const spared = read.flatMap((one) => one.spared ?? []);
  return {
    goals: read.flatMap(({ goals }) => goals),
    unclear: read.flatMap(({ unclear }) => unclear),
    ...(spared.length > 0 && { spared }),
  };
}

function readSentence(sentence: readonly Token[], context: Context): Reading {
  const goals: Goal[] = [];
  const unclear: string[] = [];
  const spared: string[] = [];
  const late: Goal[] = [];
  let terms: Terms = {};
  let verb: Earlier | undefined;
  let lastFrom = 0;
  const parts = clausesOf(dropPadding(sentence));
  for (const [place, { tokens, isNewStep }] of parts.entries()) {
    if (isNewStep) terms = {};
    const opened = openClause(tokens, context, place < parts.length - 1);
    terms = { ...terms, ...opened.terms };
    late.push(...opened.late);
    goals.push(...opened.first);
    if (trim(opened.rest).length === 0) {
      // "Close it, if there is one": the condition came last.
      const { only } = opened.terms;
      if (only && place === parts.length - 1)
        for (const [index, goal] of goals.entries()) if (index >= lastFrom) goals[index] = { ...goal, only };
      continue;
    }
    lastFrom = goals.length;
    const closed = closeClause(opened.rest, context);
    const isLater = context.isLater || verb !== undefined || terms.only !== undefined;
    const reading = readClause(closed.rest, { ...context, isLater }, verb);
    const found = findVerb(closed.rest);
    verb = found ? { concept: found.meaning, tokens: closed.rest.slice(found.at, found.at + found.length) } : verb;
    goals.push(...reading.goals.map((goal) => settled({ ...terms, ...closed.terms, ...goal })));
    unclear.push(...reading.unclear);
    // "If there is a banner, close it and open Help": what is out of the way says nothing about the rest.
    if (terms.only && reading.goals.some(isClearing)) terms = {};
    spared.push(...(reading.spared ?? []));
  }
  return { goals: [...goals, ...late], unclear, ...(spared.length > 0 && { spared }) };
}

function isClearing({ act }: Goal): boolean {
  const isSaidAway = act.kind === 'handle' && /^(?:reject|dismiss|decline|accept|отклон|прим)/.test(act.verb.words);
  return act.kind === 'close' || act.kind === 'consent' || isSaidAway;
}

/** A condition may tell what "remove it" or "accept them" means: a tick is unticked, cookies are consented to. */
function settled(goal: Goal): Goal {
  const { act, only } = goal;
  if (act.kind === 'remove' && act.things.what.isPronoun && only?.what.kind === 'checkbox') {
    return { ...goal, act: { kind: 'tick', things: [act.things.what], on: false } };
  }
  if (act.kind === 'remove' && act.from?.isPronoun && only?.what.kind === 'field') {
    return { ...goal, act: { kind: 'enter', value: { text: '', kind: 'text' }, field: act.from } };
  }
  if (act.kind === 'handle' && act.things.what.isPronoun && /cookie|куки/i.test(only?.what.words ?? '')) {
    const isYes = /^(?:accept|allow|agree|прим|соглас|разреш)/.test(act.verb.words);
    return { ...goal, act: { kind: 'consent', to: isYes ? 'accept' : 'reject' } };
  }
  return goal;
}

/** Without politeness in mid-sentence, and without the comma before "which …": it parts nothing. */
function dropPadding(said: readonly Token[]): Token[] {
  const tokens = said.filter(({ text }, at) => text !== ',' || at === 0 || !opensMore.test(said[at + 1]?.word ?? ''));
  const words = wordsIn(tokens);
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const padded =
      token?.value || (token && /^\p{Lu}/u.test(token.text) && at > 0) ? undefined : look(padding, words, at);
    const found = padded && padded.length >= (look(relations, words, at)?.length ?? 0) ? padded : undefined;
    if (!found && token) kept.push(token);
    at += found?.length ?? 1;
  }
  return kept.length > 0 ? kept : [...tokens];
}

/** «…, который», «…, начинающийся с»: more is said of the word before. */
const opensMore =
  /^(?:котор\p{L}+|which|who|whose|\p{L}{3,}(?:ющ|ущ|ящ|ащ|вш)(?:ий|ая|ее|ие|ую|его|ей|их|им)(?:ся)?)$/u;
