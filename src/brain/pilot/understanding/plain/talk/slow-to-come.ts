import { lexicon, look } from '../../lexicon/match.ts';
import {
  beginsSentence,
  inPlaceOf,
  markInPlaceOf,
  sentenceStart,
  type Token,
  wordsIn,
  wordsTaken,
} from '../../tokens.ts';

/**
 * "The form takes a while to load, so hold on until it shows up", "the map needs a moment, be patient", "the list isn't there right away,
 * so open the first one once it has come up": what is slow to come is what is waited for.
 */
export function asWaitedFor(said: readonly Token[]): Token[] {
  const tokens = asWaitedFirst(withoutHaste(said));
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    if (!beginsSentence(tokens, at)) continue;
    const end = tokens.findIndex(({ isMark }, index) => index > at && isMark === true);
    const slow = SLOW.exec(words.slice(at, Math.max(end, at)).join(' '))?.groups?.['thing'];
    const joint = /^(?:so|and|but)$/.test(words[end + 1] ?? '') ? end + 2 : end + 1;
    const from = /^(?:please|just)$/.test(words[joint] ?? '') ? joint + 1 : joint;
    const wait = slow === undefined ? undefined : look(waits, words, from);
    const there = slow === undefined || wait ? undefined : thereAt(tokens, from);
    if (slow !== undefined && there) {
      const thing = tokens.slice(at, at + slow.split(' ').length);
      const [waiting, shown] = [['wait', 'until'], ['appears']].map((all) =>
        all.map((word) => inPlaceOf(tokens[from], word)),
      );
      const then = [markInPlaceOf(tokens[from], ','), inPlaceOf(tokens[from], 'then')];
      const deed = tokens.slice(from, there.from);
      const rest = tokens.slice(there.to);
      return [...tokens.slice(0, at), ...(waiting ?? []), ...thing, ...(shown ?? []), ...then, ...deed, ...rest];
    }
    const waited = from + (wait?.length ?? 0);
    const until = waited + (look(forIt, words, waited)?.length ?? 0);
    const it = look(untilIt, words, until)?.length ?? 0;
    const isBare = tokens[until] === undefined || tokens[until]?.isMark === true || words[until] === 'and';
    if (slow === undefined || !wait || (it === 0 && !isBare)) continue;
    const thing = tokens.slice(at, at + slow.split(' ').length);
    const said = (...all: string[]) => all.map((word) => inPlaceOf(tokens[from], word));
    const shown = it === 0 ? said('appears') : [];
    // "…, and book it once it's there": it was waited for.
    const again = thereAt(tokens, until + it);
    const rest = again
      ? [...tokens.slice(until + it, again.from), ...tokens.slice(again.to)]
      : tokens.slice(until + it);
    return [...tokens.slice(0, at), ...said('wait', 'until'), ...thing, ...shown, ...rest];
  }
  return [...tokens];
}

/** "[The site is slow, so be patient and] don't do anything before the list has come up. [When it's there,] …": wait until it appears. */
function withoutHaste(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => NOTHING_BEFORE.test(words.slice(index, index + MOST_NOTHING).join(' ')));
  const said = NOTHING_BEFORE.exec(words.slice(Math.max(at, 0), at + MOST_NOTHING).join(' '));
  if (at < 0 || !said) return [...tokens];
  const from = sentenceStart(tokens, at);
  const isSlow = LAGGING.test(words.slice(from, at).join(' '));
  const end = at + said[0].split(' ').length;
  const again = wordsTaken(WHEN_THERE, words.slice(end, end + MOST_NOTHING));
  const wait = ['wait', 'until', 'the', ...(said.groups?.['thing'] ?? '').split(' '), 'appears'];
  const kept = again > 0 ? [...tokens.slice(end, end + 1), ...tokens.slice(end + again)] : tokens.slice(end);
  return [...tokens.slice(0, isSlow ? from : at), ...wait.map((word) => inPlaceOf(tokens[at], word)), ...kept];
}

const MOST_NOTHING = 13;
const NOTHING_BEFORE =
  /^(?:don't|do not) (?:do|touch|press|click|start) anything (?:before|until) the (?<thing>\p{Ll}+(?: \p{Ll}+)?) (?:has (?:come up|appeared|loaded|shown up|opened)|is (?:there|ready|loaded|shown|open)|comes up|appears|loads|shows up)(?= [.,!;]|$| and )/u;
const LAGGING =
  /^(?:the|this|that) (?:page|site|website|form|thing) is (?:\p{L}+ )?(?:slow|sluggish|lazy)(?: today)? , so(?: (?:please|just))?(?: be patient(?: with it)?| wait| hold on)? ?(?:and|,)?(?: please)?$/u;
const WHEN_THERE = /^[.!;] (?:when|once|as soon as) it(?:'s| is) (?:there|up|ready|loaded) ,(?= )/;

/** "As soon as the list has appeared[, which you should wait for], …": wait until it appears, then …. */
function asWaitedFirst(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const comma = words.indexOf(',');
  const said = AS_SOON_AS.exec(words.slice(0, Math.max(comma, 0)).join(' '));
  const length = wordsTaken(WHICH_WAITED, words.slice(comma));
  if (!said || length === 0) return [...tokens];
  const start = (said.groups?.['when'] ?? '').split(' ').length;
  const thing = tokens.slice(start, start + (said.groups?.['thing'] ?? '').split(' ').length);
  const wait = ['wait', 'until'].map((word) => inPlaceOf(tokens[0], word));
  const then = [
    inPlaceOf(tokens[comma], 'appears'),
    markInPlaceOf(tokens[comma], ','),
    inPlaceOf(tokens[comma], 'then'),
  ];
  return [...wait, ...thing, ...then, ...tokens.slice(comma + length)];
}

const AS_SOON_AS =
  /^(?<when>as soon as|once|when|after) (?<thing>the \p{L}+(?: \p{L}+)?) (?:has |is )?(?:appeared|appears|loaded|loads|shown up|shows up|come up|comes up|there|ready)$/u;
const WHICH_WAITED =
  /^, (?:which|that) (?:you )?(?:should|must|have to|need to|may have to) (?:wait for|be waited for) ,(?= )/;

/** "… [once it has come up]", at the end of the sentence. */
function thereAt(tokens: readonly Token[], from: number): { from: number; to: number } | undefined {
  const stop = tokens.findIndex(({ text }, at) => at >= from && /^[.!?;]/.test(text));
  const to = stop < 0 ? tokens.length : stop;
  const words = wordsIn(tokens).slice(from, to);
  const at = words.findIndex((_, index) => index > 0 && THERE.test(words.slice(index).join(' ')));
  const before = words[at - 1] === ',' ? at - 1 : at;
  return at < 0 ? undefined : { from: from + before, to };
}

const THERE =
  /^(?:once|when|as soon as|after) it(?:(?:'s| is| has)(?: (?:finally|fully|all|been))* (?:there|come up|appeared|shown up|loaded|ready|opened|shown|up)| (?:finally )?(?:appears|shows up|comes up|loads|opens))$/;

const SLOW = new RegExp(
  '^(?<thing>(?:the|this|that) \\p{Ll}+(?: \\p{Ll}+)?) (?:always |usually |often |sometimes |only )?' +
    '(?:(?:takes?|needs?|may take|can take|might take|will take) (?:quite )?(?:a|some|its|long|several|few)(?: (?:while|time|moment|bit|little|few|seconds?|minutes?|second or two))*' +
    '(?: (?:to|before it|until it) (?:load|appear|show up|come up|open|get ready|shows up|appears|loads|comes up|is there|is ready|be ready))?' +
    "|(?:isn't|is not|won't be|is never) (?:there|shown|visible|ready)(?: (?:right away|at once|immediately|straight away|yet|at first|from the start))+" +
    "|(?:doesn't|does not|won't) (?:appear|load|show up|come up|open) (?:right away|at once|immediately|straight away)" +
    '|(?:loads|appears|comes up|shows up|opens) (?:slowly|late|later|with a delay|after a while|after a moment|a bit late|a bit later))$',
  'u',
);

const waits = lexicon([
  [true, 'wait|hold on|hang on|be patient|have patience|give it a moment|give it time|give it a while|bear with it'],
]);

const untilIt = lexicon([[true, 'until it|till it']]);
/** "wait [for it]": until it appears. */
const forIt = lexicon([[true, 'for it|for that|for this']]);
