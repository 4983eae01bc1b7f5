import type { Answer, Brain, Choice, Question } from '../brain.ts';
import type { Navigating } from '../matter.ts';

/**
 * One brain made of two: the pilot decides, and where it gives up, the model takes over for the rest of the run. Whoever else asks,
 * asks the model.
 */
export function pilotThenModel(pilot: Brain, model: Brain, now: () => Date = () => new Date()): Brain {
  return {
    name: `${pilot.name}, then ${model.name}`,
    prepare: async (task) => pilot.prepare?.(task),
    async ask(question) {
      const { matter } = question;
      if (matter?.role !== 'navigator' || hasTakenOver(matter.memo)) return model.ask(question);
      // Who has said that it is done, and is asked again, was wrong about it.
      if (hasSaidDone(matter.memo)) return takeOver(model, question, 'what it called done did not hold');
      const answer = await pilot.ask(question);
      const end = endIn(answer.value);
      if (await gaveUp(end, matter, now())) return takeOver(model, question, end.because);
      return end.how === 'done' ? { ...answer, memo: { ...kept(answer.memo), [SAID_DONE]: true } } : answer;
    },
  };
}

// Kept with the run, so that whoever resumes it goes on with the same of the two.
const TAKEN_OVER = 'takenOver';
const SAID_DONE = 'saidDone';

function hasTakenOver(memo: unknown): boolean {
  return TAKEN_OVER in kept(memo);
}

function hasSaidDone(memo: unknown): boolean {
  return SAID_DONE in kept(memo);
}

function kept(memo: unknown): object {
  return typeof memo === 'object' && memo !== null ? memo : {};
}

async function takeOver<T>(model: Brain, question: Question<T>, because: string): Promise<Answer<T>> {
  const answer = await model.ask(question);
  const mended = [`${model.name} takes over from the pilot: ${because}`, ...answer.mended];
  return { ...answer, mended, memo: { [TAKEN_OVER]: true } };
}

interface End {
  how: 'done' | 'short' | 'asks' | 'none';
  because: string;
}

/** How a decision would end the run, or hold it up. */
function endIn(value: unknown): End {
  const { actions, thought } = value as Choice;
  const { tool, input } = actions.at(-1) ?? { tool: '', input: {} };
  const { status = 'done' } = kept(input) as { status?: string };
  if (tool === 'ask_user') return { how: 'asks', because: thought };
  if (tool !== 'done') return { how: 'none', because: '' };
  return { how: status === 'done' ? 'done' : 'short', because: thought };
}

/**
 * It did not get there, or does not know what is meant. A question which of two is meant is for the person; and what the person has
 * not allowed, no model is asked to try again.
 */
async function gaveUp({ how }: End, { task, went }: Navigating, now: Date): Promise<boolean> {
  if (how === 'short') return went !== 'refused';
  if (how !== 'asks') return false;
  const { leadingReading } = await import('./understanding/leading-reading.ts');
  return leadingReading(task, now).unclear.length > 0;
}
