/** Where something was looked for, as a language says it. */
export interface TriedWords {
  behind(name: string): string;
  inside(name: string): string;
  only(name: string): string;
  search: string;
  otherLanguage: string;
  further: string;
}

/** The ways in which it was looked around, in words, each once. What was done besides is no looking. */
export function triedWith(words: TriedWords, ways: readonly string[]): string[] {
  const said = ways.flatMap((way): string[] => {
    if (/^look with the search/.test(way)) return [words.search];
    if (/^look in the language of the task/.test(way)) return [words.otherLanguage];
    if (/^look further/.test(way)) return [words.further];
    const [, how = '', name = ''] = /^look (behind more|behind|into|in|within|only at) (.+)$/.exec(way) ?? [];
    if (how === '') return [];
    const bare = name.replace(/ \(box\)$/, '');
    return [how.startsWith('behind') ? words.behind(bare) : how === 'only at' ? words.only(bare) : words.inside(bare)];
  });
  return [...new Set(said)];
}
