import { type Context, textOf, trim } from '../context.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { readPhrase } from '../phrase.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { type Built, built } from './built.ts';
import { handle } from './handling.ts';
import { withoutPreposition } from './targets.ts';

/** Cookies are accepted or rejected; terms are ticked; all else is handled like any word. */
export function consent(
  concept: 'accept' | 'reject',
  verb: readonly Token[],
  rest: readonly Token[],
  context: Context,
): Built | undefined {
  const kept = withoutPreposition(trim(rest), /^(?:to|with|с|со|на|от)$/);
  const words = wordsIn(kept);
  if (kept.length === 0) return built({ kind: 'press', target: { words: textOf(verb, context) } });
  // To accept only what is needed is to reject the rest.
  const isLeast = words.some((word) =>
    /^(?:only|just|necessary|essential|required|только|лишь|необходим.*|обязательн.*)$/.test(word),
  );
  if (kept.some((_, at) => look(cookies, words, at)))
    return built({ kind: 'consent', to: isLeast && !words.includes('all') ? 'reject' : concept });
  if (concept === 'accept' && kept.some((_, at) => look(terms, words, at))) {
    return built({ kind: 'tick', things: [readPhrase(kept, context)], on: true });
  }
  return handle(verb.slice(0, 1), kept, context);
}

const cookies = lexicon([[true, 'cookie~|cookies|tracking|куки|кук~|cookie-файл~|файл~ cookie|печеньк~']]);

const terms = lexicon([
  [
    true,
    'terms|conditions|privacy policy|policy|agreement~|rules|услови~|правил~|соглашени~|политик~|оферт~|обработк~',
  ],
]);
