import { commandsAt } from '../../clauses.ts';
import { lexicon, look } from '../../lexicon/match.ts';
import { asksAt } from '../../questions/asks-at.ts';
import { partStart, type Token, wordsIn } from '../../tokens.ts';

/** «Красная лампа сколько стоит?», «музей когда открывается?»: what is asked about may come before the word that asks. */
export function asAskedFirst(told: readonly Token[]): Token[] {
  const tokens = withTimeLast(told);
  const end = tokens.findIndex(({ text }) => text === '?');
  if (end < 0) return [...tokens];
  const from = tokens.findLastIndex(({ isMark }, at) => at < end && isMark === true) + 1;
  const said = withAskingFirst(tokens.slice(from, end));
  return [...tokens.slice(0, from), ...said, ...tokens.slice(end, end + 1), ...asAskedFirst(tokens.slice(end + 1))];
}

/** "This year, how many tons did they pick?": when it was is said after what is asked. */
function withTimeLast(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    (_, index) =>
      partStart(tokens, index) === index &&
      WHEN.test(words.slice(index, index + 3).join(' ')) &&
      /^(?:how|what|which|who|where)$/.test(words[index + 3] ?? ''),
  );
  const end = tokens.findIndex(({ text }, index) => index > at && text === '?');
  if (at < 0 || end < 0) return [...tokens];
  const when = tokens.slice(at, at + 2).map((token) => ({ ...token, text: token.word }));
  return [...tokens.slice(0, at), ...tokens.slice(at + 3, end), ...when, ...withTimeLast(tokens.slice(end))];
}

const WHEN = /^(?:this|last|next) (?:year|month|week|season|summer|winter|spring|autumn|quarter) ,$/;

function withAskingFirst(said: readonly Token[]): Token[] {
  const words = wordsIn(said);
  const at = said.findIndex(({ value }, index) => index > 0 && !value && look(askings, words, index) !== undefined);
  const asking = look(askings, words, at);
  const tail = said.slice(at + (asking?.length ?? 0));
  const opener = said.findIndex(({ word }) => !/^(?:а|и|ну|так)$/.test(word));
  const about = said.slice(opener, at).filter(({ word }) => word !== 'сейчас');
  // «скажи сколько стоит лампа», «какая лампа и сколько стоит»: something is said or asked before it.
  const isTold =
    about.length === 0 ||
    commandsAt(about, 0) ||
    asksAt(said, opener) ||
    about.some(({ word }, index) => asksAt(about, index) || /^(?:и|или|мне|если|знать|узнать|понять)$/.test(word));
  const isPlain = tail.every(({ value, word }) => !value && /^[а-я]+$/.test(word)) && tail.length <= MOST_AFTER;
  const isLast = isPlain && !(tail.length === 1 && tail[0]?.word === 'всего');
  if (at < 0 || !asking || isTold || !isLast) return [...said];
  return [...said.slice(0, opener), ...said.slice(at), ...uncapped(about)];
}

/** «Обратный рейс»: what no longer begins the sentence is written small, unless it begins a name. */
function uncapped([first, next, ...others]: readonly Token[]): Token[] {
  if (!first || !next) return first ? [first] : [];
  const isName = first.value !== undefined || /^\p{Lu}/u.test(next.text);
  return [isName ? first : { ...first, text: first.text.toLowerCase() }, next, ...others];
}

/** «сколько всего лежит», «когда открывается»: a verb, and a small word beside it. */
const MOST_AFTER = 2;

const askings = lexicon([
  [true, 'сколько|почем|когда|во сколько|в котором часу|какого числа|до скольки|со скольки|на каком этаже|кто автор'],
]);
