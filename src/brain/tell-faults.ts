import type { ErrorCode } from '../errors.ts';
import type { Bill } from './bill.ts';
import { ModelError } from './model-error.ts';
import type { FaultKind, ModelFault } from './model-fault.ts';

/** Who failed, and how. */
export interface Failed {
  /** `provider/model`. */
  model: string;
  fault: ModelFault;
}

const CODES: Readonly<Record<FaultKind, ErrorCode>> = {
  busy: 'model_unreachable',
  overloaded: 'model_unreachable',
  network: 'model_unreachable',
  hung: 'model_unreachable',
  stalled: 'model_unreachable',
  cut: 'model_unreachable',
  not_a_model: 'model_unreachable',
  resting: 'model_unreachable',
  key: 'model_key',
  too_long: 'context_too_long',
  refused: 'model_refused',
  no_tools: 'model_confused',
  no_pictures: 'model_confused',
  bad_request: 'model_confused',
  confused: 'model_confused',
};

const HINTS: Readonly<Partial<Record<ErrorCode, string>>> = {
  model_unreachable: 'Try again later, or configure a fallback model.',
  model_key: 'Check the key, the credit and the name of the model, or configure a fallback model.',
  model_refused: 'Put the task in other words, or do this part yourself.',
  model_confused: 'Try another model.',
  context_too_long: 'Send a shorter prompt.',
};

/** One sentence for each model that was asked; the first one's trouble gives the code. */
export function errorOf(faults: readonly Failed[], bill: Bill): ModelError {
  // A prompt that is too long is the one thing that whoever asked can do something about at once.
  const first = faults.find(({ fault }) => fault.kind === 'too_long') ?? faults[0];
  if (!first) throw new Error('No model was asked.');
  const sentences = faults.map(({ model, fault }) => `${model} ${fault.message}.`);
  const waits = faults.flatMap(({ fault }) => fault.retryAfter ?? []);
  const code = CODES[first.fault.kind];
  const hint = HINTS[code];
  return new ModelError(code, sentences.join(' '), {
    ...bill.total(),
    retryAt: waits.length > 0 ? new Date(Date.now() + Math.min(...waits)) : undefined,
    ...(hint && { hint }),
    cause: first.fault,
  });
}
