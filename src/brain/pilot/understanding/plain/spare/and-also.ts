import type { Token } from '../../tokens.ts';

// Words that only say that there is more to come.

/** «включи «Свет» и [ещё] «Звук»»: the one and the other. */
export function withoutAlso(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ word }, at) =>
      !(
        /^(?:еще|также|заодно)$/.test(word) &&
        tokens[at - 1]?.word === 'и' &&
        [tokens[at - 2], tokens[at + 1]].every((one) => one?.value?.exact)
      ),
  );
}

/** «не забудь [потом] сохранить»: what comes last in the task is done last. */
export function withoutThen(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ word }, at) =>
      !(
        /^(?:потом|затем|еще|обязательно)$/.test(word) &&
        /^забуд(?:ь|ьте)$/.test(tokens[at - 1]?.word ?? '') &&
        /(?:ть|ти|чь)(?:ся)?$/.test(tokens[at + 1]?.word ?? '')
      ),
  );
}
