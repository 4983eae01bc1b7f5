import { type Kind, maskUrl, oneOf, path, secretsOfUrl, secretText, text, url } from '../kinds.ts';
import { modelName, modelNames, prices, roleModels } from '../run-kinds.ts';
import { running, setting } from './setting.ts';

export const models = {
  model: setting({
    group: 'Models',
    about:
      'The model to think with. pilot is the built-in one that follows plain instructions; pilot,provider/model lets that model take over where the pilot gives up. scripted:FILE answers from a script, recorded:FILE replays what --record wrote. pilot, scripted and recorded need no model.',
    kind: modelName,
    flags: [{ flag: '--model <name>' }],
    env: 'LOTSMAN_MODEL',
    commands: running,
    otherwise: 'found by itself: a key in the environment, then a model server on this machine, else the pilot',
  }),
  roleModels: setting({
    group: 'Models',
    about:
      'Another model for one role: planner, navigator, guardian, validator, extractor or summariser, as in validator=openai/gpt-6-sol.',
    kind: roleModels,
    default: {},
    flags: [{ flag: '--role-model <role=name>', repeat: true }],
    env: 'LOTSMAN_ROLE_MODELS',
    commands: running,
  }),
  cheapModel: setting({
    group: 'Models',
    about: 'A cheaper model for the roles that read much and decide little: extractor and summariser.',
    kind: modelName,
    flags: [{ flag: '--cheap-model <name>' }],
    env: 'LOTSMAN_CHEAP_MODEL',
    commands: running,
    otherwise: 'the same model as for the others',
  }),
  smallModel: setting({
    group: 'Models',
    about: 'Whether the model is a small one, which decides better with shorter prompts and fewer tools.',
    kind: oneOf(['yes', 'no'], { true: 'yes', false: 'no', on: 'yes', off: 'no', 1: 'yes', 0: 'no' }),
    default: 'no',
    flags: [{ flag: '--small-model', means: 'yes', about: 'Shorter prompts and fewer tools, for small models.' }],
    env: 'LOTSMAN_SMALL_MODEL',
    commands: running,
  }),
  fallbackModels: setting({
    group: 'Models',
    about: 'A model to be asked when the one before it cannot answer.',
    kind: modelNames,
    default: [],
    flags: [{ flag: '--fallback-model <name>', repeat: true }],
    env: 'LOTSMAN_FALLBACK_MODELS',
    commands: running,
  }),
  prices: setting({
    group: 'Models',
    about: 'What a model costs, where the list prices are wrong or unknown; the beginning of its name is enough.',
    kind: prices,
    default: {},
    flags: [{ flag: '--price <name=in,out>', repeat: true }],
    env: 'LOTSMAN_PRICES',
    commands: running,
  }),
  explain: setting({
    group: 'Models',
    about:
      'Whether the pilot says with each decision how it understood the task, what might have been meant with what score and why, and what it chose.',
    kind: oneOf(['yes', 'no'], { true: 'yes', false: 'no', on: 'yes', off: 'no', 1: 'yes', 0: 'no' }),
    default: 'no',
    flags: [
      { flag: '--explain', means: 'yes', about: 'The pilot says how it understood the task and why it chose what.' },
    ],
    env: 'LOTSMAN_EXPLAIN',
    commands: running,
  }),
  record: setting({
    group: 'Models',
    about: 'A file into which all answers of the model are written, for --model recorded:FILE.',
    kind: path('a file'),
    flags: [{ flag: '--record <file>' }],
    env: 'LOTSMAN_RECORD',
    commands: running,
    otherwise: 'nothing is recorded',
  }),
  openaiApiKey: modelKey(['OPENAI_API_KEY'], 'The key for OpenAI, or for whatever answers at OPENAI_BASE_URL.'),
  openaiBaseUrl: modelAddress(
    'OPENAI_BASE_URL',
    'The address of a server that speaks the language of OpenAI.',
    url(['http:', 'https:']),
    'that of OpenAI',
  ),
  openaiModel: modelAddress(
    'OPENAI_MODEL',
    'The model to ask for at OPENAI_BASE_URL, where it offers several.',
    text('the name of a model'),
    'the first that it offers',
  ),
  anthropicApiKey: modelKey(['ANTHROPIC_API_KEY'], 'The key for Anthropic.'),
  googleApiKey: modelKey(
    ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    'The key for Google’s Gemini models.',
  ),
  openrouterApiKey: modelKey(['OPENROUTER_API_KEY'], 'The key for OpenRouter.'),
  deepseekApiKey: modelKey(['DEEPSEEK_API_KEY'], 'The key for DeepSeek.'),
  mistralApiKey: modelKey(['MISTRAL_API_KEY'], 'The key for Mistral.'),
  groqApiKey: modelKey(['GROQ_API_KEY'], 'The key for Groq.'),
  xaiApiKey: modelKey(['XAI_API_KEY'], 'The key for xAI.'),
  gigachatCredentials: modelKey(['GIGACHAT_CREDENTIALS'], 'The authorization key for GigaChat.'),
  gigachatScope: modelAddress(
    'GIGACHAT_SCOPE',
    'The version of the GigaChat API that the key is for.',
    text('a scope such as GIGACHAT_API_PERS'),
    'GIGACHAT_API_PERS',
  ),
  yandexApiKey: modelKey(['YANDEX_API_KEY'], 'The key for YandexGPT; it needs YANDEX_FOLDER_ID beside it.'),
  yandexFolderId: modelAddress(
    'YANDEX_FOLDER_ID',
    'The folder in Yandex Cloud that the key belongs to.',
    text('the id of a folder', /^\S+$/),
    'YandexGPT cannot be used',
  ),
  ollamaHost: modelAddress(
    'OLLAMA_HOST',
    'Where Ollama answers, when not at its usual place.',
    {
      ...text('a host and port such as 127.0.0.1:11434, or an address', /^\S+$/),
      show: maskUrl,
      masked: maskUrl,
      secrets: secretsOfUrl,
    },
    '127.0.0.1:11434',
  ),
};

function modelKey(names: readonly string[], about: string) {
  const otherwise = 'its models cannot be used';
  return setting({
    group: 'Models',
    about,
    kind: secretText,
    foreign: names.map((name) => ({ name })),
    environmentOnly: true,
    commands: [],
    otherwise,
  });
}

function modelAddress(name: string, about: string, kind: Kind<string>, otherwise: string) {
  return setting({ group: 'Models', about, kind, foreign: [{ name }], environmentOnly: true, commands: [], otherwise });
}
