import type { Value } from '../../goal.ts';
import { type Context, textOf, valueFrom } from '../../understanding/context.ts';
import type { Token } from '../../understanding/tokens.ts';

/** What a slot says as a value: one that was recognised, or its words; of a whole sentence nothing is left out. */
export function asValue(said: readonly Token[], context: Context): Value {
  // «число 55»: what it is goes without saying.
  const isNamed = said.length === 2 && /^(?:number|value|число|значение|цифр\p{L}+)$/u.test(said[0]?.word ?? '');
  const value = (isNamed ? said[1]?.value : undefined) ?? valueFrom(said, context);
  if (value.kind !== 'text' || value.exact || said.length < 4) return value;
  return { text: textOf(withoutEdges(said), context), kind: 'text' };
}

function withoutEdges(said: readonly Token[]): readonly Token[] {
  const isEdge = (token: Token | undefined) => token?.isMark === true && /^[.,;:!]$/.test(token.text);
  const to = isEdge(said.at(-1)) ? -1 : said.length;
  return said.slice(isEdge(said[0]) ? 1 : 0, to);
}
