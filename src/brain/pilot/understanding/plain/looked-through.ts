import { lexicon, look } from '../lexicon/match.ts';
import { articles, connectors } from '../lexicon/small-words.ts';
import { verbs } from '../lexicon/verbs.ts';
import { type Token, wordsIn } from '../tokens.ts';

/** "Look through the tree. Open the file “Plan”", «пройдись по меню и нажми «Выход»»: what is sought is looked for wherever it may be. */
export function withoutLookingThrough(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((token, index) => !token.value && endOf(tokens, index) > index);
  if (at < 0) return [...tokens];
  const end = endOf(tokens, at);
  const begins = tokens.findIndex((token, index) => index >= end && !token.isMark && !isJoint(words[index] ?? ''));
  return [...tokens.slice(0, at), ...tokens.slice(begins)];
}

/** Where it ends, if it begins here, says nothing of what is sought, and goes on with a deed to something that is named. */
function endOf(tokens: readonly Token[], at: number): number {
  const words = wordsIn(tokens);
  const isStart = at === 0 || tokens[at - 1]?.isMark === true || isJoint(words[at - 1] ?? '');
  const through = isStart ? look(throughs, words, at) : undefined;
  if (!through) return -1;
  const from = at + through.length;
  const end = tokens.findIndex(
    (token, index) => index >= from && (token.isMark === true || isJoint(words[index] ?? '')),
  );
  const place = tokens.slice(from, end).filter(({ word }) => look(articles, [word], 0) === undefined);
  const isHolder = place.length > 0 && place.length <= 2 && place.every(({ word, value }) => !value && isPart(word));
  if (end < 0 || !isHolder) return -1;
  const next = tokens.findIndex((token, index) => index >= end && !token.isMark && !isJoint(words[index] ?? ''));
  const deed = next < 0 ? undefined : look(verbs, words, next);
  const isNamed = tokens.slice(next).some((token) => token.value?.exact || /^\p{Lu}/u.test(token.text.slice(0, 1)));
  return deed?.form === 'base' && /^(?:find|press|open|choose|go|double)$/.test(deed.meaning) && isNamed ? end : -1;
}

function isJoint(word: string): boolean {
  return look(connectors, [word], 0) !== undefined || word === 'to' || word === 'чтобы';
}

function isPart(word: string): boolean {
  return look(parts, [word], 0) !== undefined;
}

const throughs = lexicon([
  [
    true,
    ['navigate', 'browse', 'look', 'go', 'search', 'click', 'dig', 'move', 'step']
      .flatMap((verb) => ['through', 'around', 'around in', 'across'].map((joint) => `${verb} ${joint}`))
      .join('|'),
  ],
  [true, 'browse|explore|traverse|пройдись по|пройдитесь по|походи по|просмотри|просмотрите|поищи в|обойди|исследуй'],
]);

/** What holds things of all sorts: that they are in it says nothing of one of them. */
const parts = lexicon([
  [
    true,
    'tree~|file~|folder~|directory|directories|menu~|submenu~|menus|list~|page~|site|website|hierarchy|tab~|section~|navigation|' +
      'дерев~|дереву|дерево|файл~|файлов|папок|папк~|каталог~|меню|подменю|списк~|список|страниц~|сайт~|вкладк~|вкладок|раздел~',
  ],
]);
