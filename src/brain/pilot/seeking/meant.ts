import type { Phrase, Things } from '../goal.ts';
import type { Memo } from '../memo.ts';

/** A phrase with what its pronoun stands for. */
export function meant(phrase: Phrase, { mentioned }: Memo): Phrase {
  if (!phrase.isPronoun || mentioned === '') return phrase;
  const { isPronoun: _, ...rest } = phrase;
  return { ...rest, words: phrase.words === '' ? mentioned : phrase.words };
}

export function meantThings(things: Things, memo: Memo): Things {
  return { ...things, what: meant(things.what, memo) };
}

/** In words, for people. */
export function spokenPhrase({ words, kind, ordinal, place }: Phrase): string {
  const which = ordinal === undefined ? '' : ordinal === -1 ? 'last ' : `#${ordinal} `;
  const where = place ? ` (${place.is} ${spokenPhrase(place.what)})` : '';
  return `${which}${words || (kind ?? '')}${where}`;
}
