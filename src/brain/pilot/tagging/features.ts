import type { Language } from '../goal.ts';
import type { Token } from '../understanding/tokens.ts';
import { mentionsIn } from '../words/concepts.ts';
import { isCyrillic, stem } from '../words/stem.ts';
import { translationsOf } from '../words/translations.ts';
import { hashOf } from './features-hash.ts';
import { knownIn } from './features-lexica.ts';
import { ruleStarts } from './features-rules.ts';

/** What is known of one token, each fact as a number that stands for it. */
export interface Facts {
  word: number;
  stem: number;
  /** What kind of word it is: the word lists that know it, its concepts, its translation, its kind of value. */
  classes: readonly number[];
  /** How it is written: endings, beginnings, capitals. */
  forms: readonly number[];
  /** The one class that tells the most. */
  main: number;
  verb: number | undefined;
  /** A preposition, a conjunction, a mark: what holds a clause together. */
  isSmall: boolean;
}

/** A task with what is known of it. */
export interface Read {
  tokens: readonly Token[];
  language: Language;
  facts: readonly Facts[];
  /** Where the rules would begin a clause. */
  starts: ReadonlySet<number>;
}

export function read(tokens: readonly Token[], language: Language): Read {
  return { tokens, language, facts: factsOf(tokens, language), starts: ruleStarts(tokens) };
}

/** A translation that is less likely than this says nothing. */
const LEAST_TRANSLATION = 0.2;
const MOST_TRANSLATIONS = 2;

export function factsOf(tokens: readonly Token[], language: Language): Facts[] {
  const words = tokens.map((token) => (token.isMark ? token.text : token.word));
  const classes: string[][] = tokens.map((token) => valueClasses(token));
  for (const { as, from, to } of knownIn(words))
    for (let at = from; at < to; at++) classes[at]?.push(at === from ? as : `…${as}`);
  const stems = words.map((word, at) => (tokens[at]?.isMark || word === '' ? word : stem(bare(word))));
  addConcepts(tokens, stems, classes);
  return tokens.map((token, at) => {
    const own = classes[at] ?? [];
    const known = stems[at] ?? '';
    own.push(...pivots(known).map((pivot) => `means ${pivot}`));
    const verb = own.find((name) => name.startsWith('verb:'));
    const said = token.value ? `<${token.value.kind}>` : (words[at] ?? '');
    return {
      word: hashOf(said),
      stem: hashOf(`stem ${token.value ? said : known}`),
      classes: [...new Set(own)].map((name) => hashOf(name)),
      forms: [...new Set(formsOf(token, language))].map((name) => hashOf(name)),
      main: hashOf(mainOf(own, token)),
      verb: verb === undefined ? undefined : hashOf(verb),
      isSmall: token.isMark === true || own.some((name) => small.test(name)),
    };
  });
}

function bare(word: string): string {
  return word.replace(/'(?:s|d|ll|re|ve|m)?$/, '').replaceAll("'", '');
}

function valueClasses({ value, text }: Token): string[] {
  if (!value) return [];
  const classes = [`value ${value.kind}`, `value`];
  if (value.exact) classes.push('quoted');
  if (value.unit) classes.push(`in ${value.unit}`);
  if (text.length < 20) classes.push(`says ${text.toLowerCase()}`);
  if (value.exact)
    for (const word of value.text.toLowerCase().split(/\s+/).slice(0, 3)) classes.push(`quotes ${stem(word)}`);
  return classes;
}

/** Concepts of interfaces and groups of synonyms, wherever their names stand. */
function addConcepts(tokens: readonly Token[], stems: readonly string[], classes: string[][]): void {
  const places = tokens.flatMap((token, at) => (token.isMark || token.value ? [] : [at]));
  const plain = places.map((at) => {
    const word = tokens[at]?.word ?? '';
    return { word, stem: stems[at] ?? '', isCyrillic: isCyrillic(word), isNumber: false, weight: 1 };
  });
  for (const { concept, at } of mentionsIn(plain))
    for (const [order, place] of at.entries()) {
      const here = classes[places[place] ?? -1];
      here?.push(at.length > 1 ? `${concept} ${order === 0 ? 'begins' : 'goes on'}` : concept);
    }
}

/** What the word would be in English: both languages learn from each other. */
function pivots(known: string): string[] {
  if (!isCyrillic(known)) return [known];
  return [...translationsOf(known)]
    .filter(([, likely]) => likely >= LEAST_TRANSLATION)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_TRANSLATIONS)
    .map(([english]) => english);
}

function formsOf({ text, word, isMark, value }: Token, language: Language): string[] {
  const forms = [`in ${language}`];
  if (isMark || value) return forms;
  for (const length of [1, 2, 3, 4]) if (word.length > length + 1) forms.push(`-${word.slice(-length)}`);
  for (const length of [3, 4, 5]) if (word.length > length) forms.push(`${word.slice(0, length)}-`);
  forms.push(`shape ${shapeOf(text)}`);
  if (/[a-z]/.test(word) && language === 'ru') forms.push('foreign');
  return forms;
}

function shapeOf(text: string): string {
  if (/^\p{Lu}\p{Ll}+$/u.test(text)) return 'Xx';
  if (/^\p{Lu}+$/u.test(text)) return 'X';
  if (/^\p{Ll}+$/u.test(text)) return 'x';
  return text
    .replace(/\p{Lu}+/gu, 'X')
    .replace(/\p{Ll}+/gu, 'x')
    .replace(/\d+/g, '0')
    .slice(0, 8);
}

const small = /^(?:tie|relation|connector|namer|exception|comparison|if|until|question)/;

/** The first of these that is known of a word stands for it where there is room for one only. */
const order =
  /^(?:value .*|verb:|question|if|until|exception|connector|relation|tie|namer|article|quantifier|ordinal|superlative|comparison|property|kind|pronoun)/;

function mainOf(classes: readonly string[], { isMark, text }: Token): string {
  if (isMark) return text;
  return classes.find((name) => order.test(name)) ?? `shape ${shapeOf(text)}`;
}
