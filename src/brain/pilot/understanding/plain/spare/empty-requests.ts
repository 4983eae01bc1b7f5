import { has, lexicon, look } from '../../lexicon/match.ts';
import { connectors, filler, padding } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { sentenceStart, type Token, wordsIn } from '../../tokens.ts';

/** "…, could you set that up for me?", "… and tell me", «посмотри, пожалуйста»: it asks for what was said before or is said next. */
export function withoutEmptyRequests(tokens: readonly Token[]): Token[] {
  const parts = partsOf(tokens);
  const isQuestion = tokens.some((_, at) => isAsking(wordsIn(tokens), at));
  const isEmpty = (part: readonly Token[], at: number) =>
    isEmptyRequest(part, doingAt) ||
    isSaidBefore(part, parts.slice(0, at).flat()) ||
    (/(?:^| )если .*(?:поставить|включить|выбрать|отметить|выставить) /.test(
      wordsIn(parts.slice(0, at).flat()).join(' '),
    ) &&
      isEmptyRequest(part, settingAt)) ||
    (isSummed(parts.slice(0, at).flat()) && isEmptyRequest(part, summingAt)) ||
    (isWishedFor(parts.slice(0, at).flat()) && isEmptyRequest(part, mendingAt)) ||
    (isQuestion &&
      (isEmptyRequest(part, tellingAt) ||
        (isAskedFirst([...parts.slice(0, at).flat(), ...part]) && isEmptyRequest(part, findingAt))) &&
      !(parts[at + 1] ?? []).some((_, index, next) => index < 2 && isAsking(wordsIn(next), index)));
  const kept = parts.map((part, at) => (isEmpty(part, at) ? part.filter(({ text }) => /^[.!?;\n]$/.test(text)) : part));
  const isSaid = kept.some((part) => part.some(({ isMark, word }) => !isMark && !has(connectors, word)));
  return isSaid ? kept.flat() : [...tokens];
}

/** «Какая сумма в последнем письме? Найди его»: to tell what was asked of it, it is found anyway. */
function isAskedFirst(before: readonly Token[]): boolean {
  return before.some(
    ({ text, word }, at) => text === '?' || (/^(?:know|знать|узнать|выяснить)$/.test(word) && at < MOST_BEFORE),
  );
}

const MOST_BEFORE = 6;

/** The task cut at its marks and joining words, each of which begins a part. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    // «напиши, пожалуйста, такой вопрос»: politeness parts nothing.
    const isPolite =
      token.text === ',' &&
      [tokens[at - 1], tokens[at + 1]].some((one) => /^(?:please|пожалуйста)$/.test(one?.word ?? '')) &&
      !isAskedAnew(tokens, at);
    const isJoint = (token.isMark && !isPolite) || (!token.value && /^(?:and|then|и|а|so)$/.test(token.word));
    if (isJoint && parts.at(-1)?.some(({ isMark }) => !isMark)) parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts;
}

/** "…, please fill that in": with a verb right after it, politeness begins another request. */
function isAskedAnew(tokens: readonly Token[], comma: number): boolean {
  return look(verbs, wordsIn(tokens), comma + 2)?.form === 'base' && !tokens[comma - 1]?.isMark;
}

/** «…, если отсортировать таблицу? отсортируй»: a verb alone that was said before. */
function isSaidBefore(part: readonly Token[], before: readonly Token[]): boolean {
  const said = part.filter(
    ({ isMark, word }) => !isMark && !/^(?:and|then|и|а|so|please|пожалуйста|just|просто)$/.test(word),
  );
  const [verb, ...others] = said;
  if (!verb || verb.value || others.length > 0 || verb.word.length < 6 || look(verbs, [verb.word], 0) === undefined)
    return false;
  return before.some(({ word, value }) => !value && word.length > 5 && word.slice(0, 6) === verb.word.slice(0, 6));
}

/** «В графе должно стоять 5, исправь это»: how it shall be was said. */
function isWishedFor(before: readonly Token[]): boolean {
  const sentence = before.slice(sentenceStart(before, before.length));
  const at = sentence.findIndex(({ word }) => /^(?:долж(?:ен|на|но|ны)|впиши)$/.test(word));
  return at >= 0 && sentence.slice(at).some(({ value }) => value);
}

/** «Какая сумма за все поездки? Посчитай общую сумму»: it was asked for. */
function isSummed(before: readonly Token[]): boolean {
  return before.some(({ word }, at) => /^(?:сумма|сумму|sum)$/.test(word) && before[at - 1]?.word.startsWith('как'));
}

const summingAt: LengthAt = (words, at) =>
  /^(?:посчитай|сложи|подсчитай)(?:те)? (?:(?:общую |всю )?сумму|все|их|их все)(?= |$)/
    .exec(words.slice(at).join(' '))?.[0]
    .split(' ').length;

/** «… , если поставить галочку? Выстави её»: that it is set was said. */
const settingAt: LengthAt = (words, at) =>
  /^(?:выстави|поставь|включи|отметь|выбери)(?:те)? (?:ее|его|их|это)(?= |$)/
    .exec(words.slice(at).join(' '))?.[0]
    .split(' ').length;

const mendingAt: LengthAt = (words, at) => MENDED.exec(words.slice(at).join(' '))?.[0].split(' ').length;

const MENDED =
  /^(?:(?:исправь|поправь|измени|поменяй|обнови)(?:те)?(?: пожалуйста)?(?: (?:это|его|ее|там|тут|(?:эту |этот |это )?(?:ячейку|поле|строку|значение|число|графу)))?)(?= |$)/;

type LengthAt = (words: readonly string[], at: number) => number | undefined;

/** Whether all that is said there, but for politeness, is a request of this kind. */
function isEmptyRequest(part: readonly Token[], lengthAt: LengthAt): boolean {
  const said = part.filter(({ isMark, word }) => !isMark && !/^(?:and|then|и|а|so)$/.test(word));
  const words = wordsIn(said);
  let at = 0;
  for (let polite = look(filler, words, at); polite; polite = look(filler, words, at)) at += polite.length;
  const from = lengthAt(words, at) === undefined ? 0 : at;
  const length = said[at]?.value ? undefined : lengthAt(words, from);
  if (length === undefined) return false;
  let end = from + length;
  for (let spare = look(padding, words, end); spare; spare = look(padding, words, end)) end += spare.length;
  return end === said.length;
}

/** "…, please fill these in", «внеси это в форму»: what was said before goes where it was said to go. */
const doingAt: LengthAt = (words, at) =>
  look(doings, words, at)?.length ?? FILLED_IN.exec(words.slice(at).join(' '))?.[0].split(' ').length;

const tellingAt: LengthAt = (words, at) => look(tellings, words, at)?.length;

const findingAt: LengthAt = (words, at) =>
  look(findings, words, at)?.length ?? SUCH_FOUND.exec(words.slice(at).join(' '))?.[0].split(' ').length;

/** «поищи такие вакансии в этом городе»: such as were asked about, and where. */
const SUCH_FOUND =
  /^(?:найди|поищи|отыщи)(?:те)? (?:(?:тут|там|здесь) \p{L}+|(?:(?:тут|там|здесь) )?(?:так(?:ие|ую|ой|ое)|эт(?:и|у|от|о)) \p{L}+(?: (?:в|на) (?:этом|этой|том|той) \p{L}+)?)$/u;

const THOSE = '(?:(?:all (?:of )?)?(?:it|that|this|these|those|them)|(?:all )?(?:this|that) information|these details)';
const THESE = '(?:(?:все )?(?:это|эти данные|его|ее|их))';
const FILLED_IN = new RegExp(
  `^(?:(?:fill|put|enter|write|type) ${THOSE} (?:in(?:to)? the (?:form|fields)|in there|in)` +
    `|(?:enter|write|type) ${THOSE} there` +
    `|(?:запиши|впиши|введи|внеси|укажи)(?:те)? ${THESE} (?:туда|там|в форму|в поля)` +
    `|(?:заполни|внеси)(?:те)? ${THESE}` +
    '|(?:сделай|выполни|примени)(?:те)?(?: пожалуйста)? (?:такую|эту) (?:сортировку|фильтрацию)' +
    '|(?:сделай|поставь|включи|выбери)(?:те)?(?: пожалуйста)? такой (?:фильтр|отбор|порядок)' +
    '|(?:do|apply|make) (?:that|this) (?:sort|sorting|filtering))(?= |$)',
);

function isAsking(words: readonly string[], at: number): boolean {
  return /^(?:what|what's|which|how|when|who|where|whether|know|сколько|как(?:\p{L}{2,3})?|котор\p{L}+|когда|где|кто|почем|узнать|знать)$/u.test(
    words[at] ?? '',
  );
}

/** These do what was said before. */
const doings = lexicon([
  [
    true,
    'change this setting|change that setting|change these settings|change those settings|change these two settings|change both settings|adjust these settings|adjust this setting|ask them something|ask something|ask you something|know something|find something out|find out something|ask about something|кое-что узнать|кое-что узнать у них|узнать кое-что|узнать у них кое-что|узнать кое-что у них|кое-что спросить|кое-что спросить у них|спросить кое-что|спросить у них кое-что|do that|do this|do so|do it like that|make it so|arrange that|arrange this|arrange it|sort that out|sort it out|set that up|set it up|set this up|set them up|make that happen|make it happen|fill in the fields|fill in the form|fill out the form|fill out the fields|complete the form|complete the fields|fill in these fields|fill in all the fields|complete all the fields|заполни поля|заполни все поля|заполните все поля|заполни форму|заполните поля|заполните форму|сделай так|сделайте так|так и сделай|так и сделайте|сделай это|сделайте это|сделать это|устрой это|устройте это|организуй это',
  ],
]);

/** These ask for the answer to what was asked elsewhere. */
const tellings = lexicon([
  [
    true,
    'tell me|let me know|write it down|напиши|напиши мне|напишите|напишите мне|find out|find that out|find it out|check that|check this|have a look|take a look|look|see|скажи|скажите|сообщи|сообщите|посмотри|посмотрите|посмотреть|узнай|узнайте|проверь|проверьте|выясни|подскажи|подскажите|не подскажешь|не подскажешь ли|не подскажете|не подскажете ли|переключи|будьте любезны|будьте добры',
  ],
]);

/** These look for what was asked about. */
const findings = lexicon([
  [
    true,
    'find it|find that one|find them|look it up|найди его|найди ее|найди их|найдите его|найдите ее|найдите их|отыщи его|отыщи ее|отыщи их|поищи его|поищи ее|поищи их',
  ],
]);
