import { has, lexicon, look } from '../../lexicon/match.ts';
import { connectors } from '../../lexicon/small-words.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';
import { NEEDS_RU, wishLength, wishLengthRu } from '../wishing.ts';

/** "I'd like the site to use the dark theme", «хочу, чтобы тема была тёмной»: how something shall be, said as what is done for it. */
export function asDone(tokens: readonly Token[]): Token[] {
  return [used, begun, ensured, wanted, neededSo, nearBy, leftSo, switchedTo].reduce(
    (left, step) => eachPart(left, step),
    [...tokens],
  );
}

/** A part of the task from where it begins to the next mark or joint; what shall stand in its place, if anything else. */
type Step = (part: readonly Token[], words: readonly string[]) => Token[] | undefined;

function eachPart(tokens: readonly Token[], step: Step): Token[] {
  const done: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const before = tokens[at - 1];
    const begins =
      before === undefined || before.isMark === true || has(connectors, before.word) || POLITE.test(before.word);
    const rest = tokens.slice(at);
    const made = begins ? step(rest, wordsIn(rest)) : undefined;
    if (made) return [...done, ...made];
    done.push(...tokens.slice(at, at + 1));
    at++;
  }
  return done;
}

const POLITE = /^(?:please|just|also|пожалуйста|просто|еще)$/;

/** "I'd like the app to be in German": German is chosen. */
const used: Step = (part, words) => {
  const wish = wishLength(words);
  const owner = wish > 0 ? look(wholes, words, wish) : undefined;
  const use = owner ? look(uses, words, wish + owner.length) : undefined;
  const end = wish + (owner?.length ?? 0) + (use?.length ?? 0);
  return use && part[end] ? [inPlaceOf(part[0], 'choose'), ...part.slice(end)] : undefined;
};

/** "I'd like my weeks to begin on Sunday", "my weeks should begin on Sunday": where they begin is set. */
const begun: Step = (part, words) => {
  const wish = wishLength(words);
  const isShould = wish === 0 && /^(?:my|our)$/.test(words[0] ?? '');
  const to = words.indexOf(isShould ? 'should' : 'to', wish);
  const isNear =
    (wish > 0 || isShould) &&
    to > wish &&
    to <= wish + 4 &&
    !part.slice(wish, to).some(({ isMark, value }) => isMark || value);
  const isBegun =
    /^(?:begin|start|end|finish)$/.test(words[to + 1] ?? '') && /^(?:on|at|with|in)$/.test(words[to + 2] ?? '');
  if (!isNear || !isBegun || !part[to + 3]) return undefined;
  const field = [...part.slice(wish, to), ...part.slice(to + 1, to + 2)];
  return [inPlaceOf(part[0], 'set'), ...field, inPlaceOf(part[to + 2], 'to'), ...part.slice(to + 3)];
};

/** "Make sure that the theme is dark": it should be; what is on or off has a reading of its own. */
const ensured: Step = (part, words) => {
  const opener = look(ensuring, words, 0)?.length ?? 0;
  const is = words.findIndex((word, at) => at > opener && /^(?:is|are)$/.test(word));
  const isNear = opener > 0 && is > opener && is <= opener + 5 && !part.slice(opener, is).some(({ isMark }) => isMark);
  if (!isNear || !part[is + 1] || look(switched, words, is + 1)) return undefined;
  return [...part.slice(opener, is), inPlaceOf(part[is], 'should'), inPlaceOf(part[is], 'be'), ...part.slice(is + 1)];
};

/** «хочу, чтобы тема была тёмной», «сделай так, чтобы в графе стояло 5»: so it should be. */
const wanted: Step = (part, words) => {
  const at = wishLengthRu(words) - 1;
  const isMade = at > 0 && /^(?:сдела|устрой)/.test(words[0] ?? '');
  const was = words.findIndex((word, index) => index > at && /^был[аои]?$/.test(word));
  const isNear = was > at + 1 && was <= at + 4 && !part.slice(at + 1, was).some(({ isMark, value }) => isMark || value);
  // "…, change it": then the words after it say what is done.
  const end = part.findIndex(({ text }, index) => index > was && /^[,.!?;]$/.test(text));
  if (!isMade && !(at > 0 && isNear && part[end]?.text !== ',')) return undefined;
  if (!isNear || !part[was + 1]) return part.slice(at + 1);
  const must = { был: 'должен', была: 'должна', было: 'должно', были: 'должны' }[words[was] ?? ''] ?? 'должны';
  return [...part.slice(at + 1, was), inPlaceOf(part[was], must), inPlaceOf(part[was], 'быть'), ...part.slice(was + 1)];
};

/** «мне нужен включённый звук»: it is turned on. */
const neededSo: Step = (part, words) => {
  const need = look(needs, words, 0)?.length ?? 0;
  const [, off = ''] = (need > 0 && TURNED.exec(words[need] ?? '')) || [];
  const next = part[need + 1];
  const isThing = next !== undefined && !next.isMark && !/^(?:в|на|по|к)$/.test(next.word);
  if (off === '' || !isThing) return undefined;
  return [inPlaceOf(part[0], off.startsWith('вкл') ? 'включи' : 'выключи'), ...part.slice(need + 1)];
};

const needs = lexicon([[true, NEEDS_RU.join('|')]]);
const TURNED = /^(включенн|выключенн|отключенн)(?:ый|ая|ое|ые)$/;

/** «а сигнализация пусть останется как есть»: it is left so. */
const leftSo: Step = (part, words) => {
  const let_ = words.indexOf('пусть');
  const said = STAYS.exec(words.slice(Math.max(let_, 0)).join(' '))?.[0] ?? '';
  const isNear = let_ > 0 && let_ <= MOST_OF_NAME && !part.slice(0, let_).some(({ isMark }) => isMark);
  if (said === '' || !isNear) return undefined;
  const end = let_ + said.split(' ').length;
  const left = [inPlaceOf(part[let_], 'не'), inPlaceOf(part[end - 1], 'трогай')];
  return [...part.slice(0, let_), ...left, ...part.slice(end)];
};

/** «сигнализация рядом, её не задень»: it is left alone. */
const nearBy: Step = (part, words) => {
  const near = words.indexOf('рядом');
  const thing = part.slice(0, Math.max(near, 0)).filter(({ word }) => !/^(?:стоит|находится|есть|там)$/.test(word));
  const said = UNTOUCHED.exec(words.slice(near + 1).join(' '))?.[0] ?? '';
  const isThing = thing.length > 0 && thing.length <= MOST_OF_NAME && !thing.some(({ isMark }) => isMark);
  if (near < 1 || said === '' || !isThing) return undefined;
  const end = near + 1 + said.split(' ').length;
  return [...thing, inPlaceOf(part[end - 1], 'не'), inPlaceOf(part[end - 1], 'трогай'), ...part.slice(end)];
};

const UNTOUCHED = /^[,:–—-] (?:его|ее|их) не (?:задень|задевай|трогай|тронь|зацепи|нажми|нажимай)(?= [.,!;]|$)/;
const MOST_OF_NAME = 4;
const STAYS =
  /^пусть (?:(?:пока|так) )*(?:останется|остается|останутся|остаются)(?: (?:как (?:есть|был[аои]?|сейчас)|прежн(?:ей|им|ими)|так(?:ой|им|ими)(?: же)?|без изменений|в (?:том же|прежнем|таком же) (?:положении|состоянии|виде)|включенн(?:ой|ым|ыми)|выключенн(?:ой|ым|ыми)))(?= [.,!;]|$)/;

/** «пусть цены будут в евро, смени валюту», «можно цены в евро? Смени валюту»: to that. */
const switchedTo: Step = (part, words) => {
  const comma = part.findIndex(({ isMark }) => isMark);
  const to = words.findLastIndex((word, at) => at < comma && /^(?:в|на)$/.test(word));
  const verb = comma + 1;
  const end = verb + 2;
  const isSetting = SWITCH.test(words[verb] ?? '') && SETTINGS.test(words[verb + 1] ?? '');
  const isOver = part[end] === undefined || part[end]?.isMark === true || has(connectors, words[end] ?? '');
  const value = part.slice(to + 1, Math.max(comma, 0));
  const isTold =
    /^[,.?!:]$/.test(part[comma]?.text ?? '') &&
    /^(?:пусть|хочу|хочется|удобнее|нужны|можно|давай)$/.test(words[0] ?? '');
  if (!isTold || !isSetting || !isOver || to < 2 || value.length === 0 || value.length > 2) return undefined;
  return [...part.slice(verb, end), inPlaceOf(part[verb], 'на'), ...value, ...part.slice(end)];
};

const SWITCH = /^(?:переключи|смени|поменяй|измени|поставь|выбери|настрой)(?:те)?$/;
const SETTINGS = /^(?:валюту|язык|единицы|тему|регион|раскладку|формат|шкалу)$/;

const wholes = lexicon([
  [
    true,
    'the site|this site|the website|the app|this app|the page|this page|the interface|the whole interface|the program|everything|the board',
  ],
]);

const uses = lexicon([[true, 'to use|to be in|to be shown in|to be displayed in|to switch to']]);

const ensuring = lexicon([[true, 'make sure that|make sure|ensure that|ensure|see to it that|see that']]);

/** How boxes and switches are. */
const switched = lexicon([
  [true, 'on|off|set|turned|switched|ticked|unticked|checked|unchecked|enabled|disabled|selected|active|not'],
]);
