import { z } from 'zod';
import type { Answer } from '../../brain/brain.ts';
import type { Navigating } from '../../brain/matter.ts';
import { wordsIn } from '../../browser/text/parts.ts';
import type { Crew } from '../crew.ts';
import type { State } from '../state.ts';
import { FORBIDDEN, NOT_ALLOWED, UNDONE } from '../words.ts';
import { type AtHand, navigatorPrompt } from './prompt.ts';

const MOST_ACTIONS = 8;

const Move = z.object({
  thought: z.string(),
  actions: z
    .array(z.object({ tool: z.string(), input: z.unknown() }))
    .min(1, 'Call at least one tool.')
    .transform((actions) => actions.slice(0, MOST_ACTIONS)),
});

export type Move = z.infer<typeof Move>;

/** One decision: a short thought and one or more actions. */
export async function navigate(
  state: State,
  crew: Navigated,
  onText?: (text: string | undefined) => void,
): Promise<Answer<Move>> {
  const { brain, tools, isSmall, thinking } = crew;
  const atHand = await crew.atHand();
  return brain.ask({
    role: 'navigator',
    prompt: navigatorPrompt(state, isSmall, atHand),
    matter: matterOf(state, crew, atHand),
    schema: Move,
    tools,
    signal: thinking,
    ...(onText ? { onText } : {}),
  });
}

type Navigated = Pick<Crew, 'brain' | 'tools' | 'isSmall' | 'thinking' | 'atHand' | 'helm' | 'record'>;

/** What failed is counted until something works; what a person or a rule does not allow is noted, and what was not even begun. */
function howItWent({ tries, notes }: State): Navigating['went'] {
  const isSaid = (beginning: string) => notes.some((note) => note.startsWith(beginning));
  if (isSaid(NOT_ALLOWED) || isSaid(FORBIDDEN)) return 'refused';
  if (isSaid(UNDONE)) return 'undone';
  return Object.keys(tries).some((code) => code !== 'handedOver') ? 'wrong' : 'well';
}

/** What the actions of the last step said. A whole look leaves only a line of it. */
function toldIn({ page, history, step }: State): string[] {
  const told = (page?.changes ?? []).filter((one) => one.step === step && one.told !== '').map((one) => one.told);
  if (told.length > 0) return told;
  const lines = history.filter((line) => line.startsWith(`${step}. `) && line.includes(' → '));
  return lines.map((line) => line.slice(line.indexOf(' → ') + 3));
}

function matterOf(state: State, { helm, record }: Navigated, atHand: AtHand): Navigating {
  const { task, said, wanted, step, notes, memo, page, subgoals: plan } = state;
  return {
    ...{ role: 'navigator', task, said, wanted, step, notes, memo, plan, ...atHand },
    went: howItWent(state),
    page: page ? helm.last : undefined,
    told: toldIn(state),
    async wholePage() {
      const whole = await helm.observeWhole();
      record.saw(step, whole.url, whole.lines.map(wordsIn).join('\n'));
      return whole;
    },
  };
}
