import { readWithout } from '../tagging/tag.ts';
import { beginsSentence, type Token } from '../understanding/tokens.ts';
import { Teller } from './teller.ts';

/** A task in plain commands. */
export interface Reworded {
  text: string;
  /** 0…1: how likely all of it is, to the word. */
  sure: number;
}

/**
 * The same task in plain commands, in a few ways, the likeliest first: in words that were said, and in the few that plain commands are
 * made of. Learned from pairs that people wrote (scripts/pilot/rewording/).
 */
export function reword(tokens: readonly Token[], task: string): readonly Reworded[] {
  if (tokens.length === 0 || tokens.length > LONGEST) return [];
  teller ??= new Teller();
  const said = tokens.map(({ text }) => keyOf(text));
  return teller.tell(said, readWithout(teller.hearing, tokens)).map(({ words, likely }) => ({
    text: written(words, { tokens, task, said }),
    sure: Math.exp(likely),
  }));
}

let teller: Teller | undefined;
/** Longer tasks are not said in one breath. */
const LONGEST = 100;

/** How words are known: in small letters, without the quotes around them. */
export function keyOf(text: string): string {
  const word = text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");
  return word.replace(/^[«»"“”„]+|[«»"“”„]+$/g, '') || word;
}

interface Source {
  tokens: readonly Token[];
  task: string;
  said: readonly string[];
}

/** As it would have been typed: what was said as it was said, each sentence with a capital. */
function written(words: readonly string[], source: Source): string {
  const { tokens, task, said } = source;
  let text = '';
  let last = -1;
  for (const word of words) {
    const begins = text === '' || /[.?!]$/.test(text);
    const goesOn = last >= 0 && said[last + 1] === word;
    const place = goesOn ? last + 1 : placeOf(word, source);
    const own = place < 0 || (begins && teller?.isOwn(word)) ? word : (tokens[place]?.text ?? word);
    const between =
      (goesOn ? spaceBetween(tokens[last], tokens[place], task) : undefined) ?? (SMALL_MARK.test(word) ? '' : ' ');
    text += `${text === '' ? '' : between}${begins ? withCapital(own) : own}`;
    last = place;
  }
  return text;
}

/** What stood between them, where they are words of the task that follow each other, and not put in the place of others. */
function spaceBetween(one: Token | undefined, next: Token | undefined, task: string): string | undefined {
  const space = one && next && one.end <= next.start ? task.slice(one.end, next.start) : 'apart';
  const isJoined = space === '' && !one?.isMark && !next?.isMark;
  return /^\s*$/.test(space) && !isJoined ? space : undefined;
}

const SMALL_MARK = /^[.,:;?!…)]$/;

/** Where it was said: in quotes or in the middle of a sentence rather than where every word has a capital. */
function placeOf(word: string, { said, tokens }: Source): number {
  const places = [...said.keys()].filter((at) => said[at] === word);
  return places.find((at) => tokens[at]?.value || !beginsSentence(tokens, at)) ?? places[0] ?? -1;
}

function withCapital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
