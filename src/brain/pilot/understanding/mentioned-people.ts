import type { Act, Constraint, Entry, Phrase, Things } from '../goal.ts';

export function personIn(act: Act): string | undefined {
  switch (act.kind) {
    case 'send':
      return act.entries.find(({ field }) => /^(?:to|кому)$/.test(field?.words ?? ''))?.value.text;
    case 'go':
      return 'url' in act.to ? undefined : personOf(act.to);
    case 'press':
      return personOf(act.target);
    case 'tell':
      return personAmong(act.question.things);
    case 'handle':
      return personAmong(act.things) ?? act.with?.find(isPerson)?.value.text;
    case 'add':
    case 'remove':
      return personAmong(act.things);
    default:
      return undefined;
  }
}

export function personAmong({ what, where }: Things): string | undefined {
  return personOf({ ...what, like: where });
}

/** "the letter from Anna", "the profile of Anna". */
export function personOf({ words, exact, like = [], place }: Phrase): string | undefined {
  const from = like.find(isFrom)?.value.text;
  // «профиль Ирины Лавровой»: a name after a plain noun.
  const named = exact ? undefined : /^\p{Ll}+ (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)$/u.exec(words)?.[1];
  const owner = place?.is === 'of' && /^\p{Lu}/u.test(place.what.words) ? place.what.words : undefined;
  return from ?? owner ?? named;
}

/** "assign it to Ann Berg": whoever gets it. */
function isPerson({ field, value }: Entry): boolean {
  return !field && value.kind === 'text' && !value.exact && /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(value.text);
}

function isFrom({ of, value }: Constraint): boolean {
  return /^(?:from|by|от)$/.test(of?.words ?? '') && /^\p{Lu}/u.test(value.text);
}
