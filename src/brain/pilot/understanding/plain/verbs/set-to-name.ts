import { lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "open the Trains tab and set it to “Fastest first”": on what was opened, that is chosen. */
export function asChosenThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex(
    (word, index) => index > 2 && /^(?:and|,)$/.test(word) && look(setting, words, index + 1) !== undefined,
  );
  const name = at + 1 + (look(setting, words, at + 1)?.length ?? 0);
  const before = words.slice(Math.max(0, at - MOST_BEFORE), Math.max(at, 0));
  const isPage = PAGES.test(words[at - 1] ?? '') || CALLED.test(before.join(' '));
  const isOpened = isPage && before.some((word) => OPENED.test(word));
  if (at < 0 || !isOpened || !tokens[name]?.value?.exact) return [...tokens];
  return [...tokens.slice(0, at + 1), inPlaceOf(tokens[at + 1], 'choose'), ...tokens.slice(name)];
}

const MOST_BEFORE = 6;
const OPENED = /^(?:open|opened|go|visit|click|press|pick|choose|switch)$/;
const PAGES = /^(?:tab|page|section|category|view|list)$/;
/** "the tab [that says] Trains". */
const CALLED =
  / (?:tab|page|section|category|view|list) (?:called|named|labelled|(?:that|which) (?:says|reads|is called))(?: \p{L}+){1,2}$/u;
const setting = lexicon([
  [
    true,
    ['it', 'that', 'the list']
      .flatMap((it) => [`set ${it} to`, `switch ${it} to`, `put ${it} on`, `change ${it} to`, `put ${it} to`])
      .join('|'),
  ],
]);
