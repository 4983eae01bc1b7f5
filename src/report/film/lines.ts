/** A text of any form as one line: what could turn a line around, or end it, is a space. */
export function inOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

/** Without what every address begins with, and not as what its letters are written as. */
export function spokenAddress(url: string): string {
  const bare = url.replace(/^https?:\/\//, '').replace(/\/$/, '');
  try {
    return inOneLine(decodeURI(bare));
  } catch {
    return inOneLine(bare);
  }
}
