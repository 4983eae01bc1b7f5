import { look } from '../lexicon/match.ts';
import { type Concept, verbs } from '../lexicon/verbs.ts';

/** "cancelled", "moved", "chosen": the verb as one commands with it, and what it wants; nothing where nobody knows such a deed. */
export function commandOf(participle: string): { base: string; meaning: Concept } | undefined {
  const base = IRREGULAR.get(participle) ?? regular(participle);
  const found = base === undefined ? undefined : look(verbs, [base], 0);
  if (base !== undefined && !found && LOOSE.test(base)) return { base, meaning: 'handle' };
  return base !== undefined && found?.form === 'base' ? { base, meaning: found.meaning } : undefined;
}

function regular(word: string): string | undefined {
  const [, stem = ''] = /^([a-z]{2,})ed$/.exec(word) ?? [];
  if (stem === '') return undefined;
  const plain = stem
    .replace(/i$/, 'y')
    .replace(/([^aeiouls])\1$/, '$1')
    .replace(/([^fi]l)l$/, '$1');
  return MUTE.test(plain) && plain === stem ? `${stem}e` : plain;
}

/** After these a verb ends in an "e" that is not heard: "delet(e)", "archiv(e)", but not "open". */
const MUTE = /(?:[vcuzg]|[^s]s|bl|[^aeiou][aeiou][tmldr]|[aeiou]n)(?<!el|en|er|it)$/;

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['put', 'put'],
  ['set', 'set'],
  ['sent', 'send'],
  ['given', 'give'],
  ['taken', 'take'],
  ['chosen', 'choose'],
  ['written', 'write'],
  ['withdrawn', 'withdraw'],
  ['hidden', 'hide'],
  ['bought', 'buy'],
  ['thrown', 'throw'],
  ['added', 'add'],
  ['typed', 'type'],
  ['created', 'create'],
  ['liked', 'like'],
  ['scrolled', 'scroll'],
  ['described', 'describe'],
  ['unsubscribed', 'unsubscribe'],
]);

/** Verbs that only some pages know, or that need another word beside them. */
const LOOSE = /^(?:turn|take|give|throw|repeat|withdraw|skip|complete)$/;
