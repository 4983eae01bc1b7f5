import { lexicon, look } from '../../lexicon/match.ts';
import { padding } from '../../lexicon/small-words.ts';
import { inPlaceOf, type Token, wordBefore, wordsIn } from '../../tokens.ts';

/**
 * «Там есть поле «Город», в нём должна стоять «Рига». Впиши это», "There is a field “City”, it should say “Riga”": what shall stand in a
 * field is written there, and once.
 */
export function asWritten(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    if (at > 0 && !/^[.!?;\n]/.test(tokens[at - 1]?.text ?? '')) continue;
    const opener = look(openers, words, at);
    const field = at + (opener?.length ?? 0);
    const name = tokens[field];
    const shall = look(shalls, words, field + 1);
    const value = tokens[field + 1 + (shall?.length ?? 0)];
    if (!opener || !shall || !name?.value?.exact || !value?.value) continue;
    const said = opener.meaning === 'ru' ? ['впиши', 'в', 'поле'] : ['enter', 'into', 'field'];
    const [write, into, kind] = said.map((word) => inPlaceOf(tokens[at], word));
    const rest = withoutWriting(tokens.slice(field + 2 + shall.length));
    if (!write || !into || !kind) continue;
    return [...tokens.slice(0, at), write, value, into, wordBefore(name, kind.word), name, ...asWritten(rest)];
  }
  return [...tokens];
}

/** "[. Enter that, please]": the same once more. */
function withoutWriting(rest: readonly Token[]): readonly Token[] {
  const words = wordsIn(rest);
  const again = look(writings, words, 1);
  if (!again || !rest[0]?.isMark) return rest;
  let end = 1 + again.length;
  for (let spare = spareAt(words, end); spare > 0; spare = spareAt(words, end)) end += spare;
  return end >= rest.length || rest[end]?.isMark ? rest.slice(end) : rest;
}

function spareAt(words: readonly string[], at: number): number {
  return words[at] === ',' ? 1 : (look(padding, words, at)?.length ?? 0);
}

const openers = lexicon<'en' | 'ru'>([
  ['ru', 'там есть поле|есть поле|тут есть поле|здесь есть поле|на странице есть поле'],
  ['en', "there is a field|there's a field|there is a field called|there's a field called|there is the field"],
]);

const shalls = lexicon([
  [
    true,
    ['стоять', 'быть', 'быть написано']
      .flatMap((stand) => ['должно', 'должна', 'должен'].map((must) => `${must} ${stand}`))
      .flatMap((shall) => [shall, `теперь ${shall}`])
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
    'впиши это|впиши это туда|впишите это|введи это|введите это|внеси это|запиши это|enter that|enter it|enter this|type that in|fill that in|fill it in|write that there|please enter that|please fill that in|please enter it',
  ],
]);
