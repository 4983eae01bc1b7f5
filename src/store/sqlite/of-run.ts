import { LotsmanError } from '../../errors.ts';
import { isWithoutRun } from './failure.ts';

/** Writes something that belongs to a run; says so when there is no such run. */
export function ofRun<T>(runId: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw isWithoutRun(error) ? noSuchRun(runId) : error;
  }
}

export function noSuchRun(id: string): LotsmanError {
  return new LotsmanError('no_such_run', `There is no run ${id}.`, { hint: 'List the runs to see which there are.' });
}
