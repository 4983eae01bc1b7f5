import type { LanguageModel } from 'ai';
import { type AiSdkOptions, aiSdkModel } from './ai-sdk.ts';
import type { Caching } from './messages.ts';
import type { Model, Patience } from './model.ts';

type Fetch = typeof globalThis.fetch;

/** Where a model is and how one gets in. */
export interface Access {
  apiKey?: string | (() => Promise<string>);
  baseUrl?: string;
  headers?: Record<string, string>;
  fetch?: Fetch;
  patience?: Partial<Patience>;
  callsTools?: boolean;
}

/** The protocols that are spoken. Everything else is `compatible` with OpenAI's older one, chat completions. */
export type Protocol = 'openai' | 'anthropic' | 'google' | 'compatible';

const CACHING: Readonly<Record<Protocol, Caching>> = {
  openai: 'key',
  anthropic: 'marks',
  google: 'by_itself',
  compatible: 'by_itself',
};

/** `model` is what the provider calls it; `provider` is only how we call the provider. */
export function modelOf(protocol: Protocol, provider: string, model: string, access: Access): Model {
  const options: AiSdkOptions = {
    name: `${provider}/${model}`,
    caching: CACHING[protocol],
    strictUnlessTold: protocol === 'openai',
    connect: (fetch) => CONNECT[protocol](provider, model, access, fetch),
    ...(access.fetch && { fetch: access.fetch }),
    ...(access.patience && { patience: access.patience }),
    ...(access.callsTools !== undefined && { callsTools: access.callsTools }),
  };
  return aiSdkModel(options);
}

type Connect = (provider: string, model: string, access: Access, fetch: Fetch) => Promise<LanguageModel>;

const CONNECT: Readonly<Record<Protocol, Connect>> = {
  async openai(_, model, access, fetch) {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI({ ...(await common(access)), fetch })(model);
  },
  async anthropic(_, model, access, fetch) {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ ...(await common(access)), fetch })(model);
  },
  async google(_, model, access, fetch) {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    return createGoogleGenerativeAI({ ...(await common(access)), fetch })(model);
  },
  async compatible(provider, model, access, fetch) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const { baseURL = '', ...rest } = await common(access);
    return createOpenAICompatible({ ...rest, name: provider, baseURL, includeUsage: true, fetch })(model);
  },
};

async function common({ apiKey, baseUrl, headers }: Access) {
  const key = typeof apiKey === 'function' ? await apiKey() : apiKey;
  return { ...(key && { apiKey: key }), ...(baseUrl && { baseURL: baseUrl }), ...(headers && { headers }) };
}
