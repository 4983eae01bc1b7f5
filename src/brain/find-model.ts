import { byBaseUrl } from './find/by-base-url.ts';
import { byKeys } from './find/by-keys.ts';
import { byLocalServers } from './find/by-local-servers.ts';
import { asConfigured } from './find/configured.ts';
import type { Looking } from './find/looking.ts';
import type { Model } from './model.ts';

export interface FindOptions extends Pick<Looking, 'env'> {
  /** What was configured: `provider/model`, a provider alone, or a path to a `.gguf` file. Never overridden. */
  wanted?: string | undefined;
  fetch?: typeof globalThis.fetch;
  /** Providers and local servers at other addresses than theirs. */
  addresses?: Readonly<Record<string, string>>;
}

export interface Found {
  /** Undefined when there is none. */
  model: Model | undefined;
  report: FindReport;
}

/** What was found and how, to be printed. */
export interface FindReport {
  chosen: string | undefined;
  because: string;
  tried: readonly { what: string; result: string }[];
}

/** Finds a model to think with: what was configured, then keys in the environment, then servers on this machine. */
export async function findModel(options: FindOptions): Promise<Found> {
  const { wanted, env, fetch = globalThis.fetch, addresses = {} } = options;
  const tried: { what: string; result: string }[] = [];
  const looking: Looking = { env, fetch, addresses, note: (what, result) => tried.push({ what, result }) };

  const choice = wanted?.trim()
    ? await asConfigured(wanted.trim(), looking)
    : ((await byBaseUrl(looking)) ?? (await byKeys(looking)) ?? (await byLocalServers(looking)));

  if (!choice) return { model: undefined, report: { chosen: undefined, because: NOTHING, tried } };
  const { model, because } = choice;
  looking.note(model.name, 'chosen');
  return { model, report: { chosen: model.name, because, tried } };
}

const NOTHING = 'no model is configured, no key is set that works, and no server with a model answers on this machine';
