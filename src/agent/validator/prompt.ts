import type { Prompt } from '../../brain/brain.ts';
import type { CheckedClaim, Evidence } from '../../run-events.ts';
import { ABOUT_UNTRUSTED, untrusted } from '../../safety/untrusted.ts';
import { cutToTokens } from '../../tokens.ts';
import type { Proposal, State } from '../state.ts';

/** What the validator reads: the task, the result, what was found of its claims, and the page now. Not how it came about. */
export interface Work {
  task: string;
  word: string;
  said: State['said'];
  proposal: Proposal;
  claims: readonly CheckedClaim[];
  /** Words in the data that stood on no page. */
  unseen: readonly string[];
  /** What servers answered to requests that were to change something. */
  answers: readonly Extract<Evidence, { kind: 'request' }>[];
  /** The page as it is now. */
  page: string;
  /** What the brain keeps of its own. */
  memo?: unknown;
}

const LATEST_ANSWERS = 20;
const MOST_TOKENS_OF_DATA = 6_000;

export function validatorPrompt({ task, word, said, proposal, claims, unseen, answers, page }: Work): Prompt {
  const { status, summary, data } = proposal;
  const given = data === undefined ? [] : [cutToTokens(JSON.stringify(data), MOST_TOKENS_OF_DATA)];
  const sections = [
    ...(said.length === 0 ? [] : [`# The person said\n${said.map((one) => `- ${one}`).join('\n')}`]),
    `# Result: ${status}\n${untrusted([summary, ...given].join('\n'), word)}`,
    `# Claims\n${untrusted(claims.length === 0 ? 'None.' : claims.map(claimLine).join('\n'), word)}`,
    ...(unseen.length === 0
      ? []
      : [`# In the data, but on no page that was seen\n${untrusted(unseen.join('\n'), word)}`]),
    ...(answers.length === 0
      ? []
      : [`# What servers answered\n${untrusted(answers.slice(-LATEST_ANSWERS).map(answerLine).join('\n'), word)}`]),
    `# The page now\n${untrusted(page, word)}`,
  ];
  return {
    system: `${WHO}\n\n${ABOUT_UNTRUSTED}`,
    parts: [{ text: `# Task\n${task}`, stable: true }, { text: sections.join('\n\n') }],
  };
}

function claimLine({ claim, proved, evidence, because = '' }: CheckedClaim, index: number): string {
  return `${index + 1}. ${claim}: ${proved ? `seen: ${evidence.map(evidenceText).join('; ')}` : `NOT PROVED. ${because}`}`;
}

function evidenceText(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'quote':
      return `"${evidence.quote}" on ${evidence.url}`;
    case 'request':
      return answerLine(evidence);
    case 'file':
      return `the file ${evidence.name}`;
  }
}

function answerLine({ method, url, status }: Extract<Evidence, { kind: 'request' }>): string {
  return `${method} ${url} → ${status}`;
}

const WHO = `Somebody else did a task in a browser and says what came of it. You decide whether the result holds. Quotes were looked up in what was really seen; a claim that is not proved there may still follow from the page as it is now: then quote it. It holds when everything the task asked for is there and proved, or when the result says honestly what is missing and why that could not be had. Otherwise say in one or two sentences what is missing or wrong, so that it can be put right. Do not be satisfied with a success message where the server's answer says otherwise. Answer in the language of the task.`;
