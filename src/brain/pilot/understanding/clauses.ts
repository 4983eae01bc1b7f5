import { findIndex } from './context.ts';
import { ifs } from './lexicon/conditions.ts';
import { type Found, has, look } from './lexicon/match.ts';
import { pronouns } from './lexicon/pronouns.ts';
import { properties } from './lexicon/properties.ts';
import { copulas, questions, whens } from './lexicon/questions.ts';
import {
  articles,
  connectors,
  filler,
  ordinals,
  quantifiers,
  relations,
  strongConnectors,
  ties,
} from './lexicon/small-words.ts';
import { type Concept, nounsToo, verbs } from './lexicon/verbs.ts';
import { type Token, wordsIn } from './tokens.ts';
import { looksLikeCommand, opensUnknown } from './unknown-verb.ts';

export interface Verb extends Found<Concept> {
  at: number;
}

/** The sentences of a task. */
export function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    if (token.isMark && /^(?:[.!?;…]|\n+)$/.test(token.text) && !isAbbreviation(tokens[index - 1], token)) {
      if (token.text === '?') sentences.at(-1)?.push(token);
      sentences.push([]);
    } else {
      sentences.at(-1)?.push(token);
    }
  }
  return sentences.map(withoutNumbering).filter((sentence) => sentence.some((token) => !token.isMark));
}

/** "ул. Ленина", "Dr. No": the dot belongs to the word. */
function isAbbreviation(before: Token | undefined, dot: Token): boolean {
  if (dot.text !== '.' || !before || before.end !== dot.start) return false;
  return /^(?:ул|пр|пер|д|кв|стр|г|им|св|т|тел|mr|mrs|ms|dr|st|no|vs|approx|prof|inc|ltd|jr|sr|[a-zа-я])$/.test(
    before.word,
  );
}

/** "1. Open …", "- Open …", "2) …" */
function withoutNumbering(tokens: readonly Token[]): Token[] {
  let kept = [...tokens];
  while (kept[0]?.isMark || /^[-*•]$/.test(kept[0]?.text ?? '')) kept = kept.slice(1);
  const isNumbered = kept[0]?.value?.kind === 'number' && kept[1]?.text === ')';
  const isAlone = kept.length === 1 && kept[0]?.value?.kind === 'number' && /^\d{1,2}$/.test(kept[0].text);
  return isNumbered ? kept.slice(2) : isAlone ? [] : kept;
}

export interface Part {
  tokens: Token[];
  /** It came after "then" or the like, so a condition before it no longer counts. */
  isNewStep: boolean;
}

/** The clauses of a sentence: cut where a connector is followed by something to do or to find out. */
export function clausesOf(sentence: readonly Token[]): Part[] {
  const words = wordsIn(sentence);
  const parts: Part[] = [{ tokens: [], isNewStep: false }];
  for (let at = 0; at < sentence.length; ) {
    const link = linkAt(sentence, words, at);
    const current = parts.at(-1);
    const token = sentence[at];
    if (!current || !token) break;
    if (link > 0 && current.tokens.length > 0 && opensClause(sentence, at, at + link, current.tokens)) {
      const isNewStep =
        findIndex(sentence.slice(at, at + link), (index) => !!look(strongConnectors, words, at + index)) >= 0;
      parts.push({ tokens: [], isNewStep });
      at += link;
    } else {
      current.tokens.push(token);
      at++;
    }
  }
  return parts.filter(({ tokens }) => tokens.some((token) => !token.isMark));
}

/** How many tokens of joining words and commas stand here. */
function linkAt(tokens: readonly Token[], words: readonly string[], at: number): number {
  let length = 0;
  for (;;) {
    const token = tokens[at + length];
    if (!token || token.value) return length;
    const step = /^(?:,|:|-|–|—)$/.test(token.text) ? 1 : (look(connectors, words, at + length)?.length ?? 0);
    if (step === 0) return length;
    length += step;
  }
}

function opensClause(tokens: readonly Token[], linkFrom: number, from: number, before: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  const link = words.slice(linkFrom, from);
  const isStrong = link.some((_, index) => look(strongConnectors, words, linkFrom + index));
  const start = afterFiller(tokens, from);
  if (start >= tokens.length || asksOnly(before)) return false;
  // "In the table, find …": where it is done belongs to what is done.
  const isPlace = look(relations, wordsIn(before), 0) !== undefined && findVerb(before) === undefined;
  if (isPlace && link.join('') === ',') return false;
  if (isStrong && start < tokens.length) return true;
  if (look(ifs, words, start)) return true;
  const isPart =
    look(properties, words, start) !== undefined || /^(?:text|body|message|mail)$/.test(words[start] ?? '');
  if (isPart && isFilling(before)) return false;
  // "…: title X, place City Park": in a form that is being filled in, a noun before a name is a field.
  const next = tokens[start + 1];
  const isNamed = next?.value !== undefined || /^\p{Lu}/u.test(next?.text ?? '');
  const isForm = before.some((token) => token.text === ':') && link.join('') === ',';
  if (isForm && isNamed && /[a-z]/.test(words[start] ?? '') && look(nounsToo, words, start)) return false;
  if (isBan(words, start)) return true;
  const isColon = link.join('') === ':';
  const verb = look(verbs, words, start);
  if (verb?.meaning === 'back' && hasMoment(tokens.slice(start)) && hasMoment(before)) return false;
  if (verb?.form === 'base' && isCommand(tokens, start, verb))
    return !isColon || !look(nounsToo, words, start) || has(articles, words[start + verb.length] ?? '');
  const isDoing = findVerb(before) !== undefined || looksLikeCommand(before[0], before[1]);
  // "Look into the letter from Ann: when does it start?"
  const isOpening = /^(?:go|open)$/.test(findVerb(before)?.meaning ?? '');
  if (isColon && isOpening && /^(?:which|whose|чей|чья|чье|кому)$/.test(words[start] ?? '')) return true;
  if (isColon || !isDoing) return isColon && !isOpening ? false : opensQuestion(words, start, before);
  if (opensQuestion(words, start, before)) return true;
  return opensUnknown(tokens, start) || opensLate(tokens, start);
}

/** «…, «Бассейн» не отмечай», "…, leave the pool off", "… but don't press Send": what is not to be done is said apart. */
function isBan(words: readonly string[], start: number): boolean {
  if (/^(?:don't|never|leave|оставь)$/.test(words[start] ?? ''))
    return /^(?:don't|never)$/.test(words[start] ?? '') || words.slice(start).some((word) => untouched.test(word));
  if (words[start] === 'do' && words[start + 1] === 'not') return true;
  const not = words.indexOf('не', start);
  return (
    not >= start &&
    not < start + 4 &&
    /(?:ай|яй|уй|ь)(?:те)?(?:ся|сь)?$/.test(words[not + 1] ?? '') &&
    !/шь$/.test(words[not + 1] ?? '') &&
    !words.slice(start, not).includes(',') &&
    !/^(?:пока|если)$/.test(words[not - 1] ?? '')
  );
}

/** What says that something stays as it is. */
export const untouched = /^(?:off|alone|unticked|unchecked|untouched|as-is|выключенн.*|нетронут.*|покое)$/;

function hasMoment(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.value?.kind === 'date' || token.value?.kind === 'time');
}

/** "name Ada, email ada@x.org": among fields the name of a field is no verb. */
function isFilling(tokens: readonly Token[]): boolean {
  return /^(?:enter|set|put|login|register|send)$/.test(findVerb(tokens)?.meaning ?? '');
}

/** «Узнай, сколько …», "tell me, what …": the verb alone asks for what comes next. */
function asksOnly(tokens: readonly Token[]): boolean {
  const verb = findVerb(tokens);
  return (
    verb !== undefined &&
    /^(?:tell|check|count|find|show)$/.test(verb.meaning) &&
    verb.at + verb.length >= tokens.filter((token) => !token.isMark).length
  );
}

/** "…, and how many are left": only the plain question words open a clause in mid-sentence. */
function opensQuestion(words: readonly string[], start: number, before: readonly Token[]): boolean {
  if (
    before.length === 0 ||
    (!/^(?:what|how|who|when|сколько|как(?:ой|ая|ое|ие)|кто|когда|где|есть)/.test(words[start] ?? '') &&
      !/^(?:до|во|со|с|на|в|у) (?:скольки|сколько|како\p{L}+|кого|которо\p{L}+)/u.test(
        words.slice(start, start + 2).join(' '),
      ) &&
      !(words[start - 1] === 'and' && /^(?:where|which|whose|why)$/.test(words[start] ?? '')))
  )
    return false;
  const found = look(questions, words, start) ?? look(whens, words, start);
  // "… and how much": what is asked for was said before.
  const isBare =
    found !== undefined && found.length < 3 && words.slice(start + found.length).every((word) => word === '?');
  return found !== undefined && !isBare;
}

/** «… и в поле Имя введи Анна», "and in the second field type …": the verb comes after where it is done. */
function opensLate(tokens: readonly Token[], start: number): boolean {
  const words = wordsIn(tokens);
  const end = findIndex(tokens, (at) => at > start && linkAt(tokens, words, at) > 0);
  const part = tokens.slice(start, end < 0 ? tokens.length : end);
  const first = part[0];
  if (!first || first.value) return false;
  const isPlace = look(relations, wordsIn(part), 0) ?? look(ties, wordsIn(part), 0);
  const verb = findVerb(part);
  // «…, остроту поставь hot»: in Russian what it is done with may come first.
  const isAhead = verb !== undefined && verb.at > 0 && verb.at < 4 && /[а-я]/.test(part[verb.at]?.word ?? '');
  return verb !== undefined && (isPlace !== undefined || isAhead);
}

/** The verb that says what is to be done: at the beginning, or after where it is done. */
export function findVerb(tokens: readonly Token[]): Verb | undefined {
  const words = wordsIn(tokens);
  const start = afterAdverb(tokens, afterFiller(tokens, 0));
  const first = look(verbs, words, start);
  if (first && (first.form === 'base' || first.form === 'ing') && isCommand(tokens, start, first, true))
    return { ...first, at: start };
  const openedByPlace = look(relations, words, start) ?? look(ties, words, start);
  for (let at = start + 1; at < tokens.length; at++) {
    const verb = tokens[at]?.value ? undefined : look(verbs, words, at);
    if (verb?.form !== 'base') continue;
    const isRussian = /[а-я]/.test(words[at] ?? '');
    const isLarge = /^\p{Lu}/u.test(tokens[at]?.text ?? '');
    if (isRussian && !isLarge && isCommand(tokens, at, verb)) return { ...verb, at };
    const isAfterName = !look(articles, words, at - 1) && !isLarge;
    if (!isRussian && openedByPlace && isAfterName && isCommand(tokens, at, verb) && !look(relations, words, at - 1))
      return { ...verb, at };
  }
  return undefined;
}

/** "Carefully read …": how it is done says nothing of what is done. */
export function afterAdverb(tokens: readonly Token[], at: number): number {
  const isAdverb =
    /^[a-z]+ly$|^[а-я]{4,}о$/.test(tokens[at]?.word ?? '') && look(verbs, wordsIn(tokens), at) === undefined;
  return isAdverb && look(verbs, wordsIn(tokens), at + 1) ? at + 1 : at;
}

/** Whether a word that may be a verb is one here: "order the tea", not "order number". */
function isCommand(tokens: readonly Token[], at: number, verb: Found<Concept>, isFirst = false): boolean {
  const words = wordsIn(tokens);
  const next = tokens[at + verb.length];
  if (next?.isMark && /^[:=]$/.test(next.text) && verb.length === 1 && look(nounsToo, words, at))
    return isFirst && verb.meaning === 'send';
  if (/^(?:should|must|shall|is|are|has|was)$/.test(next?.word ?? '')) return false;
  if (isFirst || verb.length > 1 || !look(nounsToo, words, at)) return true;
  // "… and press login": buttons are called by what they do.
  if (verb.meaning === 'press' && next && !next.value && look(verbs, words, at + verb.length)) return true;
  if (!next || next.value || next.isMark) return !next || next.value !== undefined || next.text === ',';
  return (
    has(articles, next.word) ||
    has(pronouns, next.word) ||
    has(quantifiers, next.word) ||
    has(ordinals, next.word) ||
    (next.word !== 'of' && (has(relations, next.word) || has(ties, next.word))) ||
    /^(?:for|to|up|out|off|back|down)$/.test(next.word) ||
    /^\p{Lu}/u.test(next.text) ||
    has(connectors, next.word)
  );
}

/** Whether what is to be done begins here, in mid-sentence: after an article the same word is a noun. */
export function commandsAt(tokens: readonly Token[], at: number): boolean {
  const words = wordsIn(tokens);
  const verb = tokens[at]?.value ? undefined : look(verbs, words, at);
  // "if the cart is empty" says how it is, not what to do.
  const isSaidOf = has(articles, words[at - 1] ?? '') || has(copulas, words[at - 1] ?? '');
  const isLast = at + (verb?.length ?? 1) >= tokens.length && look(nounsToo, words, at) !== undefined;
  return verb?.form === 'base' && !isSaidOf && !isLast && isCommand(tokens, at, verb);
}

/** Past politeness and padding. What is filler here may be a verb of its own: "I need a pizza". */
export function afterFiller(tokens: readonly Token[], from: number): number {
  const words = wordsIn(tokens);
  let at = from;
  for (;;) {
    const token = tokens[at];
    if (!token || token.value) return at;
    const verb = look(verbs, words, at);
    const found = look(filler, words, at);
    const step = token.isMark && /^[,:–—-]$/.test(token.text) ? 1 : (found?.length ?? 0);
    if (step === 0 || (verb && verb.length > step) || at + step >= tokens.length) return at;
    const isName = tokens[at + step]?.text === ':' || has(copulas, words[at + step] ?? '');
    if (isName && step === 1 && !token.isMark && !/^(?:task|задача|задание|please|kindly|пожалуйста)$/.test(token.word))
      return at;
    at += step;
  }
}
