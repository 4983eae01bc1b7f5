/**
 * The one class for trouble we expect. Three readers: `code` for the program, `message` for the person, `hint` for whoever
 * has to decide what to do next (a model or the person again).
 */
export class LotsmanError extends Error {
  override readonly name = 'LotsmanError';
  readonly code: ErrorCode;
  readonly hint: string | undefined;

  constructor(code: ErrorCode, message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.hint = options.hint;
  }
}

export function isLotsmanError(error: unknown): error is LotsmanError {
  return error instanceof LotsmanError;
}

/** Why something failed, for use inside a sentence of ours: the first line, without the thrower's name and the full stop. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split('\n')[0] ?? '').replace(/^[\w.]+: /, '').replace(/\.$/, '');
}

/** Every kind of trouble we expect, with the exit code a program can rely on. Documented in docs/exit-codes.md. */
export const exitCodeOf = {
  // 2: what the person typed or configured
  bad_usage: 2,
  bad_config: 2,
  bad_input: 2,
  no_such_run: 2,
  // 3: the machine lacks something
  no_browser: 3,
  install_failed: 3,
  no_display: 3,
  port_in_use: 3,
  no_model: 3,
  store_failed: 3,
  secrets_failed: 3,
  // 4: the browser could not be had or was lost
  profile_in_use: 4,
  run_in_use: 4,
  launch_failed: 4,
  attach_failed: 4,
  browser_closed: 4,
  browser_killed: 4,
  connection_lost: 4,
  wrong_version: 4,
  // 6: the model
  model_key: 6,
  model_unreachable: 6,
  model_refused: 6,
  model_confused: 6,
  context_too_long: 6,
  // 130: the person stopped it
  stopped: 130,
  // 5: one page or one call failed
  tab_crashed: 5,
  tab_closed: 5,
  deadline: 5,
  navigation_failed: 5,
  stale_id: 5,
  covered: 5,
  not_set: 5,
  page_replaced: 5,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof exitCodeOf;

/** How a run ended, where it did not end with `done`. */
export const EXIT_PARTIAL = 7;
export const EXIT_FAILED = 8;
/** It waits for a person, or cannot go on without one. */
export const EXIT_BLOCKED = 9;
/** It reached a limit that was set for it. */
export const EXIT_LIMIT = 10;
/** A bug of ours: anything that is not a LotsmanError. */
export const EXIT_BUG = 70;
/** Ctrl-C, as shells count it. */
export const EXIT_INTERRUPTED = 130;
/** `doctor` found a failure. */
export const EXIT_UNHEALTHY = 1;
