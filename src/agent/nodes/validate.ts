import type { CheckedClaim } from '../../run-events.ts';
import { untrustedWords } from '../../safety/untrusted.ts';
import { english } from '../../speech/english.ts';
import type { Speech } from '../../speech/speech.ts';
import { arrive } from '../arrive.ts';
import { spend } from '../asking.ts';
import type { Crew } from '../crew.ts';
import { misfit } from '../data-shape.ts';
import type { GraphNode, Step } from '../node.ts';
import type { RunRecord } from '../record.ts';
import type { Proposal, State } from '../state.ts';
import { checkClaims, confirmClaims, failedChanges, unseenIn } from '../validator/check.ts';
import { validate as findOut, MOST_SENT_BACK } from '../validator/validator.ts';

/** Goal and quality: is what the navigator says true, and is it what was asked for? */
export const validate: GraphNode = {
  name: 'validate',
  leadsTo: ['report', 'observe'],

  async run(state, crew) {
    const { proposal, task, word, said, memo } = state;
    if (!proposal) return { goto: 'observe' };
    const page = await look(state, crew);
    const { record, speech } = crew;
    const found = foundOf(proposal, record, english);
    const unseen = unseenIn(proposal.data, record);
    const work = { task, word, said, proposal, claims: found, unseen, answers: record.changes, page, memo };
    const answer = await findOut(work, crew.brain, crew.thinking);
    const { holds, feedback, proved } = answer.value;
    // Models are told in other words than people.
    const judgedIn = (words: Speech): Judged => {
      const claims = confirmClaims(foundOf(proposal, record, words), proved, record);
      const faults = proposal.status === 'done' ? faultsOf(state, proposal, claims, words) : [];
      return { claims, wrong: [...(holds ? [] : [feedback || words.checks.doesNotHold]), ...faults].join(' ') };
    };
    const told = judgedIn(speech);
    crew.tell({ type: 'validated', holds: told.wrong === '', claims: told.claims, feedback: told.wrong });
    return verdict({ ...state, ...spend(state, crew, 'validator', answer) }, told, judgedIn(english).wrong);
  },
};

/** What was found of the claims, and what is wrong with the result, in words. */
interface Judged {
  claims: readonly CheckedClaim[];
  wrong: string;
}

function foundOf(proposal: Proposal, record: RunRecord, words: Speech): CheckedClaim[] {
  return [...checkClaims(proposal, record, words), ...failedChanges(record, words)];
}

/** Seen by somebody else: what the navigator knows of the page stays as it is. */
async function look(state: State, crew: Crew): Promise<string> {
  await arrive(crew);
  const { url, text, words } = await crew.sight.glance();
  crew.record.saw(state.step, url, `${text}\n${words}`);
  return text;
}

/** What keeps a result from being called done, whatever anybody thinks of it. */
function faultsOf(
  { wanted, word }: State,
  { data }: Proposal,
  claims: readonly CheckedClaim[],
  { checks }: Speech,
): string[] {
  const shape = wanted === undefined ? undefined : misfit(data, wanted);
  const unproved = claims.filter(({ proved }) => !proved);
  return [
    ...(shape === undefined ? [] : [checks.wrongShape(shape)]),
    ...unproved.map(
      ({ claim, because = '' }) => `${checks.notProved}: ${untrustedWords(`${claim}. ${because}`, word)}`,
    ),
  ];
}

function verdict(state: State, { claims, wrong }: Judged, forModels: string): Step {
  const { spent, sentBack, notes } = state;
  const checked = claims.map((claim) => ({ ...claim, evidence: [...claim.evidence] }));
  if (wrong === '') return { goto: 'report', update: { spent, checked } };
  const update = { spent, checked, sentBack: sentBack + 1 };
  if (sentBack >= MOST_SENT_BACK) return { goto: 'report', update: { ...update, notes: [...notes, wrong] } };
  const note = `The result was checked and does not hold: ${forModels}`;
  return { goto: 'observe', update: { ...update, proposal: null, notes: [...notes, note] } };
}
