import { lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, partStart, sentenceStart, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * "Create a card “Call Ann”. It should be under the heading “Ideas”", «создай папку «Фото», она должна лежать в «Семье»»: where something
 * new shall be is where it is made, and is said in one sentence. What is there already may be looked for in such a place instead.
 */
export function asMadeThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const mark = tokens.findIndex(
    ({ isMark }, at) => isMark === true && tokens[at - 1]?.value?.exact === true && placedAfter(words, at) > 0,
  );
  const start = sentenceStart(tokens, mark);
  const isNew = tokens.slice(start, Math.max(mark, 0)).some((_, at) => look(makings, words, start + at) !== undefined);
  const place = tokens.slice(placedAfter(words, mark));
  // «Нужна карточка «Лампа», место ей в разделе «Идеи»»: it is made there.
  const from = partStart(tokens, mark);
  const needed = mark > 0 ? wordsTaken(NEEDED, words.slice(from, mark)) : 0;
  if (!isNew && needed > 0)
    return [
      ...tokens.slice(0, from),
      inPlaceOf(tokens[from], 'добавь'),
      ...tokens.slice(from + needed, mark),
      ...place,
    ];
  return isNew ? [...tokens.slice(0, mark), ...place] : [...tokens];
}

/** Where the place begins that is told after this mark; nothing where none is. */
function placedAfter(words: readonly string[], mark: number): number {
  const joint = /^(?:and|и|а)$/.test(words[mark + 1] ?? '') ? mark + 2 : mark + 1;
  const length = look(shallBe, words, joint)?.length ?? 0;
  const isPlace = /^(?:under|in|on|into|below|inside|под|в|во|на|внутри)$/.test(words[joint + length] ?? '');
  return length > 0 && isPlace ? joint + length : 0;
}

const NEEDED = /^(?:(?:мне|нам) )?(?:нужен|нужна|нужно)(?= )/;

const makings = lexicon([
  [true, 'create|creating|add|make|создай|создайте|создать|добавь|добавьте|добавить|заведи|заведите|завести'],
]);

const shallBe = lexicon([
  [
    true,
    ['it', 'this', 'that', 'the new one']
      .flatMap((it) =>
        [
          'should be',
          'should go',
          'should sit',
          'should stand',
          'should appear',
          'must be',
          'has to be',
          'needs to be',
          'needs to go',
          'belongs',
          'goes',
        ].map((be) => `${it} ${be}`),
      )
      .join('|'),
  ],
  [
    true,
    ['он должен', 'она должна', 'оно должно']
      .flatMap((it) =>
        ['быть', 'лежать', 'стоять', 'находиться', 'оказаться', 'попасть', 'появиться'].map((be) => `${it} ${be}`),
      )
      .join('|'),
  ],
  [true, 'место ему|место ей|его место|ее место|ему место|ей место'],
  [
    true,
    ['пусть', 'пусть он', 'пусть она', 'пусть оно']
      .flatMap((it) => ['будет', 'лежит', 'стоит'].map((be) => `${it} ${be}`))
      .join('|'),
  ],
]);
