import type { Prompt } from '../../brain/brain.ts';
import type { CheckedClaim } from '../../run-events.ts';
import { aboutUntrusted, untrusted } from '../../safety/untrusted.ts';
import type { Proposal, State } from '../state.ts';

/** What the validator reads: the task, the result, what was found of its claims, and the page now. Not how it came about. */
export interface Work {
  task: string;
  word: string;
  said: State['said'];
  proposal: Proposal;
  claims: readonly CheckedClaim[];
  /** The page as it is now. */
  page: string;
}

export function validatorPrompt({ task, word, said, proposal, claims, page }: Work): Prompt {
  const { status, summary, data } = proposal;
  const sections = [
    ...(said.length === 0 ? [] : [`# The person said\n${said.map((one) => `- ${one}`).join('\n')}`]),
    `# Result: ${status}\n${untrusted([summary, ...(data === undefined ? [] : [JSON.stringify(data)])].join('\n'), word)}`,
    `# Claims\n${untrusted(claims.length === 0 ? 'None.' : claims.map(claimLine).join('\n'), word)}`,
    `# The page now\n${untrusted(page, word)}`,
  ];
  return {
    system: `${WHO}\n\n${aboutUntrusted(word)}`,
    parts: [{ text: `# Task\n${task}`, stable: true }, { text: sections.join('\n\n') }],
  };
}

function claimLine({ claim, proved, evidence, because = '' }: CheckedClaim, index: number): string {
  const seen = evidence.map((one) => (one.kind === 'quote' ? `"${one.quote}" on ${one.url}` : JSON.stringify(one)));
  return `${index + 1}. ${claim}: ${proved ? `seen: ${seen.join('; ')}` : `NOT PROVED. ${because}`}`;
}

const WHO = `Somebody else did a task in a browser and says what came of it. You decide whether the result holds. Quotes were looked up in what was really seen; a claim that is not proved there may still follow from the page as it is now. It holds when everything the task asked for is there and proved, or when the result says honestly what is missing and why that could not be had. Otherwise say in one or two sentences what is missing or wrong, so that it can be put right. Do not be satisfied with a success message where the server's answer says otherwise. Answer in the language of the task.`;
