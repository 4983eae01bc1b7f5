import { lexicon, look } from '../../lexicon/match.ts';
import { beginsSentence, inPlaceOf, saidThere, type Token, wordsIn } from '../../tokens.ts';
import { nameAt } from '../letter-words.ts';

/** "Ann Lee wrote a lovely review, give it a like": what somebody wrote there is the review by Ann Lee. */
export function asWrittenBy(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    if (!beginsSentence(tokens, at)) continue;
    const name = nameAt(tokens, at);
    const end = tokens.findIndex(({ isMark }, index) => index > at && isMark === true);
    const told = words.slice(at + name.length, Math.max(end, at)).join(' ');
    const noun =
      name.length > 0 && /^[,.!;–—-]$/.test(tokens[end]?.text ?? '') ? WROTE.exec(told)?.groups?.['what'] : undefined;
    const it = words.findIndex((word, index) => index > end && word === 'it');
    const stop = tokens.findIndex(({ isMark }, index) => index > end && isMark === true);
    // "… Open Settings and turn it off": by then it is something else.
    const isOther = words.slice(end + 2, it).includes('and');
    if (noun === undefined || it < 0 || isOther || (stop >= 0 && it > stop)) continue;
    const stand = tokens[it];
    const said = ['the', noun, 'by'].map((word) => inPlaceOf(stand, word));
    const by = saidThere(name, stand);
    const joint = /^(?:so|and)$/.test(words[end + 1] ?? '') ? end + 2 : end + 1;
    const rest = tokens.slice(it + 1);
    const from = rest.findIndex((_, index) => look(besideIt, wordsIn(rest), index) !== undefined);
    const length = look(besideIt, wordsIn(rest), from)?.length ?? 0;
    const after = from < 0 ? rest : [...rest.slice(0, from), ...rest.slice(from + length)];
    return [...tokens.slice(0, at), ...tokens.slice(joint, it), ...said, ...by, ...after];
  }
  return [...tokens];
}

const WROTE =
  /^(?:has |have |just |recently )*(?:wrote|written|posted|left|published|made|shared|added|put up) (?:an?|the|such an?|some)(?: (?:very|really|quite))?(?: \p{Ll}+)? (?<what>comment|review|post|answer|reply|article|topic|question|note|remark|recipe|photo|picture)(?: (?:here|there|today|yesterday|below|on this page|under it))?$/u;

/** Where the button stands goes without saying: at the thing itself. */
const besideIt = lexicon([
  [
    true,
    [
      'with the button',
      'using the button',
      'by the button',
      'with the icon',
      'by pressing the button',
      'by clicking the button',
    ]
      .flatMap((button) =>
        ['beside it', 'next to it', 'under it', 'below it', 'near it', 'on it'].map((where) => `${button} ${where}`),
      )
      .join('|'),
  ],
]);
