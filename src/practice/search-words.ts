/** Letters that people do not tell apart when they search. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

/** The words of a text as a search compares them; `C++` and `C#` are words too. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);
}
