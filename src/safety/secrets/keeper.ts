import { LotsmanError } from '../../errors.ts';
import { type Destination, type FieldKind, noSuchSecret, type Secrets } from '../../secrets.ts';
import { fits } from './fits.ts';
import { isSafe } from './origins.ts';
import { codeAt } from './totp.ts';
import type { Kept, Vault } from './vault.ts';

/** Gives secrets out of a vault: each only on its own origins, over a safe connection, into a field of its kind. */
export function keeperOf(vault: Pick<Vault, 'list' | 'open'>, now: () => number = Date.now): Secrets {
  const of = async (origin: string) =>
    isSafe(origin) ? (await vault.list()).filter(({ origins }) => origins.includes(origin)) : [];
  return {
    namesFor: async (origin) => (await of(origin)).map(({ name, field }) => ({ name, field })),
    async release(name, into) {
      const kept = (await vault.list()).find((one) => one.name === name);
      if (!kept) throw noSuchSecret(name);
      refuseElsewhere(kept, into);
      if (!fits(kept.field, into.field)) throw wrongKind(kept, into);
      const value = await vault.open(name);
      return typeof value === 'string' ? value : codeAt(value, now());
    },
    async valuesFor(origin) {
      const values = await Promise.all((await of(origin)).map(({ name }) => vault.open(name)));
      // A code is made when it is needed; what it is made from is never typed.
      return values.filter((value) => typeof value === 'string');
    },
  };
}

/** The field's own document, every document around it, and the tab: who frames a page can see what is typed over it. */
function refuseElsewhere({ name, origins }: Kept, { url, field, spoken }: Destination): void {
  const tab = URL.canParse(url) ? new URL(url).origin : 'null';
  const insecure = [tab, ...field.origins].find((origin) => !isSafe(origin));
  const here = field.origins[0] ?? 'null';
  if (!origins.includes(tab)) throw refused(`The secret ${name} does not belong to ${tab}, and was not typed.`);
  if (!origins.includes(here))
    throw refused(`${spoken} stands in a frame of ${here}, to which the secret ${name} does not belong.`);
  const stranger = field.origins.find((origin) => !origins.includes(origin));
  if (stranger !== undefined)
    throw refused(`${spoken} stands inside a frame of ${stranger}, to which the secret ${name} does not belong.`);
  if (insecure !== undefined) throw refused(`${insecure} is not reached over https: the secret ${name} stays here.`);
}

const SPOKEN: Readonly<Record<FieldKind, string>> = {
  password: 'a password',
  username: 'the name of a user',
  code: 'a one-time code',
  card: 'a card',
  any: 'text',
};

function wrongKind({ name, field }: Kept, { spoken }: Destination): LotsmanError {
  return refused(`${spoken} is no field for ${SPOKEN[field]}, so the secret ${name} was not typed.`);
}

function refused(sentence: string): LotsmanError {
  return new LotsmanError('bad_input', sentence, {
    hint: 'Nothing was typed. Use the secret on its own page and in its own field, or let the person do it.',
  });
}
