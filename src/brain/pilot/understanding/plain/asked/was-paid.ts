import { inPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/** "what did I pay for the last trip?": its price is asked for. «сколько платят повару?»: what he earns is. */
export function asPrice(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const earned = wordsTaken(EARNED, words.slice(at, at + MOST_WORDS));
    if (earned > 0) {
      const wage = ['какая', 'зарплата', 'у'].map((word) => inPlaceOf(tokens[at], word));
      return [...tokens.slice(0, at), ...wage, ...tokens.slice(at + earned)];
    }
    const wages = wordsTaken(WAGES, words.slice(at, at + MOST_WORDS));
    if (wages > 0) {
      const wage = ['какая', 'там', 'зарплата'].map((word) => inPlaceOf(tokens[at], word));
      return [...tokens.slice(0, at), ...wage, ...tokens.slice(at + wages)];
    }
    const spent = wordsTaken(SPENT, words.slice(at, at + MOST_WORDS));
    if (spent > 0) {
      const sum = (
        /[а-я]/.test(words[at] ?? '') ? ['какая', 'сумма', 'за', 'все'] : ['what', 'is', 'the', 'sum', 'of', 'all']
      ).map((word) => inPlaceOf(tokens[at], word));
      return [...tokens.slice(0, at), ...sum, ...tokens.slice(at + spent)];
    }
    const said = PAID.exec(words.slice(at, at + MOST_WORDS).join(' '))?.[0].trim();
    if (said === undefined || said === '') continue;
    const asked = ['how', 'much', 'is'].map((word) => inPlaceOf(tokens[at], word));
    return [...tokens.slice(0, at), ...asked, ...tokens.slice(at + said.split(' ').length)];
  }
  return [...tokens];
}

const MOST_WORDS = 9;
const PAID =
  /^what (?:did|do|have|had|will) (?:i|we|you|they|he|she) (?:just |really |actually )?(?:pay|paid|spend|spent|give|gave) (?:for|on)(?= )/;

/** «сколько всего денег ушло на [все] заказы», "how much money went on all the orders": their sum. */
const SPENT =
  /^(?:сколько (?:же |всего |в сумме )*денег (?:всего |в сумме |у меня |у нас |я |мы )*(?:ушло|потрачено|вышло|потратил|потратила|потратили) на(?: все)?|how much money (?:went|was spent|did (?:i|we) spend) on (?:all )?(?:the|my|our|these|those))(?= \p{L}+(?:ы|и|s)(?: |$))/u;

/** «найди работу повара и скажи, сколько там платят». */
const WAGES =
  /^сколько (?:(?:там|тут|здесь) (?:платят|зарабатывают)|(?:платят|зарабатывают) (?:там|тут|здесь))(?= [.,!?]|$)/;

/** Who is paid comes right after it; what is paid for does not. */
const EARNED =
  /^сколько (?:там |тут )*(?:платят|зарабатыва(?:ет|ют)|получа(?:ет|ют))(?= (?!за |мне |нам |в |во |на |по |с |из |там |тут |сейчас )\p{L}{3,}(?:у|ю|ам|ям|е|и)(?: |$))/u;
