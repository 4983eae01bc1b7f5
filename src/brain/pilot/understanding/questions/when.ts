import type { Phrase, Query } from '../../goal.ts';
import { type Context, findIndex, propertyPhrase, textOf } from '../context.ts';
import { withoutCopulas } from '../copulas.ts';
import { look } from '../lexicon/match.ts';
import { known } from '../lexicon/properties.ts';
import { relations, ties } from '../lexicon/small-words.ts';
import { readThings } from '../phrase.ts';
import { endOfLarge, type Token, wordsIn } from '../tokens.ts';

/** "When does the museum open": the deed whose time is asked for. */
export function askedWhen(tokens: readonly Token[], from: number, context: Context): Query {
  const plain = withoutCopulas(tokens.slice(from));
  const words = wordsIn(plain);
  const end = findIndex(plain, (index) => index > 0 && !!(look(ties, words, index) ?? look(relations, words, index)));
  const core = plain.slice(0, end < 0 ? plain.length : end);
  const isDeedFirst = /(?:ет|ит|ют|ут|ят|ат|ся|сь|л|ла|ло|ли)$/.test(core[0]?.word ?? '') && core.length > 1;
  const helper = helperOf(tokens);
  const isRussianLast =
    !isDeedFirst && /(?:л|ла|ло|ли|лся|лась|лось|лись|ется|ится|ает|яет|ует)$/.test(core.at(-1)?.word ?? '');
  const isDeedLast =
    isRussianLast ||
    /^(?:does|do|did|will)$/.test(helper) ||
    (/^(?:was|were|is|are)$/.test(helper) &&
      tokens.filter((token) => token.text !== '?').at(-1)?.word !== helper &&
      /(?:ed|t|en|wn|lt|nd|ught)$/.test(core.at(-1)?.word ?? ''));
  const named = /^(?:does|do|did|will)$/.test(helper) ? endOfLarge(core, 0) : 0;
  const joins = named > 0 && COMMUNITY.test(words.slice(named + 1).join(' '));
  if (joins) return joined(core.slice(0, named), core.slice(named, named + 1));
  const length = PARTICLE.test(core.at(-1)?.word ?? '') ? 2 : 1;
  const deed = isDeedFirst ? core.slice(0, 1) : isDeedLast && core.length > length ? core.slice(-length) : [];
  const subject = [...core.filter((token) => !deed.includes(token)), ...plain.slice(core.length)];
  const tell: Phrase =
    deed.length > 0
      ? { words: textOf(deed, context), kind: 'date' }
      : { ...propertyPhrase(known.time, context), kind: 'date' };
  return { things: readThings(subject, context), want: 'value', tell: [tell] };

  function joined(who: readonly Token[], how: readonly Token[]): Query {
    return { things: readThings(who, context), want: 'value', tell: [{ words: textOf(how, context), kind: 'date' }] };
  }
}

/** "When did Ann join the club": what she joined is where one is. */
const COMMUNITY = /^(?:the |this |your )?(?:club|forum|site|group|community|team|company)$/;

/** "sign up", "log in": two words of one deed. */
const PARTICLE = /^(?:up|in|out|off|on|over)$/;

/** The helping verb of a question: does, was, will. */
function helperOf(tokens: readonly Token[]): string {
  return tokens.find((token) => /^(?:does|do|did|will|was|were|is|are)$/.test(token.word))?.word ?? '';
}
