import { splitList } from '../context.ts';
import { has } from '../lexicon/match.ts';
import { articles } from '../lexicon/small-words.ts';
import { readField, readObjects, readPhrase } from '../phrase.ts';
import { isNameLike, type Token, wordsIn } from '../tokens.ts';
import { asValue, type Form, following, type Halves, partedAtFirst, partedAtLast } from './form.ts';

/** "Forward “Night bus” to Ann", «Перешли «Ночной автобус» Анне». */
export const forwarding: Form = (said, context) => {
  const rest = following(said, /^(?:forward|перешли)(?= )/) ?? [];
  const isRussian = said[0]?.word === 'перешли';
  const [what, to] = (isRussian ? partedAtReceiver(rest) : partedAtLast(rest, /^to$/)) ?? [];
  if (!what || !to || JOINS.test(what.at(-1)?.text ?? '') || to.some(({ text }) => JOINS.test(text))) return undefined;
  return {
    kind: 'handle',
    verb: { words: isRussian ? 'перешли' : 'forward' },
    things: readObjects(what, context),
    with: [{ field: { words: isRussian ? 'кому' : 'to' }, value: asValue(to, context) }],
  };
};

/** More is said there than to whom. */
const JOINS = /^(?:and|with|saying|и|с|,|:|-|–|—)$/i;

/** «… Анне Берг», «… на buh@zavod.ru», «… «Отделу кадров»»: the last that is written as a name is, after what is named itself. */
function partedAtReceiver(said: readonly Token[]): Halves | undefined {
  const start = said.findLastIndex((token, at) => !isName(token) || (token.value && at < said.length - 1)) + 1;
  const isTied = TIES.test(said[start - 1]?.word ?? '');
  if (start <= 0 || start >= said.length || (isTied && said[start - 1]?.word !== 'на')) return undefined;
  return start - Number(isTied) > 0 ? [said.slice(0, start - Number(isTied)), said.slice(start)] : undefined;
}

function isName(token: Token): boolean {
  return isNameLike(token) || token.value?.kind === 'mail';
}

const TIES = /^(?:от|про|о|об|на|с|из|в|за|по)$/;

/** "Reply to the first comment: I agree", «Ответь на «Ключи»: у вахтёра». */
export const reply: Form = (said, context) => {
  const rest = following(said, /^(?:reply to|ответь на)(?= )/);
  const [what, text] = (rest && partedAtFirst(rest, /^:$/)) ?? [];
  if (!what || !text || !isAllText(text) || what.some(({ isMark, word }) => isMark || SPEAKS.test(word)))
    return undefined;
  const things = readObjects(what, context);
  return { kind: 'handle', verb: { words: said[0]?.word ?? '' }, things, with: [{ value: asValue(text, context) }] };
};

/** It is the text that is spoken of there, not only what is answered. */
const SPEAKS = /^(?:with|text|following|так\p{L}+|текст\p{L}*)$/u;

/** Quotes in the midst of it say what of it is the text. */
function isAllText(text: readonly Token[]): boolean {
  return text.length === 1 || !text.some(({ value }) => value?.exact);
}

/** "Comment: bring blankets", «Прокомментируй: красиво»: on what is open. */
export const comment: Form = (said, context) => {
  const [verb, text] = partedAtFirst(said, /^:$/) ?? [];
  if (
    !text ||
    !isAllText(text) ||
    verb?.length !== 1 ||
    !/^(?:comment|reply|прокомментируй|ответь)$/.test(verb[0]?.word ?? '')
  )
    return undefined;
  return {
    kind: 'handle',
    verb: { words: verb[0]?.word ?? '' },
    things: { what: { words: '', isPronoun: true }, count: 'one', where: [] },
    with: [{ value: asValue(text, context) }],
  };
};

/** "Enter bring the red shoes into message": words that nobody put in quotes are one value all the same. */
export const entering: Form = (said, context) => {
  const rest = following(said, /^(?:enter|введи)(?= )/);
  const isRussian = said[0]?.word === 'введи';
  const [what = [], field] = (rest && (isRussian ? partedAtField(rest) : partedAtLast(rest, /^into$/))) ?? [];
  const isOneText = what.length > 1 && what.every(({ value, word }) => !value && !/^(?:into|поле)$/.test(word));
  // "A VISITOR" is a name as it stands on a card.
  const isSpokenOf = has(articles, what[0]?.word ?? '') && !/^\p{Lu}{2,}$/u.test(what[1]?.text ?? '');
  if (!field || !isOneText || isSpokenOf) return undefined;
  return { kind: 'enter', value: asValue(what, context), field: readField(field, context) };
};

/** «… в поле имя»: the field with the word that says it is one. */
function partedAtField(said: readonly Token[]): Halves | undefined {
  const at = said.findLastIndex(({ word }, place) => word === 'поле' && said[place - 1]?.word === 'в');
  return at > 1 && at < said.length - 1 ? [said.slice(0, at - 1), said.slice(at)] : undefined;
}

/** "Rename copy to deck_v8.key", «Переименуй «А» в «Б»». */
export const renaming: Form = (said, context) => {
  const rest = following(said, /^(?:rename|переименуй)(?= )/);
  const [what, name] = (rest && partedAtLast(rest, said[0]?.word === 'rename' ? /^to$/ : /^в$/)) ?? [];
  if (!what || !name || name.some(({ text }) => JOINS.test(text))) return undefined;
  const things = readObjects(what, context);
  return { kind: 'handle', verb: { words: said[0]?.word ?? '' }, things, with: [{ value: asValue(name, context) }] };
};

/** "Sort by price, ascending", «Отсортируй по цене, по убыванию». */
export const sorting: Form = (said, context) => {
  const rest = following(said, /^(?:sort by|отсортируй по)(?= )/);
  const [by, way] = (rest && partedAtLast(rest, /^,$/)) ?? [];
  const order = ORDERS[wordsIn(way ?? []).join(' ')];
  return by && order ? { kind: 'sort', by: readPhrase(by, context), order } : undefined;
};

const ORDERS: Readonly<Record<string, 'rising' | 'falling'>> = {
  ascending: 'rising',
  descending: 'falling',
  'по возрастанию': 'rising',
  'по убыванию': 'falling',
};

/** «Выбери финский в язык гида»: what has a name of several words is one list all the same. */
export const choosing: Form = (said, context) => {
  const rest = following(said, /^выбери(?= )/) ?? [];
  const [what, from] = partedAtLast(rest, /^в$/) ?? [];
  const isPlain = ![...(what ?? []), ...(from ?? [])].some(({ isMark, word }) => isMark || JOINS.test(word));
  if (!what || !from || !isPlain || from.length < 2 || from.some(({ word, value }) => value || IN_BETWEEN.test(word)))
    return undefined;
  return { kind: 'choose', things: [readPhrase(what, context)], from: readField(from, context) };
};

const IN_BETWEEN = /^(?:в|во|на|из|у|от|для|под|над|по|за|к|с|со|строк\p{L}*|списк\p{L}*)$/u;

/** "Drag Woodcut before all the others", «Перетащи Гравюру после всех остальных»: to the first place, to the last. */
export const dragging: Form = (said, context) => {
  const rest = following(said, /^(?:drag|move|перетащи|перемести)(?= )/) ?? [];
  const [what, others] = partedAtLast(rest, /^(?:before|above|after|below|перед|после|над|под)$/) ?? [];
  if (!what || !others || !OTHERS.test(wordsIn(others).join(' '))) return undefined;
  const isLast = AFTER.test(rest[what.length]?.word ?? '');
  return { kind: 'drag', what: readPhrase(what, context), to: { words: '', ordinal: isLast ? -1 : 1 } };
};

const OTHERS =
  /^(?:all )?(?:of )?(?:the )?(?:others|rest|other ones)$|^(?:всеми|всех)(?: остальн\p{L}+| други\p{L}+)?$/u;
const AFTER = /^(?:after|below|после|под)$/;

/** «Сними отметку «Складной»»: the mark of it, and nothing is taken away. */
export const unticking: Form = (said, context) => {
  const rest = following(said, /^сними отметку(?= )/);
  const things = splitList(rest ?? []).map((thing) => readPhrase(thing, context));
  return things.length > 0 && !things.some(({ words }) => words === '')
    ? { kind: 'tick', things, on: false }
    : undefined;
};
