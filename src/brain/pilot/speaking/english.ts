import { type PhraseWords, phraseWith } from './phrase-words.ts';
import type { Named, Speech } from './speech.ts';
import { type TriedWords, triedWith } from './tried-words.ts';

export const ENGLISH: Speech = {
  notUnderstood: (words) =>
    `I do not understand this part of the task: ${quoted(words)}. Please say it in other words, plainly: what to do, with what, where.`,
  asItIs: 'leave it out',
  notFound: (what, ways) => {
    const [name, tried] = [named(what), triedWith(TRIED, ways)];
    return `I could not find ${name === '' ? 'it' : `“${name}”`}${tried.length === 0 ? '' : `; I looked ${tried.join(', ')}`}.`;
  },
  notOpened: (what) => `The page${what === '' ? '' : ` “${what}”`} could not be opened.`,
  whichOne: (what) => (named(what) === '' ? 'Which of these is meant?' : `Which one is meant by “${named(what)}”?`),
  notAllowed: (what) => `“${what}” was not allowed, so I left it.`,
  standsOtherwise: (what) => `The list does not stand as it was to be arranged: “${what}”.`,
  noFileCame: (what) => `“${what}” brought no file.`,
  nothingHappened: (what) => `“${what}” changed nothing on the page.`,
  wentWrong: (what, why) => `“${what}” did not work: ${why}`,
  noValue: (what) => `The task does not say what to enter for “${named(what)}”.`,
  noPlace: (value) => `I do not know where “${value}” belongs.`,
  noFile: (what) => `I was not given the file “${what}”.`,
  done: (what) => `Done: ${named(what)}.`,
  notNeeded: (what) => `Not needed: ${what}.`,
  pressed: (name) => `pressed “${named(name)}”`,
  entered: (value, field) => `entered “${value}”${named(field) === '' ? '' : ` into “${named(field)}”`}`,
  pressedBeside: (what) => `pressed the switch of “${named(what)}” (the page does not say whether it is on)`,
  chosen: (what) => `chose “${named(what)}”`,
  opened: (what) => `opened “${named(what)}”`,
  searched: (what) => `searched for “${what}”`,
  foundThere: (what) => `found “${what}”`,
  allDone: (what) => `${sentence(what.join('; '))}.`,
  soFar: (done, trouble) => (done.length === 0 ? trouble : `${trouble} Until then: ${done.join('; ')}.`),
  tooMany: (what) => `“${what}” had to be repeated too often.`,
  readsOtherwise: 'That led nowhere: I read the task in another way.',
  wasReadOtherwise: 'The task can be read in more than one way: please see whether this is what you meant.',
  counted: (what, count) => `${count}: ${named(what)}.`,
  isThere: (what, count) => (count > 0 ? `Yes, ${count}: ${named(what)}.` : `No: ${named(what)}.`),
  notInTime: (what, seconds) => `“${what}”: that did not come about in ${seconds} s.`,
};

const PHRASES: PhraseWords = {
  kinds: {
    button: 'button',
    link: 'link',
    field: 'field',
    checkbox: 'checkbox',
    radio: 'radio',
    switch: 'switch',
    list: 'list',
    option: 'option',
    menu: 'menu',
    tab: 'tab',
    slider: 'slider',
    date: 'date',
    row: 'row',
    column: 'column',
    cell: 'cell',
    table: 'table',
    card: 'card',
    item: 'item',
    section: 'section',
    heading: 'heading',
    dialog: 'dialog',
    page: 'page',
    picture: 'picture',
    icon: 'icon',
    text: 'text',
    form: 'form',
    folder: 'folder',
    message: 'message',
  },
  places: { in: 'in', beside: 'beside', under: 'under', above: 'above', before: 'before', after: 'after', of: 'of' },
  last: 'last',
};

const TRIED: TriedWords = {
  behind: (name) => `behind “${name}”`,
  inside: (name) => `in “${name}”`,
  only: (name) => `only among “${name}”`,
  search: 'with the search',
  otherLanguage: 'in the language of the task',
  further: 'further on',
};

function named(what: Named): string {
  if (typeof what === 'string') return what;
  return [what]
    .flat()
    .map((one) => phraseWith(PHRASES, one))
    .join(', ');
}

function quoted(words: readonly string[]): string {
  return words.map((one) => `“${one}”`).join(', ');
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
