import { kinds } from '../../lexicon/kinds.ts';
import { look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token } from '../../tokens.ts';

/** «в окошке», «нажми кнопочку»: who speaks of something small and dear means a window and a button like others; kilos are kilograms. */
export function withPlainNouns(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const [, small = '', ending = ''] = (!token.value && SMALL.exec(token.word)) || [];
    const plain = PLAIN.get(small);
    const whole = token.value ? undefined : WHOLE.get(token.word);
    if (isRow(tokens, at)) return inPlaceOf(token, 'row');
    if (isNamedList(tokens, at)) return inPlaceOf(token, 'listbox');
    return plain ? inPlaceOf(token, plain + ending) : whole ? inPlaceOf(token, whole) : token;
  });
}

/** "a “checkbox” widget", "the “button” element": what stands in quotes is what it is, not what it is called. */
export function asKindSaid(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const isKind = (one: Token | undefined) =>
      one?.value?.exact === true && look(kinds, [one.value.text.toLowerCase()], 0) !== undefined;
    if (isKind(token) && WIDGET.test(tokens[at + 1]?.word ?? '')) return [inPlaceOf(token, token.value?.text ?? '')];
    return WIDGET.test(token.word) && isKind(tokens[at - 1]) ? [] : [token];
  });
}

const WIDGET = /^(?:widget|element|control|component)$/;

/** "on the line with Ann", "her line in the list": a row. */
function isRow(tokens: readonly Token[], at: number): boolean {
  const said = [-2, -1, 0, 1].map((step) => tokens[at + step]?.word ?? '').join(' ');
  return LINE.test(said) && tokens[at]?.word === 'line';
}

/** "in the “Topics” list, please …": it has a name, and asks for no list of anything. */
function isNamedList(tokens: readonly Token[], at: number): boolean {
  const isNamed = tokens[at]?.word === 'list' && tokens[at - 1]?.value?.exact === true;
  const isPlace = [2, 3].some((back) => /^(?:in|on|from)$/.test(tokens[at - back]?.word ?? ''));
  return isNamed && isPlace && tokens[at + 1]?.text === ',';
}

const LINE =
  /^(?:\S* (?:the|that|this) line (?:with|for|where)|(?:on|in|at|from|be) (?:the|that|this|a) line (?:with|for|where|in)|\S* (?:her|his|their|its|that) line (?:in|of|on|with|i'm|there)|(?:on|in) (?:her|his|their|its|that) line (?:[.,!?;]|and)?)$/;

const PLAIN: ReadonlyMap<string, string> = new Map([
  ['окошк', 'окн'],
  ['кнопочк', 'кнопк'],
  ['вкладочк', 'вкладк'],
  ['папочк', 'папк'],
  ['иконочк', 'иконк'],
  ['строчк', 'строк'],
]);
const WHOLE: ReadonlyMap<string, string> = new Map([
  ['kilos', 'kilograms'],
  ['кило', 'килограммов'],
]);
const SMALL = /^(окошк|кнопочк|вкладочк|папочк|иконочк|строчк)(а|о|и|е|у|ой|ом|ою|ами|ам|ах)$/;

/** «билеты на самолёт Рига — Осло»: by what one goes is seen on the page; where to is what counts. */
export function withPlainTickets(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ word, value }, at) =>
      value ||
      !(
        (word === 'на' && isMeans(tokens[at + 1]) && isTicket(tokens[at - 1])) ||
        (isMeans(tokens[at]) && tokens[at - 1]?.word === 'на' && isTicket(tokens[at - 2]))
      ),
  );
}

function isTicket(token: Token | undefined): boolean {
  return /^билет(?:ы|а|ов|ик|ики)?$/.test(token?.word ?? '');
}

function isMeans(token: Token | undefined): boolean {
  return /^(?:самолет|поезд|автобус|электричку|паром)$/.test(token?.word ?? '');
}
