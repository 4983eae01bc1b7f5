import type { Kind, Phrase, Relation, Value } from '../../src/brain/pilot/goal.ts';
import type { Needs } from '../../src/brain/pilot/grounding/needs.ts';

/** Something a person says of a page, and the control that is meant. */
export interface Item<Page extends string = string> {
  page: Page;
  phrase: Phrase;
  needs: Needs;
  /** The mark of the control in the drawing. */
  means: string;
}

type Said = Pick<Item, 'phrase' | 'needs'>;

export function on<Page extends string>(page: Page, { phrase, needs }: Said, means: string): Item<Page> {
  return { page, phrase, needs, means };
}

export function press(words: string, kind?: Kind, place?: Relation): Said {
  return { phrase: phraseOf(words, kind, place), needs: { to: 'press' } };
}

export function tick(words: string, kind?: Kind): Said {
  return { phrase: phraseOf(words, kind), needs: { to: 'tick' } };
}

export function write(words: string, value: Value): Said {
  return { phrase: phraseOf(words), needs: { to: 'write', value } };
}

export function choose(words: string, value: string): Said {
  return { phrase: phraseOf(words), needs: { to: 'choose', value: text(value) } };
}

function phraseOf(words: string, kind?: Kind, place?: Relation): Phrase {
  return { words, ...(kind === undefined ? {} : { kind }), ...(place === undefined ? {} : { place }) };
}

export function text(said: string): Value {
  return { text: said, kind: 'text' };
}

export function number(said: string): Value {
  return { text: said, kind: 'number', number: Number(said) };
}

export function date(iso: string): Value {
  return { text: iso, kind: 'date', iso };
}

export function mail(said: string): Value {
  return { text: said, kind: 'mail' };
}

export function file(said: string): Value {
  return { text: said, kind: 'file' };
}
