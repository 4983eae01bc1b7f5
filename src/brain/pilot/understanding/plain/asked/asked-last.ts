import { commandsAt } from '../../clauses.ts';
import { lexicon, look } from '../../lexicon/match.ts';
import { asksAt } from '../../questions/asks-at.ts';
import { type Token, wordsIn } from '../../tokens.ts';

/** «Красная лампа сколько стоит?», «музей когда открывается?»: what is asked about may come before the word that asks. */
export function asAskedFirst(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex(({ text }) => text === '?');
  if (end < 0) return [...tokens];
  const from = tokens.findLastIndex(({ isMark }, at) => at < end && isMark === true) + 1;
  const said = withAskingFirst(tokens.slice(from, end));
  return [...tokens.slice(0, from), ...said, ...tokens.slice(end, end + 1), ...asAskedFirst(tokens.slice(end + 1))];
}

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
