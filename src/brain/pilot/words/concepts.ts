import CONCEPT_STEMS from './concept-stems.json' with { type: 'json' };
import { withoutFleeting } from './fleeting.ts';
import { type Name, NameIndex } from './name-index.ts';
import { synonymsBeginningWith } from './synonyms.ts';
import type { Token } from './tokens.ts';
import { isFiller } from './weight-of.ts';

/** A stretch of a text that says something which has other names too. */
export interface Mention {
  concept: string;
  /** The places of its words among the tokens. */
  at: readonly number[];
  /** 0…1: how well its names stand for each other. */
  strength: number;
}

/** Concepts were written for interfaces; synonyms come from all of English. */
const OF_CONCEPT = 0.9;
const OF_SYNONYM = 0.75;

/** All concepts that a text speaks of, shorter ones inside longer ones too. */
export function mentionsIn(tokens: readonly Token[]): Mention[] {
  const places = tokens.flatMap((token, place) => (isFiller(token.word) && tokens.length > 1 ? [] : [place]));
  return places.flatMap((place, start) => {
    const first = tokens[place]?.stem ?? '';
    const other = withoutFleeting(tokens[place]?.word ?? '');
    const isHere = ({ stems }: Name) => stems.every((stem, step) => isForm(tokens[places[start + step] ?? -1], stem));
    const mention = (kind: string, strength: number) => (name: Name) => ({
      concept: `${kind}${name.line}`,
      at: places.slice(start, start + name.stems.length),
      strength,
    });
    return [
      ...concepts().beginningWith(first).filter(isHere).map(mention('concept', OF_CONCEPT)),
      ...(other ? concepts().beginningWith(other) : []).filter(isHere).map(mention('concept', OF_CONCEPT)),
      ...synonymsBeginningWith(first).filter(isHere).map(mention('synonym', OF_SYNONYM)),
    ];
  });
}

function isForm(token: Token | undefined, stem: string): boolean {
  return token !== undefined && (token.stem === stem || withoutFleeting(token.word) === stem);
}

/** Whether a word is the first of the name of a concept. */
export function beginsConcept(stem: string): boolean {
  return concepts().beginningWith(stem).length > 0;
}

let read: NameIndex | undefined;

/** Made by scripts/pilot/make-concept-stems.ts. */
function concepts(): NameIndex {
  read ??= new NameIndex(CONCEPT_STEMS);
  return read;
}
