import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { beginsSentence, inPlaceOf, markInPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/** «Нужна утренняя экскурсия с гидом на финском языке», «…, гид пусть говорит по-фински»: it is chosen, and so is the language. */
export function asInLanguage(task: readonly Token[]): Token[] {
  const tokens = asNotedLanguage(task);
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => spokenAt(words, index) !== undefined);
  const spoken = spokenAt(words, at);
  const start = tokens.findLastIndex((_, index) => index <= at && beginsSentence(tokens, index));
  const wish = start < 0 ? 0 : wordsTaken(WISH, words.slice(start, start + 6));
  if (!spoken || wish === 0) return [...tokens];
  const before = tokens.slice(start + wish, tokens[at - 1]?.isMark ? at - 1 : at);
  const said = (word: string) => inPlaceOf(tokens[at], word);
  const language = [said('язык'), said(spoken.whose), markInPlaceOf(tokens[at], '—'), said(spoken.language)];
  const comma = markInPlaceOf(tokens[at], ',');
  const end = at + spoken.length;
  // «…, выбери это и отметь «Буфет»»: that was said.
  const again = wordsTaken(AGAIN, words.slice(end, end + 4));
  const rest = again > 0 ? [comma, ...tokens.slice(end + again)] : tokens.slice(end);
  const choose = inPlaceOf(tokens[start], 'выбери');
  return [...tokens.slice(0, start), choose, ...before, comma, ...language, ...rest];
}

/** «Рейс утренний, гид на финском, …»: in a note without a verb, that is the language. */
function asNotedLanguage(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    (_, index) => tokens[index - 1]?.text === ',' && NOTED.test(words.slice(index, index + 5).join(' ')),
  );
  const [whole = '', who = '', which = ''] = NOTED.exec(words.slice(Math.max(at, 0), at + 5).join(' ')) ?? [];
  const isDone = words.some((_, index) => index < at && look(verbs, words, index) !== undefined);
  if (at < 0 || isDone) return [...tokens];
  const spoken = ['язык', `${who}а`].map((word) => inPlaceOf(tokens[at], word));
  const language = [markInPlaceOf(tokens[at], '—'), inPlaceOf(tokens[at], `${which}ий`)];
  return [...tokens.slice(0, at), ...spoken, ...language, ...tokens.slice(at + whole.split(' ').length)];
}

const NOTED = /^([а-я]{2,}[бвгдзклмнпрстфхцчш]) на ([а-я]+ск|немецк)ом(?: языке)?(?= [,.!]|$)/;

/** Who speaks it, and which language it is. */
function spokenAt(
  words: readonly string[],
  at: number,
): { whose: string; language: string; length: number } | undefined {
  const said = words.slice(at, at + 5).join(' ');
  const [withWhole, who = '', which = ''] = WITH.exec(said) ?? [];
  if (withWhole) return { whose: ofWhom(who), language: `${which}ий`, length: withWhole.split(' ').length };
  const [lets, whom = '', tongue = ''] = LET.exec(said) ?? [];
  return lets ? { whose: `${whom}а`, language: `${tongue}ий`, length: lets.split(' ').length } : undefined;
}

/** «гидом»: «гида». */
function ofWhom(who: string): string {
  return who
    .replace(/ом$/, 'а')
    .replace(/ем$/, 'я')
    .replace(/ами$/, 'ов')
    .replace(/([кгх])ой$/, '$1и');
}

const AGAIN = /^[.,] (?:выбери|выберите) (?:это|такой|такую|их)(?: и)?(?= )/;
const WISH =
  /^(?:(?:мне|нам|я|мы) )?(?:(?:хочу|хотим) (?:пойти|сходить|попасть|поехать) на(?= )|(?:нужен|нужна|нужно|хочу|хотим|выбери|возьми)(?= )|(?:пойду|пойдем|поеду|поедем) на(?= ))/;
const WITH = /^с ([а-я]{3,}(?:ом|ем|ами|кой)) на ([а-я]+ск|немецк)ом(?: языке)?(?= [,.!]|$)/;
const LET = /^([а-я]{2,}[бвгдзклмнпрстфхцчш]) пусть (?:говорит|будет|рассказывает|ведет) по-([а-я]+ск|немецк)и(?= |$)/;
