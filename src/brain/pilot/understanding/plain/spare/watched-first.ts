import { afterFiller, commandsAt } from '../../clauses.ts';
import { whenever } from '../../lexicon/conditions.ts';
import { has, look } from '../../lexicon/match.ts';
import { connectors } from '../../lexicon/small-words.ts';
import { shownNumber } from '../../shown-number.ts';
import { inPlaceOf, type Token, wordBefore, wordsIn } from '../../tokens.ts';

/**
 * "Buy it when the price is below 50 €", «как только счётчик покажет 10, нажми «Стоп»»: the number is waited for, then it is done. Done
 * at once it would be done too early.
 */
export function asWatched(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  if (tokens.at(-1)?.text === '?') return [...tokens];
  const at = tokens.findIndex((_, index) => opensWatch(tokens, index));
  const opener = tokens[at];
  const length = at < 0 ? 0 : (look(whenever, words, at)?.length ?? 0);
  if (!opener || length === 0) return [...tokens];
  const end = endOfCondition(tokens, at + length);
  const condition = tokens.slice(at + length, end);
  const from = startOfDeed(tokens, at);
  const deed = withoutOnly(tokens.slice(from, tokens[at - 1]?.text === ',' ? at - 1 : at));
  const language = /[а-я]/.test(opener.word) ? 'ru' : 'en';
  const [last] = condition.slice(-1);
  const wait = WAIT[language].map((word) => inPlaceOf(opener, word));
  const then = last ? THEN[language].map((word) => ({ ...wordBefore({ ...last, start: last.end }, word) })) : [];
  const isAhead = deed.every((_, index) => index < afterFiller(deed, 0));
  if (isAhead) {
    const rest = tokens.slice(/^(?:,|then|то|тогда)$/.test(tokens[end]?.word ?? '') ? end + 1 : end);
    return rest.length === 0 ? [...tokens] : [...tokens.slice(0, at), ...wait, ...condition, ...then, ...rest];
  }
  return [...tokens.slice(0, from), ...wait, ...condition, ...then, ...deed, ...tokens.slice(end)];
}

/** "… only when": it is not done before that anyway. */
function withoutOnly(deed: readonly Token[]): Token[] {
  return /^(?:only|just|только|лишь)$/.test(deed.at(-1)?.word ?? '') ? deed.slice(0, -1) : [...deed];
}

const WAIT = { en: ['wait', 'until'], ru: ['подожди', 'пока'] } as const;
const THEN = { en: ['then'], ru: ['потом'] } as const;

function opensWatch(tokens: readonly Token[], at: number): boolean {
  const found = tokens[at]?.value ? undefined : look(whenever, wordsIn(tokens), at);
  if (!found || /^(?:after|после)$/.test(tokens[at]?.word ?? '')) return false;
  const before = wordsIn(tokens).slice(Math.max(0, at - 2), at);
  // "wait until when", «дождись, когда»: it is waited for already.
  if (before.some((word) => /^(?:wait|until|(?:по|до)?жди(?:те|сь|тесь)?)$/.test(word))) return false;
  const condition = tokens.slice(at + found.length, endOfCondition(tokens, at + found.length));
  return shownNumber(condition, { task: '', language: 'en' }) !== undefined;
}

/** Up to a mark, a joining word, or what is to be done. */
function endOfCondition(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(
    (token, at) => at > from && (token.isMark || has(connectors, token.word) || commandsAt(tokens, at)),
  );
  return end < 0 ? tokens.length : end;
}

/** Where that which is done then begins: after a mark, or after a joining word with a command behind it. */
function startOfDeed(tokens: readonly Token[], at: number): number {
  const end = tokens[at - 1]?.text === ',' ? at - 1 : at;
  const before = tokens.findLastIndex(
    (token, index) =>
      index < end &&
      (/^(?:[.!?;]|\n+)$/.test(token.text) ||
        ((token.text === ',' || has(connectors, token.word)) && commandsAt(tokens, index + 1))),
  );
  return before + 1;
}
