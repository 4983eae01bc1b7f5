import { afterFiller, commandsAt, findVerb } from '../clauses.ts';
import { numberWords } from '../lexicon/calendar.ts';
import { has, lexicon, look } from '../lexicon/match.ts';
import { articles, connectors } from '../lexicon/small-words.ts';
import { verbs } from '../lexicon/verbs.ts';
import { inPlaceOf, sentenceStart, type Token, wordsIn } from '../tokens.ts';

// Words that add nothing to what is done: where, when and how it is done, and that it is needed or listed.

/** «нажми там сначала «Да»»: where nothing was spoken of yet, "there" is the page, and the first deed is done first anyway. */
export function withoutThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const start = afterFiller(tokens, 0);
  const verb = look(verbs, words, start);
  if (verb?.meaning !== 'press') return [...tokens];
  let end = start + verb.length;
  while (/^(?:там|тут|здесь|сначала|сперва|,|пожалуйста)$/.test(words[end] ?? '') && tokens[end + 1]) end++;
  const from = start + verb.length;
  const isSpare = tokens.slice(from, end).some(({ word }) => /^[тзс]/.test(word));
  return isSpare ? [...tokens.slice(0, from), ...tokens.slice(end)] : [...tokens];
}

/** "Open my profile. There you need to add …", «Там к навыкам нужно добавить …»: what is done next is done where one has come. */
export function withoutThereNeeded(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.filter((token, at) => {
    const isBegin = at > 0 && /^[.!?;\n]/.test(tokens[at - 1]?.text ?? '');
    if (!isBegin || !/^(?:there|там)$/.test(token.word)) return true;
    const end = tokens.findIndex(({ isMark }, index) => index > at && isMark);
    const said = words.slice(at + 1, end < 0 ? words.length : end).join(' ');
    return !/^(?:you (?:need|have|should)(?: to)? |(?:(?:в|во|к|ко|на|для|из) \p{L}+ )?(?:нужно|надо|необходимо) \p{L}+(?:ть|ти|чь) )/u.test(
      said,
    );
  });
}

/** "Among my trips there is one to Rome", «среди моих заказов есть один из «Буше»»: one of them is such a one. */
export function asOneOfThem(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((word, index) => isFirst(tokens, index) && /^(?:among|amongst|среди)$/.test(word));
  const noun = at + (has(articles, words[at + 1] ?? '') ? 2 : 1);
  const [named] = tokens.slice(noun, noun + 1);
  const one = look(ones, words, noun + 1);
  const isMany = /^(?:\p{Ll}+[^su]s|\p{Ll}+(?:ов|ев|ей|[бвгджзклмнпрстфхчшщ]|их|ых))$/u.test(named?.text ?? '');
  if (at < 0 || !named || !one || !isMany) return [...tokens];
  const rest = tokens.slice(noun + 1 + one.length);
  const there = /[а-я]/.test(named.word) ? ['есть', named.word] : ['there', 'is', 'a', singular(named.word)];
  return [...tokens.slice(0, at), ...there.map((word) => inPlaceOf(named, word)), ...asOneOfThem(rest)];
}

function isFirst(tokens: readonly Token[], at: number): boolean {
  return at === 0 || /^[.!?;:\n]/.test(tokens[at - 1]?.text ?? '');
}

export function singular(word: string): string {
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<=[sxz]|[cs]h)es$|s$/, '');
}

const ones = lexicon([
  [true, "there is one|there's one|there is also one|есть один|есть одна|есть одно|, есть один|, there is one"],
]);

/** "from the sender “Ann”", «от отправителей «Банк» и «Почта»»: who it is from is said by the name. */
export function withoutSender(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ word, value, text }, at) => {
    const isSender = !value && /^\p{Ll}/u.test(text) && has(senders, word) && tokens[at + 1]?.value?.exact === true;
    const before = tokens[at - 1]?.word === 'the' ? tokens[at - 2] : tokens[at - 1];
    return !(isSender && /^(?:from|by|от)$/.test(before?.word ?? ''));
  });
}

const senders = lexicon([[true, 'sender~|author~|user~|отправител~|автор~|пользовател~']]);

/**
 * "Find and open the letter", «выдели и удали файлы», "should be selected and deleted": what is done to it is found and marked first
 * anyway.
 */
export function withoutFinding(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.filter((_, at) => {
    const from = /^(?:and|и)$/.test(words[at] ?? '') ? at - 1 : at;
    const verb = /^(?:and|и)$/.test(words[from + 1] ?? '') ? look(verbs, words, from) : undefined;
    const isWay = verb?.meaning === 'find' || SELECTING.test(words[from] ?? '');
    // "open what you find and …": that is what is opened.
    if (!verb || !isWay || FINDER.test(words[from - 1] ?? '')) return true;
    const isToBe = verb.form === 'other' && words[from - 1] === 'be';
    return !(isToBe
      ? look(verbs, words, from + 2)?.form === 'other'
      : verb.form === 'base' && isDoneTo(tokens, from + 2));
  });
}

const FINDER = /^(?:you|i|we|they|what|that|ты|вы|я|мы|что)$/;
const SELECTING = /^(?:select(?:ed)?|tick(?:ed)?|выдел(?:и|ите|ить)|отмет(?:ь|ьте|ить))$/;

/** What is done right to the thing that was to be found, with nothing between. */
function isDoneTo(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at]?.value ? undefined : look(verbs, wordsIn(tokens), at);
  return verb?.form === 'base' && tokens[at + verb.length] !== undefined && commandsAt(tokens, at);
}

/** "… and press Send when done", "save it once you are finished", «…, когда закончишь»: the order of the task says it. */
export function withoutWhenDone(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const begun = words.findIndex(
    (_, index) => index > 1 && beginsWith(tokens, index, look(dones, words, index)?.length),
  );
  if (begun >= 0) {
    const end = begun + (look(dones, words, begun)?.length ?? 0);
    return withoutWhenDone([...tokens.slice(0, begun), ...tokens.slice(end + 1)]);
  }
  const at = words.findIndex((_, index) => index > 1 && endsAfter(tokens, index, look(dones, words, index)?.length));
  if (at < 0) return [...tokens];
  const from = tokens[at - 1]?.text === ',' ? at - 1 : at;
  const kept = [...tokens.slice(0, from), ...tokens.slice(at + (look(dones, words, at)?.length ?? 0))];
  return withoutWhenDone(kept);
}

const dones = lexicon([
  [
    true,
    "когда это окно не будет мешать|когда окно не будет мешать|когда это не будет мешать|когда оно не будет мешать|когда ничего не будет мешать|once that's dealt with|once that is dealt with|once that's out of the way|once that is out of the way|when that's dealt with|when that's out of the way|once that's done|once that is done|once that's all done|once that's set|once that's all set|once it's all set|once everything is set|once all that's done|when that's done|when all that is done|after that's done|" +
      'как все сделаешь|как все будет готово|как только закончишь|как только все будет готово|после того как закончишь|как закончите|' +
      'afterwards|after that|потом|после этого|when done|once done|when finished|once finished|when ready|when you are done|when you are finished|when you are ready|once you are done|once you are finished|once you are ready|' +
      "when you're done|when you're finished|once you're done|once you're finished|after you are done|after you're done|when it is done|when complete|when completed|once complete|once completed|" +
      'когда закончишь|когда закончите|как закончишь|когда сделаешь|когда все сделаешь|когда будет готово|когда все будет готово|по завершении|по окончании',
  ],
]);

/** "[Once that's done,] save it", «[А как закончишь,] сохрани»: a new sentence, and the comma after it. */
function beginsWith(tokens: readonly Token[], at: number, length: number | undefined): boolean {
  const joint = /^(?:and|then|а|и)$/.test(tokens[at - 1]?.word ?? '') ? at - 1 : at;
  return (
    length !== undefined &&
    /^[.!?;\n]/.test(tokens[joint - 1]?.text ?? '') &&
    /^[,:]$/.test(tokens[at + length]?.text ?? '')
  );
}

function endsAfter(tokens: readonly Token[], at: number, length: number | undefined): boolean {
  const before = tokens[at - 1];
  const next = length === undefined ? undefined : tokens[at + length];
  const isBefore = before !== undefined && !/^[.!?;]$/.test(before.text);
  return length !== undefined && isBefore && (next === undefined || /^[.!;,]$/.test(next.text));
}

/** "press Finish at the end", «нажми «Готово» в конце»: after a name it says when, and the order of the task says it too. */
export function withoutAtEnd(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => index > 1 && endsAfter(tokens, index, look(atEnds, words, index)?.length));
  const before = tokens[at - 1];
  const verb = at > 1 ? look(verbs, words, at - 2) : undefined;
  const isNamed = before !== undefined && (before.value?.exact === true || /^\p{Lu}/u.test(before.text));
  if (at < 0 || !isNamed || verb?.meaning !== 'press') return [...tokens];
  return [...tokens.slice(0, at), ...tokens.slice(at + (look(atEnds, words, at)?.length ?? 0))];
}

const atEnds = lexicon([[true, 'at the end|at the very end|in the end|at last|в конце|под конец|в самом конце']]);

/** "… by dragging it", «… перетаскиванием»: how it is done is said by what is done. */
export function withoutManner(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.filter((_, at) => {
    const from = [at, at - 1, at - 2].find(
      (index) => look(manners, words, index) && index + (look(manners, words, index)?.length ?? 0) > at,
    );
    if (from === undefined) return true;
    // "I'd like … ticked as extras": there it is what is wished for.
    if (words[from] === 'ticked' && words[sentenceStart(tokens, from)] !== 'it') return true;
    const next = tokens[from + (look(manners, words, from)?.length ?? 0)];
    return !(from > 0 && (next === undefined || next.isMark || has(connectors, next.word) || next.word === 'except'));
  });
}

const manners = lexicon([
  [
    true,
    'by selecting them|by ticking them|ticked as extras|by dragging it|by dragging|by drag and drop|with drag and drop|with the mouse|by clicking it|by clicking on it|by pressing it|with the search|by search|via search|using search|through search|using the search|through the search|via the search|перетаскиванием|мышью|мышкой|через поиск|с помощью поиска',
  ],
]);

/** "…, and make the title bold [too]": besides what was said before. */
export function withoutToo(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ text }, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isLast = next === undefined || next.isMark === true || has(connectors, next.word);
    return !(text === 'too' && at > 1 && isLast && !before?.isMark && before?.word !== 'me');
  });
}

/** "order one of each item: soup, bread", «добавь следующие товары: …»: what is listed after the colon says it. */
export function withoutCounting(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => {
    const found = index > 0 ? look(listings, words, index) : undefined;
    return found !== undefined && tokens[index + found.length]?.text === ':';
  });
  const length = at > 0 ? (look(listings, words, at)?.length ?? 0) + 1 : 0;
  return at > 0 ? [...tokens.slice(0, at), ...tokens.slice(at + length)] : [...tokens];
}

const listings = lexicon([
  [
    true,
    'one of each item|one of each|each of the following items|each of the following|each of these items|each of these|the following items|the following products|the following things|the following|these items|следующие товары|следующие вещи|следующее|такие товары|по одному|по одной штуке',
  ],
]);

/** «там в списке нужно отметить …»: that it is needed is why it is said. */
export function withoutNeed(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ word }, at) => {
    const next = tokens[at + 1];
    // «мне нужно знать»: who needs it opens the request with it.
    const isOpened = /^(?:мне|нам|тебе|вам)$/.test(tokens[at - 1]?.word ?? '');
    const isNeed = at > 0 && !tokens[at - 1]?.isMark && !isOpened && /^(?:нужно|надо|необходимо|следует)$/.test(word);
    return !(isNeed && next !== undefined && !next.value && /(?:ть|ти|чь|ться|тись)$/.test(next.word));
  });
}

/** «2 первые вещи списка», "the first and the second item that are in the list": that they are listed says nothing more. */
export function withoutList(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const said = tokens.map((_, at) => look(inLists, words, at)?.length ?? outOfList(tokens, at));
  return tokens.filter(({ word }, at) => {
    const before = tokens.slice(Math.max(0, at - 3), at);
    const isListed = word === 'списка' && isCounted(before) && !/^(?:из|в|во|конце|начале)$/.test(words[at - 1] ?? '');
    const from = said.findIndex((length, index) => length > 0 && index <= at && at < index + length);
    const near = from < 0 ? [] : [...tokens.slice(Math.max(0, from - 4), from), ...tokens.slice(from + 2, from + 4)];
    return !isListed && !(from > 0 && isCounted(near));
  });
}

/** «две верхние вещи из списка», «… в списке в корзину»: no other list is named. */
function outOfList(tokens: readonly Token[], at: number): number {
  const next = tokens[at + 2];
  const isLed = isCounted(tokens.slice(at + 2, at + 4));
  const isInto = next?.word === 'в' || next?.word === 'во';
  const isOver = next === undefined || next.isMark === true || has(connectors, next.word) || isLed || isInto;
  const listed = wordsIn(tokens.slice(at, at + 2)).join(' ');
  return (listed === 'из списка' && isOver) || (listed === 'в списке' && isInto) ? 2 : 0;
}

const inLists = lexicon([
  [
    true,
    'которые идут в списке|которые стоят в списке|которые есть в списке|которые в списке|that are in the list|that are on the list|which are in the list|that come in the list|that are shown in the list|which are shown in the list',
  ],
]);

/** "the first", «вторую»: one of the list by its place. */
function isCounted(said: readonly Token[]): boolean {
  return said.some(({ word }) => /^(?:перв|втор|трет|последн|верхн|нижн|first|second|third|last)/.test(word));
}

/** "put her down as the guest": as the guest. */
export function withoutDown(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ word }, at) => {
    const before = tokens.slice(Math.max(0, at - 4), at);
    return !(word === 'down' && tokens[at + 1]?.word === 'as' && before.some((one) => one.word === 'put'));
  });
}

/** "any two topics", «любые две темы»: two of them, not all. */
export function anySoMany(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ word, value }, at) => {
    const next = tokens[at + 1];
    const isMany = next?.value?.kind === 'number' || look(numberWords, [next?.word ?? ''], 0) !== undefined;
    return !(!value && isMany && /^(?:any|любы[ехм]|какие-нибудь|какие-то)$/.test(word));
  });
}

/** "the form below", "the buttons above", «форму ниже»: on the page that is shown it points at what is there anyway. */
export function withoutPointing(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.filter((_, at) => {
    const before = tokens[at - 1];
    const next = tokens[at + 1];
    const isPointing = /^(?:below|above|ниже|выше)$/.test(words[at] ?? '');
    const isNoun = before !== undefined && !before.value && /^\p{Ll}{4,}$/u.test(before.text);
    const isThing =
      isNoun && !/^(?:and|or|from|или|stars|level|price|under|even|just|right|directly)$/.test(before.word);
    const isLast = !next || next.isMark || has(connectors, next.word);
    return !(isPointing && isThing && isLast && findVerb(tokens.slice(0, at)) !== undefined);
  });
}

/** "press Undo in the message that appears", «в появившемся окне»: what comes with the deed before is there when it is needed. */
export function withoutAppearing(said: readonly Token[]): Token[] {
  // "enter it in the box that pops up": that is a dialog.
  const tokens = said.map((token, at) => {
    const around = wordsIn(said)
      .slice(Math.max(0, at - MOST_NAME), at + 4)
      .join(' ');
    return token.word === 'box' && POPPING.test(around) ? inPlaceOf(token, 'dialog') : token;
  });
  const words = wordsIn(tokens);
  const dropped = tokens.flatMap((_, at) => {
    const found = look(appearings, words, at);
    const end = at + (found?.length ?? 0);
    const isLast = tokens[end] === undefined || tokens[end]?.isMark || has(connectors, words[end] ?? '');
    const isThere = words.slice(Math.max(0, at - MOST_NAME), at).some((word) => /^(?:in|on|from|inside)$/.test(word));
    return found && isLast && isThere ? Array.from({ length: found.length }, (__, index) => at + index) : [];
  });
  return tokens.filter(({ word }, at) => {
    const isCame = /^(?:появивш|открывш|всплывш|возникш)\p{L}+с[яь]$/u.test(word);
    return !dropped.includes(at) && !(isCame && /^(?:в|во|на|из)$/.test(words[at - 1] ?? ''));
  });
}

const POPPING = /(?:^| )(?:enter|type|put|write) \S* ?(?:it |that )?(?:in|into) the box that pops up$/;

/** So many words may name what comes. */
const MOST_NAME = 5;

const appearings = lexicon([
  [
    true,
    'that appears|which appears|that opens|which opens|that pops up|which pops up|that shows up|which shows up|that comes up|which comes up|that will appear|that will open|that drops down|that appears then|that opens then|that has appeared|that appeared|that opened',
  ],
]);

/** «отключи [там] и звук, и свет», "turn off both the sound and the light": one after the other. */
export function withoutBoth(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => bothEnd(tokens, index) > 0);
  const end = bothEnd(tokens, at);
  if (at < 0) return [...tokens];
  const from = /^(?:там|тут|здесь)$/.test(words[at - 1] ?? '') ? at - 1 : at;
  const inner = tokens.slice(at + 1, end).filter(({ text }) => text !== ',');
  return [...tokens.slice(0, from), ...inner, ...withoutBoth(tokens.slice(end))];
}

/** Where the second of both begins, right after a deed; «и» before the first of them joins nothing. */
function bothEnd(tokens: readonly Token[], at: number): number {
  const words = wordsIn(tokens);
  const isBoth = at > 0 && /^(?:и|both)$/.test(words[at] ?? '');
  const lead = /^(?:там|тут|здесь|there)$/.test(words[at - 1] ?? '') ? at - 2 : at - 1;
  const isDone = isBoth && [1, 2].some((length) => isDeedBefore(words, lead - length + 1, length));
  const joint = words.findIndex((word, index) => index > at + 1 && /^(?:и|and)$/.test(word));
  const isNear =
    joint > at && joint - at <= MOST_BOTH && !words.slice(at + 1, joint).some((word) => /^[.;:?!]$/.test(word));
  return isDone && isNear && (words[at] === 'both' || words[joint - 1] === ',') ? joint : 0;
}

function isDeedBefore(words: readonly string[], at: number, length: number): boolean {
  const verb = at < 0 ? undefined : look(verbs, words, at);
  return verb?.form === 'base' && verb.length === length;
}

const MOST_BOTH = 6;
