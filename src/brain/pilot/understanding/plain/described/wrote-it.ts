import { lexicon, look } from '../../lexicon/match.ts';
import { beginsSentence, inPlaceOf, saidThere, type Token, wordsIn } from '../../tokens.ts';
import { nameAt } from '../letter-words.ts';

/** "Ann Lee wrote a lovely review, give it a like": what somebody wrote there is the review by Ann Lee. */
export function asWrittenBy(said: readonly Token[]): Token[] {
  const tokens = asPraised(said);
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

/** "I agree with what Ann Lee wrote, give her review a like": what was praised says whose review is meant. */
function asPraised(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const end = beginsSentence(tokens, at) ? endOfPraise(tokens, at) : -1;
    const told = tokens.slice(at, Math.max(end, at));
    const first = told.findIndex((_, index) => index > 0 && WRITING.test(words[at + index - 1] ?? ''));
    const name = first < 0 ? [] : nameAt(told, first);
    const before = wordsIn(told.slice(0, first)).join(' ');
    const after = wordsIn(told.slice(first + name.length)).join(' ');
    const isPraised = name.length > 0 && PRAISED.some(([lead, rest]) => lead.test(before) && rest.test(after));
    const whose = words.findIndex(
      (word, index) => index > end && /^(?:his|her|their|его|ее|их)$/.test(word) && WORKS.test(words[index + 1] ?? ''),
    );
    const [stand, noun] = tokens.slice(Math.max(whose, 0));
    if (!isPraised || whose < 0 || !stand || !noun) continue;
    const isRussian = /[а-я]/.test(noun.word);
    const the = isRussian ? [] : [inPlaceOf(stand, 'the')];
    const by = [inPlaceOf(noun, isRussian ? 'от' : 'by'), ...saidThere(name, noun)];
    const joint = /^(?:so|and|так)$/.test(words[end + 1] ?? '') ? end + 2 : end + 1;
    return [...tokens.slice(0, at), ...tokens.slice(joint, whose), ...the, noun, ...by, ...tokens.slice(whose + 2)];
  }
  return [...tokens];
}

/** Where the first part of a sentence ends; «согласна с тем, что …» goes on after its comma. */
function endOfPraise(tokens: readonly Token[], at: number): number {
  return tokens.findIndex(
    ({ text }, index) => index > at && /^[,.!;:–—-]$/.test(text) && tokens[index + 1]?.word !== 'что',
  );
}

/** Right before the name of who wrote. */
const WRITING = /^(?:what|написал[аи]?|пишет|пишут|сказал[аи]?|ответил[аи]?)$/;
const WORKS =
  /^(?:comment|review|post|answer|reply|article|topic|question|note|remark|recipe|комментари[йюя]|отзыву?|посту?|ответу?|стать[юея]|записи?|рецепту?|вопросу?)$/;

/** What stands before the name, and what after it. */
const PRAISED: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:(?:i|we)(?: (?:really|fully|totally|so|do|completely))* (?:agree with|like|love|liked|loved|enjoyed) )?what$/,
    /^(?:(?:has |have |just )*(?:wrote|written|said|posted|replied|commented))(?: (?:here|there))?(?: (?:is|was|sounds|looks|seems)(?: \p{L}+){1,4})?$/u,
  ],
  [
    /^(?:(?:я )?(?:(?:очень|полностью|совершенно) )?соглас(?:ен|на|ны)(?: полностью)? с тем ,|(?:мне |нам )?(?:(?:очень|так) )?(?:понравилось|нравится)(?: то)? ,) что (?:написал[аи]?|пишет|пишут|сказал[аи]?|ответил[аи]?)$/,
    /^(?:тут|здесь|там)?$/,
  ],
];

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
