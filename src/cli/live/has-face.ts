import type { Context } from '../command.ts';

type Streams = Record<'stdin' | 'stderr', { isTTY?: boolean }>;

/** Whether somebody sits at a terminal in which something can be drawn. Everywhere else plain lines are written. */
export function hasFace(
  { config, json }: Pick<Context, 'config' | 'json'>,
  { stdin, stderr }: Streams = process,
  env: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  if (json || config.input !== 'auto' || config.display === 'plain') return false;
  if (env['TERM'] === 'dumb' || isSet(env['CI'])) return false;
  return stdin.isTTY === true && stderr.isTTY === true;
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '0' && value !== 'false';
}
