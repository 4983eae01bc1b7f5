import type { CDPSession } from 'playwright-core';

/** What stands on the keys of an American keyboard, without and with Shift, and the number that browsers know each by. */
const SIGNS: readonly (readonly [code: string, signs: string, number: number])[] = [
  ['Space', ' ', 32],
  ['Semicolon', ';:', 186],
  ['Equal', '=+', 187],
  ['Comma', ',<', 188],
  ['Minus', '-_', 189],
  ['Period', '.>', 190],
  ['Slash', '/?', 191],
  ['Backquote', '`~', 192],
  ['BracketLeft', '[{', 219],
  ['Backslash', '\\|', 220],
  ['BracketRight', ']}', 221],
  ['Quote', '\'"', 222],
  ...Array.from(')!@#$%^&*(', (sign, digit) => [`Digit${digit}`, `${digit}${sign}`, 48 + digit] as const),
];

/** So many characters are sent before the first is waited for. */
const AT_ONCE = 50;

/**
 * Types key by key into whatever has the focus. The keys are sent one right after the other: the page gets them in this
 * order, and nobody waits for the way there and back between two of them.
 */
export async function typeAtOnce(cdp: CDPSession, text: string): Promise<void> {
  const characters = [...text];
  for (let from = 0; from < characters.length; from += AT_ONCE)
    await Promise.all(characters.slice(from, from + AT_ONCE).flatMap((one) => strike(cdp, one)));
}

/** A character that is on no key is put there without one. */
function strike(cdp: CDPSession, character: string): Promise<unknown>[] {
  const key = keyOf(character);
  if (!key) return [cdp.send('Input.insertText', { text: character })];
  const { text, ...struck } = key;
  return [
    cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...struck, text, unmodifiedText: text }),
    cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...struck }),
  ];
}

interface Key {
  key: string;
  code: string;
  windowsVirtualKeyCode: number;
  text: string;
}

function keyOf(character: string): Key | undefined {
  if (character === '\n' || character === '\r')
    return { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  const letter = character.toUpperCase();
  if (/^[A-Z]$/.test(letter))
    return { key: character, code: `Key${letter}`, windowsVirtualKeyCode: letter.charCodeAt(0), text: character };
  const sign = SIGNS.find(([, signs]) => signs.includes(character));
  return sign && { key: character, code: sign[0], windowsVirtualKeyCode: sign[2], text: character };
}
