import type { Protocol } from '../providers.ts';

/** A provider that is reached with a key. */
export interface KnownProvider {
  name: string;
  /** How people know it. */
  title: string;
  protocol: Protocol;
  baseUrl: string;
  /** Environment variables that may hold the key, the first that is set counts. */
  keys: readonly string[];
  /** Which of its models to take when nobody says: the newest of the first that is there. */
  prefer: readonly RegExp[];
  /** Tells whether a key is good, where the list of models is open to everybody. */
  keyCheck?: string;
  callsTools?: boolean;
}

/** In the order in which they are tried. */
export const KNOWN_PROVIDERS: readonly KnownProvider[] = [
  {
    name: 'anthropic',
    title: 'Anthropic',
    protocol: 'anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    keys: ['ANTHROPIC_API_KEY'],
    prefer: [/^claude-sonnet-/, /^claude-opus-/, /^claude-/],
  },
  {
    name: 'openai',
    title: 'OpenAI',
    protocol: 'openai',
    baseUrl: 'https://api.openai.com/v1',
    keys: ['OPENAI_API_KEY'],
    prefer: [/^gpt-[\d.]+-sol$/, /^gpt-[\d.]+$/, /^gpt-[\d.]+-mini$/, /^gpt-4o$/],
  },
  {
    name: 'google',
    title: 'Google',
    protocol: 'google',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    keys: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    prefer: [/^gemini-[\d.]+-flash$/, /^gemini-[\d.]+-pro/, /^gemini-\d/],
  },
  {
    name: 'openrouter',
    title: 'OpenRouter',
    protocol: 'compatible',
    baseUrl: 'https://openrouter.ai/api/v1',
    keys: ['OPENROUTER_API_KEY'],
    keyCheck: '/key',
    prefer: [/^anthropic\/claude-sonnet-[\d.]+$/, /^openai\/gpt-[\d.]+/, /^google\/gemini-[\d.]+-flash$/],
  },
  {
    name: 'deepseek',
    title: 'DeepSeek',
    protocol: 'compatible',
    baseUrl: 'https://api.deepseek.com/v1',
    keys: ['DEEPSEEK_API_KEY'],
    prefer: [/^deepseek-chat$/],
  },
  {
    name: 'mistral',
    title: 'Mistral',
    protocol: 'compatible',
    baseUrl: 'https://api.mistral.ai/v1',
    keys: ['MISTRAL_API_KEY'],
    prefer: [/^mistral-medium-latest$/, /^mistral-large-latest$/],
  },
  {
    name: 'groq',
    title: 'Groq',
    protocol: 'compatible',
    baseUrl: 'https://api.groq.com/openai/v1',
    keys: ['GROQ_API_KEY'],
    prefer: [/gpt-oss-120b/, /llama-[\d.]+-70b/],
  },
  {
    name: 'xai',
    title: 'xAI',
    protocol: 'compatible',
    baseUrl: 'https://api.x.ai/v1',
    keys: ['XAI_API_KEY'],
    prefer: [/^grok-[\d.]+$/, /^grok-\d/],
  },
  {
    name: 'gigachat',
    title: 'GigaChat',
    protocol: 'compatible',
    baseUrl: 'https://gigachat.devices.sberbank.ru/api/v1',
    keys: ['GIGACHAT_CREDENTIALS'],
    prefer: [/^GigaChat-[\d.]+-Max$/, /^GigaChat-Max$/, /^GigaChat/],
    // It has functions of its own kind; told in words, it writes the calls down.
    callsTools: false,
  },
  {
    name: 'yandex',
    title: 'YandexGPT',
    protocol: 'compatible',
    baseUrl: 'https://llm.api.cloud.yandex.net/v1',
    keys: ['YANDEX_API_KEY'],
    prefer: [/\/yandexgpt\/latest$/, /\/yandexgpt/],
  },
];
