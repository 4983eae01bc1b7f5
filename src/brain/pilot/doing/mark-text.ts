import type { Line } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { lastDeed, reachedBy, wentWell } from './deed.ts';

/** Selects words on the page: those that were quoted, or a paragraph by its place. */
export function markText(situation: Situation, what: Phrase): Pursuit {
  const speech = speechIn(situation.language);
  if (wentWell(situation)) return reachedBy(situation, speech.done(situation.goal.said));
  if (lastDeed(situation)) return { stuck: speech.nothingHappened(situation.goal.said) };
  const meant = what.words === '' ? paragraphsIn(situation) : passagesOf(situation, what.words);
  const chosen = what.ordinal === undefined ? meant[0] : meant.at(placeOf(what));
  if (!chosen) return { stuck: speech.notFound(what, []) };
  if (what.ordinal === undefined && meant.length > 1)
    return { ask: speech.whichOne(what), options: meant.slice(0, MOST_ASKED).map(({ line }) => line) };
  const { text, which } = chosen;
  const call = { tool: 'select_text', input: { text, ...(which > 1 && { which }) } };
  return { do: [call], way: 'select text', thought: `Selecting “${shortened(text)}”.` };
}

/** Words on the page: the how-many-th time that they stand there, and in which line. */
interface Passage {
  text: string;
  which: number;
  line: string;
}

function placeOf({ ordinal = 1 }: Phrase): number {
  return ordinal > 0 ? ordinal - 1 : ordinal;
}

const MOST_ASKED = 4;

/** Wherever these words stand. The task itself may stand on the page. */
function passagesOf({ page, goal }: Situation, text: string): Passage[] {
  const wanted = new RegExp(`(?<![\\p{L}\\d])${escaped(text)}(?![\\p{L}\\d])`, 'gu');
  const places = page.lines.flatMap((line) => {
    const words = wordsOf(line);
    return [...words.matchAll(new RegExp(escaped(text), 'gu'))].map(({ index }) => ({ words, index }));
  });
  return places.flatMap(({ words, index }, at) => {
    const isWhole = [...words.matchAll(wanted)].some((match) => match.index === index);
    return isWhole && !words.includes(goal.said) ? [{ text, which: at + 1, line: shortened(words) }] : [];
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
}

/** What is written in lines of its own, and is more than a word. */
function paragraphsIn({ page, goal }: Situation): Passage[] {
  return page.lines
    .filter((line) => line.kind === 'text' && isProse(line))
    .map(wordsOf)
    .filter((text) => /\S\s+\S/.test(text) && !text.includes(goal.said))
    .map((text) => ({ text, which: 1, line: shortened(text) }));
}

/** What holds things to press is no paragraph. */
function isProse({ parts }: Line): boolean {
  return parts.every((part) => typeof part === 'string' || part.role === 'link');
}

/** Words that can be selected also stand in fields. */
function wordsOf({ parts }: Line): string {
  return parts.map((part) => (typeof part === 'string' ? part : (part.value ?? part.name))).join(' ');
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const LONGEST = 60;
