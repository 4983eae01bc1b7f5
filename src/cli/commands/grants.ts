import { LotsmanError } from '../../errors.ts';
import type { Grant, Store } from '../../store/store.ts';
import type { Command, Context } from '../command.ts';
import { columns } from '../terminal.ts';

export const grants: Command = {
  name: 'grants',
  summary: 'List what is allowed for good on which site, allow something beforehand, or take a permission back.',
  argument: '[allow|revoke] [words...]',
  json: true,
  examples: [
    ['lotsman grants', 'what is allowed'],
    ['lotsman grants allow order https://shop.example count=1 amount=60 until=2026-12-31', 'one order, up to 60'],
    ['lotsman grants allow send https://mail.example to=ann@example.org', 'mails to Ann'],
    ['lotsman grants revoke 3f9a1c', 'is asked about again'],
  ],

  async run(context) {
    const [verb, ...words] = context.args;
    const { openStore } = await import('../../store/sqlite.ts');
    if (verb === 'allow') return allow(words, context);
    await using store = await openStore(context.config.store);
    if (verb === undefined) return list(store, context);
    const [id, ...rest] = words;
    if (verb !== 'revoke' || id === undefined || rest.length > 0)
      throw new LotsmanError('bad_usage', 'grants takes nothing, allow and what is allowed, or revoke and an id.', {
        hint: 'lotsman grants --help shows examples.',
      });
    return revoke(id, store, context);
  },
};

async function allow(words: readonly string[], { config, json, terminal }: Context): Promise<undefined> {
  const [{ permissionGiven }, { openStore }] = await Promise.all([
    import('./grants/permission-given.ts'),
    import('../../store/sqlite.ts'),
  ]);
  const { effect, origin, limits } = permissionGiven(words);
  await using store = await openStore(config.store);
  const terms = Object.keys(limits).length === 0 ? {} : { limits };
  const given = await store.grants.give({ effect, origin, run: '', terms });
  if (json) terminal.json(given);
  else terminal.print(`Allowed: ${effect} on ${origin}${spokenTerms(given)}. Its id is ${given.id}.`);
  return undefined;
}

async function list(store: Store, { json, terminal }: Context): Promise<undefined> {
  const listed = await store.grants.list();
  if (json) terminal.json(listed);
  else if (listed.length === 0) terminal.print('Nothing is allowed for good.');
  else {
    const head = ['id', 'effect', 'site', 'given', 'used', 'limits'];
    const rows = listed.map((grant) => {
      const { id, effect, origin, givenAt, uses } = grant;
      const limits = spokenTerms(grant).replace(/^, /, '');
      return [id, effect, origin, givenAt.slice(0, 10), `${uses} ${uses === 1 ? 'time' : 'times'}`, limits];
    });
    for (const line of columns([head, ...rows], {})) terminal.print(line.trimEnd());
  }
  return undefined;
}

async function revoke(id: string, store: Store, { json, terminal }: Context): Promise<undefined> {
  if (!(await store.grants.revoke(id)))
    throw new LotsmanError('bad_input', `No permission has the id ${id}.`, { hint: 'lotsman grants lists them.' });
  if (json) terminal.json({ revoked: id });
  else terminal.print(`Taken back: ${id}. It will be asked about again.`);
  return undefined;
}

/** What a permission is limited to, in words. */
function spokenTerms({ terms }: Grant): string {
  const {
    limits = {},
    template,
    from,
  } = terms as {
    limits?: { count?: number; amount?: number; recipients?: readonly string[]; until?: string };
    template?: string;
    from?: string;
  };
  const { count, amount, recipients, until } = limits;
  const words = [
    ...(count === undefined ? [] : [`${count} ${count === 1 ? 'time' : 'times'} in all`]),
    ...(amount === undefined ? [] : [`up to ${amount} each`]),
    ...(recipients === undefined ? [] : [`to ${recipients.join(' and ')}`]),
    ...(until === undefined ? [] : [`until ${until.slice(0, 16).replace('T', ' ')}`]),
    ...(template === undefined ? [] : [`only ${template}`]),
    ...(from === undefined ? [] : [`from ${from}`]),
  ];
  return words.map((word) => `, ${word}`).join('');
}
