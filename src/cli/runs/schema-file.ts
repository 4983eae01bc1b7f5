import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { readJson } from '../../config/json.ts';
import { LotsmanError, reasonOf } from '../../errors.ts';

/** The JSON schema of the data that a task should end with. Looked at before a browser is opened. */
export async function schemaIn(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw unusable(file, `cannot be read: ${reasonOf(cause)}`, cause);
  });
  const json = readJson(text);
  if (!json.ok) throw unusable(file, `is not valid JSON at line ${json.spot.line}, column ${json.spot.column}`);
  const { value } = json;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw unusable(file, 'is no JSON schema: it must hold an object');
  try {
    z.fromJSONSchema(value as Parameters<typeof z.fromJSONSchema>[0]);
  } catch (cause) {
    throw unusable(file, `is no JSON schema that can be used: ${reasonOf(cause)}`, cause);
  }
  return value;
}

function unusable(file: string, why: string, cause?: unknown): LotsmanError {
  return new LotsmanError('bad_input', `The schema ${file} ${why}.`, {
    hint: 'One looks like {"type": "object", "properties": {"price": {"type": "number"}}, "required": ["price"]}.',
    cause,
  });
}
