import { load } from '../../../config/load.ts';
import type { Context } from '../../command.ts';

/** The same command for the session of that name, as if `--session` had been given. */
export async function forSession(context: Context, name: string | undefined): Promise<Context> {
  if (name === undefined) return context;
  const flags = { ...context.flags, '--session': name };
  const loaded = await load({ flags });
  return { ...context, flags, loaded, config: loaded.values };
}
