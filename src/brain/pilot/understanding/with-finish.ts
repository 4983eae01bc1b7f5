import type { Act, Goal } from '../goal.ts';
import { commandsAt } from './clauses.ts';
import { trim } from './context.ts';
import { look } from './lexicon/match.ts';
import { type Concept, verbs } from './lexicon/verbs.ts';
import { saidBy, type Token, wordsIn } from './tokens.ts';

/** "… write the message “Hello” and [send it]": what was filled in is sent off in the end, also where nobody heard that it was said. */
export function withFinish(goals: readonly Goal[], tokens: readonly Token[], task: string): readonly Goal[] {
  const last = goals.at(-1)?.act.kind;
  if (!last || !FILLS.has(last) || goals.some(({ act }) => FINISHES.has(act.kind))) return goals;
  const words = wordsIn(tokens);
  const at = tokens.findLastIndex((token, index) => {
    const verb = token.value ? undefined : look(verbs, words, index);
    return verb?.form === 'base' && FINISHERS.has(verb.meaning) && isAll(tokens, index, verb.length);
  });
  return at < 0 ? goals : [...goals, { act: { kind: 'submit' }, said: saidBy(trim(tokens.slice(at)), task) }];
}

/** It is told to be done with what was spoken of, and nothing comes after it. */
function isAll(tokens: readonly Token[], at: number, length: number): boolean {
  const rest = tokens.slice(at + length).filter(({ isMark, word }) => !isMark && !SPARE.test(word));
  const isIt = rest.length === 0 || (rest.length === 1 && IT.test(rest[0]?.word ?? ''));
  return at > 0 && JOINT.test(tokens[at - 1]?.word ?? '') && isIt && commandsAt(tokens, at);
}

const IT = /^(?:it|them|this|that|его|ее|их|это)$/;
const SPARE = /^(?:please|off|away|пожалуйста)$/;
const JOINT = /^(?:and|then|,|и|потом|затем)$/;
const FINISHERS: ReadonlySet<Concept> = new Set(['send', 'submit', 'buy', 'book']);
const FILLS: ReadonlySet<Act['kind']> = new Set(['enter', 'choose', 'tick']);
const FINISHES: ReadonlySet<Act['kind']> = new Set([
  'send',
  'submit',
  'press',
  'handle',
  'login',
  'upload',
  'add',
  'remove',
  'key',
  'search',
]);
