import type { Act, Entry, Value } from '../../goal.ts';
import type { Context } from '../context.ts';
import { readField, readObjects, readPhrase } from '../phrase.ts';
import type { Token } from '../tokens.ts';
import { asValue, type Form, following, partedAtFirst } from './form.ts';

/** "Create card under “Ideas”: Call Ann", "Create topic with title: “Rust”, text: “Help!”", «Создай тему: название — «Ржавчина», текст — «Спасите!»». */
export const creating: Form = (said, context) => {
  const rest = following(said, /^(?:create|создай)(?= )/);
  const [what, told] = (rest && partedAtFirst(rest, /^:$/)) ?? [];
  if (!rest || !what || !told) return undefined;
  const [thing, first] = partedAtFirst(what, /^with$/) ?? [what];
  // "with title: “Rust”": the first field stands before the mark.
  const entries = first
    ? entriesIn([...first, ...rest.slice(what.length)], /^:$/, context)
    : entriesIn(told, /^[—–:]$/, context);
  if (!entries) return !first && isNameOf(told, what) ? named(thing, asValue(told, context), context) : undefined;
  const [only] = entries;
  if (entries.length === 1 && only && NAME.test(only.field?.words ?? '')) return named(thing, only.value, context);
  return { kind: 'handle', verb: { words: said[0]?.word ?? '' }, things: readObjects(thing, context), with: entries };
};

/** Quotes in the midst of it stand beside fields that are told without a mark; of two names the second is none in quotes. */
function isNameOf(told: readonly Token[], what: readonly Token[]): boolean {
  if (told.length === 1 && told[0]?.value?.exact) return true;
  return ![...told, ...what].some(({ isMark, value }) => isMark || value?.exact);
}

const NAME = /^(?:name|title|имя|название|заголовок)$/;

/** A new one that has nothing but a name. */
function named(what: readonly Token[], { text, exact }: Value, context: Context): Act {
  const phrase = { ...readPhrase(what, context), words: text, ...(exact && { exact }) };
  return { kind: 'add', things: { what: phrase, count: 'one', where: [] } };
}

/** "title: “Rust”, text: “Help!”": nothing where what stands there is no field with its value. */
function entriesIn(said: readonly Token[], mark: RegExp, context: Context): Entry[] | undefined {
  const parts: Token[][] = [[]];
  for (const [at, token] of said.entries()) {
    const next = said.slice(at + 1);
    const end = next.findIndex(({ text, value }) => !value && text === ',');
    const isFieldNext = next.slice(0, end < 0 ? next.length : end).some(({ text, value }) => !value && mark.test(text));
    if (!token.value && token.text === ',' && isFieldNext) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const entries = parts.flatMap((part): Entry[] => {
    const [field, value] = partedAtFirst(part, mark) ?? [];
    return field && value ? [{ field: readField(field, context), value: asValue(value, context) }] : [];
  });
  return entries.length === parts.length ? entries : undefined;
}
