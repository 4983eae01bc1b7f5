import { beginsSentence, inPlaceOf, type Token, wordBefore, wordsIn, wordsTaken } from '../../tokens.ts';
import { DIALOG } from './agreed-when-asked.ts';

/** "There's a “Rename” button, type “Gull” in the dialog": who tells of a button and then of its dialog wants it pressed. */
export function asPressedThere(said: readonly Token[]): Token[] {
  const tokens = asPressedAtPlace(said);
  const words = wordsIn(tokens);
  for (const [at, token] of tokens.entries()) {
    if (!beginsSentence(tokens, at)) continue;
    const there = wordsTaken(THERE, words.slice(at, at + 3));
    const [name, button, mark] = tokens.slice(at + there);
    const end = tokens.findIndex(({ text }, index) => index > at + there + 2 && /^[.!?;\n]$/.test(text));
    const rest = tokens.slice(at + there + 3, end < 0 ? tokens.length : end);
    const isButton = there > 0 && name?.value?.exact === true && button?.word === 'button' && mark?.isMark === true;
    if (!name || !isButton || !rest.some(({ word }) => DIALOG.test(word))) continue;
    // "…: press it, …": it is pressed once.
    const again = wordsTaken(PRESSED, wordsIn(rest));
    return [
      ...tokens.slice(0, at),
      wordBefore(token, 'press'),
      name,
      inPlaceOf(button, 'and'),
      ...tokens.slice(at + there + 3 + again),
    ];
  }
  return [...tokens];
}

const PRESSED = /^(?:please )?(?:press|click|hit|tap|push|use)(?: on)? (?:it|that)(?: (?:,|and|then))+(?= )/;
const THERE = /^(?:there(?:'s| is) (?:an?|the)|you(?:'ll)? (?:see|have) (?:an?|the))(?= |$)/;

/** "There's a bell on the row with Ann. Press it": the bell there is pressed. */
function asPressedAtPlace(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const [at, token] of tokens.entries()) {
    if (!beginsSentence(tokens, at)) continue;
    const { there = '', thing = '' } = PLACED.exec(words.slice(at, at + MOST_PLACED).join(' '))?.groups ?? {};
    const end = tokens.findIndex(({ isMark }, index) => index > at && isMark === true);
    const deed = end + 1 + (there === '' ? 0 : lengthOf(POLITELY, words, end + 1));
    const length = lengthOf(PRESSED_ONCE, words, deed);
    if (there === '' || end < 0 || length === 0) continue;
    const from = at + there.split(' ').length;
    const what = tokens.slice(from, from + thing.split(' ').length);
    const place = tokens.slice(from + what.length, end);
    const pressed = [wordBefore(token, 'press'), wordBefore(token, 'the'), ...what, ...place];
    return [...tokens.slice(0, at), ...pressed, ...tokens.slice(deed + length)];
  }
  return [...tokens];
}

function lengthOf(pattern: RegExp, words: readonly string[], at: number): number {
  const said = pattern.exec(words.slice(at, at + MOST_PLACED).join(' '))?.[0] ?? '';
  return said === '' ? 0 : said.trim().split(' ').length;
}

const MOST_PLACED = 9;
const PLACED =
  /^(?<there>there(?:'s| is) (?:an?|the)(?: (?:little|small))?) (?<thing>(?:star|button|icon|bell|heart|flag|arrow|cross|bin|switch|link|pin|bookmark))(?= (?:on|in|at|beside|under) )/;
const POLITELY = /^(?:(?:so|and|please|just|would you|could you|can you|will you)(?: |$))+/;
const PRESSED_ONCE = /^(?:press|click|hit|tap|push)(?: on)? (?:it|that)(?= [.,!?]|$)/;
