import { z } from 'zod';
import { isOnThisMachine, localServers, ollamaUrl } from '../../brain/find/local-servers.ts';
import { pilotIn } from '../../brain/pilot/named.ts';
import type { Config, Key } from '../../config/settings.ts';
import { type Check, ok, warning } from './check.ts';
import { askJson } from './reach.ts';

/** Local servers are there at once or not at all. */
const PATIENCE = 300;

export interface Server {
  readonly name: string;
  readonly address: string;
}

const KEYS = [
  'openaiApiKey',
  'anthropicApiKey',
  'googleApiKey',
  'openrouterApiKey',
  'deepseekApiKey',
  'mistralApiKey',
  'groqApiKey',
  'xaiApiKey',
  'gigachatCredentials',
  'yandexApiKey',
] as const satisfies readonly Key[];

export const models: Check = {
  name: 'models',
  title: 'Models',
  async look({ config, loaded: { origins } }, signal) {
    const keys = KEYS.map((key) => origins[key]).flatMap((origin) =>
      origin.source === 'default' ? [] : [origin.name],
    );
    const servers = await answering(serversHere(config), signal);
    const remote = [config.openaiBaseUrl, config.ollamaHost && ollamaUrl(config.ollamaHost)]
      .filter((address) => address !== undefined && !isOnThisMachine(address))
      .map((address) => new URL(address ?? '').host);
    const facts = { keys, servers, notContacted: remote };

    const named = pilotIn(config.model);
    const parts = [
      ...(named && !named.next ? ['the built-in pilot is configured'] : []),
      ...(keys.length > 0 ? [`${keys.join(', ')} set`] : []),
      ...servers.map(({ name, address, models }) => `${name} at ${address} with ${some(models)}`),
      ...remote.map((host) => `${host} configured (not contacted)`),
    ];
    if (parts.length > 0) return ok(`${parts.join('; ')}.`, facts);
    return warning(
      `There is no key in the environment, and no local model server answers: ${config.model === undefined ? 'tasks are left to the built-in pilot, which follows plain instructions only' : `${config.model} may need one`}.`,
      'Set OPENAI_API_KEY, ANTHROPIC_API_KEY, GOOGLE_GENERATIVE_AI_API_KEY or OPENROUTER_API_KEY, or start Ollama.',
      facts,
    );
  },
};

/** Where models are looked for on this machine, and what a server of that kind is asked for its models. */
function serversHere({ openaiBaseUrl, ollamaHost }: Pick<Config, 'openaiBaseUrl' | 'ollamaHost'>): Server[] {
  const usual = localServers({ env: { OLLAMA_HOST: ollamaHost }, addresses: {} });
  const servers = [
    ...usual.map(({ name, title, url }) => ({
      name: title,
      address: `${url}${name === 'ollama' ? '/api/tags' : '/v1/models'}`,
    })),
    ...(openaiBaseUrl === undefined
      ? []
      : [{ name: 'OPENAI_BASE_URL', address: `${openaiBaseUrl.replace(/\/+$/, '')}/models` }]),
  ].filter(({ address }) => isOnThisMachine(address));
  // OPENAI_BASE_URL often names one of the usual places.
  return servers.filter(
    ({ address }, index) => servers.findIndex((other) => sameAddress(other.address, address)) === index,
  );
}

const Listed = z.union([
  z
    .object({ models: z.array(z.object({ name: z.string() })) })
    .transform(({ models }) => models.map(({ name }) => name)),
  z.object({ data: z.array(z.object({ id: z.string() })) }).transform(({ data }) => data.map(({ id }) => id)),
]);

/** The servers that answer like model servers; other programs on their ports are not mistaken for them. */
export async function answering(servers: readonly Server[], signal: AbortSignal) {
  const asked = await Promise.all(
    servers.map(async ({ name, address }) => {
      const listed = Listed.safeParse(await askJson(new URL(address), PATIENCE, signal));
      return listed.success ? [{ name, address: new URL(address).host, models: listed.data }] : [];
    }),
  );
  return asked.flat();
}

function sameAddress(one: string, other: string): boolean {
  const plain = (address: string) => address.replace('//localhost', '//127.0.0.1');
  return plain(one) === plain(other);
}

function some(names: readonly string[]): string {
  if (names.length === 0) return 'no model';
  const first = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${first} and ${names.length - 3} more` : first;
}
