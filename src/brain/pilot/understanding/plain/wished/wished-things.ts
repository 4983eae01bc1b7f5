import { lexicon, look } from '../../lexicon/match.ts';
import { pronouns } from '../../lexicon/pronouns.ts';
import { relations } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';
import { wishLength, wishLengthRu } from '../wishing.ts';

/**
 * "I'd like a card “X” to appear under Ideas", «хочу, чтобы под заголовком «Идеи» появилась карточка «X»»: what shall be there from now
 * on is added there, and so it is with «пусть в списке появится «X»». Where it is told further on how that is done, it is named there.
 */
export function asAdded(tokens: readonly Token[]): Token[] {
  for (const at of tokens.keys()) {
    const before = tokens[at - 1];
    const isLet = /^(?:пусть|пускай)$/.test(tokens[at]?.word ?? '');
    const begins = before === undefined || (before.isMark && (isLet || /^[.!?;:\n]/.test(before.text)));
    if (!begins && !(isLet && /^(?:и|а)$/.test(before?.word ?? ''))) continue;
    const end = endOfWish(tokens, at);
    const wish = inRussian(tokens.slice(at, end)) ?? inEnglish(tokens.slice(at, end));
    if (!wish) continue;
    const rest = tokens.slice(end);
    const it = toldHow(rest);
    const said =
      it < 0
        ? [wish.add, ...wish.what, ...wish.where, ...asAdded(rest)]
        : [...rest.slice(1, it), ...wish.what, ...rest.slice(it + 1)];
    return [...tokens.slice(0, at), ...said];
  }
  return [...tokens];
}

interface Wish {
  add: Token;
  what: Token[];
  where: Token[];
}

function endOfWish(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(({ isMark }, at) => at > from + 4 && isMark === true);
  return end < 0 ? tokens.length : end;
}

/** «чтобы [в профиле] появился [навык «Vue»]», «чтобы [навык «Vue»] появился [в профиле]». */
function inRussian(part: readonly Token[]): Wish | undefined {
  const words = wordsIn(part);
  const isLet = /^(?:пусть|пускай)$/.test(words[0] ?? '');
  const from = isLet ? 1 : wishLengthRu(words);
  const appears = isLet ? APPEARS : APPEARED;
  const at = words.findIndex((word, index) => index > from && appears.test(word));
  const [first] = part;
  if (from === 0 || at < 0 || !first || part.slice(from).some(({ isMark }) => isMark)) return undefined;
  const sides = [part.slice(from, at), part.slice(at + 1)];
  const isPlace = (side: readonly Token[]) => look(relations, wordsIn(side), 0) !== undefined;
  const [where = [], what] = isPlace(sides[0] ?? []) ? sides : [sides[1], sides[0]];
  if (!what || !isNamed(what) || (where.length > 0 && !isPlace(where))) return undefined;
  // «среди тегов»: what is added to them is one of them then.
  const [among, ...many] = where;
  const to = among?.word === 'среди' ? [inPlaceOf(among, 'к'), ...many] : where;
  return { add: inPlaceOf(first, 'добавь'), what: asObject(what), where: to };
}

/** "I want [a card “X”] to appear [under Ideas]", "I'd like there to be [a card “X”] [under Ideas]". */
function inEnglish(part: readonly Token[]): Wish | undefined {
  const words = wordsIn(part);
  const wish = wishLength(words);
  const at = words.findIndex((_, index) => wish > 0 && index >= wish && look(appearing, words, index) !== undefined);
  const length = look(appearing, words, at)?.length ?? 0;
  const [first] = part;
  if (at < 0 || !first || part.slice(wish).some(({ isMark }) => isMark)) return undefined;
  const what = part.slice(wish, at);
  if (!isNamed(what) || !look(relations, words, at + length)) return undefined;
  return { add: inPlaceOf(first, 'add'), what, where: part.slice(at + length) };
}

function isNamed(what: readonly Token[]): boolean {
  const words = wordsIn(what);
  return (
    what.length > 0 && look(pronouns, words, 0) === undefined && !words.some((word) => /^(?:not|не|to)$/.test(word))
  );
}

/** «новая карточка»: «новую карточку», as it is said of what is added. */
function asObject(what: readonly Token[]): Token[] {
  const end = what.findIndex(({ value, text }) => value !== undefined || !/^\p{Ll}+$/u.test(text));
  return what.map((token, at) => (end < 0 || at < end ? inPlaceOf(token, bent(token.word)) : token));
}

function bent(word: string): string {
  return word
    .replace(/ая$/, 'ую')
    .replace(/яя$/, 'юю')
    .replace(/а$/, 'у')
    .replace(/(?<!м)я$/, 'ю');
}

/** "…: open the editor, add [it] and save": where the same is said again, as what is to be done. */
function toldHow(rest: readonly Token[]): number {
  const words = wordsIn(rest);
  return rest.findIndex((_, at) => {
    const verb = look(verbs, words, at - 1);
    const isMade = verb?.form === 'base' && verb.length === 1 && /^(?:add|put|enter)$/.test(verb.meaning);
    return isMade && /^(?:it|them|его|ее|их)$/.test(words[at] ?? '');
  });
}

/** «пусть в профиле [появится] навык «Vue»». */
const APPEARS = /^(?:появ(?:ится|ятся)|возникн(?:ет|ут)|добав(?:ится|ятся))$/;
const APPEARED = /^(?:появил(?:ся|ась|ось|ись)|возник(?:ла|ло|ли)?|добавил(?:ся|ась|ось|ись))$/;

const appearing = lexicon([[true, 'to appear|to show up|to turn up|to be added']]);
