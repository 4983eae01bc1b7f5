/** The numbers that Windows gave to keys and that pages still read, by `KeyboardEvent.code`. */
const NUMBERS: Readonly<Record<string, number>> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  NumpadEnter: 13,
  ShiftLeft: 16,
  ShiftRight: 16,
  ControlLeft: 17,
  ControlRight: 17,
  AltLeft: 18,
  AltRight: 18,
  Pause: 19,
  CapsLock: 20,
  Escape: 27,
  Space: 32,
  PageUp: 33,
  PageDown: 34,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Insert: 45,
  Delete: 46,
  MetaLeft: 91,
  MetaRight: 92,
  ContextMenu: 93,
  Semicolon: 186,
  Equal: 187,
  Comma: 188,
  Minus: 189,
  Period: 190,
  Slash: 191,
  Backquote: 192,
  BracketLeft: 219,
  Backslash: 220,
  BracketRight: 221,
  Quote: 222,
};

/** By the name of the key, where a keyboard on glass gives no code. */
export function keyNumber(key: string, code: string): number {
  const named = NUMBERS[code] ?? NUMBERS[key];
  if (named !== undefined) return named;
  const letter = /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1] ?? (/^[a-z\d]$/i.test(key) ? key.toUpperCase() : '');
  if (letter !== '') return letter.charCodeAt(0);
  const f = /^F(\d{1,2})$/.exec(key)?.[1];
  return f === undefined ? 0 : 111 + Number(f);
}

const [ALT, CONTROL, META] = [1, 2, 4];

/** What a key writes; nothing for those that only do something. */
export function keyText(key: string, modifiers: number): string {
  if ((modifiers & (ALT | CONTROL | META)) !== 0) return '';
  if (key === 'Enter') return '\r';
  return [...key].length === 1 ? key : '';
}
