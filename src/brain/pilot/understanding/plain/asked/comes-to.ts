import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "what did the order come to in all?", «на сколько вышел заказ», «сколько там выходит итого»: the total is asked for. */
export function asTotal(tokens: readonly Token[]): Token[] {
  for (const at of tokens.keys()) {
    const total = totalAt(tokens, at);
    if (!total) continue;
    const { words, end } = total;
    const said = words.map((word) => (typeof word === 'string' ? inPlaceOf(tokens[at], word) : word));
    return [...tokens.slice(0, at), ...said, ...asTotal(tokens.slice(end))];
  }
  return [...tokens];
}

interface Total {
  /** What is said instead: words, and what it is the total of. */
  words: readonly (string | Token)[];
  end: number;
}

function totalAt(tokens: readonly Token[], at: number): Total | undefined {
  const stop = tokens.findIndex(({ isMark }, index) => index > at && isMark);
  const end = stop < 0 ? tokens.length : stop;
  const words = wordsIn(tokens.slice(at, end));
  // «…, если сложить все счета»: it is said how to come by it.
  if (/^(?:if|если)$/.test(tokens[end + 1]?.word ?? '')) return undefined;
  return englishTotal(tokens.slice(at, end), words, at) ?? russianTotal(words, at);
}

/** "what the whole thing came to", "how much will the trip come to altogether". */
function englishTotal(said: readonly Token[], words: readonly string[], at: number): Total | undefined {
  const plain = words.map((word) => word || VALUE).join(' ');
  const comes = COMES.exec(plain)?.groups;
  const asked = comes ?? COSTS.exec(plain)?.groups;
  if (!asked) return undefined;
  const from = (asked['asking'] ?? '').split(' ').length + (asked['helper'] ? 1 : 0);
  const whose = said.slice(from, from + (asked['whose'] ?? '').split(' ').length);
  const isAll = WHOLE.test(asked['whose'] ?? '');
  return {
    words: ['what', 'is', 'the', 'total', ...(comes ? [] : ['price']), ...(isAll ? [] : ['of', ...whose])],
    end: at + words.length,
  };
}

/** Stands for a value, which has no word. */
const VALUE = '#';
const COMES =
  /^(?<asking>how much|what) (?:(?<helper>did|does|do|will|would) )?(?<whose>\S+(?: \S+){0,6}?) (?:(?:come|comes|came|add|adds|added|amount|amounts|amounted)(?: up| out)?|will come|would come) to(?: (?:in (?:all|total)|altogether|all together|overall|all told))*$/;
/** "what does the trip cost altogether": of several it is what they cost together. */
const COSTS =
  /^(?<asking>how much|what) (?:(?<helper>did|does|do|will|would) )?(?<whose>(?:(?!and )\S+ ){0,6}?(?!and )\S+) costs?(?: (?:me|us))? (?:in (?:all|total)|altogether|overall|all told)$/;
const WHOLE =
  /^(?:it|that|this|it all|that all|this all|everything|(?:the |this |that )?(?:whole (?:thing|lot)|lot|bill))$/;

/** «на сколько там всего вышло в последнем письме», «сколько выходит в сумме по всем счетам». */
function russianTotal(words: readonly string[], at: number): Total | undefined {
  const said = words.map((word) => word || VALUE).join(' ');
  const asked = COMES_OUT.exec(said)?.groups;
  const isMeant =
    asked?.['on'] ||
    /к оплате$/.test(asked?.['all'] ?? '') ||
    MADE.test(`${asked?.['before'] ?? ''} ${asked?.['after'] ?? ''}`);
  if (!asked || !isMeant) return undefined;
  const length = (asked['all'] ?? '').trim().split(' ').length;
  // «по всем заказам», «за все поездки»: theirs together.
  const isMade = /^(?:по|за) (?:вс[еёх]\p{L}*|эти\p{L}*|обо?и[мх]|обеи[мх])(?= )/u.test(words.slice(length).join(' '));
  if (isMade) return { words: ['какая', 'сумма'], end: at + length + 1 };
  return { words: ['какой', 'итог'], end: at + length };
}

const SMALL = '(?:там|тут|здесь|же|всего|мне|нам|у меня|в сумме|итого|в итоге|в общей сложности)';
const COMES_OUT = new RegExp(
  `^(?<all>(?:(?<on>на (?:сколько|какую сумму))|сколько)(?<before>(?: ${SMALL})*) (?:вышло|выходит|выйдет|получилось|получается|получится|набежало|набегает|потянуло|тянет|к оплате(?= (?:в|по|за|из|на) ))(?<after>(?: ${SMALL})*))(?: |$)`,
  'u',
);
const MADE = /в сумме|итого|в итоге|в общей сложности/;
