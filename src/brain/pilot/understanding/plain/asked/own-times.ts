import { lexicon, look } from '../../lexicon/match.ts';
import { asksAt } from '../../questions/asks-at.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "What time do we take off?", «когда я вылетаю»: on pages and in letters nobody takes off, there is a departure. */
export function asOwnTime(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const asking = look(askings, words, at);
    const from = at + (asking?.length ?? 0);
    const own = asking ? look(owns, words, from) : undefined;
    const deed = own ? look(deeds, words, from + own.length) : undefined;
    const after = from + (own?.length ?? 0) + (deed?.length ?? 0);
    const isBack = /^(?:back|назад|обратно)$/.test(words[after] ?? '');
    const end = after + (isBack ? 1 : 0);
    const next = tokens[end];
    const isWhole = next === undefined || next.isMark || /^(?:from|at|in|and|on|из|от|с|в|на|и)$/.test(next.word);
    // "…, because I need a taxi": why it is asked would be taken for what it is asked of.
    const isReason = next?.text === ',' && /^(?:because|as|since)$/.test(words[end + 1] ?? '');
    if (!asking || !deed || !isWhole || isReason) continue;
    // «когда мы летим назад: во сколько рейс»: after a colon it is asked more precisely.
    if (next?.text === ':' && asksAt(tokens, end + 1))
      return [...tokens.slice(0, at), ...asOwnTime(tokens.slice(end + 1))];
    const back = isBack ? [/ие$/.test(deed.meaning) ? 'обратное' : 'обратный'] : [];
    const said = /[а-я]/.test(words[at] ?? '')
      ? ['когда', ...back, deed.meaning]
      : ['what', 'is', 'the', ...(isBack ? ['return'] : []), deed.meaning, 'time'];
    return [
      ...tokens.slice(0, at),
      ...said.map((word) => inPlaceOf(tokens[at], word)),
      ...asOwnTime(tokens.slice(end)),
    ];
  }
  return [...tokens];
}

const askings = lexicon([[true, 'when|what time|at what time|когда|во сколько|в котором часу|в какое время']]);

const owns = lexicon([
  [
    true,
    "i|we|do i|do we|i'm|we're|i am|we are|am i|are we|will i|will we|i'll|we'll|i will|we will|я|мы|у меня|у нас",
  ],
  // Which one it is was said before.
  [
    true,
    ['plane', 'flight', 'train', 'bus', 'ferry', 'boat', 'coach', 'ship']
      .flatMap((one) => ['the', 'my', 'our'].map((the) => `${the} ${one}`))
      .join('|'),
  ],
]);

/** What travellers do, by what it is called. */
const deeds = lexicon<string>([
  [
    'departure',
    'leave|leaving|leaves|take off|taking off|takes off|depart|departing|departs|fly|flying|fly out|flying out|set off|setting off|sets off|sails',
  ],
  ['arrival', 'arrive|arriving|arrives|land|landing|lands|get there|getting there|gets there'],
  ['check-in', 'check in|checking in'],
  ['check-out', 'check out|checking out'],
  ['вылет', 'вылетаю|вылетаем|улетаю|улетаем|лечу|летим|взлетаю|взлетаем'],
  ['отправление', 'уезжаю|уезжаем|отправляюсь|отправляемся|отплываю|отплываем|отчаливаем'],
  ['прибытие', 'прилетаю|прилетаем|приезжаю|приезжаем|прибываю|прибываем|приплываем|приземляемся'],
  ['заезд', 'заезжаю|заезжаем|заселяюсь|заселяемся'],
  ['выезд', 'выезжаю|выезжаем|выселяюсь|выселяемся'],
]);
