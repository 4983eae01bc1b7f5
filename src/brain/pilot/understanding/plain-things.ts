import type { Constraint, Goal, Phrase, Things } from '../goal.ts';
import type { Context } from './context.ts';
import { withThings } from './with-things.ts';

/** "the first 2 things": so many, from the beginning. */
export function fromTheFirst(goal: Goal): Goal {
  return withThings(goal, (things) => {
    const { ordinal, ...what } = things.what;
    return ordinal === 1 && typeof things.count === 'number' && things.count > 1 ? { ...things, what } : things;
  });
}

/** "places to stay in Lisbon": what they are for tells nothing of one of them. */
export function withoutPurpose(goal: Goal): Goal {
  return withThings(goal, (things) => ({
    ...things,
    where: things.where.filter(
      ({ of, value }) => of?.words !== 'to' || !/^(?:stay|eat|rent|buy|sleep|live|work|visit)$/.test(value.text),
    ),
  }));
}

/** "topics people have started": all of them were. */
export function withoutMaking(goal: Goal): Goal {
  const isMade = ({ of, is, value }: Constraint) =>
    is === '=' && !value.exact && MADE.test(value.text) && !/^(?:stat|стат)/.test(of?.words ?? '');
  return withThings(goal, (things) => ({ ...things, where: things.where.filter((one) => !isMade(one)) }));
}

const MADE = /^(?:started|created|made|posted|begun)$/;

/**
 * "the longest article by reading time", «статья с самым долгим временем чтения»: by what it is the longest narrows nothing down.
 */
export function withoutMeasure(goal: Goal): Goal {
  const isMeasure = ({ of, is, value }: Constraint) => {
    if (value.exact || !/^\p{Ll}[\p{Ll} ]*$/u.test(value.text)) return false;
    if (of) return is === '=' && /^(?:by|по)$/.test(of.words);
    return is === 'contains' && SUPERLATIVE.test(goal.said.slice(0, Math.max(0, goal.said.indexOf(value.text))));
  };
  return withThings(goal, (things) =>
    things.best ? { ...things, where: things.where.filter((one) => !isMeasure(one)) } : things,
  );
}

/** Right before what follows. */
const SUPERLATIVE = /(?<!\p{L})(?:\p{L}+est|(?:most|least) \p{L}+|сам(?:ым|ой|ыми) \p{L}+)\s+$/iu;

/** "the remaining restaurants", "the vacancies shown": those that are there. */
export function withoutShown(goal: Goal): Goal {
  return withThings(goal, (things) => {
    const words = things.what.words
      .replace(
        /^(?:remaining|displayed|matching|оставшиеся|оставшихся|найденные|найденных|показанные|подходящие)(?:\s+|$)/i,
        '',
      )
      .replace(/\s+(?:shown|displayed|listed|left)$/i, '');
    const isNamed = words !== '' || things.what.kind !== undefined;
    const isChanged = words !== things.what.words && isNamed && !things.what.exact;
    return isChanged ? { ...things, what: { ...things.what, words } } : things;
  });
}

/** "not read" is what pages call unread. */
export function unreadOnes(goal: Goal, { language }: Context): Goal {
  const said = { en: 'unread', ru: 'непрочитанные' }[language];
  const isUnread = (one: Constraint) =>
    one.is === '≠' && !one.of && /^(?:read|opened|прочит\p{L}*|прочт\p{L}*)$/iu.test(one.value.text);
  return withThings(goal, ({ what, where, ...things }) => {
    if (!where.some(isUnread)) return { ...things, what, where };
    const words = what.words === '' || what.isPronoun ? said : `${said} ${what.words}`;
    return { ...things, what: { ...what, words }, where: where.filter((one) => !isUnread(one)) };
  });
}

/** "everything but the message from Ann", "the others": of which sort all are is told by the one that is not meant. */
export function ofOneSort(goal: Goal): Goal {
  const { each, ...plain } = withThings(goal, ofTheOthers);
  return each ? { ...plain, each: sortedLike(ofTheOthers(each)) } : plain;
}

function sortedLike(things: Things): Things {
  const kind = things.except?.[0]?.kind;
  const isAnything = things.what.words === '' && !things.what.kind && !things.what.isPronoun;
  return kind && isAnything ? { ...things, what: { ...things.what, kind } } : things;
}

/** "the other notes", "the rest": all of that sort. */
function ofTheOthers(things: Things): Things {
  const [kept] = things.except ?? [];
  const words = things.what.words.replace(OTHERS, '');
  if (!kept || words === things.what.words) return things;
  const isNamed = words !== '' || things.what.kind !== undefined;
  const { isPronoun: _, ...what } = things.what;
  // "the newest backup" is one of the backups; what is told by its name alone is of no sort that anybody said.
  const isOneOfThem = kept.like !== undefined || kept.best !== undefined || kept.ordinal !== undefined;
  const sort = isOneOfThem && !kept.exact && !/^\p{Lu}/u.test(kept.words) ? kept.words : '';
  const like: Phrase = { words: sort, ...(kept.kind ? { kind: kept.kind } : sort === '' && { kind: 'item' }) };
  const place = what.place ?? kept.place;
  return { ...things, count: 'all', what: { ...what, words, ...(!isNamed && like), ...(place && { place }) } };
}

const OTHERS =
  /^(?:(?:all )?(?:the )?(?:others?|rest|else|everything else|anything else)|остальн\p{L}+|проч\p{L}+|друг(?:ие|их))(?: ones)?(?: |$)/iu;

/** "two portions of tiramisu" are two tiramisu. */
export function withoutPortions(goal: Goal): Goal {
  const { about, ...plain } = withThings(goal, wholeOf);
  return about ? { ...plain, about: wholeOf(about) } : plain;
}

function wholeOf(things: Things): Things {
  const { words, place } = things.what;
  const isPortion =
    /^(?:portions?|pieces?|servings?|copies|copy|bottles?|cups?|packs?|packets?|порци[юияй]|штук[уи]?|бутылк[уи]|пачк[уи]|упаковк[уи])$/i;
  return isPortion.test(words) && place?.is === 'of' ? { ...things, what: place.what } : things;
}
