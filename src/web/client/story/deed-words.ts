import type { PlannedAction } from '../../../run-events.ts';
import type { Words } from '../words/english.ts';

/** An action taken apart: which tool, on what, with what. */
interface Spoken {
  name: string;
  given: string;
}

/** What was done, in the words of the reader: clicked “Add to cart” on food.localhost. */
export function deedWords(
  { tool, spoken }: PlannedAction,
  told: string,
  words: Words,
): { text: string; isOurs: boolean } {
  const say = Object.hasOwn(words.deeds, tool) ? words.deeds[tool] : undefined;
  const parts = partsOf(tool, spoken);
  const text = say && parts ? say(parts.name, parts.given) : undefined;
  const [first = ''] = told.split('\n', 1);
  return text === undefined ? { text: first === '' ? spoken : first, isOurs: false } : { text, isOurs: true };
}

/** `type textbox "Search" (milk)` → Search, milk. */
function partsOf(tool: string, spoken: string): Spoken | undefined {
  if (!spoken.startsWith(tool)) return undefined;
  const rest = spoken.slice(tool.length).trim();
  const [, name, given] = /^(?:[\w -]+ "([\s\S]*?)"|\[\d+\])?\s*(?:\(([\s\S]*)\))?$/.exec(rest) ?? [];
  if (name === undefined && given === undefined && rest !== '') return undefined;
  return { name: cut(name ?? ''), given: cut(given ?? '') };
}

const LONGEST = 70;

/** Some controls are called by all the words in them. */
function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).trimEnd()}…`;
}

/** The site of an address, as people say it. */
export function siteOf(url: string): string {
  return URL.parse(url)?.host ?? '';
}
