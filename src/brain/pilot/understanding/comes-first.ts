import { type Token, wordBefore, wordsIn } from './tokens.ts';

/** "the job that comes first", «вакансия, которая стоит первой», "the one at the top": the first job. */
export function asFirst(tokens: readonly Token[]): Token[] {
  for (const at of tokens.keys()) {
    const place = placeAt(tokens, at);
    const named = place && tokens[place.noun];
    if (!place || !named) continue;
    const word = ORDINALS[/[а-я]/.test(named.word) ? 'ru' : 'en'][place.isLast ? 'last' : 'first'];
    const ordinal = wordBefore(named, word);
    const head = THAT_ONE.test(named.word) ? [{ ...ordinal, end: named.end }] : [ordinal, named];
    return asFirst([...tokens.slice(0, place.noun), ...head, ...tokens.slice(at + place.length)]);
  }
  return [...tokens];
}

const ORDINALS = { en: { first: 'first', last: 'last' }, ru: { first: 'первый', last: 'последний' } } as const;

interface Place {
  /** Where what comes first or last is named: right before it. */
  noun: number;
  length: number;
  isLast: boolean;
}

function placeAt(tokens: readonly Token[], at: number): Place | undefined {
  const noun = tokens[at - 1]?.text === ',' ? at - 2 : at - 1;
  const named = tokens[noun];
  if (!named || named.value || named.isMark || !/^\p{Ll}{2,}$/u.test(named.text)) return undefined;
  const words = wordsIn(tokens).slice(at, at + MOST_WORDS);
  const { groups } = FIRST.exec(words.join(' ')) ?? {};
  if (!groups) return undefined;
  const { relative, verb, where = '', ahead, behind, said = '' } = groups;
  const list = ahead ?? behind;
  const isAsked = /^(?:which|what|как(?:ой|ая|ое))$/.test(tokens[noun - 1]?.word ?? '');
  // "the button at the top" is the first of nothing; "the one at the top" is.
  const isOne = named.word === 'one' || THAT_ONE.test(named.word);
  const isLed =
    relative !== undefined || list !== undefined || (isAsked && (verb !== undefined || PLACED.test(where))) || isOne;
  const isNoun = named.text.length > 2 || (isOne && relative !== undefined);
  if (!isLed || !isNoun || (isOne && !relative && !verb && !/^(?:at|on)$/.test(words[0] ?? ''))) return undefined;
  return { noun, length: said.split(' ').length, isLast: LAST.test(where) };
}

const MOST_WORDS = 9;
const THAT_ONE = /^(?:тот|та|то|ту|той|том)$/;
const PLACED = /^(?:на|в|at|on|in) /;
const LAST = /(?:last|bottom|end|последн\p{L}+|конце|низу|внизу)/u;

const RELATIVE = '(?:(?<relative>котор\\p{L}+|что|that|which) )?';
const VERB =
  '(?:(?<verb>is|are|comes(?: up| out)?|came(?: up| out)?|appears|stands|sits|ends up|is (?:listed|shown|placed)|ranks|сто[ия]т|ид[уе]т|находится|окажется|оказал\\p{L}+|будет|значится|показан\\p{L}*|расположен\\p{L}*) )?';
const LIST = '(?:в (?:этом )?списке|списка|таблицы|выдачи|of (?:the|that|this) (?:list|results|table))';
const WHERE =
  '(?<where>перв(?:ой|ым|ая|ый|ое)|последн(?:ей|им|яя|ий|ее)|(?:на|в) (?:перв|последн)ом месте|(?:в )?(?:самом )?(?:начале|конце)|(?:в |на )?(?:самом )?верху|в (?:самом )?низу|внизу|first|last|number one|in (?:the )?(?:first|last) place|on top|at the (?:very )?(?:top|bottom|end|beginning))';
const FIRST = new RegExp(
  `^(?<said>${RELATIVE}${VERB}(?:(?<ahead>${LIST}) )?${WHERE}(?: (?<behind>${LIST}))?)(?: |$)`,
  'u',
);
