import type { Touch } from '../../protocol.ts';

type Key = Extract<Touch, { type: 'key' }>;

export interface Pressed {
  key: string;
  code: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  isComposing: boolean;
}

/** What a key that somebody presses means while they drive. */
export type KeyMeaning = 'give' | 'paste' | 'words' | Omit<Key, 'kind'>;

/** Esc gives the mouse back; with Shift it is an Esc for the page. What is pasted or composed arrives as words. */
export function keyMeaning(pressed: Pressed): KeyMeaning {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey, isComposing } = pressed;
  if (key === 'Escape' && !shiftKey) return 'give';
  if ((ctrlKey || metaKey) && code === 'KeyV') return 'paste';
  // Keyboards on glass do not say which key it was.
  if (isComposing || key === 'Unidentified' || key === 'Process' || key === 'Dead') return 'words';
  const isEscape = key === 'Escape';
  const modifiers = (altKey ? 1 : 0) + (ctrlKey ? 2 : 0) + (metaKey ? 4 : 0) + (shiftKey && !isEscape ? 8 : 0);
  return { type: 'key', key, code, modifiers };
}
