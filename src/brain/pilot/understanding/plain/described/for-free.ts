import { lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * "shops that ship free of charge", «рестораны, которые доставляют бесплатно», "stays that can be cancelled for free": what one gets for
 * nothing is told on pages by its name, "free shipping".
 */
export function withFree(tokens: readonly Token[]): Token[] {
  const plain = asFree(withoutCharge(whereFree(tokens)));
  const words = wordsIn(plain);
  for (const at of plain.keys()) {
    const opener = look(openers, words, at);
    const from = at + (opener?.length ?? 0);
    const deed = look(services, words, from);
    const end = from + (deed?.length ?? 0);
    const free = deed ? look(nothingPaid, words, end) : undefined;
    const before = plain[at - 1];
    const isRussian = /[а-я]/.test(words[from] ?? '');
    // "which of them ship for free", «кто доставляет бесплатно»: asked so, it is as plain.
    const isAsked = !opener && (isRussian || /^(?:them|these|those)$/.test(before?.word ?? ''));
    if (!deed || !free || !before || before.isMark || isAsked) continue;
    const service = isRussian ? ['с', ...deed.meaning.ru] : [opener ? 'with' : 'have', 'free', deed.meaning.en];
    const said = service.map((word) => inPlaceOf(plain[end], word));
    return [...plain.slice(0, at), ...said, ...withFree(plain.slice(end + free.length))];
  }
  return plain;
}

/** "that don't charge anything for delivery", «не берут денег за доставку»: with free delivery. */
function withoutCharge(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => index > 0 && look(uncharged, words, index) !== undefined);
  const found = look(uncharged, words, at);
  const service = at + (found?.length ?? 0);
  const [noun] = tokens.slice(service, service + 1);
  if (!found || !noun || noun.value || noun.isMark) return [...tokens];
  const opener = look(openers, words, at - 1)?.length === 1 ? 1 : words[at - 1] === ',' ? 1 : 0;
  const isRussian = /[а-я]/.test(noun.word);
  const joint = isRussian ? ['с', 'бесплатной'] : [opener > 0 ? 'with' : 'have', 'free'];
  const named = isRussian ? inPlaceOf(noun, noun.word.replace(/(?:у|ю|а|я)$/, 'ой')) : noun;
  return [
    ...tokens.slice(0, at - opener),
    ...joint.map((word) => inPlaceOf(noun, word)),
    named,
    ...tokens.slice(service + 1),
  ];
}

const NOT = ["don't", 'do not', "doesn't", 'does not', "won't"];
const CHARGE = [
  'charge',
  'charge anything',
  'charge extra',
  'charge you',
  'charge you anything',
  'charge a fee',
  'charge any fee',
  'ask anything',
  'take anything',
];
const uncharged = lexicon([
  [true, NOT.flatMap((not) => CHARGE.map((charge) => `${not} ${charge} for`)).join('|')],
  [true, ['charge', 'charges', 'ask', 'asks', 'take', 'takes', 'want'].map((take) => `${take} nothing for`).join('|')],
  [
    true,
    ['которые ', 'который ', 'что ', '']
      .flatMap((who) => ['не берут', 'не берет', 'не возьмут', 'не требуют'].map((take) => `${who}${take}`))
      .flatMap((take) => [
        `${take} за`,
        `${take} денег за`,
        `${take} платы за`,
        `${take} плату за`,
        `${take} ничего за`,
      ])
      .join('|'),
  ],
]);

/** "hotels where breakfast is free", «отели, где завтрак бесплатный», and «где она бесплатная» of what was said to be paid for. */
function whereFree(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex(
    (word, index) =>
      index > 0 && /^(?:where|где)$/.test(word) && FREE.test(words.slice(index + 2, index + 4).join(' ')),
  );
  const [, noun] = tokens.slice(Math.max(at, 0));
  const service = noun && (/^(?:он|она|оно|it)$/.test(noun.word) ? paidFor(tokens.slice(0, at)) : noun);
  if (at < 0 || !service || service.value || service.isMark) return [...tokens];
  const isRussian = words[at] === 'где';
  const free = (isRussian ? ['с', 'бесплатной'] : ['with', 'free']).map((word) => inPlaceOf(noun, word));
  const from = tokens[at - 1]?.text === ',' ? at - 1 : at;
  // «те рестораны, где»: which ones is said right after.
  const named = tokens
    .slice(0, from)
    .filter(({ word }, index) => index !== from - 2 || !/^(?:те|тех|those)$/.test(word));
  return [...named, ...free, inPlaceOf(noun, service.word), ...tokens.slice(at + (isRussian ? 3 : 4))];
}

const FREE = /^(?:(?:is|comes) free$|бесплатн(?:ый|ая|ое)(?: |$))/;

/** «за доставку платить не хочется», "I'd rather not pay for delivery". */
function paidFor(said: readonly Token[]): Token | undefined {
  const words = wordsIn(said);
  const at = words.findIndex(
    (word, index) =>
      (word === 'for' && words[index - 1] === 'pay') ||
      (word === 'за' &&
        [words[index - 1], words[index + 2]].some((verb) => /^(?:за|пере)?плат(?:ить|им)$/.test(verb ?? ''))),
  );
  return at < 0 ? undefined : said[at + 1];
}

/** "free of charge", "at no extra cost": for free. */
function asFree(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => index > 0 && look(charges, words, index) !== undefined);
  if (at < 0) return [...tokens];
  const free = ['for', 'free'].map((word) => inPlaceOf(tokens[at], word));
  return [...tokens.slice(0, at), ...free, ...asFree(tokens.slice(at + (look(charges, words, at)?.length ?? 0)))];
}

const charges = lexicon([
  [
    true,
    'free of charge|free of any charge|at no charge|at no extra charge|at no cost|at no extra cost|without charge|without extra charge',
  ],
]);

const nothingPaid = lexicon([[true, 'for free|free|бесплатно|даром']]);

const openers = lexicon([
  [
    true,
    'that|which|who|that can be|which can be|, кто|, которые|, который|, которая|, где|которые|которая|который|где',
  ],
]);

interface Service {
  en: string;
  ru: readonly string[];
}

/** What is done for somebody, by what a page calls it. */
const services = lexicon<Service>([
  [
    { en: 'delivery', ru: ['бесплатной', 'доставкой'] },
    'deliver|delivers|bring the food|bring food|bring the order|bring orders|bring it|доставляют|доставляет|привозят|привозит|доставят|привезут|возят|возит',
  ],
  [{ en: 'shipping', ru: ['бесплатной', 'доставкой'] }, 'ship|ships'],
  [
    { en: 'cancellation', ru: ['бесплатной', 'отменой'] },
    'cancelled|canceled|i can cancel|you can cancel|можно отменить|отменяют|отменяется',
  ],
]);
