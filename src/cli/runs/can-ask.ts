import type { Context } from '../command.ts';

/** Whether somebody is there who can be asked: only where both ends of the terminal are theirs. */
export function canAsk({ config, json }: Pick<Context, 'config' | 'json'>): boolean {
  return config.input === 'auto' && !json && process.stdin.isTTY === true && process.stderr.isTTY === true;
}
