import type { QuestionParts } from '../story/question-parts.ts';
import type { OpenQuestion } from '../story/story.ts';
import { useFigures, useWords } from '../words/words.ts';

/** Where it is, what it holds, and what would leave the machine. */
export function QuestionFacts({ question, details }: { question: OpenQuestion; details: QuestionParts['details'] }) {
  const words = useWords();
  const figures = useFigures();
  const { url, facts } = question;
  const { submits, outgoing } = facts ?? {};
  const goesTo = outgoing ?? (submits && { method: submits.method, url: submits.to });
  const rows: [name: string, value: string][] = [
    ...(url === '' ? [] : ([[words.question.on, url]] satisfies [string, string][])),
    ...(goesTo ? ([[words.question.goesTo, `${goesTo.method} ${goesTo.url}`]] satisfies [string, string][]) : []),
    ...(submits?.holds && submits.holds.length > 0
      ? ([[words.question.fields, words.list(submits.holds)]] satisfies [string, string][])
      : []),
    ...(outgoing
      ? ([[words.question.leaves, words.question.size(figures.size(outgoing.size))]] satisfies [string, string][])
      : []),
  ];
  if (rows.length + details.length === 0) return null;
  return (
    <dl className="question-facts">
      {details.map(({ name, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question never changes, and the same line may stand twice
        <div key={at}>
          <dt dir="auto">{name ?? words.question.what}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="address">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
