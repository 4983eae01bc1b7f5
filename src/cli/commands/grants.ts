import { LotsmanError } from '../../errors.ts';
import type { Command } from '../command.ts';
import { columns } from '../terminal.ts';

export const grants: Command = {
  name: 'grants',
  summary: 'List what is allowed for good on which site, or take one of these permissions back.',
  argument: '[revoke] [id]',
  json: true,
  examples: [
    ['lotsman grants', 'what is allowed'],
    ['lotsman grants revoke 3f9a1c', 'is asked about again'],
  ],

  async run({ args, config, json, terminal }) {
    const [verb, id, ...rest] = args;
    if ((verb !== undefined && verb !== 'revoke') || rest.length > 0 || (verb === 'revoke' && id === undefined))
      throw new LotsmanError('bad_usage', 'grants takes nothing, or revoke and the id of a permission.');
    const { openStore } = await import('../../store/sqlite.ts');
    await using store = await openStore(config.store);
    if (id !== undefined) {
      if (!(await store.grants.revoke(id)))
        throw new LotsmanError('bad_input', `No permission has the id ${id}.`, { hint: 'lotsman grants lists them.' });
      if (json) terminal.json({ revoked: id });
      else terminal.print(`Taken back: ${id}. It will be asked about again.`);
      return undefined;
    }
    const listed = await store.grants.list();
    if (json) terminal.json(listed);
    else if (listed.length === 0) terminal.print('Nothing is allowed for good.');
    else {
      const head = ['id', 'effect', 'site', 'given', 'used'];
      const rows = listed.map(({ id: name, effect, origin, givenAt, uses }) => {
        return [name, effect, origin, givenAt.slice(0, 10), `${uses} ${uses === 1 ? 'time' : 'times'}`];
      });
      for (const line of columns([head, ...rows], {})) terminal.print(line);
    }
    return undefined;
  },
};
