import type { Observation } from '../../../observation.ts';
import { searchField } from '../seeking/search-field.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { stem } from '../words/stem.ts';

/**
 * «поищи вакансии юриста», "look for lamps": some sites find only what stands there letter by letter. Where they found nothing, it is
 * looked for once more without the endings.
 */
export function searchShorter(situation: Situation, text: string): Pursuit | undefined {
  const { page } = situation;
  const field = searchField(page);
  const next = WAYS.find(({ way, of }) => !wasTried(situation, way) && of(text) !== text);
  if (!next || !field || !saysNothingFound(page)) return undefined;
  const shorter = next.of(text);
  return {
    do: [{ tool: 'type', input: { id: field.id, text: shorter, submit: true } }],
    way: next.way,
    thought: `Nothing is called “${text}”; searching for “${shorter}”.`,
  };
}

const WAYS = [
  { way: 'type it without endings', of: withoutEndings },
  { way: 'type its longest words', of: longestWords },
] as const;

/** Of many words, the two that say most: a site may want all of them at once. */
function longestWords(text: string): string {
  const words = text.split(/\s+/);
  const [first, second] = words.toSorted((one, other) => other.length - one.length);
  return words.length > 2 ? withoutEndings(words.filter((word) => word === first || word === second).join(' ')) : text;
}

function withoutEndings(text: string): string {
  return text.split(/\s+/).map(withoutEnding).join(' ');
}

function withoutEnding(word: string): string {
  const root = stem(word.toLowerCase());
  return /^\p{L}{4,}$/u.test(word) && word.toLowerCase().startsWith(root) ? word.slice(0, root.length) : word;
}

function saysNothingFound({ lines }: Observation): boolean {
  return lines.some(({ parts }) => parts.some((part) => typeof part === 'string' && NOTHING.test(part)));
}

const NOTHING =
  /^(?:nothing (?:was )?(?:found|matches|matched)|(?:we )?(?:found nothing|could not find|couldn't find)|(?:sorry, )?no (?:\p{L}+ ){0,2}?(?:results?|matches|found|match)(?!\p{L})|0 \p{L}+(?: found)?$|ничего не (?:найдено|нашлось|нашли)|(?:по вашему запросу )?ничего|не найдено|нет результатов|результатов нет)/iu;
