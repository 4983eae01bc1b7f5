import { z } from 'zod';
import type { Asked } from '../run-events.ts';
import type { Store } from '../store/store.ts';

const Question = z.object({
  type: z.literal('asked'),
  question: z.string(),
  kind: z.enum(['question', 'approval', 'hand_over', 'doubt']),
  text: z.string(),
  options: z.array(z.string()),
  url: z.string(),
});

const Answered = z.object({ type: z.literal('answered'), question: z.string() });

export interface OpenQuestion extends Asked {
  /** Somebody has answered, and the run has not heard it yet. */
  readonly isAnswered: boolean;
}

/** What a run waits for, by its own story; the one with this id where one is given. */
export async function openQuestion(store: Store, run: string, id?: string): Promise<OpenQuestion | undefined> {
  const events = (await store.events.read(run)).map(({ event }) => event);
  const heard = new Set(events.flatMap((event) => Answered.safeParse(event).data?.question ?? []));
  const asked = events.flatMap((event) => Question.safeParse(event).data ?? []);
  const question = asked.findLast(
    (one) => !heard.has(one.question) && (id === undefined || one.question.startsWith(id)),
  );
  if (!question) return undefined;
  const { type: _, ...rest } = question;
  return { ...rest, isAnswered: (await store.answers.answer(run, rest.question)) !== undefined };
}
