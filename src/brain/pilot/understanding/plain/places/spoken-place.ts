import { endOfLarge, inPlaceOf, saidThere, sentenceStart, type Token, wordsIn } from '../../tokens.ts';

/**
 * "My Drafts folder is a mess. Could you go in there and delete everything?", "The Old list is too long: remove all the names there": the
 * place that was spoken of first is where one goes, and where it is done.
 */
export function asThatPlace(said: readonly Token[]): Token[] {
  const tokens = asOutOfIt(said);
  const words = wordsIn(tokens);
  const end = tokens.findIndex(({ text }) => /^[.!;:]$/.test(text));
  const place = end < 0 ? [] : placeIn(tokens.slice(0, end));
  const at = words.findIndex((_, index) => index > end && thereAt(words, index) > 0);
  // "… Open the inbox and delete everything there": by then one is elsewhere.
  const isElsewhere = words
    .slice(end + 1, at)
    .some((word) => /^(?:open|go|visit|switch|inbox|folder|page|tab)$/.test(word));
  if (place.length === 0 || at < 0 || isElsewhere || sentenceStart(tokens, at) > end + 1) return [...tokens];
  const stand = tokens[at];
  const isGone = GONE.test(words.slice(at, at + MOST_WORDS).join(' '));
  const lead = (isGone ? ['go', 'to', 'the'] : ['in', 'the']).map((word) => inPlaceOf(stand, word));
  const rest = tokens.slice(at + thereAt(words, at));
  return [...tokens.slice(end + 1, at), ...lead, ...saidThere(place, stand), ...rest];
}

/** "My [Drafts folder] is a mess": a holder by its name, of which nothing is told but how it is. */
function placeIn(told: readonly Token[]): Token[] {
  const end = told[1]?.value?.exact ? 2 : endOfLarge(told, 1);
  const isHolder = /^(?:folder|list|board|column|tab|section|album|basket)$/.test(told[end]?.word ?? '');
  const isState =
    /^(?:is|looks|has|keeps|gets)$/.test(told[end + 1]?.word ?? '') && !told.slice(end).some(({ value }) => value);
  return WHOSE.test(told[0]?.word ?? '') && end > 1 && isHolder && isState ? told.slice(1, end + 1) : [];
}

/** How many words say there that one goes there, or that it is there. */
function thereAt(words: readonly string[], at: number): number {
  const said = words.slice(at, at + MOST_WORDS).join(' ');
  return (GONE.exec(said) ?? THERE.exec(said))?.[0].split(' ').length ?? 0;
}

const MOST_WORDS = 5;
const WHOSE = /^(?:my|our|the|that|this)$/;
const GONE = /^(?:go|head|pop|hop|step)(?: (?:over|in|into|on over))? (?:there|it)(?= |$)|^(?:open|go into) it(?= |$)/;
const THERE = /^(?:(?:from|in) )?there(?= [.,!?;]|$)/;

/** "…, and when it's all in the basket, take the tea out of it": out of the basket. */
function asOutOfIt(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => IN_IT.test(words.slice(index, index + MOST_IN_IT).join(' ')));
  const said = IN_IT.exec(words.slice(Math.max(at, 0), at + MOST_IN_IT).join(' '));
  const from = at + (said?.[0].split(' ').length ?? 0);
  const stop = tokens.findIndex(({ text }, index) => index > from && /^[.!?;]$/.test(text));
  const it = words.findIndex(
    (word, index) => index > from && word === 'it' && /^(?:from|of)$/.test(words[index - 1] ?? ''),
  );
  if (at < 0 || !said || it < 0 || (stop >= 0 && it > stop)) return [...tokens];
  const place = ['the', said.groups?.['place'] ?? ''].map((word) => inPlaceOf(tokens[it], word));
  return [...tokens.slice(0, at), ...tokens.slice(from, it), ...place, ...tokens.slice(it + 1)];
}

const MOST_IN_IT = 9;
const IN_IT =
  /^(?:when|once|as soon as) (?:it|that|everything|they)(?:'s| is|'re| are)?(?: is| are)?(?: all)? in (?:the|my|our) (?<place>basket|cart|bag|list|folder) ,(?= )/;
