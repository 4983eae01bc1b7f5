import { has, lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "set it back to unread", "it should be set back to unread", «верни письмо в непрочитанные»: what is made read, unread, done or important is marked as that. */
export function asMarked(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ word, value }, index) => !value && has(makings, word) && stateAfter(tokens, index) > 0,
  );
  const state = at < 0 ? 0 : stateAfter(tokens, at);
  const [verb, said] = [tokens[at], tokens[state]];
  if (!verb || !said) return [...tokens];
  const isRussian = /[а-я]/.test(verb.word);
  const shall = look(shallBe, wordsIn(tokens), at - 2) ? at - 2 : at;
  // "[it] should be set back to unread": it stands before the verb.
  const it = shall < at && has(its, tokens[shall - 1]?.word ?? '') ? tokens.slice(shall - 1, shall) : [];
  if (shall < at && it.length === 0) return [...tokens];
  const thing = [...it, ...tokens.slice(at + 1, state)];
  const end = thing.findLastIndex(({ word }) => !has(joints, word)) + 1;
  const rest = tokens.slice(has(again, tokens[state + 1]?.word ?? '') ? state + 2 : state + 1);
  const as = inPlaceOf(thing[end] ?? said, isRussian ? 'как' : 'as');
  return [
    ...tokens.slice(0, shall - it.length),
    inPlaceOf(verb, isRussian ? 'отметь' : 'mark'),
    ...thing.slice(0, end),
    as,
    said,
    ...asMarked(rest),
  ];
}

/** Where the state stands that something is made; zero where there is none, or where something else is said after it. */
function stateAfter(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex(({ isMark, word }, index) => index > at && (isMark === true || has(links, word)));
  const last = end < 0 ? tokens.length : end;
  const state = has(again, tokens[last - 1]?.word ?? '') ? last - 2 : last - 1;
  return state > at + 1 && has(states, tokens[state]?.word ?? '') ? state : 0;
}

const makings = lexicon([
  [true, 'set|put|turn|switch|change|make|flip|return|сделай~|сделать|верни~|вернуть|поставь~|переведи~|сделаешь'],
]);
const shallBe = lexicon([[true, 'should be|must be|shall be']]);
const its = lexicon([[true, 'it|them|that|they']]);
const states = lexicon([[true, 'unread|read|непрочитанн~|прочитанн~']]);
const joints = lexicon([[true, 'back|again|to|as|into|show|снова|опять|обратно|в|во|как']]);
const again = lexicon([[true, 'again|снова|опять|обратно']]);
const links = lexicon([[true, 'and|then|и|а|потом|затем']]);
