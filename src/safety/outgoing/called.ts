import type { Contents } from './contents.ts';
import type { Field } from './flatten.ts';
import { lastName, nameWords } from './name-words.ts';

/** The methods that a remote call names, each in words; undefined when it is no such call. */
export function methodsCalled({ fields }: Contents): string[][] | undefined {
  const isCall = fields.some(({ name }) => /^(?:\[\d+\]\.)?jsonrpc$/.test(name));
  const methods = fields.filter(({ name }) => /^(?:\[\d+\]\.)?method$/.test(name));
  if (!isCall || methods.length === 0) return undefined;
  return methods.map(({ value }) => nameWords(value.split(/[./:]/).at(-1) ?? value));
}

const VERB_FIELDS = new Set(
  'action act method op operation cmd command do event intent task function func fn verb mode submit'.split(' '),
);

/** What fields say that is to be done: `action=load_more_posts`, `_method=delete`. Some of them may hold anything. */
export function spokenVerbs(fields: readonly Field[]): string[][] {
  return fields.flatMap(({ name, value }) => {
    const words = nameWords(lastName(name));
    const isVerb = words.length <= 2 && VERB_FIELDS.has(words.at(-1) ?? '');
    return isVerb && /^[\p{L}\p{N}_.:\- /]{1,60}$/u.test(value) ? [nameWords(value)] : [];
  });
}

/** The same where it is surely a word of the program, and nothing that somebody typed. */
export function programVerbs(fields: readonly Field[]): string[][] {
  return fields
    .filter(
      ({ name, value }) => /^_?(?:action|method|op|operation|cmd|fn)$/i.test(name) && /^[\w.:-]{1,60}$/.test(value),
    )
    .map(({ value }) => nameWords(value));
}

/** Another method than the wire has: some servers listen to a field instead. */
export function methodOf(method: string, fields: readonly Field[]): string {
  const said = fields.find(
    ({ name, value }) => /^_method$|^x-http-method(?:-override)?$/i.test(name) && /^\w{3,8}$/.test(value),
  );
  return (said?.value ?? method).toUpperCase();
}
