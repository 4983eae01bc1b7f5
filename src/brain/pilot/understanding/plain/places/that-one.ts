import { stem } from '../../../words/stem.ts';
import { has, lexicon, look } from '../../lexicon/match.ts';
import { calledByName, pointing } from '../../lexicon/pronouns.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { beginsSentence, endOfLarge, inPlaceOf, type Token } from '../../tokens.ts';

/**
 * "I'm looking for a flat in Porto, so pick that city", «отель «Волна» мне нравится: добавь этот отель»: what is pointed at was named
 * before, and is called by its name. So is what is only called by its noun again: "… and save the hotel", «… и сохрани отель». Where
 * more than one name would do, it stays as it was said.
 */
export function asNamed(tokens: readonly Token[], after = 1): Token[] {
  const at = tokens.findIndex((_, index) => index >= after && namesFor(tokens, index).length > 0);
  const noun = tokens[at];
  if (at < 0 || !noun) return [...tokens];
  const [name = [], ...others] = namesFor(tokens, at);
  if (others.some((other) => textIn(other) !== textIn(name))) return asNamed(tokens, at + 1);
  const from = has(pointers, tokens[at - 1]?.word ?? '') ? at - 1 : at;
  // A city is called by its name alone, "the hotel Volna" by both.
  const head = has(calledByName, noun.word) || (from < at && has(calledSo, noun.word)) ? [] : [noun];
  const said = name.map((token) => ({ ...token, start: tokens[from]?.start ?? noun.start, end: noun.end }));
  return asNamed([...tokens.slice(0, from), ...head, ...said, ...tokens.slice(at + 1)], from + head.length + 1);
}

/**
 * "Find the email by Ann and forward that email", «найди письмо от Анны и перешли это письмо»: where no name stands beside the noun, and
 * it was said just once before, what is done with that one is done with it. So it is where there is no noun at all.
 */
export function asIt(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at): Token[] => {
    const [noun, pointer] = [tokens[at + 1], token];
    if (isMereIt(tokens, at)) return [inPlaceOf(pointer, 'it')];
    if (pointsAgain(tokens, at) && noun) return [{ ...inPlaceOf(pointer, itFor(pointer.word)), end: noun.end }];
    return pointsAgain(tokens, at - 1) ? [] : [token];
  });
}

/** "type that into the box": no noun stands behind it. */
function isMereIt(tokens: readonly Token[], at: number): boolean {
  const [deed, pointer, next] = [tokens[at - 1]?.word ?? '', tokens[at]?.word ?? '', tokens[at + 1]?.word ?? ''];
  // "I earn 3200 now, put that in my profile": that is more than the number.
  const isTyped = has(typings, deed) || (deed === 'put' && has(boxes, tokens[at + 3]?.word ?? ''));
  return isTyped && /^(?:that|this)$/.test(pointer) && has(whither, next);
}

function pointsAgain(tokens: readonly Token[], at: number): boolean {
  const [pointer, noun, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const verb = at > 0 && !tokens[at - 1]?.value ? look(verbs, [tokens[at - 1]?.word ?? ''], 0) : undefined;
  if (!pointer || !noun || noun.value || verb?.form !== 'base' || !pointsAtOne(pointer)) return false;
  const before = tokens.slice(0, at).filter(({ word, value }) => !value && isSameForm(word, noun.word));
  const isAlone = !next || next.isMark || has(goingOn, next.word) || /^(?:with|to)$/.test(next.word) || isNamed(next);
  return before.length === 1 && isAlone;
}

function pointsAtOne({ word }: Token): boolean {
  return has(pointing, word) || word === 'это';
}

/** «перешли это письмо Ивану»: to whom. */
function isNamed({ text, value }: Token): boolean {
  return !value && /^\p{Lu}\p{Ll}/u.test(text);
}

function itFor(pointer: string): string {
  return /[а-я]/.test(pointer) ? (pointer === 'эту' || pointer === 'ту' ? 'ее' : 'его') : 'it';
}

/** The names that "that city" and the like may stand for. */
function namesFor(tokens: readonly Token[], at: number): Token[][] {
  const noun = tokens[at];
  const isPointed = has(pointers, tokens[at - 1]?.word ?? '');
  if (!noun || noun.value || noun.isMark || (!isPointed && !isCalledAgain(tokens, at))) return [];
  // «нажми в этой строке «Купить»»: in the row that was named, something else is called so.
  const own = nameAt(tokens, at + 1);
  if (own.length > 0 && !(own[0]?.value?.exact && has(inside, tokens[at - 2]?.word ?? ''))) return [];
  return tokens.slice(0, at).flatMap((token, index) => {
    const isOwn = !token.value && (isPointed ? isSameNoun(token.word, noun.word) : isSameForm(token.word, noun.word));
    // "I'm no good at Latin …, take that subject off": the only name that was said.
    const isOnly = isPointed && has(calledSo, noun.word) && isOnlyName(tokens, index, at);
    const isLiked = !isPointed && has(likings, token.word) && isTheOnlyName(tokens, index + 1);
    const isPlace = isPointed && has(calledByName, noun.word) && has(towards, token.word);
    if (isOnly) return [[token]];
    const after = isOwn || isPlace || isLiked ? nameAt(tokens, index + 1) : [];
    const name = isOwn && after.length === 0 ? nameBefore(tokens, index) : after;
    return name.length > 0 ? [name] : [];
  });
}

/** No other word before that is written large within its sentence. */
function isOnlyName(tokens: readonly Token[], at: number, end: number): boolean {
  const isName = (index: number) =>
    !beginsSentence(tokens, index) &&
    !tokens[index]?.value &&
    /^\p{Lu}\S+$/u.test(tokens[index]?.text ?? '') &&
    !/^I['’]/.test(tokens[index]?.text ?? '');
  const names = tokens.slice(0, end).flatMap((_, index) => (isName(index) ? [index] : []));
  return names.length === 1 && names[0] === at;
}

/** «понравились «Волна» и «Осень»»: either may be meant. */
function isTheOnlyName(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.value?.exact === true && !/^(?:и|,)$/.test(tokens[at + 1]?.text ?? '');
}

/** "save [the hotel]", «сохрани [отель]»: nothing else is said of it, and it is not made anew. */
function isCalledAgain(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isAlone = !after || after.isMark || has(goingOn, after.word);
  const lead = before?.word === 'the' ? tokens[at - 2] : before;
  const isOne = before?.word === 'the' || /[а-я]/.test(tokens[at]?.word ?? '');
  const deed = lead && has(onto, lead.word) ? tokens[tokens.indexOf(lead) - 1] : lead;
  const verb = deed && !deed.value ? look(verbs, [deed.word], 0) : undefined;
  return isAlone && isOne && verb?.form === 'base' && !has(makings, deed?.word ?? '');
}

/** The name that begins here: what stands in quotes, words written large, or a number. */
function nameAt(tokens: readonly Token[], at: number): Token[] {
  const first = tokens[at];
  if (first?.value) return first.value.exact || first.value.kind === 'number' ? [first] : [];
  if (has(numbers, first?.word ?? ''))
    return tokens[at + 1]?.value?.kind === 'number' ? tokens.slice(at + 1, at + 2) : [];
  return tokens.slice(at, endOfLarge(tokens, at, /^\p{Lu}\p{Ll}/u));
}

/** "the Archive folder": the name that ends here, after an article. */
function nameBefore(tokens: readonly Token[], at: number): Token[] {
  const article = tokens.findLastIndex(({ word }, index) => index < at && word === 'the');
  const name = article < 0 ? [] : nameAt(tokens, article + 1);
  return article + 1 + name.length === at ? name : [];
}

function isSameNoun(one: string, other: string): boolean {
  return one.length > 2 && (one === other || stem(one) === stem(other));
}

/** In the same number: «книги» are more than one «книга». */
function isSameForm(one: string, other: string): boolean {
  const isMany = (word: string) => /(?:[^su]s|[ыи]|[оеё]в|ей)$/.test(word);
  return isSameNoun(one, other) && isMany(one) === isMany(other);
}

function textIn(name: readonly Token[]): string {
  return name.map(({ text, value }) => stem((value?.text ?? text).toLowerCase())).join(' ');
}

/** What stands on a page by its name alone, with no word for what it is. */
const calledSo = lexicon([[true, 'skill|tag|label|subject|hobby|ingredient|topping|keyword']]);

const pointers = lexicon([[true, 'that|this|этот|эту|это|этом|этого|этой|этому|тот|ту|том|той']]);

/** After a noun, these say nothing more of it. */
const goingOn = lexicon([[true, 'to|into|in|from|as|and|then|в|во|на|из|как|и|а|потом|затем']]);

const typings = lexicon([[true, 'type|enter|write|paste|copy|fill|key']]);
const boxes = lexicon([[true, 'field|box|textbox|cell']]);
/** Where something is put. */
const whither = lexicon([[true, 'into|onto|in|there']]);

/** Between a deed and what it is done with. */
const onto = lexicon([[true, 'to|on|for|на|к|за']]);

/** What is made is not yet there. */
const makings = lexicon([
  [true, 'create|make|start|write|compose|создай~|создать|заведи~|завести|напиши~|начни~|сделай~'],
]);

/** Before the place of something else. */
const inside = lexicon([[true, 'in|inside|on|в|во|на']]);

/** "row [number] 37", «заказ [№] 12». */
const numbers = lexicon([[true, 'number|no|nr|№|#|номер']]);

/** «мне понравилась «Волна»: сохрани картину»: what was liked is what is spoken of by its noun. */
const likings = lexicon([
  [
    true,
    'приглянулся|приглянулась|приглянулось|понравился|понравилась|понравилось|нравится|полюбился|полюбилась|полюбилось|приглядел|приглядела|присмотрел|присмотрела|выбрал|выбрала',
  ],
]);

/** Before the name of a place. */
const towards = lexicon([[true, 'in|to|at|near|around|from|в|во|из|на|до|около']]);
