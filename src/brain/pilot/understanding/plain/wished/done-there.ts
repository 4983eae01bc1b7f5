import { has, lexicon, look } from '../../lexicon/match.ts';
import { articles } from '../../lexicon/small-words.ts';
import { beginsSentence, inPlaceOf, saidThere, type Token, wordsIn } from '../../tokens.ts';
import { wishLength } from '../wishing.ts';

/**
 * "I want to mute the thread about parking, please open that topic and turn it on", "I'd like to keep up with the harbour discussion, so go
 * into that thread and press Follow": what is wished for is told first, and then where and how. It is opened, and done there.
 */
export function asDoneThere(said: readonly Token[]): Token[] {
  const tokens = asSwitched(asFollowing(said));
  const words = wordsIn(tokens);
  const wish = wishLength(words);
  const verb = words[wish] === 'to' ? wish + 1 : 0;
  const end = tokens.findIndex(({ text }, at) => at > verb && /^[,.;]$/.test(text));
  const keeping = verb > 0 ? look(keepingUp, words, verb)?.length : undefined;
  const from = verb + (keeping ?? 1);
  const topic = topicIn(tokens.slice(from, Math.max(end, from)));
  const open = tokens.findIndex(
    (_, at) => at > end && look(openings, words, at) !== undefined && isLead(words.slice(end + 1, at)),
  );
  const opened = open + (look(openings, words, open)?.length ?? 0);
  // "go in there": into what was spoken of.
  const isSo = words[opened + 1] === 'and' && soLength(words, opened + 2, words[verb] ?? '') > 0;
  const isThere = (keeping !== undefined || isSo) && /^(?:there|it)$/.test(words[opened] ?? '');
  const noun = isThere ? opened : opened + 1;
  const isThat = isThere || (/^(?:that|this|the)$/.test(words[noun - 1] ?? '') && has(topics, words[noun] ?? ''));
  if (verb === 0 || end < 0 || topic.length === 0 || open < 0 || !isThat) return [...tokens];
  const stand = tokens[noun];
  const about = ['the', isThere ? 'topic' : (words[noun] ?? ''), 'about'].map((word) => inPlaceOf(stand, word));
  const named = saidThere(topic, stand);
  const done = keeping === undefined ? asItself(tokens.slice(noun + 1), tokens[verb]) : tokens.slice(noun + 1);
  return [...tokens.slice(open, isThere ? noun : noun - 1), ...about, ...named, ...done];
}

/** "I'd like [to be following] the thread about parking": to follow it. */
function asFollowing(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = wishLength(words);
  const [, verb] = /^to be (follow|watch|mut|track)ing$/.exec(words.slice(at, at + 3).join(' ')) ?? [];
  if (at === 0 || verb === undefined) return [...tokens];
  return [
    ...tokens.slice(0, at + 1),
    inPlaceOf(tokens[at + 2], verb === 'mut' ? 'mute' : verb),
    ...tokens.slice(at + 3),
  ];
}

/** "I'd like to be told about “Frost”, so switch that on": what is wished for is what is switched. */
function asSwitched(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => beginsSentence(tokens, index) && wishLength(words, index) > 0);
  const end = tokens.findIndex(({ isMark }, index) => index > at && isMark === true);
  const name = tokens[end - 1];
  const others = tokens.slice(at, Math.max(end - 1, 0)).some(({ value }) => value);
  const verb = tokens.findIndex(
    (_, index) => index > end && look(switching, words, index) !== undefined && isLead(words.slice(end + 1, index)),
  );
  const turned = look(switching, words, verb);
  const isOver = turned && !/^\p{L}/u.test(words[verb + turned.length]?.replace(/^(?:and|too|there|for)$/, '') ?? '');
  if (at < 0 || end < 0 || !name?.value?.exact || others || !turned || !isOver) return [...tokens];
  const [turn, on] = ['turn', turned.meaning].map((word) => inPlaceOf(tokens[verb], word));
  if (!turn || !on) return [...tokens];
  const thing = saidThere([name], tokens[verb + 1]);
  return [...tokens.slice(0, at), turn, on, ...thing, ...tokens.slice(verb + turned.length)];
}

const IT = ['it', 'that', 'this'];
const switching = lexicon<'on' | 'off'>(
  (['on', 'off'] as const).map((way) => [
    way,
    ['switch', 'turn', 'set'].flatMap((turn) => IT.map((it) => `${turn} ${it} ${way}`)).join('|'),
  ]),
);

/** "… and [turn it on]": what was wished for is done with it. */
function asItself(rest: readonly Token[], verb: Token | undefined): Token[] {
  const words = wordsIn(rest);
  const so = words[0] === 'and' ? soLength(words, 1, verb?.word ?? '') : 0;
  if (so === 0 || !verb) return [...rest];
  const stand = rest[1];
  return [...rest.slice(0, 1), inPlaceOf(stand, verb.word), inPlaceOf(stand, 'it'), ...rest.slice(1 + so)];
}

/** "turn it on", "turn following on" of who wants to follow: how many words say so. */
function soLength(words: readonly string[], at: number, verb: string): number {
  const [turn = '', doing = '', on = ''] = words.slice(at, at + 3);
  const isNoun = doing === `${verb.replace(/e$/, '')}ing` && /^(?:turn|switch)$/.test(turn) && on === 'on';
  return isNoun ? 3 : (look(doingSo, words, at)?.length ?? 0);
}

/** "the discussion on tyres", "the tyres discussion": tyres. Nothing where it is no such thing. */
function topicIn(thing: readonly Token[]): Token[] {
  const words = wordsIn(thing);
  const from = has(articles, words[0] ?? '') ? 1 : 0;
  if (thing.some(({ isMark }) => isMark)) return [];
  if (has(topics, words.at(-1) ?? '')) return thing.slice(from, -1);
  const isAbout = has(topics, words[from] ?? '') && /^(?:on|about|around|regarding)$/.test(words[from + 1] ?? '');
  return isAbout ? thing.slice(from + 2) : [];
}

/** Nothing but politeness stands before what is opened. */
function isLead(before: readonly string[]): boolean {
  return before.every((word) => /^(?:so|please|just|could|can|would|you|and|,)$/.test(word));
}

const topics = lexicon([[true, 'topic|discussion|thread|conversation|debate']]);
const openings = lexicon([[true, 'open|go in|go into|go to|enter|click|click on|visit']]);
const keepingUp = lexicon([
  [
    true,
    'be kept posted on|be kept posted about|be kept up to date on|be kept up to date with|be kept in the loop on|be notified of news in|stay up to date on|stay up to date with|stay up-to-date on|keep up with|keep an eye on|keep track of|stay informed about|be kept informed about|hear more about|hear about news in|stay on top of',
  ],
]);
const doingSo = lexicon([
  [true, 'turn it on|switch it on|turn that on|switch that on|do it|do so|do that|do it there|do that there'],
]);
