import type { Mind } from './mind.ts';
import { kindsOf } from './property-kinds.ts';
import { alikeWords, wordsIn } from './same-word.ts';
import type { ReadValue } from './values/value.ts';

/** Words that say of what kind a value is, and nothing of what it belongs to. */
const KIND_WORDS =
  'time date day hour price cost fee charge amount sum number total value время дата день час цена стоимость плата сумма число количество итог итоговый размер'.split(
    ' ',
  );

/** Nearly as sure as words that are all there. */
const AS_GOOD = 0.92;

/**
 * How well a label fits that leaves the kind to its value: what stands beside "Departure" is the departure time, if it
 * is a time; what stands beside «Доставка» is what delivery costs, if it is money.
 */
export function fitsByKind(asked: string, called: string, values: readonly ReadValue[], mind: Mind): number {
  const rest = withoutKind(asked);
  if (rest === '') return 0;
  const [kind] = kindsOf(kindIn(asked));
  if (kind === undefined || !values.some((value) => value.kind === kind)) return 0;
  return mind.fits(rest, called) * AS_GOOD;
}

/** "departure time" is "departure"; nothing where no word, or every word, is one for a kind. */
export function withoutKind(asked: string): string {
  const words = wordsIn(asked);
  const rest = words.filter((word) => !isKindWord(word));
  return rest.length === words.length ? '' : rest.join(' ');
}

function kindIn(asked: string): string {
  return wordsIn(asked).filter(isKindWord).join(' ');
}

export function isKindWord(word: string): boolean {
  return KIND_WORDS.some((one) => alikeWords(word, one));
}
