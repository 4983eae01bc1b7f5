import type { Constraint, Kind, Phrase, Relation } from '../goal.ts';

/** What a language has for things on pages, and for where they are. */
export interface PhraseWords {
  kinds: Readonly<Record<Kind, string>>;
  places: Readonly<Record<Relation['is'], string>>;
  last: string;
}

/** Something by the words for it: those that were said, or else the word for its kind, and where or which it is. */
export function phraseWith(words: PhraseWords, phrase: Phrase): string {
  const { kind, ordinal, place, like = [] } = phrase;
  const which = ordinal === undefined ? '' : ordinal === -1 ? `${words.last} ` : `#${ordinal} `;
  const name = phrase.words || (kind ? words.kinds[kind] : '');
  const where = place ? `${words.places[place.is]} ${phraseWith(words, place.what)}`.trim() : '';
  // What has a name is known by it.
  const qualities = phrase.words === '' ? like.map(constraintWords) : [];
  const more = [...qualities, where].filter((part) => part !== '');
  if (name === '' && which === '') return more.join(', ');
  return `${which}${name}${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
}

function constraintWords({ of, is, value, to }: Constraint): string {
  const sign = is === '=' || is === 'contains' || is === 'between' ? '' : `${is} `;
  const values = to ? `${value.text}–${to.text}` : value.text;
  return `${of ? `${of.words} ` : ''}${sign}${values}`.trim();
}
