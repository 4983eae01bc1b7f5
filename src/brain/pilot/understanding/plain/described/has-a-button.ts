import { commandsAt } from '../../clauses.ts';
import { has, lexicon, look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** «У счёта за май есть кнопка «Оплатить», жми её», "there is a “Pay” button on the bill, press it": what is there is pressed there. */
export function asPressedThere(tokens: readonly Token[]): Token[] {
  return asPressedAt(withToolUsed(tokens));
}

/** «Оставь только новые дома, есть фильтр «Новостройки», и …», «… с помощью фильтра «Новостройки»»: what is there for it is used. */
function withToolUsed(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    (_, index) =>
      toolAt(words, index) !== undefined && (tokens[index - 1]?.text === ',' || WITH.test(words[index] ?? '')),
  );
  const tool = toolAt(words, at);
  const name = tokens[at + (tool?.length ?? 0)];
  const from = tokens.findLastIndex(({ isMark }, index) => index < at - 1 && isMark) + 1;
  const left = look(verbs, words, from);
  const isLeft = left?.form === 'base' && /^(?:filter|sort|keep)$/.test(left.meaning);
  const isPlain = !tokens.slice(from, Math.max(at, 0)).some(({ value }) => value);
  if (at < 0 || !tool || !name?.value?.exact || !isLeft || !isPlain) return [...tokens];
  const used = tool.use.map((word) => inPlaceOf(tokens[at], word));
  const rest = tokens.slice(at + tool.length + 1);
  return [...tokens.slice(0, from), ...used, name, ...rest];
}

/** «[для этого] есть фильтр»: how many words say so, and how it is used. */
function toolAt(words: readonly string[], at: number): { length: number; use: readonly string[] } | undefined {
  const { said = '', tool = '' } = TOOL.exec(words.slice(Math.max(at, 0), at + MOST_TOOL).join(' '))?.groups ?? {};
  const use = TOOLS.get(
    tool
      .replace(/(?<=фильтр)а$/, '')
      .replace(/и$/, 'а')
      .replace(/я$/, 'ь'),
  );
  return at >= 0 && use ? { length: said.split(' ').length, use } : undefined;
}

const MOST_TOOL = 5;
const TOOL =
  /^(?<said>(?:(?:там|тут|для этого|на это) )?есть (?:специальный |специальная )?(?<tool>фильтр|галочка|переключатель|кнопка)|(?:с помощью|при помощи|посредством) (?<tool>фильтра|галочки|переключателя|кнопки))(?= |$)/;
const WITH = /^(?:с|при|посредством)$/;
const TOOLS: ReadonlyMap<string, readonly string[]> = new Map([
  ['фильтр', ['включи', 'фильтр']],
  ['галочка', ['поставь', 'галочку']],
  ['переключатель', ['включи']],
  ['кнопка', ['нажми']],
]);

function asPressedAt(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const is = words.findIndex((_, at) => at > 1 && IS.test(words[at] ?? '') && nameAfter(tokens, at + 1) > 0);
  const name = nameAfter(tokens, is + 1);
  const from = tokens.findLastIndex(({ isMark }, at) => at < is && isMark) + 1;
  const deed = tokens[name + 2]?.word === 'и' ? name + 3 : name + 2;
  const verb = look(verbs, words, deed);
  // «есть кнопка «Меню». Открой её»: a button is opened by pressing it.
  const isOpened = verb?.meaning === 'open' && has(pressables, words[is + 1] ?? '');
  const isDone = /^(?:press|choose|go|open|expand)$/.test(verb?.meaning ?? '');
  const isPressed = verb?.form === 'base' && isDone && commandsAt(tokens, deed);
  const isPlace = /^(?:у|в|во|на|под|рядом|возле)$/.test(words[from] ?? '');
  const place = tokens.slice(from, Math.max(is, 0));
  // «в меню его строки есть …»: whose row that is was said elsewhere.
  const isOfIt = place.some(({ word }) => /^(?:его|ее|их|этой|этого|нем|ней|них)$/.test(word));
  // «рядом будут «Действия», раскрой»: beside what was just found.
  const isBeside = place.length === 1 && words[from] === 'рядом' && from > 0;
  const isWhole = isBeside || (place.length > 1 && words[is] === 'есть');
  if (is < 0 || !isPlace || !isPressed || isOfIt || !isWhole || !tokens[name + 1]?.isMark) return [...tokens];
  const after = deed + verb.length;
  const end = after + (look(its, words, after)?.length ?? 0);
  const next = tokens[end];
  const isOver = next === undefined || next.isMark === true || /^(?:и|а|потом|затем)$/.test(next.word);
  if (!isOver) return [...tokens];
  // «отыщи «Ваза», рядом будет …»: it is sought to find that beside it.
  const [find, sought, comma] = tokens.slice(Math.max(from - 3, 0), from);
  const isSought = isBeside && look(verbs, [find?.word ?? ''], 0)?.meaning === 'find' && sought?.value?.exact && comma;
  const beside =
    isSought && sought ? [inPlaceOf(place[0], 'с'), sought] : ['с', 'ним'].map((word) => inPlaceOf(place[0], word));
  const press = isOpened ? [inPlaceOf(tokens[deed], 'нажми')] : tokens.slice(deed, after);
  const pressed = [...press, ...tokens.slice(name, name + 1), ...lowered(isBeside ? [...place, ...beside] : place)];
  return [...tokens.slice(0, isSought ? from - 3 : from), ...pressed, ...asPressedAt(tokens.slice(end))];
}

/** «кнопка «Оплатить»»: where the name stands. Zero where there is none. */
function nameAfter(tokens: readonly Token[], at: number): number {
  const name = has(pressables, tokens[at]?.word ?? '') ? at + 1 : at;
  return tokens[name]?.value?.exact ? name : 0;
}

function lowered([first, ...others]: readonly Token[]): Token[] {
  return first ? [{ ...first, text: first.text.toLowerCase() }, ...others] : [];
}

const IS = /^(?:есть|будет|будут|стоит|стоят|находится|находятся)$/;
const pressables = lexicon([[true, 'кнопка|ссылка|пункт|команда|опция|значок|вариант']]);
const its = lexicon([[true, 'ее|его|на нее|на него|по ней|по нему']]);
