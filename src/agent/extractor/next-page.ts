import { z } from 'zod';
import type { Action, Outcome } from '../../action.ts';
import type { Answer, Brain } from '../../brain/brain.ts';
import type { Helm } from '../../browser/helm.ts';
import { click } from '../../browser/tools/click.ts';
import { scroll } from '../../browser/tools/scroll.ts';
import { isLotsmanError } from '../../errors.ts';
import type { Control, Observation } from '../../observation.ts';
import { decide, type Verdict } from '../../safety/decide.ts';
import type { Facts, Rule } from '../../safety/rule.ts';
import { tokensOfLines } from '../../tokens.ts';
import { type Foreseen, reasonForModels } from '../facts.ts';
import { nextPagePrompt } from './prompt.ts';

const NextPage = z.object({
  id: z.int().positive().nullable().describe('The number in square brackets, or null where there is no next page.'),
});

/** Tokens that the links and buttons of a page may take. */
const BUDGET = 3_000;
const LEADS_ON = new Set(['link', 'button', 'menuitem', 'tab']);

export const NO_NEXT_PAGE = 'there is no next page';

export interface Turning {
  want: string;
  word: string;
  helm: Helm;
  brain: Brain;
  rules: readonly Rule[];
  signal: AbortSignal;
  answered(answer: Answer<unknown>): void;
  facts(foreseen: Foreseen): Promise<Facts>;
  judged(action: Action, facts: Facts, verdict: Verdict): void;
  /** Hears of it before anything is touched; what it throws keeps it from happening. */
  before(action: Action): Promise<void> | void;
  after(action: Action, outcome: Outcome): Promise<void> | void;
}

/** Goes to the next page, as the page itself offers it: by a link or button, or by more of an endless list. Says why not. */
export async function turnPage(turning: Turning): Promise<{ turned: boolean; because: string }> {
  const { want, word, helm, brain, signal, answered } = turning;
  const controls = controlsOf(await helm.observeWhole());
  if (controls.length === 0) return scrollOn(turning);
  const answer = await brain.ask({
    role: 'extractor',
    prompt: nextPagePrompt(want, listed(controls), word),
    schema: NextPage,
    signal,
  });
  answered(answer);
  const { id } = answer.value;
  if (id === null) return scrollOn(turning);
  if (!controls.some((control) => control.id === id))
    return { turned: false, because: 'what was named as the next page is nothing that leads there' };
  const action = { tool: click.name, input: { id } };
  const refusal = await refusalOf(action, turning);
  if (refusal !== undefined) return { turned: false, because: refusal };
  await touch(action, turning);
  return { turned: true, because: '' };
}

/** What an endless list brings then shows when the page is read again. */
async function scrollOn(turning: Turning): Promise<{ turned: boolean; because: string }> {
  try {
    await touch({ tool: scroll.name, input: { to: 'bottom' } }, turning);
    return { turned: true, because: '' };
  } catch (error) {
    // All of the page is in view.
    if (isLotsmanError(error) && error.code === 'bad_input') return { turned: false, because: NO_NEXT_PAGE };
    throw error;
  }
}

/** A page may call anything its next page: what would need a person's consent is not pressed on its word. */
async function refusalOf(action: Action, { helm, rules, ...turning }: Turning): Promise<string | undefined> {
  const foresight = await helm.foresee(action);
  const facts = await turning.facts({ action, effect: click.effect, foresight, url: helm.tab.url });
  const verdict = decide(action, facts, [], rules);
  turning.judged(action, facts, verdict);
  return verdict.kind === 'allow'
    ? undefined
    : `the next page is behind something that may not be pressed: ${reasonForModels(action, facts, rules)}`;
}

async function touch(action: Action, { helm, signal, before, after }: Turning): Promise<void> {
  await before(action);
  await after(action, await helm.act(action, signal));
}

function controlsOf({ lines }: Observation): Control[] {
  return lines
    .flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'))
    .filter(({ role, states }) => LEADS_ON.has(role) && !states.includes('disabled'));
}

/** Where not all fit, those with the longest names are left out: what leads to the next page says so in a word or two. */
function listed(controls: readonly Control[]): string {
  const written = controls.map(({ id, role, name, states }) => ({
    name,
    line: `[${id}] ${role} "${name}"${states.length === 0 ? '' : ` (${states.join(', ')})`}`,
  }));
  let kept = written;
  for (let longest = 80; longest > 4 && tokensOfLines(kept.map(({ line }) => line)) > BUDGET; longest = longest >> 1)
    kept = written.filter(({ name }) => name.length <= longest);
  return kept.map(({ line }) => line).join('\n');
}
