import type { Phrase, Things } from '../goal.ts';
import type { Memo } from '../memo.ts';

/** A phrase with what its pronoun stands for. */
export function meant(phrase: Phrase, { mentioned }: Memo): Phrase {
  if (!phrase.isPronoun || mentioned === '') return named(phrase);
  const { isPronoun: _, ...rest } = phrase;
  return { ...rest, words: phrase.words === '' ? mentioned : phrase.words };
}

/** «окно с подпиской», "the window about cookies": it is called by what it holds. */
function named(phrase: Phrase): Phrase {
  const { like, ...rest } = phrase;
  const [only, ...others] = like ?? [];
  const isNamed = phrase.kind === 'dialog' && phrase.words === '' && only?.is === 'contains' && others.length === 0;
  return isNamed && !only.of ? { ...rest, words: only.value.text } : phrase;
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
