import type { Act } from '../../goal.ts';
import { splitList, trim } from '../context.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { articles } from '../lexicon/small-words.ts';
import { readObjects, readPhrase } from '../phrase.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { type Built, built, type Deed } from './built.ts';
import { distributed } from './targets.ts';

/** "send it to the archive", «отправь в корзину письмо», «перенеси в спам письмо»: nobody is written to, it is put away. */
export function sentAway({ concept, rest, context }: Deed): Built | undefined {
  if (!/^(?:send|move)$/.test(concept)) return undefined;
  const words = wordsIn(rest);
  for (const [at, token] of rest.entries()) {
    if (token.value || !/^(?:to|into|in|в|во)$/.test(token.word)) continue;
    const from = look(articles, words, at + 1) ? at + 2 : at + 1;
    const place = rest[from]?.value ? undefined : look(away, words, from);
    const end = from + (place?.length ?? 0);
    // "to Archive Ltd" is somebody.
    const isName = /^\p{Lu}/u.test(rest[from]?.text ?? '') && /^\p{Lu}/u.test(rest[end]?.text ?? '');
    const what = trim([...rest.slice(0, at), ...rest.slice(end)]);
    if (!place || isName || what.length === 0) continue;
    if (concept === 'move' && at > 0) return undefined;
    const to = readPhrase(rest.slice(from, end), context);
    return built(...eachOf(what).map((one): Act => ({ kind: 'add', things: readObjects(one, context), to })));
  }
  return undefined;
}

/** «письмо от А и письмо от Б»: the same noun again opens the next. */
function eachOf(what: readonly Token[]): Token[][] {
  const members = splitList(what);
  const [noun] = members[0] ?? [];
  const isAgain = noun && members.length > 1 && members.every(([first]) => first?.word === noun.word);
  return isAgain ? members : distributed(what);
}

/** Where things go that are done with. */
const away = lexicon([[true, 'archive|trash|bin|recycle bin|spam|junk|архив~|корзин~|спам~|мусор~']]);
