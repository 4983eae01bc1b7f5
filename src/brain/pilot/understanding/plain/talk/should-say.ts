import { lexicon, look } from '../../lexicon/match.ts';
import { padding } from '../../lexicon/small-words.ts';
import { beginsSentence, inPlaceOf, type Token, wordBefore, wordsIn } from '../../tokens.ts';

/**
 * «Теперь мой «Город» — «Рига»», «в C4 должно стоять 55», «Там есть поле «Город», в нём должна стоять «Рига». Впиши это», "There is a field “City”, it should say “Riga”": what shall stand in a
 * field is written there, and once.
 */
export function asWritten(said: readonly Token[]): Token[] {
  const tokens = asCorrected(said);
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    if (at > 0 && !/^[.,!?;:\n]/.test(tokens[at - 1]?.text ?? '')) continue;
    const opener = look(openers, words, at);
    const field = at + (opener?.length ?? 0);
    const name = tokens[field];
    const shall = opener && lengthOfShall(tokens, field + 1, opener.meaning);
    const value = tokens[field + 1 + (shall ?? 0)];
    if (!opener || !shall || !name || !value?.value) continue;
    const isOfCell = opener.meaning === 'cell' || opener.meaning === 'let';
    const isCell = isOfCell && CELL.test(name.text);
    if (!isCell && (isOfCell || !name.value?.exact)) continue;
    const said = opener.meaning === 'en' ? ['enter', 'into', 'field'] : ['впиши', 'в', 'поле'];
    const [write, into, kind] = said.map((word) => inPlaceOf(tokens[at], word));
    const after = tokens.slice(field + 2 + shall);
    const rest = withoutWriting(after);
    // What is only told of oneself is not yet to be written anywhere.
    if (opener.meaning === 'mine' && rest.length === after.length) continue;
    if (!write || !into || !kind) continue;
    const called = isCell ? [name] : [wordBefore(name, kind.word), name];
    return [...tokens.slice(0, at), write, value, into, ...called, ...asWritten(rest)];
  }
  return [...tokens];
}

/** "My phone number is out of date. It should say 555-12": it is changed to that, and once. */
function asCorrected(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const said = beginsSentence(tokens, at) ? OUTDATED.exec(words.slice(at, at + MOST_OF_OLD).join(' ')) : null;
    const end = at + (said?.[0].split(' ').length ?? 0);
    const field = tokens.slice(at, at + (said?.groups?.['field'] ?? '').split(' ').length);
    const value = tokens[end];
    if (!said || !value || value.isMark || !(value.value || /^\p{Lu}/u.test(value.text))) continue;
    const [change, to] = ['change', 'to'].map((word) => inPlaceOf(tokens[at], word));
    const rest = tokens.slice(end);
    const mark = rest.findIndex(({ isMark }, index) => index > 0 && isMark === true);
    const again = mark < 0 ? null : CHANGED.exec(wordsIn(rest.slice(mark)).join(' '));
    const next = mark + (again?.[0].split(' ').length ?? 0);
    const after = again ? [...rest.slice(0, mark), ...rest.slice(next)] : rest;
    if (change && to) return [...tokens.slice(0, at), change, ...field, to, ...asCorrected(after)];
  }
  return [...tokens];
}

const MOST_OF_OLD = 16;
const OUTDATED =
  /^(?<field>(?:my|our|the) \p{Ll}+(?: \p{Ll}+){0,2}) (?:is|are|looks) (?:(?:now|a bit|completely|still|quite) )*(?:out of date|out-of-date|outdated|wrong|incorrect|old|not right|not correct|no longer (?:right|correct|true))(?: now| any more| anymore)? [.,;:–—-](?: (?:and|so))? (?:it|that|this)(?: (?:should|must|has to|needs to))(?: now)? (?:say|read|be)(?= )/u;
/** "…; please change it there". */
const CHANGED =
  /^[.,;](?: (?:please|so|and|could you|can you))* (?:change|update|correct|fix|amend|set) (?:it|that|this)(?: (?:there|in there|for me|please|accordingly))*(?= )/;

/** How many tokens say that something shall stand there; what is mine is told with a dash. */
function lengthOfShall(tokens: readonly Token[], at: number, how: Opening): number {
  if (how === 'mine') return /^[—–-]$/.test(tokens[at]?.text ?? '') ? 1 : 0;
  const standing = how === 'cell' ? shallStand : how === 'let' ? stands : shalls;
  return look(standing, wordsIn(tokens), at)?.length ?? 0;
}

/** "C4": how a cell of a table is called. */
const CELL = /^[A-ZА-Я]{1,2}\d{1,3}$/;

/** "[. Enter that, please]": the same once more. */
function withoutWriting(rest: readonly Token[]): readonly Token[] {
  const words = wordsIn(rest);
  const again = look(writings, words, 1);
  if (!again || !rest[0]?.isMark) return rest;
  let end = 1 + again.length;
  for (let spare = spareAt(words, end); spare > 0; spare = spareAt(words, end)) end += spare;
  const isOver = end >= rest.length || rest[end]?.isMark === true || /^(?:and|и)$/.test(words[end] ?? '');
  return isOver ? rest.slice(end) : rest;
}

function spareAt(words: readonly string[], at: number): number {
  return words[at] === ',' ? 1 : (look(padding, words, at)?.length ?? 0);
}

/** In which words the field is named: there is one, it is one's own, or it is a cell. */
type Opening = 'en' | 'ru' | 'mine' | 'cell' | 'let';

const openers = lexicon<Opening>([
  [
    'mine',
    ['мой', 'моя', 'мое']
      .flatMap((mine) => [mine, `теперь ${mine}`, `а ${mine}`])
      .flatMap((mine) => ['', ' новый', ' новая', ' новое'].map((anew) => `${mine}${anew}`))
      .join('|'),
  ],
  ['cell', 'в|во|в ячейке|в клетке'],
  ['let', 'пусть в|пусть в ячейке|пусть в клетке|пускай в|пускай в ячейке|пускай в клетке'],
  ['ru', 'там есть поле|есть поле|тут есть поле|здесь есть поле|на странице есть поле'],
  ['en', "there is a field|there's a field|there is a field called|there's a field called|there is the field"],
]);

const STAND = ['стоять', 'быть', 'быть написано'].flatMap((stand) =>
  ['должно', 'должна', 'должен'].map((must) => `${must} ${stand}`),
);

const NUMBERS = ['', ' число', ' значение'];
const STANDS = ['стоит', 'будет', 'будет стоять', 'появится', 'окажется'].flatMap((stands) =>
  NUMBERS.map((what) => `${stands}${what}`),
);

const shallStand = lexicon([
  [true, STAND.flatMap((shall) => NUMBERS.map((what) => `${shall}${what}`)).join('|')],
  [true, STANDS.map((stands) => `пусть ${stands}`).join('|')],
]);

/** «пусть в C4 [стоит] 55». */
const stands = lexicon([[true, STANDS.join('|')]]);

const shalls = lexicon([
  [
    true,
    STAND.flatMap((shall) => [shall, `теперь ${shall}`])
      .flatMap((shall) => [', в нем', ', там', '. в нем', '. там'].map((where) => `${where} ${shall}`))
      .join('|'),
  ],
  [
    true,
    ['should say', 'should read', 'should now say', 'should now read', 'should contain', 'must say']
      .flatMap((shall) => [', it', '. it', ', which', ', and it'].map((where) => `${where} ${shall}`))
      .join('|'),
  ],
]);

const writings = lexicon([
  [
    true,
    'впиши это|впиши это туда|впишите это|введи это|введите это|внеси это|запиши это|укажи это|укажите это|укажи это в поле|впиши это в поле|введи это в поле|исправь|исправь это|исправь в таблице|исправь это в таблице|исправь там|поправь|поправь это|поправь в таблице|enter that|enter it|enter this|type that in|fill that in|fill it in|write that there|please enter that|please fill that in|please enter it',
  ],
  // «введи это число в ячейку»
  [
    true,
    ['впиши', 'введи', 'внеси', 'запиши', 'поставь', 'укажи']
      .flatMap((write) => ['это', 'это число', 'это значение', 'эту сумму'].map((what) => `${write} ${what}`))
      .flatMap((write) => [write, ...['ячейку', 'клетку', 'поле', 'таблицу'].map((cell) => `${write} в ${cell}`)])
      .join('|'),
  ],
]);
