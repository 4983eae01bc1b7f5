import { LotsmanError } from '../errors.ts';

/** What is thrown when whoever asked has gone: their own reason where it is one of ours. */
export function stoppedBy(signal: AbortSignal): LotsmanError {
  if (signal.reason instanceof LotsmanError) return signal.reason;
  return new LotsmanError('stopped', 'Stopped while a model was asked.', { cause: signal.reason });
}
