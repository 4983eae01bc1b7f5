import { afterFiller, commandsAt, findVerb } from './clauses.ts';
import { asFirst } from './comes-first.ts';
import { withoutEmptyRequests } from './empty-requests.ts';
import { numberWords } from './lexicon/calendar.ts';
import { has, lexicon, look } from './lexicon/match.ts';
import { connectors } from './lexicon/small-words.ts';
import { verbs } from './lexicon/verbs.ts';
import { withoutMereTalk } from './mere-talk.ts';
import { withoutPoliteness, withoutSite } from './politeness.ts';
import { asSupposed } from './said-as-noun.ts';
import { asFound } from './sought-to-be-told.ts';
import { asNamed } from './that-one.ts';
import { type Token, wordsIn } from './tokens.ts';
import { asCreated } from './wanted-anew.ts';
import { asTheirs } from './whose-it-is.ts';
import { asDone } from './wished-states.ts';

/** The task without words that add nothing to what is done: all readers are spared them. */
export function plainWords(tokens: readonly Token[]): Token[] {
  return [
    withoutPoliteness,
    asSupposed,
    withoutSite,
    withoutMereTalk,
    asDone,
    withoutThere,
    asCreated,
    withoutFinding,
    withoutWhenDone,
    withoutEmptyRequests,
    withoutManner,
    withoutCounting,
    asBoth,
    withoutNeed,
    asLookUp,
    asCalled,
    withoutPointing,
    asWriting,
    withoutSending,
    asFirst,
    asTheirs,
    asFound,
    withoutList,
    asCreate,
    asReply,
    asAssign,
    withoutDown,
    anySoMany,
    asMove,
    asFilter,
    asPress,
    withPlace,
    asNamed,
  ].reduce((left, step) => step(left), [...tokens]);
}

/** «нажми там сначала «Да»»: where nothing was spoken of yet, "there" is the page, and the first deed is done first anyway. */
function withoutThere(tokens: readonly Token[]): Token[] {
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

/**
 * "Find and open the letter", «выдели и удали файлы», "should be selected and deleted": what is done to it is found and marked first
 * anyway.
 */
function withoutFinding(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.filter((_, at) => {
    const from = /^(?:and|и)$/.test(words[at] ?? '') ? at - 1 : at;
    const verb = /^(?:and|и)$/.test(words[from + 1] ?? '') ? look(verbs, words, from) : undefined;
    const isWay = verb?.meaning === 'find' || SELECTING.test(words[from] ?? '');
    if (!verb || !isWay) return true;
    const isToBe = verb.form === 'other' && words[from - 1] === 'be';
    return !(isToBe
      ? look(verbs, words, from + 2)?.form === 'other'
      : verb.form === 'base' && isDoneTo(tokens, from + 2));
  });
}

const SELECTING = /^(?:select(?:ed)?|tick(?:ed)?|выдел(?:и|ите|ить)|отмет(?:ь|ьте|ить))$/;

/** What is done right to the thing that was to be found, with nothing between. */
function isDoneTo(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at]?.value ? undefined : look(verbs, wordsIn(tokens), at);
  return verb?.form === 'base' && tokens[at + verb.length] !== undefined && commandsAt(tokens, at);
}

/** "… and press Send when done", "save it once you are finished", «…, когда закончишь»: the order of the task says it. */
function withoutWhenDone(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => index > 1 && endsAfter(tokens, index, look(dones, words, index)?.length));
  if (at < 0) return [...tokens];
  const from = tokens[at - 1]?.text === ',' ? at - 1 : at;
  const kept = [...tokens.slice(0, from), ...tokens.slice(at + (look(dones, words, at)?.length ?? 0))];
  return withoutWhenDone(kept);
}

const dones = lexicon([
  [
    true,
    'when done|once done|when finished|once finished|when ready|when you are done|when you are finished|when you are ready|once you are done|once you are finished|once you are ready|' +
      "when you're done|when you're finished|once you're done|once you're finished|after you are done|after you're done|when it is done|when complete|when completed|once complete|once completed|" +
      'когда закончишь|когда закончите|как закончишь|когда сделаешь|когда все сделаешь|когда будет готово|когда все будет готово|по завершении|по окончании',
  ],
]);

function endsAfter(tokens: readonly Token[], at: number, length: number | undefined): boolean {
  const before = tokens[at - 1];
  const next = length === undefined ? undefined : tokens[at + length];
  const isBefore = before !== undefined && !/^[.!?;]$/.test(before.text);
  return length !== undefined && isBefore && (next === undefined || /^[.!;,]$/.test(next.text));
}

/** "… by dragging it", «… перетаскиванием»: how it is done is said by what is done. */
function withoutManner(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.filter((_, at) => {
    const from = [at, at - 1, at - 2].find(
      (index) => look(manners, words, index) && index + (look(manners, words, index)?.length ?? 0) > at,
    );
    if (from === undefined) return true;
    const next = tokens[from + (look(manners, words, from)?.length ?? 0)];
    return !(from > 0 && (next === undefined || next.isMark || has(connectors, next.word)));
  });
}

const manners = lexicon([
  [
    true,
    'by dragging it|by dragging|by drag and drop|with drag and drop|with the mouse|by clicking it|by clicking on it|by pressing it|with the search|using the search|through the search|via the search|перетаскиванием|мышью|мышкой|через поиск|с помощью поиска',
  ],
]);

/** "order one of each item: soup, bread", «добавь следующие товары: …»: what is listed after the colon says it. */
function withoutCounting(tokens: readonly Token[]): Token[] {
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

/** "two letters: one from Ann, the other from Bob": two letters from Ann and from Bob. */
function asBoth(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const one = tokens.findIndex(
    (_, at) => /^(?:one|один|одно|одну|одного)$/.test(words[at] ?? '') && tokens[at - 1]?.isMark === true,
  );
  const other = words.findIndex(
    (word, at) => at > one + 1 && /^(?:other|another|second|другой|другое|другую|второй|второе|вторую)$/.test(word),
  );
  const two = words.findLastIndex((word, at) => at < one && /^(?:two|both|два|две|двух|оба|обе)$/.test(word));
  const isSame = words[one + 1] === words[other + 1] && /^(?:from|by|about|от|про|о|об)$/.test(words[one + 1] ?? '');
  if (one < 0 || other < 0 || two < 0 || one - two > 5 || !isSame) return [...tokens];
  const end =
    tokens.findLastIndex((token, at) => at < other && !token.isMark && !/^(?:and|the|и|а)$/.test(token.word)) + 1;
  const [first] = tokens.slice(other, other + 1);
  const and = /[а-я]/.test(words[one] ?? '') ? 'и' : 'and';
  const joint: Token[] = first ? [{ text: and, word: and, start: first.start, end: first.start }] : [];
  return [...tokens.slice(0, one - 1), ...tokens.slice(one + 1, end), ...joint, ...tokens.slice(other + 1)];
}

/** «там в списке нужно отметить …»: that it is needed is why it is said. */
function withoutNeed(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ word }, at) => {
    const next = tokens[at + 1];
    const isNeed = at > 0 && !tokens[at - 1]?.isMark && /^(?:нужно|надо|необходимо|следует)$/.test(word);
    return !(isNeed && next !== undefined && !next.value && /(?:ть|ти|чь|ться|тись)$/.test(next.word));
  });
}

/** "add a new list and call it “Food”": a list called so. */
function asCalled(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => index > 0 && look(callings, words, index) !== undefined);
  const length = at > 0 ? (look(callings, words, at)?.length ?? 0) : 0;
  const [named] = tokens.slice(at + length, at + length + 1);
  const [first] = tokens.slice(at, at + 1);
  if (at < 0 || !first || !named?.value?.exact) return [...tokens];
  const word = /[а-я]/.test(words[at + 1] ?? '') ? 'названием' : 'called';
  return [
    ...tokens.slice(0, at),
    { text: word, word, start: first.start, end: first.end },
    ...tokens.slice(at + length),
  ];
}

const callings = lexicon([
  [true, 'and call it|and name it|and title it|and call that|и назови его|и назови ее|и назовите его|и назовите ее'],
]);

/** "look it up" is to look up it. */
function asLookUp(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex(
    (word, index) =>
      word === 'look' && words[index + 2] === 'up' && /^(?:it|them|that|this)$/.test(words[index + 1] ?? ''),
  );
  const [verb, it, up] = tokens.slice(at, at + 3);
  return at < 0 || !verb || !it || !up ? [...tokens] : [...tokens.slice(0, at), verb, up, it, ...tokens.slice(at + 3)];
}

/** "I want Ann Lee to get a letter from me", «нужно, чтобы Вера получила письмо»: somebody is to be written to. */
function asWriting(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const got = words.findIndex((word, at) => GOT.test(word) && isLetterAt(words, at + 1));
  const last = words[got - 1] === 'to' ? got - 1 : got;
  const first = tokens.findLastIndex(({ text, isMark }, at) => at < last && (isMark || !/^\p{Lu}/u.test(text))) + 1;
  const wish = words.findIndex((_, at) => look(wishedLetters, words, at)?.length === first - at);
  const name = tokens.slice(first, last);
  const end = got + words.slice(got).findIndex((word) => LETTER.test(word)) + 1;
  const letter = tokens[end - 1];
  if (got < 0 || wish < 0 || name.length === 0 || !letter) return [...tokens];
  const isRussian = /[а-я]/.test(letter.word);
  const added = (word: string): Token => ({ text: word, word, start: letter.start, end: letter.start });
  const deed = isRussian ? [added('напиши'), letter] : [added('send'), added('a'), letter, added('to')];
  const from = /^(?:from me|от меня)$/.test(words.slice(end, end + 2).join(' ')) ? end + 2 : end;
  return [...tokens.slice(0, wish), ...deed, ...name, ...tokens.slice(from)];
}

const GOT = /^(?:get|gets|receive|receives|got|получил|получила|получили|получит)$/;
const LETTER = /^(?:letter|mail|email|e-mail|message|письмо|сообщение)$/;

const wishedLetters = lexicon([
  [
    true,
    "i want|i need|i would like|i'd like|make sure|make sure that|see to it that|мне нужно , чтобы|нужно , чтобы|мне надо , чтобы|надо , чтобы|хочу , чтобы|я хочу , чтобы|сделай так , чтобы|пусть",
  ],
]);

/** A letter, and from whom it is, with nothing else between. */
function isLetterAt(words: readonly string[], at: number): boolean {
  return /^(?:an? )?(?:от меня )?(?:letter|mail|email|e-mail|message|письмо|сообщение)(?: |$)/.test(
    words.slice(at, at + 4).join(' '),
  );
}

/** "write a letter to Ann and send it: …": a letter that is written is sent. */
function withoutSending(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => look(sendings, words, index) !== undefined);
  const isWritten = words
    .slice(0, Math.max(at, 0))
    .some((word) => /^(?:write|compose|draft|напиши|напишите|написать|составь)$/.test(word));
  const isMore = words.slice(at).some((word) => /^(?:subject|тема|темой|text|message|текст)$/.test(word));
  if (at < 0 || !isWritten || !isMore) return [...tokens];
  return [...tokens.slice(0, at), ...tokens.slice(at + (look(sendings, words, at)?.length ?? 0))];
}

const sendings = lexicon([[true, 'and send it|and send it off|и отправь его|и отправь|и отправьте его|и пошли его']]);

/** «2 первые вещи списка», "the first and the second item that are in the list": that they are listed says nothing more. */
function withoutList(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const said = tokens.map((_, at) => look(inLists, words, at)?.length ?? 0);
  return tokens.filter(({ word }, at) => {
    const before = tokens.slice(Math.max(0, at - 3), at);
    const isListed = word === 'списка' && isCounted(before) && !/^(?:из|в|во|конце|начале)$/.test(words[at - 1] ?? '');
    const from = said.findIndex((length, index) => length > 0 && index <= at && at < index + length);
    return !isListed && !(from > 0 && isCounted(tokens.slice(Math.max(0, from - 4), from)));
  });
}

const inLists = lexicon([
  [
    true,
    'которые идут в списке|которые стоят в списке|которые есть в списке|которые в списке|that are in the list|that are on the list|which are in the list|that come in the list|that are shown in the list|which are shown in the list',
  ],
]);

/** "the first", «вторую»: one of the list by its place. */
function isCounted(said: readonly Token[]): boolean {
  return said.some(({ word }) => /^(?:перв|втор|трет|последн|first|second|third|last)/.test(word));
}

/** "make a folder called X" creates it. */
function asCreate(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.map((token, at) => {
    const isMade = token.word === 'make' && /^(?:an?)$/.test(words[at + 1] ?? '');
    const isCalled = words.slice(at + 2, at + 6).some((word) => /^(?:called|named|titled)$/.test(word));
    return isMade && isCalled ? { ...token, text: 'create', word: 'create' } : token;
  });
}

/** «напиши ему в ответ», "write back to her": that is to answer. */
function asReply(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) =>
    /^(?:write|send|напиши|напишите|написать|отправь|отправьте|отправить|пошли|пошлите)$/.test(words[index] ?? ''),
  );
  const back = words.findIndex(
    (word, index) =>
      index > at && index <= at + 3 && (word === 'back' || (word === 'ответ' && words[index - 1] === 'в')),
  );
  if (at < 0 || back < 0) return [...tokens];
  const verb = /[a-z]/.test(words[at] ?? '') ? 'reply' : 'ответь';
  const from = words[back] === 'back' ? back : back - 1;
  const such = look(suches, words, back + 1)?.length ?? 0;
  return tokens.flatMap((token, index) => {
    if (index === at) return [{ ...token, text: verb, word: verb }];
    return index >= from && index <= back + such ? [] : [token];
  });
}

const suches = lexicon([[true, 'такой текст|такое|следующее|вот это|the following|this']]);

/** "give the ticket to Ann Berg", "hand it over to Tom": what somebody is given to look after is assigned to them. */
function asAssign(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word }, index) => /^(?:give|hand)$/.test(word) && isGivenTo(tokens, index));
  const end = tokens.findIndex(({ isMark, word }, index) => index > at && (isMark || word === 'to'));
  if (at < 0) return [...tokens];
  return tokens.flatMap((token, index) => {
    if (index === at) return [{ ...token, text: 'assign', word: 'assign' }];
    return index > at && index < end && token.word === 'over' ? [] : [token];
  });
}

/** "put her down as the guest": as the guest. */
function withoutDown(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ word }, at) => {
    const before = tokens.slice(Math.max(0, at - 4), at);
    return !(word === 'down' && tokens[at + 1]?.word === 'as' && before.some((one) => one.word === 'put'));
  });
}

/** "any two topics", «любые две темы»: two of them, not all. */
function anySoMany(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ word, value }, at) => {
    const next = tokens[at + 1];
    const isMany = next?.value?.kind === 'number' || look(numberWords, [next?.word ?? ''], 0) !== undefined;
    return !(!value && isMany && /^(?:any|любы[ехм]|какие-нибудь|какие-то)$/.test(word));
  });
}

/** A thing, and after "to" the name of a person; a sum of money is paid instead. */
function isGivenTo(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at + 1);
  const to = rest.findIndex(({ isMark, word }) => isMark || word === 'to');
  const [first, name] = [rest[0], rest[to + 1]];
  const isPerson = rest[to]?.word === 'to' && name !== undefined && !name.value && /^\p{Lu}\p{Ll}/u.test(name.text);
  return to > 0 && to < MOST_WORDS && isPerson && first?.value?.kind !== 'money' && first?.word !== 'me';
}

/** «убери письмо в архив»: what is taken away into something is moved there. */
function asMove(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.map((token, at) => {
    if (!/^(?:убери|уберите|убрать)$/.test(token.word)) return token;
    const end = tokens.findIndex(
      (one, index) => index > at && (one.isMark || look(verbs, words, index)?.form === 'base'),
    );
    const said = words.slice(at, end < 0 ? words.length : end);
    const isInto = said.some((word, index) => /^(?:в|во)$/.test(word) && isAccusative(said[index + 1] ?? ''));
    return isInto ? { ...token, text: 'перемести', word: 'перемести' } : token;
  });
}

/** "turn on the filter for free delivery", «поставь фильтр на удалённую работу»: that is to filter by it. */
function asFilter(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => toolAt(tokens, index) !== undefined);
  const end = toolAt(tokens, at);
  const [verb, joint] = [tokens[at], tokens[end ?? -1]];
  if (end === undefined || !verb || !joint) return [...tokens];
  const [filter, by] = !/[а-я]/.test(verb.word)
    ? ['filter', 'by']
    : [verb.word.endsWith('ть') ? 'отфильтровать' : 'отфильтруй', 'по'];
  return [
    ...tokens.slice(0, at),
    { ...verb, text: filter, word: filter },
    { ...joint, text: by, word: by },
    ...asFilter(tokens.slice(end + 1)),
  ];
}

/** Where the words for putting a filter to use end, that begin here: with what leads to by what it filters. */
function toolAt(tokens: readonly Token[], from: number): number | undefined {
  const words = wordsIn(tokens);
  const verb = tokens[from]?.value ? undefined : look(usings, words, from);
  const after = from + (verb?.length ?? 0);
  const at = words.findIndex(
    (word, index) => index >= after && !/^(?:,|пожалуйста|please|the|a|an|там|there)$/.test(word),
  );
  const isTool = verb && at >= 0 && /^(?:filter|фильтр)$/.test(words[at] ?? '');
  return isTool && /^(?:for|by|on|to|по|на)$/.test(words[at + 1] ?? '') && tokens[at + 2] ? at + 1 : undefined;
}

const usings = lexicon([
  [
    true,
    'turn on|switch on|put on|enable|activate|apply|use|set|set up|включи|включите|включить|поставь|поставьте|поставить|примени|примените|применить|используй|используйте|использовать|установи|установите|установить|выставь|выставить|задай|задать|активируй|активировать',
  ],
]);

/** «в архив», «в папку»; not «в архиве», «в папках». */
function isAccusative(word: string): boolean {
  return /^[а-я-]{3,}$/.test(word) && (/(?:ое|ее|ие)$/.test(word) || !/(?:е|ах|ях|ом|ем|ой|ей|их|ых)$/.test(word));
}

/** "the form below", "the buttons above", «форму ниже»: on the page that is shown it points at what is there anyway. */
function withoutPointing(tokens: readonly Token[]): Token[] {
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

/** "… to the end of the text hit Send": a word that only presses parts what stands before it, with or without "and". */
function asPress(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const isPressing = /^(?:hit|press|click|tap)$/.test(token.text) && before !== undefined && !before.isMark;
    const next = tokens[at + 1];
    const isNamed =
      next !== undefined && look(verbs, [next.word], 0) !== undefined && tokens[at + 2]?.value === undefined;
    const isEnd = tokens[at + 2] === undefined || tokens[at + 2]?.isMark === true;
    const isOpen = isPressing && isNamed && isEnd && /^\p{Ll}{4,}$/u.test(before.text) && !joins(before.word);
    return isOpen ? [{ text: ',', word: ',', start: before.end, end: before.end, isMark: true }, token] : [token];
  });
}

/** After these a verb goes on with what was said: "then press", "please click". */
function joins(word: string): boolean {
  return has(connectors, word) || /^(?:please|just|finally|simply|must|should|will|right|left|double|long)$/.test(word);
}

/** "For Anna Berg, press Edit", «для заказа 12 нажми «Отменить»»: whose it is says where it is. */
function withPlace(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const before = tokens[at - 1];
    const isOpening = /^(?:for|для)$/.test(token.word) && (before === undefined || /^[.!;\n]$/.test(before.text));
    const comma = isOpening ? tokens.findIndex(({ text }, index) => index > at && text === ',') : -1;
    const next = tokens[at + 1];
    const isThing = next !== undefined && !/^(?:each|every|all|any|кажд.*|всех)$/.test(next.word);
    const isNear = comma > at + 1 && comma - at <= MOST_WORDS;
    const verb = isThing && isNear ? look(verbs, wordsIn(tokens), comma + 1) : undefined;
    const isTouched = verb?.form === 'base' && /^(?:press|double|right|hover|tick|untick)$/.test(verb.meaning);
    return isTouched ? { ...token, ...IN[token.word === 'for' ? 'en' : 'ru'] } : token;
  });
}

const MOST_WORDS = 7;
const IN = { en: { text: 'in', word: 'in' }, ru: { text: 'в', word: 'в' } } as const;
