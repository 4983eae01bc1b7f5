import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { beginsSentence, inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** «Файл «план» нужно удалить», «письмо, которое пришло утром, надо распечатать»: «удалить файл «план»», the deed before its thing. */
export function withThingLast(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    if (!beginsSentence(tokens, at)) continue;
    const need = tokens.findIndex(({ word }, index) => index > at && NEED.test(word));
    // «Файл «план» пора убрать: …»: how it is done is told then.
    const stop = tokens.findIndex(({ text }, index) => index > at && /^(?:[.!?;:]|\n+)$/.test(text));
    const verb = need > 0 && !tokens[need + 1]?.value ? look(verbs, words, need + 1) : undefined;
    const isDeed = verb?.form === 'base' || INFINITIVE.test(words[need + 1] ?? '');
    const end = need + 1 + (verb?.length ?? 1);
    if (need < 0 || (stop >= 0 && (stop < need || tokens[stop]?.text === ':')) || !isDeed || !isOver(tokens[end]))
      continue;
    const thing = tokens.slice(at, tokens[need - 1]?.text === ',' ? need - 1 : need);
    if (!isThing(thing)) continue;
    const [first, ...rest] = thing;
    const small =
      first && !first.value && /^\p{Lu}\p{Ll}+$/u.test(first.text)
        ? { ...first, text: first.text.toLowerCase() }
        : first;
    const deed = tokens.slice(need + 1, end);
    return [...tokens.slice(0, at), ...deed, ...(small ? [small] : []), ...rest, ...withIt(tokens.slice(end), thing)];
  }
  return [...tokens];
}

/** «… нужно выделить и отправить в спам»: what is done next is done with the same. */
function withIt(after: readonly Token[], [noun]: readonly Token[]): Token[] {
  const words = wordsIn(after);
  const verb = words[0] === 'и' && INFINITIVE.test(words[1] ?? '') ? 2 : 0;
  if (verb === 0 || !isOver(after[verb])) return [...after];
  const it = MANY.test(noun?.word ?? '') ? 'их' : 'его';
  return [...after.slice(0, verb), inPlaceOf(after[1], it), ...after.slice(verb)];
}

/** A noun, perhaps with a name and what is said of it: no place, nobody to whom it is done, and nothing done before. */
function isThing(thing: readonly Token[]): boolean {
  const words = wordsIn(thing);
  const [first] = thing;
  const isNamed = thing.some(({ value }) => value?.exact) || thing.some(({ text }) => text === ',');
  const isPlain =
    !NO_NOUN.test(words[0] ?? '') && (first?.value?.exact === true || /^\p{L}{3,}$/u.test(first?.text ?? ''));
  const isDeed = look(verbs, words, 0)?.form === 'base' && COMMAND.test(words[0] ?? '');
  // «Есть заметка «Гараж», её надо убрать»: that is told apart.
  const isApart = words.some((word) => /^(?:есть|его|ее|их)$/.test(word));
  return isNamed && isPlain && !isDeed && !isApart;
}

/** Nothing that it is done with follows. */
function isOver(next: Token | undefined): boolean {
  return next === undefined || next.isMark === true || TIE.test(next.word);
}

const COMMAND = /^\p{L}+(?:и|й|ь|йте|ите|ть)$/u;
const NEED = /^(?:нужно|надо|необходимо|следует|пора)$/;
const INFINITIVE = /^\p{L}{3,}(?:ть|ти|чь|ться)$/u;
const MANY = /^\p{L}{3,}[ыи]$/u;
const TIE = /^(?:и|а|в|во|на|из|к|с|со|от|для|под|за|до|кнопкой|через|потом|затем)$/;
const NO_NOUN =
  /^(?:мне|нам|еще|теперь|потом|затем|сначала|там|здесь|тут|если|когда|после|чтобы|для|при|что|как|где|сейчас|завтра|сегодня|это|этого|его|ее|их|все|всё)$/;
