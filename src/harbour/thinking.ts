import { existsSync } from 'node:fs';
import type { Brain, Role } from '../brain/brain.ts';
import { brainByRole } from '../brain/by-role.ts';
import { type FindReport, findModel } from '../brain/find-model.ts';
import type { Model } from '../brain/model.ts';
import { modelBrain } from '../brain/model-brain.ts';
import { pilotIn } from '../brain/pilot/named.ts';
import { recordedBrain } from '../brain/recorded.ts';
import type { Loaded } from '../config/load.ts';
import type { Config } from '../config/settings.ts';
import { LotsmanError } from '../errors.ts';
import type { Redactor } from '../log.ts';
import { modelVariables } from './model-variables.ts';
import { brainOfScript } from './script-file.ts';

/** Who thinks in a run, and why it is them. */
export interface Thinking {
  readonly brain: Brain;
  readonly because: string;
  /** A model is asked, so what reaches models will be needed. */
  readonly needsModel: boolean;
  /** No model was found, and the pilot has to do; with what was tried. */
  readonly insteadOf?: FindReport['tried'];
}

/** Who thinks, in the words of the story. */
export function tellThinking({ brain, because, insteadOf }: Thinking): string[] {
  if (!insteadOf) return [`${brain.name}, because ${because}`];
  return [
    'No model was found: following plain instructions only (the built-in pilot). It is young: look at what it did. Name a model with --model provider/model, set a key such as ANTHROPIC_API_KEY, or start Ollama.',
    ...insteadOf.map(({ what, result }) => `${what}: ${result}`),
  ];
}

/** Finds who is to think, as configured or by itself. Whose work is gone on with matters: the pilot knows only its own. */
export async function findThinking(loaded: Loaded, redactor: Redactor, before = 'pilot'): Promise<Thinking> {
  const { model, fallbackModels, prices, roleModels, cheapModel, record, explain } = loaded.values;
  const env = modelVariables(loaded);
  const fallbacks = await Promise.all(fallbackModels.map((wanted) => modelNamed(wanted, env)));
  const means = {
    env,
    fallbacks,
    prices,
    redactor,
    explains: explain === 'yes',
    pilotMay: /^pilot(?: \+|$)/.test(before),
  };
  const thinker = (wanted: string | undefined) => brainFor(wanted, means);

  const first = await thinker(model);
  const roles = Object.entries(roleModels).map(
    async ([role, wanted]) => [role as Role, (await thinker(wanted)).brain] as const,
  );
  const own: Partial<Record<Role, Brain>> = Object.fromEntries(await Promise.all(roles));
  const cheap = cheapModel === undefined ? undefined : (await thinker(cheapModel)).brain;
  const isAlone = Object.keys(own).length === 0 && cheap === undefined;
  const brain = isAlone ? first.brain : brainByRole({ default: first.brain, ...own, ...(cheap && { cheap }) });
  if (record === undefined) return { ...first, brain };
  return { ...first, brain: recordedBrain({ file: record, brain, redactor, anew: true, ignore: PASSING }) };
}

/** What differs from run to run: ports of this machine, and the word in the marks around page text. */
const PASSING = [/(?<=(?:localhost|127\.0\.0\.1)):\d+/g, /(?<=<\/?page )[\da-f]{8}(?=>)/g];

interface Means {
  env: Readonly<Record<string, string | undefined>>;
  fallbacks: readonly Model[];
  prices: Config['prices'];
  redactor: Redactor;
  explains: boolean;
  /** The pilot may stand in where no model is found. */
  pilotMay: boolean;
}

async function brainFor(wanted: string | undefined, means: Means): Promise<Thinking> {
  const { env, fallbacks, prices, redactor } = means;
  const [, kind, file = ''] = /^(scripted|recorded):(.*)$/s.exec(wanted ?? '') ?? [];
  if (kind === 'scripted') return { brain: await brainOfScript(file), because: 'it is configured', needsModel: false };
  if (kind === 'recorded') return { brain: replay(file, redactor), because: 'it is configured', needsModel: false };
  const named = pilotIn(wanted);
  if (named) return piloted(named.next, means);
  const { model, report } = await findModel({ wanted, env });
  if (!model) {
    // Who was named to fall back on is not to be passed over.
    if (!means.pilotMay || fallbacks.length > 0) throw nobody(report);
    return { brain: await pilot(means), because: report.because, needsModel: false, insteadOf: keysIn(report) };
  }
  const because = wanted === undefined ? report.because : 'it is configured';
  return { brain: modelBrain(model, { fallbacks, prices }), because, needsModel: true };
}

async function piloted(then: string | undefined, means: Means): Promise<Thinking> {
  const because = 'it is configured';
  if (then === undefined) return { brain: await pilot(means), because, needsModel: false };
  const [{ pilotThenModel }, next] = await Promise.all([import('../brain/pilot/then-model.ts'), brainFor(then, means)]);
  return { brain: pilotThenModel(await pilot(means, true), next.brain), because, needsModel: next.needsModel };
}

async function pilot({ explains }: Means, readsOnce = false): Promise<Brain> {
  const { pilotBrain } = await import('../brain/pilot/pilot.ts');
  return pilotBrain({ explains, readsOnce });
}

/** A key that does not work is worth telling; that no server runs here is not. */
function keysIn({ tried }: FindReport): FindReport['tried'] {
  return tried.filter(({ what }) => /^[A-Z_]+$/.test(what));
}

function replay(file: string, redactor: Redactor): Brain {
  if (existsSync(file)) return recordedBrain({ file, redactor, ignore: PASSING });
  throw new LotsmanError('bad_input', `There is no recording ${file}.`, {
    hint: `Make one with a model: lotsman "…" --record ${file}.`,
  });
}

async function modelNamed(wanted: string, env: Means['env']): Promise<Model> {
  const { model, report } = await findModel({ wanted, env });
  if (!model) throw nobody(report);
  return model;
}

function nobody({ because, tried }: FindReport): LotsmanError {
  const met = tried.map(({ what, result }) => `${what}: ${result}`);
  return new LotsmanError('no_model', `There is no model to think with: ${because}.`, {
    hint: [
      'Name one with --model provider/model (LOTSMAN_MODEL), set a key such as ANTHROPIC_API_KEY or OPENAI_API_KEY, or start Ollama.',
      ...(met.length === 0 ? [] : ['Tried:', ...met.map((line) => `  ${line}`)]),
    ].join('\n  '),
  });
}
