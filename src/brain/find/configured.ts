import { existsSync } from 'node:fs';
import { LotsmanError } from '../../errors.ts';
import { nearest } from '../../nearest.ts';
import { ggufModel, installedLlama } from '../gguf.ts';
import type { Model } from '../model.ts';
import { modelOf } from '../providers.ts';
import { modelAtBaseUrl } from './by-base-url.ts';
import { KNOWN_PROVIDERS, type KnownProvider } from './known-providers.ts';
import { LOCAL_PATIENCE, type LocalServer, localModel, localServers, probe } from './local-servers.ts';
import { type Choice, KEY_CHECK, type Looking } from './looking.ts';
import { accessTo, checkKey, fullName, keyOf } from './provider-access.ts';

/** What somebody asked for by name: that and nothing else, or why it cannot be had. */
export async function asConfigured(wanted: string, looking: Looking): Promise<Choice> {
  return { model: await modelNamed(wanted, looking), because: `${wanted} is configured` };
}

async function modelNamed(wanted: string, looking: Looking): Promise<Model> {
  if (/\.gguf$/i.test(wanted)) return modelFile(wanted.replace(/^gguf\//, ''));
  const [name = '', ...rest] = wanted.split('/');
  const model = rest.join('/');

  const server = localServers(looking).find((one) => one.name === name);
  if (server) return localModel(server, model || (await modelIn(server, looking)), looking.fetch);

  const provider = KNOWN_PROVIDERS.find((one) => one.name === name);
  const baseUrl = looking.env['OPENAI_BASE_URL'];
  // Whoever sets this address wants it asked, whatever the provider is called there.
  if (baseUrl && (name === 'openai' || !provider)) {
    const isOurName = name === 'openai' || name === 'compatible';
    return modelAtBaseUrl(baseUrl, isOurName && model ? model : wanted, looking);
  }
  if (!provider) throw unknown(name, looking);
  return modelOfProvider(provider, model, wanted, looking);
}

async function modelFile(path: string): Promise<Model> {
  if (!existsSync(path)) throw new LotsmanError('no_model', `There is no model file ${path}.`);
  await installedLlama();
  return ggufModel({ path, patience: LOCAL_PATIENCE });
}

async function modelIn(server: LocalServer, { fetch }: Looking): Promise<string> {
  const told = await probe(server, KEY_CHECK, fetch);
  if ('model' in told) return told.model;
  const message = `${server.title} at ${server.url} ${told.trouble}.`;
  throw new LotsmanError('no_model', message, { hint: 'Start it, or name another model.' });
}

async function modelOfProvider(
  provider: KnownProvider,
  named: string,
  wanted: string,
  looking: Looking,
): Promise<Model> {
  const key = keyOf(provider, looking);
  if (!key) throw keyless(provider, wanted);
  const access = accessTo(provider, key.value, looking);
  const { protocol, name, title } = provider;
  if (named) return modelOf(protocol, name, fullName(provider, named, looking), access);
  const checked = await checkKey(provider, access, looking);
  if ('model' in checked) return modelOf(protocol, name, checked.model, access);
  throw new LotsmanError('model_key', `${title} ${checked.trouble}.`, { hint: `Check ${key.name}.` });
}

function unknown(name: string, looking: Looking): LotsmanError {
  const names = [...KNOWN_PROVIDERS, ...localServers(looking)].map((one) => one.name);
  const near = nearest(name, names);
  return new LotsmanError('bad_config', `There is no provider "${name}".${near ? ` Did you mean ${near}?` : ''}`, {
    hint: `A model is written provider/model. Known are ${names.join(', ')}, a path to a .gguf file, and anything at OPENAI_BASE_URL.`,
  });
}

function keyless({ name, title, keys }: KnownProvider, wanted: string): LotsmanError {
  const also = name === 'yandex' ? ' and YANDEX_FOLDER_ID' : '';
  return new LotsmanError('model_key', `${wanted} is configured, but there is no key for ${title}.`, {
    hint: `Set ${keys.join(' or ')}${also}.`,
  });
}
