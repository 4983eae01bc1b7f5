import { lexicon, look } from '../../lexicon/match.ts';
import { beginsSentence, inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * "The form takes a while to load, so hold on until it shows up", "the map needs a moment, be patient": what is slow to come is what is
 * waited for.
 */
export function asWaitedFor(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    if (!beginsSentence(tokens, at)) continue;
    const end = tokens.findIndex(({ isMark }, index) => index > at && isMark === true);
    const slow = SLOW.exec(words.slice(at, Math.max(end, at)).join(' '))?.groups?.['thing'];
    const joint = /^(?:so|and|but)$/.test(words[end + 1] ?? '') ? end + 2 : end + 1;
    const from = /^(?:please|just)$/.test(words[joint] ?? '') ? joint + 1 : joint;
    const wait = slow === undefined ? undefined : look(waits, words, from);
    const until = from + (wait?.length ?? 0);
    const it = look(untilIt, words, until)?.length ?? 0;
    const isBare = tokens[until] === undefined || tokens[until]?.isMark === true || words[until] === 'and';
    if (slow === undefined || !wait || (it === 0 && !isBare)) continue;
    const thing = tokens.slice(at, at + slow.split(' ').length);
    const said = (...all: string[]) => all.map((word) => inPlaceOf(tokens[from], word));
    const shown = it === 0 ? said('appears') : [];
    return [...tokens.slice(0, at), ...said('wait', 'until'), ...thing, ...shown, ...tokens.slice(until + it)];
  }
  return [...tokens];
}

const SLOW = new RegExp(
  '^(?<thing>(?:the|this|that) \\p{Ll}+(?: \\p{Ll}+)?) (?:always |usually |often |sometimes |only )?' +
    '(?:(?:takes?|needs?|may take|can take|might take|will take) (?:quite )?(?:a|some|its|long|several|few)(?: (?:while|time|moment|bit|little|few|seconds?|minutes?|second or two))*' +
    '(?: (?:to|before it|until it) (?:load|appear|show up|come up|open|get ready|shows up|appears|loads|comes up|is there|is ready|be ready))?' +
    '|(?:loads|appears|comes up|shows up|opens) (?:slowly|late|later|with a delay|after a while|after a moment|a bit late|a bit later))$',
  'u',
);

const waits = lexicon([
  [true, 'wait|hold on|hang on|be patient|have patience|give it a moment|give it time|give it a while|bear with it'],
]);

const untilIt = lexicon([[true, 'until it|till it']]);
