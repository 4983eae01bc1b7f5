import type { Act, Goal, Phrase } from '../goal.ts';
import { findVerb } from '../understanding/clauses.ts';
import type { Context } from '../understanding/context.ts';
import { look } from '../understanding/lexicon/match.ts';
import type { Concept } from '../understanding/lexicon/verbs.ts';
import { verbs } from '../understanding/lexicon/verbs.ts';
import { readPhrase } from '../understanding/phrase.ts';
import { type Token, wordsIn } from '../understanding/tokens.ts';
import { allOf, clauseOf, firstOf, type Words } from './decoding/tagged-words.ts';
import type { TaggedClause } from './tagged.ts';

/** Whether doing these goals, and nothing more, does nothing that must not be done. */
export function isKept(
  goals: readonly Goal[],
  never: TaggedClause,
  tokens: readonly Token[],
  context: Context,
): boolean {
  const words: Words = { ...never, tokens, context };
  const thing = firstOf(words, 'thing');
  const what = thing && readPhrase(thing, context);
  const concept = deedIn(words);
  const dangerous = concept ? doneBy[concept] : undefined;
  return goals.every(({ act }) => {
    if (dangerous) return !dangerous.includes(act.kind);
    // Nobody knows the deed: what is not to be touched must not be what something is done with.
    return what ? !isTouched(act, what) : !sendsOff.includes(act.kind);
  });
}

function deedIn(words: Words): Concept | undefined {
  const said = allOf(words, 'verb').flat();
  const found = said.map((_, at) => look(verbs, wordsIn(said), at)?.meaning).find((one) => one !== undefined);
  return found ?? (said.length > 0 ? undefined : findVerb(clauseOf(words))?.meaning);
}

const sendsOff: readonly Act['kind'][] = ['send', 'submit', 'handle', 'login'];

/** By which acts a deed may come about, though it was not asked for. */
const doneBy: Partial<Record<Concept, readonly Act['kind'][]>> = {
  send: sendsOff,
  submit: sendsOff,
  answer: ['send', 'handle'],
  buy: ['submit', 'handle'],
  book: ['submit', 'handle'],
  save: ['submit', 'handle', 'press'],
  remove: ['remove', 'handle'],
  add: ['add', 'handle'],
  accept: ['consent', 'handle', 'submit'],
  download: ['download'],
  login: ['login'],
  logout: ['logout'],
  press: ['press', 'submit', 'send'],
};

/** Whether the act is done with something that is called so. */
function isTouched(act: Act, { words }: Phrase): boolean {
  const name = words.toLowerCase();
  return name !== '' && JSON.stringify(act).toLowerCase().includes(name);
}
