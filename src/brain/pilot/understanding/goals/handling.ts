import type { Act, Phrase, Things } from '../../goal.ts';
import { type Context, textOf, trim } from '../context.ts';
import { kinds } from '../lexicon/kinds.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { readObjects, readThings } from '../phrase.ts';
import type { Token } from '../tokens.ts';
import { type Built, built } from './built.ts';
import { takeEntries } from './entries.ts';
import { distributed, withoutPreposition } from './targets.ts';

/** What a word says that has no act of its own, with what goes along: a text, a name, a person. */
export function handle(verb: readonly Token[], rest: readonly Token[], context: Context): Built | undefined {
  const { things: tokens, entries, suffix } = withMark(takeEntries(trim(rest), context, (said) => isName(verb, said)));
  const isLike = verb.length > 1 && look(nouned, [verb.at(-1)?.word ?? ''], 0);
  const name = isLike ? textOf(verb.slice(-1), context) : textOf(verb, context);
  const phrase: Phrase = { words: (suffix ? `${plainVerb(name)} ${suffix}` : plainVerb(name)).trim() };
  const plain = withoutPreposition(tokens, /^(?:to|in|into|on|for|at|from|на|к|от|за|в|about)$/);
  // What is done with two at once is not done with each.
  const isJoint = /^(?:swap|merg|join|combin|объедин|поменя|сравн)/.test(verb[0]?.word ?? '');
  const parts = isJoint ? [plain] : distributed(plain);
  const [only] = plain;
  if (plain.length === 1 && only?.value?.exact && look(spoken, [verb.at(-1)?.word ?? ''], 0))
    return built({
      kind: 'handle',
      verb: phrase,
      things: emptyIsIt(readThings([], context)),
      with: [{ value: only.value }, ...entries],
    });
  return built(
    ...parts.map(
      (part): Act => ({
        kind: 'handle',
        verb: phrase,
        things: emptyIsIt(readObjects(part, context)),
        ...(entries.length > 0 && { with: entries }),
      }),
    ),
  );
}

/** "Mark as unread", «пометь как важное»: with nothing before it, that is what it is marked as. */
function withMark(taken: ReturnType<typeof takeEntries>): ReturnType<typeof takeEntries> {
  const [as, ...mark] = trim(taken.things);
  const isMark = /^(?:as|как)$/.test(as?.word ?? '') && mark.length === 1 && !mark[0]?.value;
  return isMark && !taken.suffix ? { ...taken, things: [], suffix: `${as?.text} ${mark[0]?.text}` } : taken;
}

/** "archive the message “Minutes”": to be read out, a letter needs somebody to say it to. */
function isName(verb: readonly Token[], said: readonly Token[]): boolean {
  const isSpoken = /^(?:repl|answer|comment|respond|send|writ|post|ответ|отвеч|напи|коммент|отправ)/.test(
    verb[0]?.word ?? '',
  );
  const [kind, name] = said.slice(-2);
  return !isSpoken && name?.value?.exact === true && look(kinds, [kind?.word ?? ''], 0)?.meaning === 'message';
}

export function plainVerb(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/^(?:start|begin|go ahead and|начни|начать|начните)\s+(?=\p{L}{4})/u, '')
      .replace(/\s+(?:to|on|for|на|от|from)$/, '')
      // "put into the archive": what it is put into is what the button says.
      .replace(/^(?:put\s+)?(?:in|into)\s+(?:the\s+)?(?=\p{L}{4,}$)/u, '')
      .replace(
        /^(?:put|give|leave)\s+(?:the\s+|an?\s+)?(?!(?:down|up|in|on|off|away|back|together|through|to|as)(?!\p{L}))(?=\p{L}{3})/u,
        '',
      )
      .replace(/\s+(?:the|an?)(?=\s|$)/g, '')
  );
}

/** «удалены», «закреплена»: what is to be done, said as if it were. */
export function asInfinitive(name: string): string {
  return name
    .replaceAll('ё', 'е')
    .replace(/^(\p{L}+[аяо])н[аоы]?$/u, '$1ть')
    .replace(/^(\p{L}*(?:нес|вез))ен[аоы]?$/u, '$1ти')
    .replace(/^(\p{L}+)щен[аоы]?$/u, '$1стить')
    .replace(/^(\p{L}+[бвмп])лен[аоы]?$/u, '$1ить')
    .replace(/^(\p{L}+)ен[аоы]?$/u, '$1ить');
}

export function emptyIsIt(things: Things): Things {
  const isEmpty =
    things.count !== 'all' &&
    things.what.words === '' &&
    !things.what.kind &&
    !things.what.place &&
    things.where.length === 0;
  return isEmpty ? { ...things, what: { ...things.what, isPronoun: true } } : things;
}

/** Nouns for what is said under something: the words in quotes are its text. */
const spoken = lexicon([[true, 'comment~|review~|reply|answer~|отзыв~|комментари~|ответ~']]);

/** Nouns that name what is done: «поставь лайк». */
const nouned = lexicon([[true, 'like|лайк|оценк~|дизлайк|dislike']]);
