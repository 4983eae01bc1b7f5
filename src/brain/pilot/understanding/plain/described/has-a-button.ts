import { commandsAt } from '../../clauses.ts';
import { has, lexicon, look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { type Token, wordsIn } from '../../tokens.ts';

/** «У счёта за май есть кнопка «Оплатить», жми её», "there is a “Pay” button on the bill, press it": what is there is pressed there. */
export function asPressedThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const is = words.findIndex((_, at) => at > 1 && words[at] === 'есть' && nameAfter(tokens, at + 1) > 0);
  const name = nameAfter(tokens, is + 1);
  const from = tokens.findLastIndex(({ isMark }, at) => at < is && isMark) + 1;
  const deed = tokens[name + 2]?.word === 'и' ? name + 3 : name + 2;
  const verb = look(verbs, words, deed);
  const isPressed = verb?.form === 'base' && /^(?:press|choose|go)$/.test(verb.meaning) && commandsAt(tokens, deed);
  const isPlace = /^(?:у|в|во|на|под|рядом|возле)$/.test(words[from] ?? '');
  const place = tokens.slice(from, Math.max(is, 0));
  // «в меню его строки есть …»: whose row that is was said elsewhere.
  const isOfIt = place.some(({ word }) => /^(?:его|ее|их|этой|этого|нем|ней|них)$/.test(word));
  if (is < 0 || !isPlace || !isPressed || isOfIt || place.length < 2 || !tokens[name + 1]?.isMark) return [...tokens];
  const after = deed + verb.length;
  const end = after + (look(its, words, after)?.length ?? 0);
  const next = tokens[end];
  const isOver = next === undefined || next.isMark === true || /^(?:и|а|потом|затем)$/.test(next.word);
  if (!isOver) return [...tokens];
  const pressed = [...tokens.slice(deed, after), ...tokens.slice(name, name + 1), ...lowered(place)];
  return [...tokens.slice(0, from), ...pressed, ...asPressedThere(tokens.slice(end))];
}

/** «кнопка «Оплатить»»: where the name stands. Zero where there is none. */
function nameAfter(tokens: readonly Token[], at: number): number {
  const name = has(pressables, tokens[at]?.word ?? '') ? at + 1 : at;
  return tokens[name]?.value?.exact ? name : 0;
}

function lowered([first, ...others]: readonly Token[]): Token[] {
  return first ? [{ ...first, text: first.text.toLowerCase() }, ...others] : [];
}

const pressables = lexicon([[true, 'кнопка|ссылка|пункт|команда|опция|значок|вариант']]);
const its = lexicon([[true, 'ее|его|на нее|на него|по ней|по нему']]);
