import type { Model } from '../model.ts';
import { modelOf } from '../providers.ts';
import { askForModels } from './ask-server.ts';
import { bestModel } from './best-model.ts';
import { isOnThisMachine, LOCAL_PATIENCE } from './local-servers.ts';
import { baseAddress, type Choice, KEY_CHECK, type Looking, NOTHING_TO_TALK_TO } from './looking.ts';

/** Whatever speaks like OpenAI at the address in `OPENAI_BASE_URL`, with a key or without. */
export async function byBaseUrl(looking: Looking): Promise<Choice | undefined> {
  const { env, fetch, note } = looking;
  const baseUrl = env['OPENAI_BASE_URL'];
  if (!baseUrl) return undefined;
  const named = env['OPENAI_MODEL'];
  if (named)
    return { model: modelAtBaseUrl(baseUrl, named, looking), because: 'OPENAI_BASE_URL and OPENAI_MODEL are set' };

  const key = env['OPENAI_API_KEY'];
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
  const told = await askForModels({ url: `${baseAddress(baseUrl)}/models`, headers, within: KEY_CHECK, fetch });
  const model = 'models' in told ? bestModel(told.models, []) : undefined;
  if (model !== undefined) return { model: modelAtBaseUrl(baseUrl, model, looking), because: 'OPENAI_BASE_URL is set' };
  note(`OPENAI_BASE_URL (${baseUrl})`, 'trouble' in told ? told.trouble : NOTHING_TO_TALK_TO);
  return undefined;
}

export function modelAtBaseUrl(baseUrl: string, model: string, { env, fetch }: Looking): Model {
  const apiKey = env['OPENAI_API_KEY'];
  return modelOf('compatible', 'compatible', model, {
    baseUrl: baseAddress(baseUrl),
    fetch,
    ...(apiKey && { apiKey }),
    ...(isOnThisMachine(baseUrl) && { patience: LOCAL_PATIENCE }),
  });
}
