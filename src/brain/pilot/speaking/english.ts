import type { Speech } from './speech.ts';

export const ENGLISH: Speech = {
  notUnderstood: (words) =>
    `I do not understand this part of the task: ${quoted(words)}. Please say it in other words, plainly: what to do, with what, where.`,
  asItIs: 'leave it out',
  notFound: (what, tried) =>
    `I could not find ${what === '' ? 'it' : `“${what}”`}${tried.length === 0 ? '' : `; I tried: ${tried.join(', ')}`}.`,
  notOpened: (what) => `The page${what === '' ? '' : ` “${what}”`} could not be opened.`,
  whichOne: (what) => `Which one is meant by “${what}”?`,
  notAllowed: (what) => `“${what}” was not allowed, so I left it.`,
  standsOtherwise: (what) => `The list does not stand as it was to be arranged: “${what}”.`,
  nothingHappened: (what) => `“${what}” changed nothing on the page.`,
  wentWrong: (what, why) => `“${what}” did not work: ${why}`,
  noValue: (what) => `The task does not say what to enter for “${what}”.`,
  noFile: (what) => `I was not given the file “${what}”.`,
  done: (what) => `Done: ${what}.`,
  notNeeded: (what) => `Not needed: ${what}.`,
  pressed: (name) => `pressed “${name}”`,
  entered: (value, field) => `entered “${value}” into “${field}”`,
  pressedBeside: (what) => `pressed the switch of “${what}” (the page does not say whether it is on)`,
  chosen: (what) => `chose “${what}”`,
  opened: (what) => `opened “${what}”`,
  searched: (what) => `searched for “${what}”`,
  foundThere: (what) => `found “${what}”`,
  allDone: (what) => `${sentence(what.join('; '))}.`,
  soFar: (done, trouble) => (done.length === 0 ? trouble : `${trouble} Until then: ${done.join('; ')}.`),
  tooMany: (what) => `“${what}” had to be repeated too often.`,
  readsOtherwise: 'That led nowhere: I read the task in another way.',
  wasReadOtherwise: 'The task can be read in more than one way: please see whether this is what you meant.',
  counted: (what, count) => `${count}: ${what}.`,
  isThere: (what, count) => (count > 0 ? `Yes, ${count}: ${what}.` : `No: ${what}.`),
  notInTime: (what, seconds) => `“${what}”: that did not come about in ${seconds} s.`,
};

function quoted(words: readonly string[]): string {
  return words.map((one) => `“${one}”`).join(', ');
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
