import type { Loaded } from '../config/load.ts';
import { rows } from '../config/settings.ts';

/** The environment as the search for a model should see it: keys may also stand in `.env`, which only the settings have read. */
export function modelVariables({ values, origins }: Loaded): Record<string, string | undefined> {
  const known = rows.flatMap(([key, { group, environmentOnly }]) => {
    const [value, origin] = [values[key], origins[key]];
    if (group !== 'Models' || !environmentOnly || typeof value !== 'string' || origin.source === 'default') return [];
    return [[origin.name, value] as const];
  });
  return { ...process.env, ...Object.fromEntries(known) };
}
