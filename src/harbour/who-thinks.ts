import { findModel } from '../brain/find-model.ts';
import { pilotIn } from '../brain/pilot/named.ts';
import type { Loaded } from '../config/load.ts';
import { modelVariables } from './model-variables.ts';

/** Who would think in a run that began now, and what was tried to find that out. */
export interface WhoThinks {
  chosen: string;
  because: string;
  tried: readonly { what: string; result: string }[];
}

export async function whoThinks(loaded: Loaded): Promise<WhoThinks> {
  const { model: wanted } = loaded.values;
  const isNamed = wanted !== undefined && (/^(?:scripted|recorded):/.test(wanted) || pilotIn(wanted) !== undefined);
  if (isNamed) return { chosen: wanted, because: 'it is configured', tried: [] };
  const { report } = await findModel({ wanted, env: modelVariables(loaded) });
  const { chosen = 'pilot', because, tried } = report;
  return { chosen, because: wanted === undefined ? because : 'it is configured', tried };
}
