import { visible } from '../visible.ts';
import { figuresIn } from './figures.ts';
import { plain, quoted } from './markdown-text.ts';
import type { Report, ReportedClaim, ReportedEvidence, ReportedQuestion, ReportedStep } from './report.ts';
import { spokenAnswer } from './spoken-answer.ts';
import { type Words, wordsIn } from './words/words.ts';

/** A report as text with a little markup, for a letter, an issue or a chat. Pictures are not in it. */
export function renderMarkdown(report: Report): string {
  const words = wordsIn(report.language);
  const figures = figuresIn(report.language);
  const { result, claims, plan, timeline, questions, permissions, deeds, time, troubles, spending, total } = report;
  const { colon } = words;
  const facts = [
    `${words.facts.begun}${colon} ${figures.moment(report.startedAt)}`,
    `${words.facts.took}${colon} ${figures.time(time.total)}`,
    `${words.facts.steps}${colon} ${report.steps}`,
    `${words.facts.cost}${colon} ${figures.cost(total)}`,
    `${words.facts.model}${colon} ${plain(report.models.join(', '))}`,
  ];
  const parts: (readonly [heading: string, lines: readonly string[]])[] = [
    [
      words.status[report.status],
      [
        ...(result ? result.summary.split('\n').map(plain) : [words.stillOpen]).flatMap((line) => [line, '']),
        ...(result?.because === undefined ? [] : [`${words.because}${colon} ${plain(result.because)}`, '']),
        ...(result?.data === undefined ? [] : ['```json', ...jsonLines(result.data), '```', '']),
        facts.join(' · '),
      ],
    ],
    [words.claims.heading, claims.flatMap((claim) => claimLines(claim, words))],
    [
      words.plan.heading,
      plan.map(({ goal, state }) => `- [${state === 'done' ? 'x' : ' '}] ${plain(goal)} (${words.plan[state]})`),
    ],
    [words.questions.heading, questions.flatMap((question) => questionLines(question, words))],
    [
      words.permissions.heading,
      permissions.map((one) => `- ${plain(one.what)} (${words.permissions.allowed[one.for]}), ${quoted(one.site)}`),
    ],
    [
      words.permissions.deeds,
      deeds.map(
        ({ step, action, url, outcome }) =>
          `- ${words.timeline.step(step)}${colon} ${plain(action)}, ${quoted(url)}. ${outcome === undefined ? words.permissions.unknown : plain(outcome)}`,
      ),
    ],
    [words.timeline.heading, timeline.flatMap((step) => stepLines(step, words, figures.time))],
    [
      words.spending.heading,
      [
        ...(['thinking', 'acting', 'waiting', 'rest'] as const)
          .filter((part) => time[part] > 0)
          .map((part) => `- ${words.spending.parts[part]}${colon} ${figures.time(time[part])}`),
        ...spending.map(
          (one) =>
            `- ${words.spending.role[one.role] ?? plain(one.role)} (${plain(one.model)})${colon} ${words.spending.questions(one.questions)}, ${words.spending.tokens(figures.count(one.input), figures.count(one.output))}, ${figures.time(one.milliseconds)}, ${figures.cost(one)}`,
        ),
      ],
    ],
    [
      words.troubles.heading,
      troubles.map(({ kind, step, text, code }) => {
        const said = code === 'unknown_outcome' ? words.troubles.unknownOutcome : plain(text);
        return `- ${words.troubles[kind]}, ${words.timeline.step(step)}${colon} ${said}`;
      }),
    ],
  ];
  const body = parts
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `## ${heading}\n\n${lines.join('\n')}`);
  const pictures =
    report.pictures.length === 0 ? [] : [words.pictures.inHtml(report.pictures.length + report.picturesLeftOut)];
  const end = [`${words.reportOf} ${quoted(report.run)}.`, ...pictures].join(' ');
  return `# ${plain(report.task)}\n\n${[...body, `---\n\n${end}`].join('\n\n')}\n`;
}

function jsonLines(data: unknown): string[] {
  // Three backticks would end the block.
  return JSON.stringify(data, undefined, 2).replaceAll('`', '\\u0060').split('\n').map(visible);
}

function claimLines({ claim, proved, because, evidence }: ReportedClaim, words: Words): string[] {
  const verdict = proved ? words.claims.proved : words.claims.unproved;
  const doubt = proved || because === undefined ? '' : `${words.colon} ${plain(because)}`;
  return [
    `- ${proved ? '✓' : '?'} **${plain(claim)}** (${verdict}${doubt})`,
    ...evidence.map((one) => `  - ${words.timeline.step(one.step)}${words.colon} ${proof(one, words)}`),
  ];
}

function proof(evidence: ReportedEvidence, words: Words): string {
  switch (evidence.kind) {
    case 'quote':
      if (evidence.isDeed) return `${plain(evidence.quote)} ${quoted(evidence.url)}`;
      return `${words.quotes[0]}${plain(evidence.quote)}${words.quotes[1]} ${words.claims.quoted} ${quoted(evidence.url)}`;
    case 'request':
      return `${words.claims.request(plain(evidence.method), evidence.status)} ${quoted(evidence.url)}`;
    case 'file':
      return `${words.claims.file} ${quoted(evidence.name)}, sha256 ${quoted(evidence.sha256)}`;
  }
}

function questionLines({ kind, text, step, answer }: ReportedQuestion, words: Words): string[] {
  const said = answer ? plain(spokenAnswer(answer, words)) : words.questions.nobody;
  return [`- ${words.questions.asked[kind]}, ${words.timeline.step(step)}${words.colon} ${plain(text)}`, `  → ${said}`];
}

function stepLines(
  { step, thought, actions, notes, url }: ReportedStep,
  words: Words,
  time: (ms: number) => string,
): string[] {
  const lines = [
    ...(thought === undefined ? [] : [plain(thought)]),
    ...actions.flatMap(({ told, spoken, milliseconds, requests, files }) => [
      `${plain(told || spoken)} (${time(milliseconds)})`,
      ...requests.map(
        (one) =>
          `${words.timeline.sent}${words.colon} ${quoted(`${one.method} ${one.url}`)} ${one.status ?? words.timeline.noAnswer}`,
      ),
      ...files.map(
        ({ name, sha256 }) => `${words.timeline.file}${words.colon} ${quoted(name)}, sha256 ${quoted(sha256)}`,
      ),
    ]),
    ...notes.map(
      ({ kind, text }) => `${words.timeline.note[kind]}${text === '' ? '' : `${words.colon} ${plain(text)}`}`,
    ),
    ...(url === undefined ? [] : [quoted(url)]),
  ];
  return [`- **${words.timeline.step(step)}**`, ...lines.map((line) => `  - ${line}`)];
}
