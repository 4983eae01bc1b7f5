import type { Asked, PersonsAnswer } from '../../run-events.ts';
import { english, type Words } from './words/english.ts';
import { russian } from './words/russian.ts';

/** A way to answer with one key. */
export interface Choice {
  /** The one that is shown. */
  readonly key: string;
  /** Those that are taken for it too: keyboards have two languages. */
  readonly also: readonly string[];
  readonly label: string;
  /** Undefined where words are wanted first. */
  readonly answer: PersonsAnswer | undefined;
}

/** What one key says; none where a question wants words. Only what is offered. */
export function choicesFor({ kind, options }: Pick<Asked, 'kind' | 'options'>, { keys }: Words): readonly Choice[] {
  const choice = (name: keyof Words['keys'], answer?: PersonsAnswer): Choice => {
    const [key = '', label = ''] = keys[name];
    return { key, label, answer, also: [english, russian].flatMap((words) => words.keys[name][0] ?? []) };
  };
  switch (kind) {
    case 'approval':
      return [
        choice('once', { allows: 'once' }),
        ...(options.includes('run') ? [choice('run', { allows: 'run' })] : []),
        ...(options.includes('always') ? [choice('always', { allows: 'always' })] : []),
        choice('no', { allows: 'no' }),
        choice('say'),
      ];
    case 'doubt':
      // Allowing it means that it may be done again: only where the person knows that it was not done.
      return [choice('wasDone', { allows: 'no' }), choice('wasNotDone', { allows: 'once' })];
    case 'question':
    case 'hand_over':
      return [];
  }
}

export function choiceAt(choices: readonly Choice[], typed: string): Choice | undefined {
  return choices.find(({ also }) => also.includes(typed.toLowerCase()));
}
