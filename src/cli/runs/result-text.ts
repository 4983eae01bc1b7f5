import type { CheckedClaim, Evidence, ResultStatus, RunResult } from '../../run-events.ts';
import { visible, visibleLines } from '../../visible.ts';
import { english, type Words } from '../live/words/english.ts';
import type { Style } from '../terminal.ts';
import { wrapped } from '../terminal.ts';
import { spokenSpent } from './spoken-spent.ts';
import { clean, type Writing } from './writing.ts';

const HEADS: Readonly<Record<ResultStatus, readonly [style: Style, mark: string]>> = {
  done: ['green', '✓'],
  partial: ['yellow', '~'],
  failed: ['red', '✗'],
  stopped: ['yellow', '!'],
  blocked: ['yellow', '!'],
};

/** What a run came to: the answer, each claim with what proves it, and what it took. */
export function resultText(run: string, result: RunResult, writing: Writing, words: Words = english): string[] {
  const { paint, width, redactor } = writing;
  const { status, summary, because, data, claims, steps, spent, milliseconds } = result;
  const [style, mark] = HEADS[status];
  const said = visibleLines(redactor.redact(summary.trim()));
  const reason = because === undefined || summary.includes(because) ? [] : [`${words.why}: ${clean(because, writing)}`];
  const body = [said, ...reason].flatMap((text) => wrapped(text, width - 2));
  const facts = [words.steps(steps), spokenSpent(spent, words), words.figures.time(milliseconds), words.run(run)];
  return [
    paint(style, `${mark} ${words.result[status]}`),
    ...body.map((line) => `  ${line}`),
    ...(data === undefined ? [] : ['', ...dataLines(data, writing)]),
    ...(claims.length === 0 ? [] : ['', ...claims.flatMap((claim) => claimLines(claim, writing, words))]),
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

function claimLines({ claim, proved, evidence, because }: CheckedClaim, writing: Writing, words: Words): string[] {
  const { paint, width } = writing;
  const [first = '', ...rest] = wrapped(clean(claim, writing), width - 4);
  const mark = proved ? paint('green', '✓') : paint('yellow', '?');
  const proofs = evidence.map((one) => clean(proofOf(one, words), writing));
  const doubt = proved ? [] : [`${words.proof.none}${because === undefined ? '' : `: ${clean(because, writing)}`}`];
  const unquoted = proved && proofs.length === 0 ? [words.proof.seen] : [];
  const below = [...proofs, ...unquoted, ...doubt].flatMap((text) => wrapped(text, width - 6));
  return [
    `  ${mark} ${first}`,
    ...rest.map((line) => `    ${line}`),
    ...below.map((line) => paint('dim', `      ${line}`)),
  ];
}

function proofOf(evidence: Evidence, { proof }: Words): string {
  const { step } = evidence;
  switch (evidence.kind) {
    case 'quote':
      return proof.quote(evidence.quote, evidence.url, step);
    case 'request':
      return proof.request(evidence.method, evidence.url, evidence.status, step);
    case 'file':
      return proof.file(evidence.name, evidence.sha256.slice(0, 16), step);
  }
}
