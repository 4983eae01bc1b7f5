import { lexicon, look } from '../../lexicon/match.ts';
import { articles, connectors } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { type Token, wordsIn } from '../../tokens.ts';

/** "Look through the tree. Open the file “Plan”", «пройдись по меню и нажми «Выход»»: what is sought is looked for wherever it may be. */
export function withoutLookingThrough(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((token, index) => !token.value && endOf(tokens, index) > index);
  if (at < 0) return [...tokens];
  const end = endOf(tokens, at);
  const begins = tokens.findIndex((token, index) => index >= end && !token.isMark && !isJoint(words[index] ?? ''));
  const rest =
    look(throughs, words, at)?.meaning === 'opened'
      ? inThose(tokens.slice(begins), tokens.slice(at, end))
      : tokens.slice(begins);
  return [...tokens.slice(0, at), ...rest];
}

/** "Expand the sections to click “Tides”": click “Tides” in the sections. They are opened one by one until it is there. */
function inThose(deed: readonly Token[], opening: readonly Token[]): Token[] {
  const holder = opening.find(({ word }) => isPart(word));
  const named = deed.findIndex(({ value, text }) => value?.exact || /^\p{Lu}/u.test(text));
  const stop = deed.findIndex((token, index) => index > named && (token.isMark === true || isJoint(token.word)));
  const end = stop < 0 ? deed.length : stop;
  const last = deed[end - 1];
  if (!holder || !last) return [...deed];
  const place = /[а-я]/.test(holder.word) ? ['в', isTab(holder) ? 'вкладках' : 'разделах'] : ['in', 'the', holder.word];
  return [...deed.slice(0, end), ...place.map((word) => wordBehind(last, word)), ...deed.slice(end)];
}

function isTab({ word }: Token): boolean {
  return /^(?:tabs?|вклад\p{L}+)$/u.test(word);
}

/** A word that nobody said, right behind one that somebody did. */
function wordBehind({ end }: Token, word: string): Token {
  return { text: word, word, start: end, end };
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
  const place = tokens
    .slice(from, end)
    .filter(({ word }) => !look(articles, [word], 0) && !look(hereabouts, [word], 0));
  const isHolder = place.length > 0 && place.length <= 2 && place.every(({ word, value }) => !value && isPart(word));
  if (end < 0 || !isHolder) return -1;
  // Of several that are opened only to find something; one that is opened is a step of its own.
  const isForIt =
    /^(?:to|until|till|чтобы|пока)$/.test(words[end] ?? '') || /^(?:пока|чтобы|until)$/.test(words[end + 1] ?? '');
  if (through.meaning === 'opened' && !(isForIt && place.some(({ word }) => look(several, [word], 0)))) return -1;
  const next = tokens.findIndex((token, index) => index >= end && !token.isMark && !isJoint(words[index] ?? ''));
  const deed = next < 0 ? undefined : look(verbs, words, next);
  const isNamed = tokens.slice(next).some((token) => token.value?.exact || /^\p{Lu}/u.test(token.text.slice(0, 1)));
  return deed?.form === 'base' && /^(?:find|press|open|choose|go|double)$/.test(deed.meaning) && isNamed ? end : -1;
}

function isJoint(word: string): boolean {
  return look(connectors, [word], 0) !== undefined || word === 'to' || word === 'чтобы' || word === 'until';
}

function isPart(word: string): boolean {
  return look(parts, [word], 0) !== undefined;
}

const throughs = lexicon<'looked' | 'opened'>([
  [
    'looked',
    ['navigate', 'browse', 'look', 'go', 'search', 'click', 'dig', 'move', 'step']
      .flatMap((verb) => ['through', 'around', 'around in', 'across'].map((joint) => `${verb} ${joint}`))
      .join('|'),
  ],
  [
    'looked',
    'browse|explore|traverse|пройдись по|пройдитесь по|походи по|просмотри|просмотрите|поищи в|обойди|исследуй',
  ],
  [
    'opened',
    'expand|unfold|open|open up|uncollapse|switch between|toggle between|flip through|cycle through|switch|разверни|разверните|раскрой|раскройте|открывай|открывайте|раскрывай|переключайся между|переключайтесь между|переключай|перебери|переберите|листай|полистай',
  ],
]);

/** More than one of those that are opened. */
const several = lexicon([
  [true, 'sections|tabs|panels|menus|folders|pages|разделы|вкладки|панели|вкладками|разделами|папки'],
]);

/** Where on the page they are says nothing of which they are. */
const hereabouts = lexicon([[true, 'below|above|here|there|on|page|ниже|внизу|тут|здесь']]);

/** What holds things of all sorts: that they are in it says nothing of one of them. */
const parts = lexicon([
  [
    true,
    'tree~|file~|folder~|directory|directories|menu~|submenu~|menus|list~|page~|site|website|hierarchy|tab~|section~|panel~|navigation|' +
      'дерев~|дереву|дерево|файл~|файлов|папок|папк~|каталог~|меню|подменю|списк~|список|страниц~|сайт~|вкладк~|вкладок|раздел~|панел~',
  ],
]);
