import type { Loaded } from '../../config/load.ts';
import type { Config } from '../../config/settings.ts';
import { isLotsmanError } from '../../errors.ts';

export interface Patient {
  readonly config: Config;
  readonly loaded: Pick<Loaded, 'origins' | 'files' | 'strangers' | 'warnings'>;
}

/** What a look at one thing gave: one sentence, and what to do about it. */
export interface Finding {
  readonly status: 'ok' | 'warning' | 'failure';
  readonly message: string;
  readonly remedy?: string;
  /** The same for a program. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** One thing that matters. */
export interface Check {
  readonly name: string;
  readonly title: string;
  look(patient: Patient, signal: AbortSignal): Promise<Finding> | Finding;
}

export interface Examined extends Finding {
  readonly name: string;
  readonly title: string;
}

/** All checks at once, each with a deadline: one that hangs becomes a warning and holds up nobody. */
export function examine(checks: readonly Check[], patient: Patient, deadline = 8_000): Promise<readonly Examined[]> {
  return Promise.all(
    checks.map(async ({ name, title, look }) => ({ name, title, ...(await inTime(look, patient, deadline)) })),
  );
}

async function inTime(look: Check['look'], patient: Patient, deadline: number): Promise<Finding> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => {
      resolve(
        warning(
          `This could not be found out within ${deadline / 1000} seconds.`,
          'Try again when the machine is less busy.',
        ),
      );
      controller.abort();
    }, deadline);
  });
  try {
    return await Promise.race([(async () => look(patient, controller.signal))(), late]);
  } catch (error) {
    if (isLotsmanError(error)) return failure(error.message, error.hint);
    return failure(`This could not be found out: ${error instanceof Error ? error.message : error}.`);
  } finally {
    clearTimeout(timer);
  }
}

export function ok(message: string, facts?: Finding['facts']): Finding {
  return { status: 'ok', message, ...(facts && { facts }) };
}

export function warning(message: string, remedy?: string, facts?: Finding['facts']): Finding {
  return { status: 'warning', message, ...(remedy !== undefined && { remedy }), ...(facts && { facts }) };
}

export function failure(message: string, remedy?: string, facts?: Finding['facts']): Finding {
  return { status: 'failure', message, ...(remedy !== undefined && { remedy }), ...(facts && { facts }) };
}
