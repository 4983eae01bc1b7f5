import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Brain } from '../brain/brain.ts';
import { type Script, type ScriptStep, scriptedBrain } from '../brain/scripted.ts';
import { readJson } from '../config/json.ts';
import { LotsmanError, reasonOf } from '../errors.ts';

/** A brain that answers from a file: a module whose default export is a script, a list of steps or a function, or JSON. */
export async function brainOfScript(file: string): Promise<Brain> {
  if (!existsSync(file)) throw unusable(file, 'is not there');
  const script = /\.json$/i.test(file) ? await fromJson(file) : await fromModule(file);
  const brain = brainFrom(script);
  if (!brain) throw unusable(file, 'holds no script: its default export must be one');
  return { name: `scripted ${file}`, ask: (question) => brain.ask(question) };
}

function brainFrom(script: unknown): Brain | undefined {
  // Each answer is read like a model's, so nothing needs to be checked here but the outer form.
  if (typeof script === 'function') return scriptedBrain({ otherwise: script as NonNullable<Script['otherwise']> });
  if (Array.isArray(script)) return scriptedBrain({ navigator: script as ScriptStep[] });
  return typeof script === 'object' && script !== null ? scriptedBrain(script) : undefined;
}

async function fromJson(file: string): Promise<unknown> {
  const json = readJson(await readFile(file, 'utf8'));
  if (json.ok) return json.value;
  throw unusable(file, `is not valid JSON at line ${json.spot.line}, column ${json.spot.column}`);
}

async function fromModule(file: string): Promise<unknown> {
  try {
    const { default: script }: { default?: unknown } = await import(pathToFileURL(file).href);
    return script;
  } catch (cause) {
    throw unusable(file, `cannot be loaded: ${reasonOf(cause)}`, cause);
  }
}

function unusable(file: string, why: string, cause?: unknown): LotsmanError {
  return new LotsmanError('bad_input', `The script ${file} ${why}.`, {
    hint: 'docs/running.md shows how one is written.',
    cause,
  });
}
