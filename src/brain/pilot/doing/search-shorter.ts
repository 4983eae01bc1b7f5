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
  const shorter = withoutEndings(text);
  if (shorter === text || wasTried(situation, WAY) || !saysNothingFound(page)) return undefined;
  const field = searchField(page);
  if (!field) return undefined;
  return {
    do: [{ tool: 'type', input: { id: field.id, text: shorter, submit: true } }],
    way: WAY,
    thought: `Nothing is called “${text}”; searching for “${shorter}”.`,
  };
}

const WAY = 'type it without endings';

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
