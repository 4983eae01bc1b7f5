/** What is to be chosen: these, and with `exactly` nothing else. */
export interface Wanted {
  words: readonly string[];
  exactly: boolean;
}
