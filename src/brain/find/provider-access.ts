import type { Access } from '../providers.ts';
import { askForModels, askServer } from './ask-server.ts';
import { bestModel } from './best-model.ts';
import { gigaChatToken } from './gigachat.ts';
import type { KnownProvider } from './known-providers.ts';
import { baseAddress, type Checked, KEY_CHECK, type Looking, NOTHING_TO_TALK_TO } from './looking.ts';

export interface Key {
  /** The environment variable. */
  name: string;
  value: string;
}

export function keyOf({ name, keys }: KnownProvider, { env, note }: Looking): Key | undefined {
  if (name === 'yandex' && !env['YANDEX_FOLDER_ID']) {
    if (env['YANDEX_API_KEY']) note('YANDEX_API_KEY', 'needs YANDEX_FOLDER_ID beside it');
    return undefined;
  }
  const set = keys.find((key) => env[key]?.trim());
  return set === undefined ? undefined : { name: set, value: env[set]?.trim() ?? '' };
}

export function accessTo(provider: KnownProvider, key: string, { env, fetch, addresses }: Looking): Access {
  const own = env[`${provider.name.toUpperCase()}_BASE_URL`];
  const access: Access = {
    apiKey: key,
    baseUrl: addresses[provider.name] ?? baseAddress(own ?? provider.baseUrl, provider.baseUrl),
    fetch,
    ...(provider.callsTools !== undefined && { callsTools: provider.callsTools }),
  };
  if (provider.name === 'gigachat') {
    const url = addresses['gigachat-tokens'];
    return { ...access, apiKey: gigaChatToken({ credentials: key, scope: env['GIGACHAT_SCOPE'], url, fetch }) };
  }
  const folder = env['YANDEX_FOLDER_ID'];
  return provider.name === 'yandex' && folder ? { ...access, headers: { 'openai-project': folder } } : access;
}

/** Yandex calls its models by an address that has the user's folder in it. */
export function fullName(provider: KnownProvider, model: string, { env }: Looking): string {
  const folder = env['YANDEX_FOLDER_ID'];
  if (provider.name !== 'yandex' || !folder || model.includes('://')) return model;
  return `gpt://${folder}/${model.includes('/') ? model : `${model}/latest`}`;
}

/** Whether the key is good, told by the list of models, and which of them to take. */
export async function checkKey(provider: KnownProvider, access: Access, { fetch }: Looking): Promise<Checked> {
  const asking = { headers: await headersFor(provider, access), within: KEY_CHECK, fetch };
  if (provider.keyCheck) {
    const key = await askServer({ ...asking, url: `${access.baseUrl}${provider.keyCheck}` });
    if ('trouble' in key) return key;
  }
  const told = await askForModels({ ...asking, url: `${access.baseUrl}/models` });
  if ('trouble' in told) return told;
  const model = bestModel(told.models, provider.prefer);
  return model === undefined ? { trouble: NOTHING_TO_TALK_TO } : { model };
}

async function headersFor(
  { protocol }: KnownProvider,
  { apiKey, headers = {} }: Access,
): Promise<Record<string, string>> {
  const key = (typeof apiKey === 'function' ? await apiKey() : apiKey) ?? '';
  if (protocol === 'anthropic') return { ...headers, 'x-api-key': key, 'anthropic-version': '2023-06-01' };
  if (protocol === 'google') return { ...headers, 'x-goog-api-key': key };
  return { ...headers, authorization: `Bearer ${key}` };
}
