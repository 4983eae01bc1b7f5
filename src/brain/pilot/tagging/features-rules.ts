import type { Act, Language } from '../goal.ts';
import { clausesOf, sentencesOf } from '../understanding/clauses.ts';
import { readSentences } from '../understanding/read-sentence.ts';
import type { Token } from '../understanding/tokens.ts';
import { hashOf } from './features-hash.ts';

/** How the rules read the words of a clause: they know few wordings, and those by heart. */
export function ruleFacts(tokens: readonly Token[], from: number, to: number, language: Language): readonly number[] {
  const end = tokens[to]?.text === '?' ? to + 1 : to;
  const { goals, unclear } = readSentences(tokens.slice(from, end), { task: textOf(tokens), language });
  const kinds = goals.map(({ act }) => kindOf(act));
  const first = kinds[0] ?? 'nothing';
  const isClear = unclear.length === 0 ? 'clear' : 'unclear';
  const told = [`rules ${first}`, `rules ${first} ${isClear}`, `rules all ${kinds.join(' ')}`, `rules ${isClear}`];
  return [...told, ...kinds.map((kind) => `rules any ${kind}`)].map((fact) => hashOf(fact));
}

/** The places at which the rules would begin a clause. */
export function ruleStarts(tokens: readonly Token[]): ReadonlySet<number> {
  const starts = sentencesOf(tokens)
    .flatMap((sentence) => clausesOf(sentence))
    .map(({ tokens: inside }) => inside.find((token) => !token.isMark)?.start);
  return new Set(tokens.flatMap(({ start }, at) => (starts.includes(start) ? [at] : [])));
}

/** The task, as far as its tokens tell. */
function textOf(tokens: readonly Token[]): string {
  return tokens.reduce((text, token) => text.padEnd(token.start) + token.text, '');
}

function kindOf(act: Act): string {
  if (act.kind === 'tell') return `tell:${act.question.want}`;
  if (act.kind === 'scroll') return `scroll:${typeof act.to === 'string' ? act.to : 'to'}`;
  if (act.kind === 'tick') return `tick:${act.on}`;
  if (act.kind === 'press') return `press:${act.how ?? ''}`;
  return act.kind === 'consent' ? `consent:${act.to}` : act.kind;
}
