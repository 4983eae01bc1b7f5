import type { Observation } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { FITS, type Mind } from './mind.ts';
import { isSameSort } from './nouns.ts';
import { clean, controlsOf } from './parts.ts';
import type { Badge } from './record.ts';
import { alikeWords, wordsIn } from './same-word.ts';

const NUMBER = /(?<![\p{L}\d.,:/-])\d{1,3}(?:[ ,.]\d{3})*(?![\p{L}\d:/%€$₽-]|[.,]\d)/gu;
const LEADS = new Set(['link', 'button', 'tab', 'treeitem', 'menuitem']);
const LONGEST = 60;

export function badgesOf({ lines }: Observation): Badge[] {
  return lines
    .flatMap(({ parts }) => controlsOf(parts))
    .filter(({ role, name }) => LEADS.has(role) && name.length <= LONGEST)
    .flatMap(({ name, states }): Badge[] => {
      const [match, ...others] = name.matchAll(NUMBER);
      if (!match || others.length > 0) return [];
      const words = clean(name.replace(match[0], ' ').replace(/[():,]/gu, ' '));
      const number = Number(match[0].replace(/\D/g, ''));
      return words === ''
        ? []
        : [{ number, quote: name, words, ...(states.includes('current') && { isCurrent: true }) }];
    });
}

/** What is new has not been read. */
const UNREAD = 'new unread unseen новый непрочитанный'.split(' ');

/** The number that a badge tells of the things; nothing where it is a badge of other things, or where two may be meant. */
export function toldByBadge(what: Phrase, badges: readonly Badge[], mind: Mind): Badge | undefined {
  // Where no place is named, it is asked of what is shown, and that may have a badge of its own.
  const shown = what.place ? [] : badges.filter(({ isCurrent }) => isCurrent);
  const fitting = (shown.length > 0 ? shown : badges).filter((badge) => isOf(badge, what, mind));
  const [only, ...others] = new Map(fitting.map((badge) => [badge.number, badge])).values();
  return others.length === 0 ? only : undefined;
}

function isOf({ words, isCurrent }: Badge, { words: asked, kind, place }: Phrase, mind: Mind): boolean {
  const where = place?.what.words ?? '';
  if (asked === '' && where === '') return false;
  const asksUnread = wordsIn(asked).some(isUnread);
  const tellsUnread = wordsIn(words).some(isUnread);
  // "Spam, 2 unread", where the spam is shown: so many of what is shown.
  if (isCurrent && where === '' && asksUnread) return tellsUnread;
  const isSort = (word: string) => isSameSort(word, words) || mind.fits(word, words) >= FITS;
  // A place says whose number it is; without one, the badge has to be called as the things are.
  const isNamed = where !== '' ? mind.tells(words, where) : kind === undefined || isSort(kind);
  const isMeant = (word: string) => isSort(word) || (where !== '' && isSameSort(word, kind ?? 'item'));
  const left = mind.missing(words, asked).filter((word) => !isUnread(word) && !isMeant(word));
  // "2 unread" is not how many there are.
  const over = mind
    .missing([asked, where, kind ?? ''].join(' '), words)
    .filter((word) => (isUnread(word) ? !asksUnread : !isSort(word)));
  return isNamed && left.length === 0 && over.length === 0 && asksUnread === tellsUnread;
}

function isUnread(word: string): boolean {
  return UNREAD.some((one) => alikeWords(word, one));
}
