// Makes src/brain/pilot/words/translations.json from the interface strings of permissively licensed programs (see NOTICE):
//
//     node scripts/pilot/make-translations.ts [folder for the downloads]
//
// It needs apt-get with Debian's archive, npm, pip, unzip and dpkg-deb; the strings themselves stay out of the repository.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokensOf } from '../../src/brain/pilot/words/tokens.ts';
import { type Alignment, align, type Sentences } from './locales/align.ts';
import { getSources } from './locales/get-sources.ts';
import { type Pair, readPairs } from './locales/read-pairs.ts';

/** Longer strings are prose, in which a translator is free. */
const MOST_WORDS = 12;
/** Translations that are right less often than this, both ways together, are more noise than help. */
const LEAST_WEIGHT = 0.12;
const MOST_TRANSLATIONS = 5;
const LEAST_LETTERS = 2;

const folder = process.argv[2] ?? join(tmpdir(), 'lotsman-locales');
getSources(folder);
const sentences = sentencesOf(readPairs(folder));
const toRussian = align(sentences);
const toEnglish = align(sentences.map(({ from, to, weight }) => ({ from: to, to: from, weight })));
const lines = tableOf(toRussian, toEnglish);
const target = new URL('../../src/brain/pilot/words/translations.json', import.meta.url);
writeFileSync(target, `[\n${lines.map((line) => `  ${JSON.stringify(line)}`).join(',\n')}\n]\n`);
process.stdout.write(`${sentences.length} pairs of strings, ${lines.length} English stems.\n`);

function sentencesOf(pairs: readonly Pair[]): Sentences[] {
  const seen = new Set<string>();
  return pairs.flatMap(({ en, ru }) => {
    const [from, to] = [stemsOf(en, false), stemsOf(ru, true)];
    const key = `${from.join(' ')}|${to.join(' ')}`;
    if (seen.has(key) || from.length === 0 || to.length === 0 || Math.max(from.length, to.length) > MOST_WORDS)
      return [];
    seen.add(key);
    // The shorter the strings, the less is left to chance.
    return [{ from, to, weight: from.length === 1 && to.length === 1 ? 3 : 1 + 1 / Math.max(from.length, to.length) }];
  });
}

function stemsOf(text: string, isRussian: boolean): string[] {
  const plain = text.replace(/\{[^}]*\}|\$\d|%\(?\w*\)?[a-z]|<[^>]*>|&(?=\w)|_(?=\w)/g, ' ');
  return tokensOf(plain)
    .filter((token) => !token.isNumber && token.isCyrillic === isRussian && token.weight >= 0.5)
    .filter(({ stem }) => stem.length >= LEAST_LETTERS)
    .map(({ stem }) => stem);
}

function tableOf(there: Alignment, back: Alignment): string[] {
  return [...there]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([english, row]) => {
      const kept = [...row]
        .map(([russian, chance]) => ({ russian, weight: Math.sqrt(chance * (back.get(russian)?.get(english) ?? 0)) }))
        .filter(({ weight }) => weight >= LEAST_WEIGHT)
        .sort((a, b) => b.weight - a.weight)
        .slice(0, MOST_TRANSLATIONS);
      const words = kept.map(({ russian, weight }) => `${russian} ${Math.round(100 * weight)}`);
      return /^[a-z]/.test(english) && words.length > 0 ? [`${english} ${words.join(' ')}`] : [];
    });
}
