import { lexicon, look } from '../../lexicon/match.ts';
import { beginsSentence, inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "turn on the filter for free delivery", «поставь фильтр на удалённую работу»: that is to filter by it. */
export function asFilter(tokens: readonly Token[]): Token[] {
  return asFiltered(asApplied(withResultsShown(asFilteredBy(tokens))));
}

/** "[maker filter]: Volt": filter by maker. */
function asFilteredBy(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, index) =>
      beginsSentence(tokens, index) &&
      /^\p{L}{3,}$/u.test(text) &&
      tokens[index + 1]?.word === 'filter' &&
      tokens[index + 2]?.text === ':',
  );
  const [by] = tokens.slice(at, at + 1);
  if (at < 0 || !by) return [...tokens];
  const said = ['filter', 'by', by.word].map((word) => inPlaceOf(by, word));
  return [...tokens.slice(0, at), ...said, ...tokens.slice(at + 2)];
}

/** «отметь «С садом» и обнови результаты»: they are shown anew. */
function withResultsShown(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const isShown = /^(?:обнови|выведи|обновите|выведите)$/.test(token.word) && tokens[at + 1]?.word === 'результаты';
    const next = tokens[at + 2];
    const isOver = next === undefined || next.isMark === true || next.word === 'и';
    return isShown && isOver && /^(?:и|потом|затем)$/.test(tokens[at - 1]?.text ?? '')
      ? { ...token, text: 'покажи', word: 'покажи' }
      : token;
  });
}

/** «включи в фильтрах «С садом», примени их»: the filters are applied. */
function asApplied(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex(
    (word, index) => /^примени(?:те)?$/.test(word) && /^(?:их|его)$/.test(words[index + 1] ?? ''),
  );
  const next = tokens[at + 2];
  const isOver = next === undefined || next.isMark === true || next.word === 'и';
  const areFilters = words.slice(0, Math.max(at, 0)).some((word) => /^фильтр/.test(word));
  if (at < 0 || !isOver || !areFilters) return [...tokens];
  const apply = ['примени', 'фильтры'].map((word, index) => inPlaceOf(tokens[at + index], word));
  return [...tokens.slice(0, at), ...apply, ...tokens.slice(at + 2)];
}

function asFiltered(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => toolAt(tokens, index) !== undefined);
  const end = toolAt(tokens, at);
  const [verb, joint] = [tokens[at], tokens[end ?? -1]];
  if (end === undefined || !verb || !joint) return [...tokens];
  const [filter, by] = !/[а-я]/.test(verb.word)
    ? ['filter', 'by']
    : [verb.word.endsWith('ть') ? 'отфильтровать' : 'отфильтруй', 'по'];
  return [
    ...tokens.slice(0, at),
    { ...verb, text: filter, word: filter },
    { ...joint, text: by, word: by },
    ...asFiltered(tokens.slice(end + 1)),
  ];
}

/** Where the words for putting a filter to use end, that begin here: with what leads to by what it filters. */
function toolAt(tokens: readonly Token[], from: number): number | undefined {
  const words = wordsIn(tokens);
  const verb = tokens[from]?.value ? undefined : look(usings, words, from);
  const after = from + (verb?.length ?? 0);
  const at = words.findIndex(
    (word, index) => index >= after && !/^(?:,|пожалуйста|please|the|a|an|там|there)$/.test(word),
  );
  const isTool = verb && at >= 0 && /^(?:filter|фильтр)$/.test(words[at] ?? '');
  return isTool && /^(?:for|by|on|to|по|на)$/.test(words[at + 1] ?? '') && tokens[at + 2] ? at + 1 : undefined;
}

const usings = lexicon([
  [
    true,
    'turn on|switch on|put on|enable|activate|apply|use|set|set up|включи|включите|включить|поставь|поставьте|поставить|примени|примените|применить|используй|используйте|использовать|установи|установите|установить|выставь|выставить|задай|задать|активируй|активировать',
  ],
]);
