import { afterFiller, commandsAt } from '../../clauses.ts';
import { look } from '../../lexicon/match.ts';
import { properties } from '../../lexicon/properties.ts';
import { asksAt } from '../../questions/asks-at.ts';
import { beginsSentence, isNameLike, type Token, wordsIn } from '../../tokens.ts';

/**
 * «Неделю не заглядывал в чат, скажи, сколько …», «Реклама мне ни к чему, так что нажми «Закрыть»»: how somebody came to ask names nothing
 * that is needed, and is left out where it is told right after it what to do. So is what they wonder about, if they ask for it in full.
 */
export function withoutCircumstances(tokens: readonly Token[]): Token[] {
  const starts = tokens.flatMap((_, at) => (beginsSentence(tokens, at) ? [at] : []));
  for (const from of starts) {
    const end = commandsAt(tokens, afterFiller(tokens, from)) ? 0 : deedAfter(tokens, from);
    if (end > from && isMerelyTold(tokens.slice(from, end), tokens.slice(end)))
      return [...tokens.slice(0, from), ...withoutCircumstances(tokens.slice(end))];
  }
  return [...tokens];
}

/** Where what is to be done begins, after a mark in the same sentence or at its end. */
export function deedAfter(tokens: readonly Token[], from: number): number {
  const words = wordsIn(tokens);
  for (const [at, { text, isMark }] of tokens.entries()) {
    if (at <= from || !isMark) continue;
    const therefore =
      THEREFORE.exec(words.slice(at + 1, at + 4).join(' '))?.[0]
        .trim()
        .split(' ').length ?? 0;
    const next = afterFiller(tokens, at + 1 + therefore);
    if (/^[,:.!]$/.test(text) && commandsAt(tokens, next) && /[а-я]/.test(words[next] ?? '')) return next;
    if (/^[.!?;\n]/.test(text)) return 0;
  }
  return 0;
}

const THEREFORE = /^(?:и )?(?:поэтому|так что|потому|значит)(?= )/;

/** Nothing is named there, nothing is wished for, and nothing in what comes next points at it. */
function isMerelyTold(told: readonly Token[], rest: readonly Token[]): boolean {
  const said = told.map(({ word, text }) => word || text.toLowerCase()).join(' ');
  const isNamed = told.some((token, at) => (token.value ? !isPast(token) : at > 0 && isNameLike(token)));
  const stop = rest.findIndex(({ isMark, word }) => isMark || /^(?:и|а)$/.test(word));
  const first = rest.slice(0, stop < 0 ? rest.length : stop);
  if (isNamed || first.some((token, at) => POINTING.test(token.word) || isOneOfThem(token, first[at + 1])))
    return false;
  if (WONDERING.test(said)) return isAskedInFull(rest);
  return (TOLD.test(said) || NEEDLESS.test(said)) && !WISHING.test(said) && !asksIn(told);
}

/** No day that is over is one to do something on. */
function isPast({ text }: Token): boolean {
  return /^(?:поза)?вчера$/i.test(text);
}

/** «смотрел лампы, возьми [первую]»: of what was spoken of. */
function isOneOfThem({ word, value }: Token, next: Token | undefined): boolean {
  const isAlone = next === undefined || /^(?:в|во|на|из|и|к|с)$/.test(next.word);
  return !value && isAlone && /^\p{L}{2,}(?:ый|ий|ую|юю|ое|ые|ие)$/u.test(word);
}

/** «посмотри, сколько стоит «Волна»», «скажи время вылета рейса Рим — Осло». */
function isAskedInFull(rest: readonly Token[]): boolean {
  const words = wordsIn(rest);
  const asked = words[1] === ',' ? 2 : /^(?:мне|нам)$/.test(words[1] ?? '') ? 2 : 1;
  const isAsked = TELL.test(words[0] ?? '') && (asksAt(rest, asked) || look(properties, words, asked) !== undefined);
  return isAsked && rest.slice(asked).some(isNameLike);
}

function asksIn(told: readonly Token[]): boolean {
  return told.some((_, at) => told[at - 1]?.text === ',' && asksAt(told, at));
}

const TELL = /^(?:посмотри|глянь|скажи|сообщи|узнай|проверь|назови|подскажи|выясни|покажи)(?:те)?$/;
const POINTING =
  /^(?:его|ее|их|ему|ей|им|него|нее|них|нем|ней|ним|ними|там|туда|оттуда|эт(?:от|у|о|и|ого|ой|их|ом)|та(?:м|кой|кую|кое|кие)|т(?:от|у|е)|он|она|они|оно)$/;

/** What somebody did, or is doing: «заказываю такси», «мы вчера переехали», «неделю не заглядывал». */
const TOLD =
  /^(?:(?:а|и|но|я|мы|тут|вот|наконец|уже|только|вчера|сегодня|сейчас|давно|недавно|опять|снова|неделю|месяц|пару|дней|недель|весь|день|не) )*(?:\p{L}{2,}(?:л|ла|ли|лся|лась|лись)|\p{L}{3,}(?:аю|яю|ую|юю|аем|яем|уем|юсь|усь|емся|имся)|еду|едем|иду|идем|лечу|летим|лежу|сижу|жду|ждем)(?= |$)/u;
/** «лишние уведомления мне ни к чему». */
const NEEDLESS =
  /^(?:\p{L}+ ){1,3}(?:мне|нам) (?:(?:тут|здесь|пока|совсем|вообще) )*(?:ни к чему|не интересн[ыао]|без надобности)(?= [,.:])/u;
const WISHING =
  /(?<!\p{L})(?:хо(?:чу|тим|чется|тел\p{L}*|телось)|нуж(?:ен|на|но|ны)|надо|ищу|ищем|пора|если|чтобы|пусть|долж(?:ен|на|но|ны)|можно|понравил\p{L}+|выбрал\p{L}*|решил\p{L}*|договорил\p{L}+)(?!\p{L})/u;
/** «не помню, когда обратно», «хочу понять, во сколько …». */
const WONDERING =
  /(?:^| )(?:не (?:помню|вспомню|знаю|пойму)|забыл[аи]?|(?:хочу|хотим|пытаюсь|надо) (?:понять|разобраться|выяснить|прикинуть|знать|узнать)) ,/;
