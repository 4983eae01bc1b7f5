import type { Crew } from './crew.ts';

/**
 * All that leaves a run passes here: what is told, what people and models are asked, what is written into the journal. What
 * comes from a page is masked where it is seen; this is for an address or a title that somebody took by another way.
 */
export function discreet(crew: Crew): Crew {
  const { helm, brain, journal } = crew;
  return {
    ...crew,
    tell: (told) => crew.tell(helm.masked(told)),
    thinks: (thought) => crew.thinks(helm.masked(thought)),
    wait: (question) => crew.wait(helm.masked(question)),
    brain: {
      name: brain.name,
      ask: (question) => brain.ask({ ...question, prompt: helm.masked(question.prompt) }),
    },
    journal: {
      intend: (intent) => journal.intend(helm.masked(intent)),
      settle: (key, outcome) => journal.settle(key, helm.masked(outcome)),
      open: () => journal.open(),
    },
  };
}
