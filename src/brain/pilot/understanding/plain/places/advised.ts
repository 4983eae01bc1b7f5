import { saidThere, type Token, wordsIn } from '../../tokens.ts';

/** «Нам посоветовали заглянуть в «Осень»: открой Тверь и сохрани этот музей»: what was recommended is what is pointed at afterwards. */
export function asAdvised(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const mark = tokens.findIndex(({ isMark }) => isMark === true);
  const name = tokens[mark - 1];
  const isAdvised = ADVISED.test(words.slice(0, Math.max(mark - 1, 0)).join(' ')) && name?.value?.exact === true;
  const at = words.findIndex(
    (word, index) => index > mark && POINTING.test(word) && /^\p{Ll}{3,}$/u.test(words[index + 1] ?? ''),
  );
  const noun = tokens[at + 1];
  const isOnly = tokens.slice(mark, Math.max(at, mark)).every(({ value }) => !value?.exact);
  if (!isAdvised || !name || !noun || !isOnly) return [...tokens];
  return [...tokens.slice(mark + 1, at), noun, ...saidThere([name], noun), ...tokens.slice(at + 2)];
}

const ADVISED =
  /^(?:(?:мне|нам|все|друзья|знакомые|коллеги|соседи) )*(?:очень )?(?:посоветовал[аи]?|советуют|советовали|порекомендовал[аи]?|рекомендуют|рекомендовали|хвалят|хвалили|расхвалил[аи]?)(?: (?!не )\p{L}+){0,3}$/u;
const POINTING = /^(?:этот|эту|это)$/;
