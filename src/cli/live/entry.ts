/** A line that is being typed, and where the cursor stands in it. */
export interface Entry {
  readonly text: string;
  readonly cursor: number;
}

export const EMPTY: Entry = { text: '', cursor: 0 };

/** What a key does to the line. */
export type Edit =
  | 'left'
  | 'right'
  | 'home'
  | 'end'
  | 'wordLeft'
  | 'wordRight'
  | 'backspace'
  | 'delete'
  | 'deleteWord'
  | 'deleteToStart'
  | 'deleteToEnd';

const graphemes = new Intl.Segmenter();

export function entryOf(text: string): Entry {
  return { text, cursor: text.length };
}

/** One line it stays, whatever is pasted. */
export function inserted({ text, cursor }: Entry, words: string): Entry {
  const line = words.replace(/[\r\n\t]+/g, ' ').replace(/\p{Cc}/gu, '');
  return { text: text.slice(0, cursor) + line + text.slice(cursor), cursor: cursor + line.length };
}

export function edited(entry: Entry, edit: Edit): Entry {
  const { text, cursor } = entry;
  switch (edit) {
    case 'left':
      return { text, cursor: before(text, cursor) };
    case 'right':
      return { text, cursor: after(text, cursor) };
    case 'home':
      return { text, cursor: 0 };
    case 'end':
      return { text, cursor: text.length };
    case 'wordLeft':
      return { text, cursor: wordBefore(text, cursor) };
    case 'wordRight':
      return { text, cursor: wordAfter(text, cursor) };
    case 'backspace':
      return without(text, before(text, cursor), cursor);
    case 'delete':
      return without(text, cursor, after(text, cursor));
    case 'deleteWord':
      return without(text, wordBefore(text, cursor), cursor);
    case 'deleteToStart':
      return without(text, 0, cursor);
    case 'deleteToEnd':
      return without(text, cursor, text.length);
  }
}

function without(text: string, from: number, to: number): Entry {
  return { text: text.slice(0, from) + text.slice(to), cursor: from };
}

/** What people take for one sign may be many characters. */
function before(text: string, cursor: number): number {
  return cursor - ([...graphemes.segment(text.slice(0, cursor))].at(-1)?.segment.length ?? 0);
}

function after(text: string, cursor: number): number {
  const [next] = graphemes.segment(text.slice(cursor));
  return cursor + (next?.segment.length ?? 0);
}

function wordBefore(text: string, cursor: number): number {
  return text.slice(0, cursor).replace(/\S+\s*$|\s+$/u, '').length;
}

function wordAfter(text: string, cursor: number): number {
  return cursor + (/^\s*\S+/u.exec(text.slice(cursor))?.[0].length ?? text.length - cursor);
}
