import { has, lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, sentenceStart, type Token, wordsIn } from '../../tokens.ts';

/** "set it back to unread", "it should be set back to unread", «верни письмо в непрочитанные»: what is made read, unread, done or important is marked as that. */
export function asMarked(told: readonly Token[]): Token[] {
  const tokens = asTickedIt(told);
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

/** «есть пункт «Чай», поставь на нём галочку»: it is marked. */
function asTickedIt(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const said = TICKED_IT.exec(words.slice(at, at + 5).join(' '));
    if (!said) continue;
    const end = at + said[0].split(' ').length;
    const there = thereIs(tokens, at);
    if (there) return [...there, ...asTickedIt(tokens.slice(end))];
    const it = inPlaceOf(tokens[at + 1], /^не[ей]$/.test(said.groups?.['it'] ?? '') ? 'ее' : 'его');
    const rest = asTickedIt(tokens.slice(end));
    return [...tokens.slice(0, at), inPlaceOf(tokens[at], 'отметь'), it, ...rest];
  }
  return [...tokens];
}

/** «В списке «Еда» [есть] пункт «Чай», …»: «в списке «Еда» отметь пункт «Чай»». */
function thereIs(tokens: readonly Token[], verb: number): Token[] | undefined {
  const name = tokens[verb - 1]?.text === ',' && tokens[verb - 2]?.value?.exact ? verb - 2 : -1;
  const is = tokens.findLastIndex(({ word }, at) => at < name && word === 'есть');
  const start = sentenceStart(tokens, verb);
  const isPlace = /^(?:в|во|на)$/.test(tokens[start]?.word ?? '') && name - is <= 2;
  if (name < 0 || is <= start || !isPlace || tokens.slice(start, is).some(({ isMark }) => isMark)) return undefined;
  return [...tokens.slice(0, is), inPlaceOf(tokens[verb], 'отметь'), ...tokens.slice(is + 1, verb - 1)];
}

const TICKED_IT =
  /^(?:поставь|поставьте|поставить) (?:(?:на|у|напротив|возле|около|рядом с) (?<it>нем|ней|него|нее|ним) (?:галочку|отметку|флажок)|(?:галочку|отметку|флажок) (?:на|у|напротив|возле|около|рядом с) (?<it>нем|ней|него|нее|ним))(?= |$)/;

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
