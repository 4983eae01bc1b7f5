import type { CheckedClaim, Evidence, ResultStatus, RunResult } from '../../run-events.ts';
import { visible, visibleLines } from '../../visible.ts';
import type { Style } from '../terminal.ts';
import { wrapped } from '../terminal.ts';
import { counted, spokenSpent, spokenTime } from './figures.ts';
import { clean, type Writing } from './writing.ts';

const HEADS: Readonly<Record<ResultStatus, readonly [style: Style, mark: string, words: string]>> = {
  done: ['green', '✓', 'Done.'],
  partial: ['yellow', '~', 'Partly done.'],
  failed: ['red', '✗', 'Not done.'],
  stopped: ['yellow', '!', 'Stopped.'],
  blocked: ['yellow', '!', 'Cannot go on.'],
};

/** What a run came to: the answer, each claim with what proves it, and what it took. */
export function resultText(run: string, result: RunResult, writing: Writing): string[] {
  const { paint, width, redactor } = writing;
  const { status, summary, because, data, claims, steps, spent, milliseconds } = result;
  const [style, mark, words] = HEADS[status];
  const said = visibleLines(redactor.redact(summary.trim()));
  const reason = because === undefined || summary.includes(because) ? [] : [`Why: ${clean(because, writing)}`];
  const body = [said, ...reason].flatMap((text) => wrapped(text, width - 2));
  const facts = [counted(steps, 'step'), spokenSpent(spent), spokenTime(milliseconds), `run ${run}`];
  return [
    paint(style, `${mark} ${words}`),
    ...body.map((line) => `  ${line}`),
    ...(data === undefined ? [] : ['', ...dataLines(data, writing)]),
    ...(claims.length === 0 ? [] : ['', ...claims.flatMap((claim) => claimLines(claim, writing))]),
    '',
    paint('dim', `  ${facts.join(' · ')}`),
  ];
}

function dataLines(data: unknown, { redactor }: Writing): string[] {
  const json = redactor.redactJson(JSON.stringify(data)) ?? 'null';
  return JSON.stringify(JSON.parse(json), undefined, 2)
    .split('\n')
    .map((line) => `  ${visible(line)}`);
}

function claimLines({ claim, proved, evidence, because }: CheckedClaim, writing: Writing): string[] {
  const { paint, width } = writing;
  const [first = '', ...rest] = wrapped(clean(claim, writing), width - 4);
  const mark = proved ? paint('green', '✓') : paint('yellow', '?');
  const proofs = evidence.map((one) => clean(proofOf(one), writing));
  const doubt = proved ? [] : [`not proved${because === undefined ? '' : `: ${clean(because, writing)}`}`];
  const unquoted = proved && proofs.length === 0 ? ['seen on the page at the end'] : [];
  const below = [...proofs, ...unquoted, ...doubt].flatMap((text) => wrapped(text, width - 6));
  return [
    `  ${mark} ${first}`,
    ...rest.map((line) => `    ${line}`),
    ...below.map((line) => paint('dim', `      ${line}`)),
  ];
}

function proofOf(evidence: Evidence): string {
  const { step } = evidence;
  switch (evidence.kind) {
    case 'quote':
      return `step ${step}: “${evidence.quote}” on ${evidence.url}`;
    case 'request':
      return `step ${step}: ${evidence.method} ${evidence.url} was answered with ${evidence.status}`;
    case 'file':
      return `step ${step}: the file ${evidence.name}, sha256 ${evidence.sha256.slice(0, 16)}…`;
  }
}
