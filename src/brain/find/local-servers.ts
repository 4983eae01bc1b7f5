import { isIP } from 'node:net';
import { z } from 'zod';
import type { Model, Patience } from '../model.ts';
import { ollamaModel } from '../ollama.ts';
import { modelOf } from '../providers.ts';
import { askForModels, askServer } from './ask-server.ts';
import { bestModel } from './best-model.ts';
import type { Checked, Looking } from './looking.ts';

type Fetch = typeof globalThis.fetch;

/** A program on this machine that runs models. */
export interface LocalServer {
  name: string;
  title: string;
  url: string;
}

/** In the order of preference. The ports are those that the programs take when nobody says otherwise. */
export function localServers({ env, addresses }: Pick<Looking, 'env' | 'addresses'>): LocalServer[] {
  return [
    { name: 'ollama', title: 'Ollama', url: ollamaUrl(env['OLLAMA_HOST']) },
    { name: 'lm-studio', title: 'LM Studio', url: 'http://127.0.0.1:1234' },
    { name: 'llama.cpp', title: 'llama.cpp', url: 'http://127.0.0.1:8080' },
    { name: 'vllm', title: 'vLLM', url: 'http://127.0.0.1:8000' },
  ].map((server) => ({ ...server, url: addresses[server.name] ?? server.url }));
}

/** `0.0.0.0`, `:11435`, `myhost`, `http://myhost:80`: it takes them all. A server told to listen everywhere is here too. */
export function ollamaUrl(host: string | undefined): string {
  if (!host?.trim()) return 'http://127.0.0.1:11434';
  const given = host.trim();
  const hasScheme = /^https?:\/\//.test(given);
  const address = URL.parse(hasScheme ? given : `http://${given.startsWith(':') ? `127.0.0.1${given}` : given}`);
  if (!address) return 'http://127.0.0.1:11434';
  if (address.hostname === '0.0.0.0' || address.hostname === '[::]') address.hostname = '127.0.0.1';
  if (!address.port && !hasScheme) address.port = '11434';
  return address.href.replace(/\/+$/, '');
}

export function isOnThisMachine(url: string): boolean {
  const host = URL.parse(url)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** A model here has to be loaded first, and a long prompt takes its time without a graphics card. */
export const LOCAL_PATIENCE: Patience = { firstByte: 300_000, chunk: 120_000, total: 900_000 };

export function localModel(server: LocalServer, model: string, fetch: Fetch): Model {
  if (server.name === 'ollama') return ollamaModel({ url: server.url, model, fetch, patience: LOCAL_PATIENCE });
  return modelOf('compatible', server.name, model, { baseUrl: `${server.url}/v1`, fetch, patience: LOCAL_PATIENCE });
}

/** Whether a model is there that can be used, and which. */
export function probe(server: LocalServer, within: number, fetch: Fetch): Promise<Checked> {
  return server.name === 'ollama' ? probeOllama(server, within, fetch) : probeCompatible(server, within, fetch);
}

async function probeCompatible(server: LocalServer, within: number, fetch: Fetch): Promise<Checked> {
  const told = await askForModels({ url: `${server.url}/v1/models`, within, fetch });
  if ('trouble' in told) return told;
  const model = bestModel(told.models, []);
  return model === undefined ? { trouble: 'has no model loaded' } : { model };
}

const Tags = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      details: z.object({ family: z.string().nullish(), parameter_size: z.string().nullish() }).nullish(),
    }),
  ),
});

/** Below this, in billions of parameters, models lose the thread on a page. */
const SMALL = 4;

async function probeOllama(server: LocalServer, within: number, fetch: Fetch): Promise<Checked> {
  const told = await askServer({ url: `${server.url}/api/tags`, within, fetch });
  if ('trouble' in told) return told;
  const read = Tags.safeParse(told.body);
  if (!read.success) return { trouble: 'answers, but not like Ollama' };
  const talking = read.data.models.filter(
    ({ name, details }) => bestModel([name], []) && !/bert/i.test(details?.family ?? ''),
  );
  const sized = talking.map(({ name, details }) => ({ name, size: billions(details?.parameter_size) }));
  // Those that are in use come first; among them the first that is large enough.
  const chosen = sized.find(({ size }) => size >= SMALL) ?? sized.sort((a, b) => b.size - a.size)[0];
  if (!chosen) return { trouble: 'has no model that can hold a conversation; `ollama pull` brings one' };
  return chosen.size < SMALL ? { model: chosen.name, note: 'it is small, so expect mistakes' } : { model: chosen.name };
}

/** `8.0B`, `770M`. Who does not say is taken for large. */
function billions(size: string | null | undefined): number {
  const [, number, unit] = /^([\d.]+)\s*([BMK])/i.exec(size ?? '') ?? [];
  if (number === undefined) return SMALL;
  return Number(number) / ({ B: 1, M: 1e3, K: 1e6 }[(unit ?? 'B').toUpperCase()] ?? 1);
}
