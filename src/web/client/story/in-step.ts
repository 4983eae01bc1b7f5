import type { Deed, Exchange, Note, Story, StoryStep } from './story.ts';

export interface Moment {
  step: number;
  at: string;
  sequence: number;
}

export type Addition = Partial<Pick<StoryStep, 'thought' | 'page' | 'picture' | 'judged'>> & {
  line?: Deed | Note | Exchange;
};

/** The story with something added to its last step, or with a new step for it. */
export function inStep(story: Story, { step, at, sequence }: Moment, { line, ...changes }: Addition): Story {
  const last = story.steps.at(-1);
  const goesOn = last?.step === step;
  const before: StoryStep = goesOn ? last : { ...EMPTY, key: sequence, step, at };
  const lines = line ? [...before.lines, { ...line, key: sequence }] : before.lines;
  const after = { ...before, ...changes, lines };
  return { ...story, steps: [...(goesOn ? story.steps.slice(0, -1) : story.steps), after] };
}

const EMPTY = {
  thought: undefined,
  page: undefined,
  lines: [],
  picture: undefined,
  judged: undefined,
} as const;
