import { Bill } from './bill.ts';
import type { Brain } from './brain.ts';
import { Mind, type MindOptions } from './mind.ts';
import type { Model } from './model.ts';
import { type FaultKind, ModelFault } from './model-fault.ts';
import type { Prices } from './prices.ts';
import { stoppedBy } from './stopped.ts';
import { errorOf, type Failed } from './tell-faults.ts';

export interface ModelBrainOptions extends MindOptions {
  /** Asked in this order, each when the one before it cannot answer. */
  fallbacks?: readonly Model[];
  /** Whether another model may be asked what the first one refused to do. */
  fallbackOnRefusal?: boolean;
  prices?: Prices;
}

/** A brain that asks a model. */
export function modelBrain(model: Model, options: ModelBrainOptions = {}): Brain {
  const minds = [model, ...(options.fallbacks ?? [])].map((one) => new Mind(one, options));
  return {
    name: model.name,
    async ask(question) {
      if (question.signal.aborted) throw stoppedBy(question.signal);
      const started = performance.now();
      const bill = new Bill(options.prices);
      const faults: Failed[] = [];
      for (const [index, mind] of minds.entries()) {
        try {
          const value = await mind.answer(question, bill);
          const milliseconds = Math.round(performance.now() - started);
          return { value, model: mind.name, milliseconds, ...bill.total() };
        } catch (error) {
          if (question.signal.aborted) throw stoppedBy(question.signal);
          if (!(error instanceof ModelFault)) throw error;
          faults.push({ model: mind.name, fault: error });
          const next = minds[index + 1];
          if (!next || !mayFallBack(error.kind, options)) break;
          bill.note(`asked ${next.name} instead: ${mind.name} ${error.message}`);
        }
      }
      throw errorOf(faults, bill);
    },
  };
}

/** A length is for the agent to shrink, and a refusal for its user to know of; for the rest any model will do. */
function mayFallBack(kind: FaultKind, { fallbackOnRefusal = false }: ModelBrainOptions): boolean {
  if (kind === 'too_long') return false;
  return kind !== 'refused' || fallbackOnRefusal;
}
