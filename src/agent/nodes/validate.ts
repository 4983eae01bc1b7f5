import type { CheckedClaim } from '../../run-events.ts';
import { spend } from '../asking.ts';
import type { Crew } from '../crew.ts';
import { misfit } from '../data-shape.ts';
import type { GraphNode, Step } from '../node.ts';
import type { Proposal, State } from '../state.ts';
import { checkClaims, failedChanges } from '../validator/check.ts';
import { validate as findOut, MOST_SENT_BACK } from '../validator/validator.ts';

/** Goal and quality: is what the navigator says true, and is it what was asked for? */
export const validate: GraphNode = {
  name: 'validate',
  leadsTo: ['report', 'observe'],

  async run(state, crew) {
    const { proposal } = state;
    if (!proposal) return { goto: 'observe' };
    const page = await look(state, crew);
    const claims = [...checkClaims(proposal, crew.record), ...failedChanges(crew.record)];
    const { task, word, said } = state;
    const answer = await findOut({ task, word, said, proposal, claims, page }, crew.brain, crew.thinking);
    const { holds, feedback, proved } = answer.value;
    const checked = claims.map((claim, index) => (proved.includes(index + 1) ? confirmed(claim) : claim));
    const wrong = complaint(state, proposal, checked, holds ? '' : feedback || 'The result does not hold.');
    crew.tell({ type: 'validated', holds: wrong === '', claims: checked, feedback: wrong });
    return verdict({ ...state, ...spend(state, crew, 'validator', answer) }, checked, wrong);
  },
};

async function look(state: State, crew: Crew): Promise<string> {
  const { url, text } = await crew.sight.whole();
  crew.record.saw(state.step, url, text);
  return text;
}

/** A server's refusal is a fact; the rest may be seen on the page by whoever looks at it now. */
function confirmed(claim: CheckedClaim): CheckedClaim {
  if (claim.evidence.some(({ kind }) => kind === 'request')) return claim;
  const { because: _, ...rest } = claim;
  return { ...rest, proved: true };
}

/** What is wrong with a result. One that does not claim success need not be proved. */
function complaint(
  { wanted }: State,
  { status, data }: Proposal,
  claims: readonly CheckedClaim[],
  feedback: string,
): string {
  if (status !== 'done') return feedback;
  const shape = wanted === undefined ? undefined : misfit(data, wanted);
  const refused = claims.filter(({ proved, evidence }) => !proved && evidence.some(({ kind }) => kind === 'request'));
  return [
    feedback,
    ...(shape === undefined ? [] : [`The data has not the shape that is wanted: ${shape}`]),
    ...refused.map(({ claim, because = '' }) => `${claim}: ${because}`),
  ]
    .filter((one) => one !== '')
    .join(' ');
}

function verdict(state: State, checked: readonly CheckedClaim[], wrong: string): Step {
  const { spent, sentBack, notes } = state;
  const kept = { spent, checked: checked.map((claim) => ({ ...claim, evidence: [...claim.evidence] })) };
  if (wrong === '') return { goto: 'report', update: kept };
  if (sentBack >= MOST_SENT_BACK)
    return { goto: 'report', update: { ...kept, sentBack: sentBack + 1, notes: [...notes, wrong] } };
  const note = `The result was checked and does not hold: ${wrong}`;
  return { goto: 'observe', update: { ...kept, proposal: null, sentBack: sentBack + 1, notes: [...notes, note] } };
}
