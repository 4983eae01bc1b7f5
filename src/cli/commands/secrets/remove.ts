import { Vault } from '../../../safety/secrets/vault.ts';
import type { Context } from '../../command.ts';

export async function remove({ config, terminal, json }: Context, name: string): Promise<undefined> {
  await new Vault(config.secrets).remove(name);
  if (json) terminal.json({ removed: name });
  else terminal.print(`${name} is forgotten.`);
}
