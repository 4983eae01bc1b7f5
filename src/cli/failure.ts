import { EXIT_BUG, exitCodeOf, isLotsmanError } from '../errors.ts';
import { visible, visibleLines } from '../visible.ts';
import type { Paint } from './terminal.ts';

/** What a person reads when a command fails: one sentence, the remedy, and the stack only on request. */
export function failureText(error: unknown, { debug, paint }: { debug: boolean; paint: Paint }): string {
  const lines = isLotsmanError(error)
    ? [
        `${paint('red', '✗')} ${visibleLines(error.message)}`,
        ...(error.hint === undefined ? [] : [`  ${visibleLines(error.hint)}`]),
      ]
    : [
        `${paint('red', '✗')} Lotsman has a mistake of its own: ${visible(asSentence(error))}`,
        ...(debug ? [] : ['  Run the same with --debug to see where, and please report it.']),
      ];
  if (debug) lines.push(paint('dim', visibleLines(stackOf(error))));
  return lines.join('\n');
}

export function exitCodeFor(error: unknown): number {
  return isLotsmanError(error) ? exitCodeOf[error.code] : EXIT_BUG;
}

function asSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0]?.replace(/[.!?]?$/, (end) => end || '.') ?? '';
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const stack = error.stack ?? String(error);
  return error.cause instanceof Error ? `${stack}\nbecause of ${stackOf(error.cause)}` : stack;
}
