import type { Key } from 'ink';
import type { Edit } from './entry.ts';

/** A key as it is meant, whatever the terminal sends for it. */
export type Stroke =
  | { kind: 'text'; text: string }
  | { kind: 'edit'; edit: Edit }
  | { kind: 'enter' | 'escape' | 'up' | 'down' | 'tab' | 'interrupt' | 'end' };

const WITH_CONTROL: Readonly<Record<string, Stroke>> = {
  a: { kind: 'edit', edit: 'home' },
  b: { kind: 'edit', edit: 'left' },
  c: { kind: 'interrupt' },
  d: { kind: 'end' },
  e: { kind: 'edit', edit: 'end' },
  f: { kind: 'edit', edit: 'right' },
  h: { kind: 'edit', edit: 'backspace' },
  j: { kind: 'enter' },
  k: { kind: 'edit', edit: 'deleteToEnd' },
  m: { kind: 'enter' },
  n: { kind: 'down' },
  p: { kind: 'up' },
  u: { kind: 'edit', edit: 'deleteToStart' },
  w: { kind: 'edit', edit: 'deleteWord' },
};

/** What was pressed. What comes in one piece, as from a fast hand, may be several keys. */
export function strokesOf(input: string, key: Key): Stroke[] {
  if (key.eventType === 'release') return [];
  if (key.upArrow) return [{ kind: 'up' }];
  if (key.downArrow) return [{ kind: 'down' }];
  if (key.leftArrow) return [{ kind: 'edit', edit: key.ctrl || key.meta ? 'wordLeft' : 'left' }];
  if (key.rightArrow) return [{ kind: 'edit', edit: key.ctrl || key.meta ? 'wordRight' : 'right' }];
  if (key.home) return [{ kind: 'edit', edit: 'home' }];
  if (key.end) return [{ kind: 'edit', edit: 'end' }];
  if (key.return) return [{ kind: 'enter' }];
  if (key.escape) return [{ kind: 'escape' }];
  if (key.tab) return key.shift ? [] : [{ kind: 'tab' }];
  if (key.backspace) return [{ kind: 'edit', edit: key.meta || key.ctrl ? 'deleteWord' : 'backspace' }];
  if (key.delete) return [{ kind: 'edit', edit: 'delete' }];
  if (key.pageUp || key.pageDown) return [];
  if (key.ctrl) return [WITH_CONTROL[input] ?? []].flat();
  if (key.meta) return metaStroke(input);
  return piecesOf(input);
}

function metaStroke(input: string): Stroke[] {
  if (input === 'b') return [{ kind: 'edit', edit: 'wordLeft' }];
  if (input === 'f') return [{ kind: 'edit', edit: 'wordRight' }];
  return [];
}

/** Letters, and between them the keys that a terminal sends as control characters. */
function piecesOf(input: string): Stroke[] {
  return input.split(/(\r\n|\p{Cc})/u).flatMap((piece): Stroke[] => {
    if (piece === '') return [];
    if (!/^\p{Cc}/u.test(piece)) return [{ kind: 'text', text: piece }];
    if (piece === '\t') return [{ kind: 'tab' }];
    if (piece === '\u007f') return [{ kind: 'edit', edit: 'backspace' }];
    // Ctrl-A is 1, Ctrl-B is 2, and so on.
    return [WITH_CONTROL[String.fromCharCode(piece.charCodeAt(0) + 96)] ?? []].flat();
  });
}
