import type { Act, Things } from '../../goal.ts';
import { type Context, findIndex, textOf, trim } from '../context.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { properties } from '../lexicon/properties.ts';
import { readPairs } from '../pairs.ts';
import { readPhrase, readThings } from '../phrase.ts';
import { isPronoun } from '../pronoun.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { add, countedMembers, put } from './adding.ts';
import { booked } from './booking.ts';
import { type Builder, type Built, built } from './built.ts';
import { consent } from './consent.ts';
import { entered, namedShown } from './entering.ts';
import { handle } from './handling.ts';
import { dropped, remove } from './removing.ts';
import { readTarget, withoutPreposition } from './targets.ts';
import { upload } from './uploading.ts';

/** Adding, removing, and what else is done with things. */
export const changing: Builder = ({ concept, verb, rest, context }) => {
  switch (concept) {
    case 'add':
      return add(rest, context);
    case 'put':
      return put(verb, rest, context);
    case 'remove':
      return dropped(verb, rest, context) ?? remove(rest, context);
    case 'clear':
    case 'empty': {
      const from = /корзин/.test(verb.at(-1)?.word ?? '') ? verb.slice(-1) : rest;
      return built({
        kind: 'remove',
        things: { what: { words: '', kind: 'item' }, count: 'all', where: [] },
        from: readPhrase(from, context),
      });
    }
    case 'handle':
      return handle(verb, rest, context);
    case 'buy': {
      if (trim(rest).length === 0 || isPronoun(rest))
        return built({ kind: 'submit', ...(trim(rest).length > 0 && { what: readPhrase(rest, context) }) });
      const counted = countedMembers(trim(rest)) ?? [rest];
      const added = counted.map((member): Act => ({ kind: 'add', things: readThings(member, context) }));
      return { acts: [...added, { kind: 'submit' }] };
    }
    case 'book': {
      if (trim(rest).length === 0 || isPronoun(rest))
        return built({ kind: 'submit', ...(trim(rest).length > 0 && { what: readPhrase(rest, context) }) });
      return booked(verb, rest, context) ?? handle(verb, rest, context);
    }
    case 'save': {
      const words = wordsIn(rest);
      const shown = /^(?:apply|прим)/.test(verb[0]?.word ?? '') ? namedShown(rest, context) : undefined;
      if (shown) return built(shown);
      const isFile = rest.some((token, at) => token.value?.kind === 'file' || look(files, words, at));
      const to = findIndex(rest, (at) => /^(?:to|in|into|в|for)$/.test(words[at] ?? '') && at > 0);
      if (isFile && to < 0) return built({ kind: 'download', what: readPhrase(rest, context) });
      if (isOneThing(readThings(rest, context))) return handle(verb, rest, context);
      if (to > 0) return add(rest, context);
      return built({ kind: 'press', target: { words: textOf(verb, context) } });
    }
    case 'submit': {
      const withPairs = filledIn(verb, rest, context);
      if (withPairs) return withPairs;
      const kept = withoutPreposition(trim(rest), /^(?:for|за)$/);
      const own = trim(verb.slice(1));
      const what = kept.length > 0 ? kept : own;
      return built({
        kind: 'submit',
        ...(what.length > 0 && !/^(?:out|to|for)$/.test(what[0]?.word ?? '') && { what: readPhrase(what, context) }),
      });
    }
    case 'upload':
      return upload(rest, context);
    case 'download': {
      if (trim(rest).length === 0) return undefined;
      const as = findIndex(rest, (at) => at > 0 && /^(?:as|как)$/.test(rest[at]?.word ?? ''));
      const { phrase, each } = readTarget(as > 0 ? rest.slice(0, as) : rest, context);
      return { acts: [{ kind: 'download', what: phrase }], ...(each && { each }) };
    }
    case 'accept':
    case 'reject':
      return consent(concept, verb, rest, context);
    default:
      return undefined;
  }
};

/** "Save the first vacancy" keeps a thing; "save the profile" keeps what was changed. */
function isOneThing({ what, best, where }: Things): boolean {
  return (
    what.ordinal !== undefined ||
    best !== undefined ||
    where.some(({ of }) => of && /^(?:from|by|about|от|про)$/.test(of.words))
  );
}

/** "submit the form with name Anna": filled in first, then sent off. */
function filledIn(verb: readonly Token[], rest: readonly Token[], context: Context): Built | undefined {
  const at = findIndex(
    rest,
    (index) =>
      /^(?:with|using|с|со|:)$/.test(rest[index]?.value ? '' : (rest[index]?.text.toLowerCase() ?? '')) &&
      look(properties, wordsIn(trim(rest.slice(index + 1))), 0) !== undefined,
  );
  const pairs = at >= 0 ? readPairs(rest.slice(at + 1), context, 'field first') : [];
  if (pairs.length === 0 || !pairs.every(({ field }) => field)) return undefined;
  const before = trim(rest.slice(0, at));
  const what = before.length > 0 ? before : trim(verb.slice(1));
  return {
    acts: [...pairs.map(entered), { kind: 'submit', ...(what.length > 0 && { what: readPhrase(what, context) }) }],
  };
}

/** Files one saves rather than sends. */
const files = lexicon([
  [
    true,
    'file~|pdf|csv|picture~|image~|photo~|document~|attachment~|файл~|картинк~|фото|фотографи~|документ~|вложени~|изображени~',
  ],
]);
