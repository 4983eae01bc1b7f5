import type { Observation } from '../../../observation.ts';
import { controlsOf } from '../page-parts.ts';
import { coverage } from '../words/coverage.ts';

/** "Roubles", where a list has RUB, "German", where it has DE: what the codes of a list stand for is known in every language. */
export function codeFor(page: Observation, words: string): string | undefined {
  if (!/^\p{L}[\p{L} ]{2,}$/u.test(words)) return undefined;
  const codes = controlsOf(page).flatMap(({ options = [] }) => codesAmong(options));
  const [only, ...others] = codes.filter(({ code, type }) => namesOf(code, type).some((name) => isSaid(words, name)));
  return others.length === 0 ? only?.code : undefined;
}

type CodeType = 'currency' | 'language' | 'region';

function codesAmong(options: readonly string[]): { code: string; type: CodeType }[] {
  const isOf = (pattern: RegExp) => options.length > 1 && options.every((option) => pattern.test(option.trim()));
  if (isOf(/^[A-Z]{3}$/)) return options.map((code) => ({ code, type: 'currency' }));
  const types: CodeType[] = isOf(/^[A-Za-z]{2}$/) ? ['language', 'region'] : [];
  return types.flatMap((type) => options.map((code) => ({ code, type })));
}

function namesOf(code: string, type: CodeType): string[] {
  return ['en', 'ru'].flatMap(
    (language) => new Intl.DisplayNames([language], { type, fallback: 'none' }).of(code) ?? [],
  );
}

/** "доллары" for «доллар США»: all that was said stands in the name. */
function isSaid(words: string, name: string): boolean {
  return coverage(words, name).share >= SAYS;
}

const SAYS = 0.9;
