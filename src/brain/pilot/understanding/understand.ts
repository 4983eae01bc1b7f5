import type { Understood } from '../goal.ts';
import { clausesIn } from '../tagging/clauses-in.ts';
import type { TaggedClause } from '../tagging/tagged.ts';
import { lessPolite } from './asked-politely.ts';
import type { Reading } from './clause.ts';
import { sentencesOf } from './clauses.ts';
import { connected } from './connected.ts';
import type { Context } from './context.ts';
import { eachApart } from './each-apart.ts';
import { languageOf } from './language.ts';
import { namedInTalk, pointsNowhere } from './named-in-talk.ts';
import { plainWords } from './plain/plain-words.ts';
import { readSetForm } from './set-forms/set-forms.ts';
import { settleReading } from './settle-reading.ts';
import { type Token, tokenise } from './tokens.ts';
import { findValues } from './values/find.ts';
import { type Heard, weighed } from './weigh-reading.ts';

/** What was read of the last few tasks, and of what they were said as in plain commands: each step of a run asks for the same again. */
const known = new Map<string, Understood>();
const MOST_KNOWN = 100;
const MINUTE = 60_000;

/** What is wanted. "Tomorrow" and "in an hour" are read for the minute in which they are asked about. */
export function understand(task: string, now: Date): Understood {
  const key = keyOf(task, now);
  const understood = known.get(key) ?? read(task, now);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, understood);
  return understood;
}

/** The same for the same task in the same minute. */
export function keyOf(task: string, now: Date): string {
  return `${Math.floor(now.getTime() / MINUTE)} ${task}`;
}

/** Plain commands: where what was heard in them leaves something unclear, rules read them alone. */
export function understandPlain(text: string, now: Date): Understood {
  const understood = understand(text, now);
  if (understood.unclear.length === 0) return understood;
  const { said, context } = listenTo(text, now);
  const plain = readPlain(plainWords(said), { ...context, isPlain: true });
  return plain.unclear.length === 0 ? plain : understood;
}

/** Reads a task: values first, then the words around them, by rules and by what was learned. What is asked politely and not understood is read once more as if it were asked plainly. */
function read(task: string, now: Date): Understood {
  const { said, context } = listenTo(task, now);
  const understood = readPlain(plainWords(said), context);
  const plainer = understood.unclear.length > 0 ? lessPolite(said) : undefined;
  const again = plainer && readPlain(plainWords(plainer), context);
  return again?.unclear.length === 0 && again.goals.length >= understood.goals.length ? again : understood;
}

/** A task as words, and what is known of it as a whole. */
export function listenTo(task: string, now: Date): { said: readonly Token[]; context: Context } {
  const text = task.normalize('NFC').replace(/[\u00a0\u202f]/g, ' ');
  const language = languageOf(text);
  return { said: tokenise(text, findValues(text, now, language)), context: { task: text, language } };
}

/** What is said in plain words. */
export function readPlain(tokens: readonly Token[], context: Context): Understood {
  return weighed(withNames(tokens, context), context);
}

/** What hangs in the air is read once more by the name that was said before it, if that holds. */
function withNames(tokens: readonly Token[], context: Context): Heard {
  const heard = listen(tokens, context);
  const named = namedInTalk(tokens, heard.all);
  const again = named && listen(named, context);
  const holds = again && !again.all.some(pointsNowhere) && again.reading.unclear.length <= heard.reading.unclear.length;
  return holds ? again : heard;
}

function listen(tokens: readonly Token[], context: Context): Heard {
  const reading = readInParts(tokens, context);
  return { tokens, reading, all: connected(reading.goals, context) };
}

/** Sentences of a set form are read by themselves, what stands between them together. */
function readInParts(all: readonly Token[], context: Context): Reading {
  const tokens = eachApart(all);
  const sentences = sentencesOf(tokens).map((said) => ({ said, goal: readSetForm(said, context) }));
  if (!sentences.some(({ goal }) => goal)) return settleReading(tokens, heardIn(tokens, context), context);
  const rests: Reading[] = [];
  let rest: Token[] = [];
  const readRest = () => {
    if (rest.length > 0) rests.push(settleReading(rest, heardIn(rest, context), context));
    rest = [];
  };
  for (const { said, goal } of sentences) {
    const end = tokens[tokens.indexOf(said.at(-1) as Token) + 1];
    if (!goal) rest.push(...said, ...(end?.isMark ? [end] : []));
    else {
      readRest();
      rests.push({ goals: [goal], unclear: [] });
    }
  }
  readRest();
  return {
    goals: rests.flatMap(({ goals }) => goals),
    unclear: rests.flatMap(({ unclear }) => unclear),
    spared: rests.flatMap(({ spared = [] }) => spared),
  };
}

function heardIn(tokens: readonly Token[], { isPlain }: Context): readonly TaggedClause[] {
  return isPlain ? [] : clausesIn(tokens);
}
