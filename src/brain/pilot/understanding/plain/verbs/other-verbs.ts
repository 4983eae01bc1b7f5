import { has, lexicon, look } from '../../lexicon/match.ts';
import { connectors } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, isNameLike, type Token, wordsIn } from '../../tokens.ts';
import { WISHES } from '../wishing.ts';

// Deeds that are said with another verb than the one that names them.

/** "look it up" is to look up it, "call that trip off" to call off that trip. */
export function asLookUp(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => particleAt(tokens, index) > 0);
  const end = particleAt(tokens, at);
  const [verb, particle] = [tokens[at], tokens[end]];
  if (at < 0 || !verb || !particle) return [...tokens];
  // "tuck it away in the archive": where it is put is where it goes.
  const into = end + 1 < words.length && words[end] === 'away' && /^(?:in|into)$/.test(words[end + 1] ?? '');
  const rest = into ? [inPlaceOf(tokens[end + 1], 'to'), ...tokens.slice(end + 2)] : tokens.slice(end + 1);
  return [...tokens.slice(0, at), verb, particle, ...tokens.slice(at + 1, end), ...rest];
}

/** Where the second half of a verb stands that begins here, with what it is done with between. */
function particleAt(tokens: readonly Token[], at: number): number {
  const words = wordsIn(tokens);
  const particle = tokens[at]?.value ? undefined : PARTICLES.get(words[at] ?? '');
  const end = particle
    ? words.findIndex((word, index) => index > at && (word === particle || tokens[index]?.isMark))
    : -1;
  const isNear = end > at + 1 && end - at <= MOST_BETWEEN && words[end] === particle;
  const isPlain = !words.slice(at + 1, end).some((word) => SEPARATE.test(word));
  // "look that word up in the list" may be anything; "look it up" is plain.
  const isIt = words[at] !== 'look' || (end === at + 2 && /^(?:it|them|that|this)$/.test(words[at + 1] ?? ''));
  return isNear && isPlain && isIt ? end : 0;
}

const PARTICLES: ReadonlyMap<string, string> = new Map([
  ['look', 'up'],
  ['call', 'off'],
  ['tuck', 'away'],
  ['throw', 'away'],
  ['file', 'away'],
]);
const MOST_BETWEEN = 6;
const SEPARATE = /^(?:and|then|to|in|on|at|so)$/;

/** "find the topic with a search for “grinder”", "locate it by searching for lamps": that is to search for it. */
export function asSearch(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const how = words.findIndex((_, index) => look(bySearch, words, index) !== undefined);
  const sought = how + (look(bySearch, words, how)?.length ?? 0);
  const at = words.findLastIndex((_, index) => index < how && look(verbs, words, index)?.meaning === 'find');
  const [verb] = tokens.slice(at, at + 1);
  // What is said of it would be lost: "the cheapest job", "three jobs".
  const isPlain = /^(?:(?:the|an?|that|this|it) ?)?\p{Ll}*$/u.test(words.slice(at + 1, how).join(' '));
  if (how < 0 || at < 0 || !verb || !isPlain || !tokens[sought]) return [...tokens];
  return [...tokens.slice(0, at), inPlaceOf(verb, 'search'), inPlaceOf(verb, 'for'), ...tokens.slice(sought)];
}

const bySearch = lexicon([
  [
    true,
    'with a search for|with the search for|using a search for|using the search for|through a search for|via a search for|by a search for|by searching for|by doing a search for|by running a search for|by looking for|by looking up',
  ],
]);

/** "use the mail search, the code is AB12": it is searched for AB12. */
export function asSearchedFor(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => USED_SEARCH.test(words.slice(index, index + MOST_OF_SEARCH).join(' ')));
  const said = USED_SEARCH.exec(words.slice(at, at + MOST_OF_SEARCH).join(' '))?.[0].trim() ?? '';
  const sought = at + said.split(' ').length;
  const [verb] = tokens.slice(at, at + 1);
  if (at < 0 || !verb || !tokens[sought] || tokens[sought]?.isMark) return [...tokens];
  return [...tokens.slice(0, at), inPlaceOf(verb, 'search'), inPlaceOf(verb, 'for'), ...tokens.slice(sought)];
}

const MOST_OF_SEARCH = 10;
const USED_SEARCH =
  /^use (?:the |my )?(?:\p{L}+ )?search(?: box| field| bar)? [,:.;–—-] (?:the|my|its) (?:\p{L}+ )?(?:code|number|name|word|title|term|reference|id) is /u;

/** "take the first two lamps and put them in the basket", «возьми первый зонт и положи его в корзину»: they are put there. */
export function asTaken(said: readonly Token[]): Token[] {
  const tokens = asTakenToRead(said);
  const words = wordsIn(tokens);
  const at = words.findIndex((word) => /^(?:take|возьми|возьмите)$/.test(word));
  const and = words.findIndex((word, index) => index > at && (/^(?:and|и)$/.test(word) || tokens[index]?.isMark));
  const put = at < 0 ? undefined : look(verbs, words, and + 1);
  const verb = tokens[and + 1];
  const it = /^(?:мне|нам)$/.test(words[and + 2] ?? '') ? and + 3 : and + 2;
  const isSent = /^(?:отправь|отправьте|закинь|закиньте|брось)$/.test(words[and + 1] ?? '');
  const isPut = isSent || (put?.form === 'base' && put.length === 1 && /^(?:put|add)$/.test(put.meaning));
  const isIt =
    /^(?:it|them|его|ее|их|оба|обе)$/.test(words[it] ?? '') && /^(?:in|into|to|в|во)$/.test(words[it + 1] ?? '');
  if (!verb || tokens[and]?.isMark || !isPut || !isIt || and === at + 1) return [...tokens];
  const adding = isSent ? inPlaceOf(verb, 'добавь') : verb;
  return [...tokens.slice(0, at), adding, ...tokens.slice(at + 1, and), ...asTaken(tokens.slice(it + 1))];
}

/** «возьми последнее письмо от Анны и скажи, …»: a letter is taken to be read. */
function asTakenToRead(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((word) => /^(?:возьми|возьмите)$/.test(word));
  const and = words.findIndex((word, index) => index > at && (word === 'и' || tokens[index]?.isMark));
  const isLetter = words.slice(at, Math.max(and, 0)).some((word) => /^(?:письмо|сообщение)$/.test(word));
  const isTold = /^(?:скажи|сообщи|назови|напиши|прочти|прочитай|перескажи)(?:те)?$/.test(words[and + 1] ?? '');
  if (at < 0 || !isLetter || !isTold) return [...tokens];
  const thing = tokens.slice(at + 1, and).filter(({ word }) => word !== 'именно');
  return [...tokens.slice(0, at), inPlaceOf(tokens[at], 'открой'), ...thing, ...tokens.slice(and)];
}

/** "make a folder called X", "make folder X" creates it. */
export function asCreate(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  // "make [me] a folder"
  const isForMe = (at: number) =>
    /^(?:make|create)$/.test(words[at - 1] ?? '') &&
    /^(?:me|us)$/.test(words[at] ?? '') &&
    /^an? (?:new )?(?:folder|list|card|note|document|event|album|group|playlist|board|label|task|topic|table|page|poll|reminder|bookmark|category)$/.test(
      words.slice(at + 1, at + (words[at + 2] === 'new' ? 4 : 3)).join(' '),
    );
  if (tokens.some((_, at) => isForMe(at))) return asCreate(tokens.filter((_, at) => !isForMe(at)));
  return tokens.map((token, at) => {
    const isMade = token.word === 'make' && /^(?:an?)$/.test(words[at + 1] ?? '');
    const isCalled = words.slice(at + 2, at + 6).some((word) => /^(?:called|named|titled)$/.test(word));
    const isNoted = token.word === 'make' && MADE.test(words[at + 1] ?? '') && isNameLike(tokens[at + 2]);
    return (isMade && isCalled) || isNoted ? { ...token, text: 'create', word: 'create' } : token;
  });
}

const MADE = /^(?:folder|list|card|note|event|album|playlist|board|label|task|group|category)$/;

/** "I'd like to open a new ticket: title “Lamp”", «хочу завести новую тему …»: what is made anew, with what it shall say, is created. */
export function asCreatedWith(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => look(makingAnew, words, index) !== undefined);
  const end = at + (look(makingAnew, words, at)?.length ?? 0);
  const [first, noun] = [tokens[at], tokens[end]];
  const isWindow = /^(?:tab|window|page|вкладк\p{L}*|окно|страниц\p{L}*)$/u.test(noun?.word ?? '');
  const isToldWhat = tokens.slice(end).some(({ value }) => value?.exact);
  if (!first || !noun || isWindow || !isToldWhat || (at > 0 && !tokens[at - 1]?.isMark)) return [...tokens];
  const last = words[end - 1] ?? '';
  const made = /[а-я]/.test(last) ? ['создай', last] : ['create', 'a', 'new'];
  return [...tokens.slice(0, at), ...made.map((word) => inPlaceOf(first, word)), ...tokens.slice(end)];
}

const WISHES_RU = ['я хочу', 'хочу', 'хотел бы', 'хотела бы', 'мне нужно', 'мне надо', 'нужно', 'надо'];
const NEW_RU = ['новую', 'новый', 'новое'];

const makingAnew = lexicon([
  [
    true,
    [
      ...WISHES.flatMap((wish) => ['open', 'start', 'create', 'make'].map((verb) => `${wish} to ${verb} a new`)),
      ...WISHES_RU.flatMap((wish) =>
        ['открыть', 'создать', 'завести', 'начать'].flatMap((verb) => NEW_RU.map((word) => `${wish} ${verb} ${word}`)),
      ),
    ].join('|'),
  ],
]);

/** «напиши ему в ответ», «дай ответ «Да»», "write back to her": that is to answer. */
export function asReply(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const given = tokens.findIndex((_, index) => GIVEN.test(words[index] ?? '') && isAnswerTold(tokens, index + 1));
  if (given >= 0)
    return [...tokens.slice(0, given), inPlaceOf(tokens[given], 'ответь'), ...asReply(tokens.slice(given + 2))];
  const at = words.findIndex((_, index) =>
    /^(?:write|send|напиши|напишите|написать|отправь|отправьте|отправить|пошли|пошлите)$/.test(words[index] ?? ''),
  );
  const back = words.findIndex(
    (word, index) =>
      index > at && index <= at + 3 && (word === 'back' || (word === 'ответ' && words[index - 1] === 'в')),
  );
  // "Write Back soon": written large, it is what is to be written.
  if (at < 0 || back < 0 || tokens[back]?.text === 'Back') return [...tokens];
  const verb = /[a-z]/.test(words[at] ?? '') ? 'reply' : 'ответь';
  const from = words[back] === 'back' ? back : back - 1;
  const such = look(suches, words, back + 1)?.length ?? 0;
  return tokens.flatMap((token, index) => {
    if (index === at) return [{ ...token, text: verb, word: verb }];
    return index >= from && index <= back + such ? [] : [token];
  });
}

/** «ответ: …», «ответ с текстом …», «ответ «…»». */
function isAnswerTold(tokens: readonly Token[], at: number): boolean {
  const [answer, next, text] = tokens.slice(at, at + 3);
  if (answer?.word !== 'ответ' || !next) return false;
  return (
    next.text === ':' ||
    next.value?.exact === true ||
    (next.word === 'с' && /^(?:таким|текстом)$/.test(text?.word ?? ''))
  );
}

const GIVEN = /^(?:дай|дать|напиши|написать|отправь|отправить|оставь|оставить|пошли|послать)(?:те)?$/;
const suches = lexicon([[true, 'такой текст|такое|следующее|вот это|the following|this']]);

/** "start typing the name", "begin filling in the form": who does it begins with it. */
export function asBegun(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isBeginning = (one: Token | undefined) => one !== undefined && /^(?:start|begin)$/.test(one.word);
    if (isBeginning(token) && BEGUN.has(next?.word ?? '')) return [];
    const verb = isBeginning(before) ? BEGUN.get(token.word) : undefined;
    return [verb === undefined ? token : { ...token, text: verb, word: verb }];
  });
}

const BEGUN: ReadonlyMap<string, string> = new Map([
  ['typing', 'type'],
  ['entering', 'enter'],
  ['writing', 'write'],
  ['filling', 'fill'],
]);

/** "give the ticket to Ann Berg", "hand it over to Tom": what somebody is given to look after is assigned to them. */
export function asAssign(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word }, index) => /^(?:give|hand)$/.test(word) && isGivenTo(tokens, index));
  const end = tokens.findIndex(({ isMark, word }, index) => index > at && (isMark || word === 'to'));
  if (at < 0) return [...tokens];
  return tokens.flatMap((token, index) => {
    if (index === at) return [{ ...token, text: 'assign', word: 'assign' }];
    return index > at && index < end && token.word === 'over' ? [] : [token];
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

const MOST_WORDS = 7;

/** «убери письмо в архив», «отправь его в папку «Спам»»: what is taken away or sent into something is moved there. */
export function asMove(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.map((token, at) => {
    const isSent = /^(?:отправь|отправьте|отправить)$/.test(token.word);
    if (!isSent && !/^(?:убери|уберите|убрать)$/.test(token.word)) return token;
    const end = tokens.findIndex(
      (one, index) => index > at && (one.isMark || look(verbs, words, index)?.form === 'base'),
    );
    const said = words.slice(at, end < 0 ? words.length : end);
    const isInto = said.some(
      (word, index) => /^(?:в|во)$/.test(word) && (isSent ? isHolder : isAccusative)(said[index + 1] ?? ''),
    );
    // «выдели их и отправь в спам»: what was just spoken of goes there.
    const isJustThere = isSent && /^в (?:спам|архив)$/.test(said.slice(1).join(' '));
    return isInto || isJustThere ? { ...token, text: 'перемести', word: 'перемести' } : token;
  });
}

/** What letters and cards are kept in; whoever gets a letter is no such thing. */
function isHolder(word: string): boolean {
  return /^(?:папку|колонку|раздел|список)$/.test(word);
}

/** «в архив», «в папку»; not «в архиве», «в папках». */
function isAccusative(word: string): boolean {
  return /^[а-я-]{3,}$/.test(word) && (/(?:ое|ее|ие)$/.test(word) || !/(?:е|ах|ях|ом|ем|ой|ей|их|ых)$/.test(word));
}

/** "use “Archive” on the letter", «воспользуйся кнопкой «Повторить» у заказа»: what stands beside a thing, and is used, is pressed. */
export function asPressed(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => usedAt(tokens, index) !== undefined);
  const name = usedAt(tokens, at);
  const [verb, called] = [tokens[at], tokens[name ?? -1]];
  if (!verb || !called || name === undefined) return [...tokens];
  const press = /[а-я]/.test(words[at] ?? '') ? 'нажми' : 'press';
  return [...tokens.slice(0, at), { ...verb, text: press, word: press }, called, ...asPressed(tokens.slice(name + 1))];
}

/** Where the name in quotes stands that is used; a value that is used for a field has no place beside a thing. */
function usedAt(tokens: readonly Token[], at: number): number | undefined {
  const words = wordsIn(tokens);
  const using = at < 0 ? undefined : look(usings, words, at);
  const name = at + (using?.length ?? 0);
  const isName = tokens[name]?.value?.exact && /^\p{Lu}/u.test(tokens[name]?.value?.text ?? '');
  const after = words[name + 1] === 'button' ? name + 2 : name + 1;
  return using && isName && look(besides, words, after) !== undefined && tokens[after + 1] ? name : undefined;
}

const usings = lexicon([
  [
    true,
    'use|use the|use the button|используй|используйте|воспользуйся|воспользуйтесь|используй кнопку|используйте кнопку|воспользуйся кнопкой|воспользуйтесь кнопкой',
  ],
]);

const besides = lexicon([[true, 'on|beside|next to|у|рядом с|возле|напротив']]);

/** "… to the end of the text hit Send": a word that only presses parts what stands before it, with or without "and". */
export function asPress(tokens: readonly Token[]): Token[] {
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
