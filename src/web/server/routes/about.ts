import { Hono } from 'hono';
import { shown, spokenOrigin } from '../../../config/load.ts';
import { rows } from '../../../config/settings.ts';
import { whoThinks } from '../../../harbour/who-thinks.ts';
import type { GrantList, Hello, ModelList, SettingList } from '../../protocol.ts';
import type { Harbour } from '../harbour.ts';
import { Refusal } from '../refusing.ts';

/** What holds here: permissions, settings, models. */
export function aboutRoutes({ store, fleet, redactor, version }: Harbour): Hono {
  const routes = new Hono();

  routes.get('/hello', (c) => c.json({ version, runs: fleet.live.length } satisfies Hello));

  routes.get('/grants', async (c) => c.json({ grants: await store.grants.list() } satisfies GrantList));

  routes.delete('/grants/:id', async (c) => {
    if (await store.grants.revoke(c.req.param('id'))) return c.body(null, 204);
    throw new Refusal(404, { code: 'no_such_grant', message: 'There is no such permission.' });
  });

  routes.get('/settings', async (c) => {
    const { values, origins, files } = await fleet.load();
    const settings = rows.map(([name, { about, otherwise = '' }]) => ({
      name,
      value: redactor.redact(shown(name, values[name]) ?? otherwise),
      source: redactor.redact(spokenOrigin(origins[name])),
      description: about,
    }));
    const read = files.flatMap(({ path, found }) => (found ? [path] : []));
    return c.json({ settings, files: read } satisfies SettingList);
  });

  routes.get('/models', async (c) => c.json((await whoThinks(await fleet.load())) satisfies ModelList));

  return routes;
}
