import type { Brain, Question } from '../brain.ts';
import { stoppedBy } from '../stopped.ts';

export interface PilotOptions {
  /** Says with each decision how the task was understood, what might have been meant, and why it was chosen. */
  explains?: boolean;
  /** What leads nowhere as it is read is not read in other ways: somebody who knows better takes over. */
  readsOnce?: boolean;
  /** What day and hour it is, for "tomorrow". */
  now?: () => Date;
}

/** A brain without a model: it follows plain instructions, and says what it cannot do. */
export function pilotBrain(options: PilotOptions = {}): Brain {
  const { now = () => new Date() } = options;
  return {
    name: 'pilot',
    async prepare(task) {
      const [{ leadingReading }] = await Promise.all([
        import('./understanding/leading-reading.ts'),
        import('./navigator.ts'),
      ]);
      leadingReading(task, now());
    },
    async ask(question) {
      if (question.signal.aborted) throw stoppedBy(question.signal);
      const started = performance.now();
      const { value, memo } = await answerTo(question, options);
      if (question.signal.aborted) throw stoppedBy(question.signal);
      return {
        value: question.schema.parse(value),
        model: 'pilot',
        usage: { input: 0, output: 0, cached: 0, estimated: false },
        cost: 0,
        milliseconds: Math.round(performance.now() - started),
        mended: [],
        ...(memo === undefined ? {} : { memo }),
      };
    },
  };
}

async function answerTo<T>(
  { role, matter }: Question<T>,
  { explains = false, readsOnce = false, now = () => new Date() }: PilotOptions,
): Promise<{ value: unknown; memo?: unknown }> {
  switch (matter?.role) {
    case 'planner': {
      const { plan } = await import('./planner.ts');
      return { value: plan(matter, now()) };
    }
    case 'navigator': {
      const [{ decide }, { explain }] = await Promise.all([import('./navigator.ts'), import('./explain.ts')]);
      const today = now();
      const decided = await decide(matter, today, readsOnce);
      const thought = explains ? explain(decided, matter, today) : decided.thought;
      return { value: { thought, actions: decided.actions }, memo: decided.memo };
    }
    case 'validator': {
      const { validate } = await import('./validator.ts');
      return { value: validate(matter) };
    }
    default:
      return { value: WITHOUT_READING[role] ?? {} };
  }
}

/** Who is asked in words alone is told nothing that might be wrong. */
const WITHOUT_READING: Readonly<Record<string, object>> = {
  guardian: { allows: false, because: 'Nobody has looked at it.' },
  validator: { done: false, quote: '' },
  summariser: { summary: '' },
  extractor: { quotes: [], id: null },
};
