import { z } from 'zod';
import { reasonOf } from '../../errors.ts';

type Fetch = typeof globalThis.fetch;

export interface Inquiry {
  url: string;
  headers?: Record<string, string>;
  within: number;
  fetch: Fetch;
}

export type Told = { models: readonly string[]; body: unknown } | { trouble: string };

const Lists = z.union([
  z.object({ data: z.array(z.object({ id: z.string() })) }).transform(({ data }) => data.map(({ id }) => id)),
  z
    .object({
      models: z.array(z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).optional() })),
    })
    .transform(({ models }) =>
      models
        .filter(({ supportedGenerationMethods: methods }) => !methods || methods.includes('generateContent'))
        .map(({ name }) => name.replace(/^models\//, '')),
    ),
]);

/** Asks a server for its models. Some other server on the same port says something else, and is not mistaken for one. */
export async function askForModels(inquiry: Inquiry): Promise<Told> {
  const told = await askServer(inquiry);
  if ('trouble' in told) return told;
  const read = Lists.safeParse(told.body);
  if (!read.success) return { trouble: 'answers, but not with a list of models' };
  return { models: read.data, body: told.body };
}

export async function askServer({
  url,
  headers = {},
  within,
  fetch,
}: Inquiry): Promise<{ body: unknown } | { trouble: string }> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(within), redirect: 'error' });
    if (!response.ok) {
      void response.body?.cancel();
      return { trouble: troubleOf(response.status) };
    }
    return { body: await response.json() };
  } catch (error) {
    return { trouble: silenceOf(error, within) };
  }
}

function troubleOf(status: number): string {
  if (status === 401 || status === 403) return `does not accept the key (HTTP ${status})`;
  if (status === 402) return 'has no credit left (HTTP 402)';
  if (status === 429) return 'takes no more requests for now (HTTP 429)';
  return `answers with HTTP ${status}`;
}

function silenceOf(error: unknown, within: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `does not answer within ${within} ms`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ECONNREFUSED') return 'is not running';
  if (/CERT|ISSUER|SELF_SIGNED/.test(code)) return `has a certificate that is not trusted here (${code})`;
  return error instanceof SyntaxError ? 'answers, but not with JSON' : `cannot be reached: ${reasonOf(cause) || code}`;
}
