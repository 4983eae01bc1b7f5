/** A page could put line ends and terminal commands into what we write: they are shown, not obeyed. JSON stays JSON. */
export function visible(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, (char) => {
    const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\b': '\\b', '\f': '\\f' }[char];
    return short ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** The same for a text of several lines, which it stays. */
export function visibleLines(text: string): string {
  return text.split('\n').map(visible).join('\n');
}
