import { beginsSentence, inPlaceOf, type Token, wordBefore, wordsIn } from '../../tokens.ts';
import { DIALOG } from './agreed-when-asked.ts';

/** "There's a “Rename” button, type “Gull” in the dialog": who tells of a button and then of its dialog wants it pressed. */
export function asPressedThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const [at, token] of tokens.entries()) {
    if (!beginsSentence(tokens, at)) continue;
    const there = THERE.exec(words.slice(at, at + 3).join(' '))?.[0].split(' ').length ?? 0;
    const [name, button, mark] = tokens.slice(at + there);
    const end = tokens.findIndex(({ text }, index) => index > at + there + 2 && /^[.!?;\n]$/.test(text));
    const rest = tokens.slice(at + there + 3, end < 0 ? tokens.length : end);
    const isButton = there > 0 && name?.value?.exact === true && button?.word === 'button' && mark?.isMark === true;
    if (!name || !isButton || !rest.some(({ word }) => DIALOG.test(word))) continue;
    // "…: press it, …": it is pressed once.
    const again = PRESSED.exec(wordsIn(rest).join(' '))?.[0].split(' ').length ?? 0;
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
