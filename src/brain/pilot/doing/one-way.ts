import type { Control } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { fieldFor } from './field-for.ts';

/**
 * "One way", where a form asks from where and to where and nothing asks about the way back: there is no other to choose. Nor is there for
 * a round trip, where the day of the way back is asked for and that is all.
 */
export function oneWayOnly({ page, language }: Situation, things: readonly Phrase[]): Pursuit | undefined {
  const [thing, ...others] = things;
  const isBoth = thing !== undefined && isCalled(thing.words, ['round trip']);
  if (!thing || others.length > 0 || !(isBoth || isCalled(thing.words, ['one way']))) return undefined;
  const ways = isBoth ? ['one way', 'round trip'] : WAYS;
  const isOfWay = ({ name, options = [] }: Control) => [name, ...options].some((text) => isCalled(text, ways));
  const asks = (words: string) => fieldFor(page, { field: { words }, value: { text: '', kind: 'text' } }) !== undefined;
  if (!asks('from') || !asks('to') || controlsOf(page).some(isOfWay)) return undefined;
  if (isBoth && !controlsOf(page).some(({ name }) => BACK.test(name))) return undefined;
  return { reached: { text: speechIn(language).notNeeded(thing.words), claims: [] } };
}

function isCalled(text: string, names: readonly string[]): boolean {
  return names.some((name) => alike(name, text) >= LIKELY);
}

const WAYS = ['one way', 'round trip', 'return date', 'trip type'];
/** "Return: add a date". */
const BACK = /^(?:return|back|обратно|возвращение)(?!\p{L})/iu;
const LIKELY = 0.6;
