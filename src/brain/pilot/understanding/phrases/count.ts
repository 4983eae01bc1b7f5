import type { Things } from '../../goal.ts';
import { type Context, trim } from '../context.ts';
import { look } from '../lexicon/match.ts';
import { ordinals, quantifiers } from '../lexicon/small-words.ts';
import { type Token, wordsIn } from '../tokens.ts';

export function takeCount(tokens: readonly Token[], context: Context): { count: Things['count']; noun: Token[] } {
  const kept = trim(tokens);
  const words = wordsIn(kept);
  const first = kept[0];
  const found = look(quantifiers, words, 0);
  if (found && found.length < kept.length && !(found.meaning === 1 && kept.length === found.length)) {
    return {
      count: found.meaning === 1 ? 'one' : found.meaning,
      noun: afterCount(kept.slice(found.length), context, found.meaning),
    };
  }
  if (found?.meaning === 'all') return { count: 'all', noun: [] };
  const ordinal = look(ordinals, words, 0);
  const counted = ordinal && takeCount(kept.slice(ordinal.length), context);
  if (ordinal && counted && typeof counted.count === 'number' && kept.length > ordinal.length + 1) {
    return {
      count: counted.count,
      noun: ordinal.meaning < 0 ? [...kept.slice(0, ordinal.length), ...counted.noun] : counted.noun,
    };
  }
  if (/^top$/.test(first?.word ?? '') && kept[1]?.value?.kind === 'number')
    return { count: kept[1].value.number ?? 'one', noun: kept.slice(2) };
  if (first?.value?.kind === 'number' && !first.value.unit && kept.length > 1 && Number.isInteger(first.value.number)) {
    return { count: first.value.number ?? 'one', noun: afterCount(kept.slice(1), context, 2) };
  }
  return { count: 'one', noun: kept };
}

/** "all three letters": the number says nothing more; "both of the". */
function afterCount(tokens: readonly Token[], context: Context, count: Things['count']): Token[] {
  const kept = trim(tokens[0]?.word === 'of' || tokens[0]?.word === 'из' ? tokens.slice(1) : tokens);
  return count === 'all' ? takeCount(kept, context).noun : kept;
}

export function isCountOnly(tokens: readonly Token[]): boolean {
  const kept = trim(tokens);
  return (
    kept.length > 0 &&
    (look(quantifiers, wordsIn(kept), 0)?.length === kept.length ||
      (kept.length === 1 && kept[0]?.value?.kind === 'number'))
  );
}
