import { Vault } from '../../../safety/secrets/vault.ts';
import type { Context } from '../../command.ts';
import { columns } from '../../terminal.ts';

/** Needs no key, and knows no value. */
export async function list({ config, terminal, json }: Context): Promise<undefined> {
  const vault = new Vault(config.secrets);
  const [kept, key] = [await vault.list(), await vault.keyPlace()];
  if (json) {
    terminal.json({ key: key ?? null, secrets: kept });
    return;
  }
  if (kept.length === 0) terminal.print('There are no secrets. lotsman secrets set keeps one.');
  const rows = kept.map(({ name, field, totp, origins }) => [
    terminal.paint('bold', name),
    totp ? `${field}, made by the clock` : field,
    origins.join('\n'),
  ]);
  for (const line of columns(rows, { width: terminal.width, indent: 0 })) terminal.print(line);
  if (key !== undefined) terminal.print(`\nTheir key is in ${key}.`);
}
