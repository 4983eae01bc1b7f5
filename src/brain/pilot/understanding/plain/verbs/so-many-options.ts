import { numberWords } from '../../lexicon/calendar.ts';
import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, saidThere, type Token, wordBefore, wordsIn } from '../../tokens.ts';

/** "from “Toppings” pick two", «выбери в «Начинках» любые две»: so many of what can be chosen there. */
export function asOptions(said: readonly Token[]): Token[] {
  const tokens = asChosenOfThem(said);
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => isBareNumber(tokens, index));
  const next = tokens[at + 1] ?? tokens[at];
  const isNamed = tokens.some(({ value }) => value?.exact);
  if (at < 0 || !next || !isNamed) return [...tokens];
  const option = wordBefore(
    next,
    /[а-я]/.test(words.join('')) && !/[a-z]/.test(words[at - 1] ?? '') ? 'варианта' : 'options',
  );
  return [...tokens.slice(0, at + 1), option, ...tokens.slice(at + 1)];
}

/** Right after the verb that chooses, with nothing of what they are. */
function isBareNumber(tokens: readonly Token[], at: number): boolean {
  const words = wordsIn(tokens);
  const verb = at > 0 && !tokens[at - 1]?.value ? look(verbs, words, at - 1) : undefined;
  const number = tokens[at]?.value ? 0 : (look(numberWords, words, at)?.meaning ?? 0);
  const next = tokens[at + 1];
  const isOver = next === undefined || /^[,.!;]$/.test(next.text);
  const isFrom = /^(?:from|in|out|в|из)$/.test(next?.word ?? '') && tokens[at + 2]?.value?.exact === true;
  return verb?.meaning === 'choose' && verb.form === 'base' && number > 1 && (isOver || isFrom);
}

/** "go to the “Toppings” list and mark two of them": choose two in that list. */
function asChosenOfThem(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens).map((word) => word || '#');
  for (const at of tokens.keys()) {
    const said = MARKED.exec(words.slice(at).join(' '))?.groups;
    const name = tokens.find(({ value }, index) => index > at && value !== undefined);
    if (!said || !name?.value?.exact) continue;
    const end = at + (said['all'] ?? '').split(' ').length;
    const stand = tokens[end - 1];
    const say = (...all: string[]) => all.map((word) => inPlaceOf(stand, word));
    const place = [...say('in', 'the'), ...saidThere([name], stand), ...say('list')];
    return [...tokens.slice(0, at), ...say('choose', said['many'] ?? '', 'options'), ...place, ...tokens.slice(end)];
  }
  return [...tokens];
}

const MARKED =
  /^(?<all>(?:go to|open|in|look at) the # list (?:and|,)(?: then)? (?:mark|choose|pick|select|tick)(?: any)? (?<many>two|three|four|five)(?: of (?:them|these|those))?)(?= [,.!]|$)/;
