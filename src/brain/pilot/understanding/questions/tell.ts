import type { Phrase } from '../../goal.ts';
import { type Context, findIndex, isSmall, splitList, trim } from '../context.ts';
import { superlatives } from '../lexicon/degrees.ts';
import { look } from '../lexicon/match.ts';
import { properties } from '../lexicon/properties.ts';
import { ordinals, quantifiers, relations, ties } from '../lexicon/small-words.ts';
import { readPhrase } from '../phrase.ts';
import { type Token, wordsIn } from '../tokens.ts';

export function tellsOf(tokens: readonly Token[], context: Context): Phrase[] {
  const isOwn = (token: Token | undefined) => /^(?:its|their|his|her|его|ее|их)$/.test(token?.word ?? '');
  return splitList(tokens).map((member) => tellPhrase(isOwn(member[0]) ? member.slice(1) : member, context));
}

/** The properties that are asked for, and of what: "names and prices of all products", «цена доставки», "Anna's phone". */
export function takeTell(
  tokens: readonly Token[],
  context: Context,
): { tell: Phrase[]; rest: Token[]; isOwned?: string } {
  const kept = trim(tokens);
  const words = wordsIn(kept);
  if (/^(?:its|their|his|her|его|ее|их)$/.test(words[0] ?? '') && kept.length > 1) {
    return {
      tell: splitList(kept.slice(1)).map((member) => tellPhrase(member, context)),
      rest: [],
      isOwned: kept[0]?.text ?? '',
    };
  }
  const owner = findIndex(kept, (at) => /\p{L}(?:'s|s')$/u.test(words[at] ?? '') && at < kept.length - 1);
  if (owner >= 0) {
    const tell = splitList(kept.slice(owner + 1)).map((member) => tellPhrase(member, context));
    return { tell, rest: [...kept.slice(0, owner), ...kept.slice(owner, owner + 1).map(withoutPossessive)] };
  }
  const inside = findIndex(kept, (at) => at > 0 && look(relations, words, at) !== undefined && words[at] !== 'of');
  const firstOf = findIndex(kept, (at) => at > 0 && words[at] === 'of');
  const of = inside > 0 && inside < firstOf ? -1 : firstOf;
  const left = of > 0 ? kept.slice(0, of) : [];
  const isListOf = /^(?:list|all|each|both|one|two|three|any|some|most|none|cheapest|first|last|table)$/.test(
    left.at(-1)?.word ?? '',
  );
  const isNamePart =
    /^(?:date|state|cup|pair|bottle|terms)$/.test(left.at(-1)?.word ?? '') &&
    /^(?:birth|the art|tea|coffee|use|service)$/.test(words[of + 1] ?? '');
  // "the Oslo lamp made of oak": what is written large, or made of something, is the thing itself.
  const isThing = left.length > 1 && (/^(?:made|built|out)$/.test(left.at(-1)?.word ?? '') || isNamed(left));
  if (
    of > 0 &&
    !isThing &&
    !isListOf &&
    !isNamePart &&
    !left.some((token) => look(ties, [token.word], 0) ?? token.value)
  ) {
    return { tell: splitList(left).map((member) => tellPhrase(member, context)), rest: kept.slice(of + 1) };
  }
  if (isListOf && /^(?:list|table)$/.test(left.at(-1)?.word ?? '')) return takeTell(kept.slice(of + 1), context);
  const chosen = chosenAt(kept);
  if (chosen > 0)
    return {
      tell: splitList(kept.slice(0, chosen)).map((member) => tellPhrase(member, context)),
      rest: kept.slice(chosen),
    };
  return takeProperties(kept, context);
}

function isNamed(tokens: readonly Token[]): boolean {
  return tokens.filter(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)).length > 0 && tokens.length > 2;
}

/** «номер последнего заказа», «цвет самой дорогой машины»: from here on it says of which. */
function chosenAt(tokens: readonly Token[]): number {
  const words = wordsIn(tokens);
  const lengthAt = (index: number) => (look(superlatives, words, index) ?? look(ordinals, words, index))?.length ?? 0;
  const at = findIndex(tokens, (index) => index > 0 && lengthAt(index) > 0);
  const before = tokens.slice(0, Math.max(at, 0));
  const noun = at > 0 ? tokens[at + lengthAt(at)] : undefined;
  if (!noun || isSmall(noun) || noun.value || /^сам/.test(words[0] ?? '')) return -1;
  const isPlain = before.every(
    (token) =>
      /^[а-я]+$/.test(token.word) && (!isSmall(token) || token.word === 'и') && !look(quantifiers, [token.word], 0),
  );
  return isPlain ? at : -1;
}

/** Properties at the beginning: «автора и год книги», "price in the second row". */
function takeProperties(tokens: readonly Token[], context: Context): { tell: Phrase[]; rest: Token[] } {
  const words = wordsIn(tokens);
  const tell: Phrase[] = [];
  let at = 0;
  for (let end = 0; ; ) {
    const property = look(properties, words, at);
    if (!property)
      return tell.length > 0 && end < tokens.length
        ? { tell, rest: tokens.slice(end) }
        : { tell: [], rest: [...tokens] };
    const next = tokens[at + property.length];
    const isTied = next && /^(?:with|without|from|by|about|с|со|без|от|про|о|об|за)$/.test(next.word);
    const isEnd = !next || isTied;
    const isGlued = next && /^[a-z]/.test(next.word) && !isSmall(next);
    if (isEnd || isGlued) return { tell: [], rest: [...tokens] };
    tell.push({ words: property.meaning[context.language] });
    at += property.length;
    end = at;
    const isListed = /^(?:,|and|и)$/.test(next?.word ?? '');
    if (!isListed) return { tell, rest: tokens.slice(end) };
    at++;
  }
}

export function tellPhrase(tokens: readonly Token[], context: Context): Phrase {
  const property = look(properties, wordsIn(tokens), 0);
  return property?.length === tokens.length
    ? { words: property.meaning[context.language] }
    : withoutExact(readPhrase(tokens, context));
}

/** "the ISBN" is written large for other reasons than a button. */
export function withoutExact({ exact: _, ...phrase }: Phrase): Phrase {
  return phrase;
}

function withoutPossessive(token: Token): Token {
  return { ...token, text: token.text.replace(/['’]s$|s['’]$/u, ''), word: token.word.replace(/'s$|s'$/u, '') };
}
