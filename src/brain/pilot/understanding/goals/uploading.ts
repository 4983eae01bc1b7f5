import type { Phrase } from '../../goal.ts';
import { type Context, findIndex, trim, valueFrom } from '../context.ts';
import { look } from '../lexicon/match.ts';
import { relations } from '../lexicon/small-words.ts';
import { readPhrase } from '../phrase.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { type Built, built } from './built.ts';
import { takeDestination } from './destination.ts';

export function upload(rest: readonly Token[], context: Context): Built | undefined {
  const file = rest.find((token) => token.value?.kind === 'file') ?? rest.find((token) => token.value?.exact);
  const { what, to } = takeDestination(rest);
  const near = findIndex(rest, (at) =>
    /^(?:beside|under|above|after|before)$/.test(look(relations, wordsIn(rest), at)?.meaning ?? ''),
  );
  const relation = near >= 0 && near < rest.length - 1 ? look(relations, wordsIn(rest), near) : undefined;
  const placed: Phrase | undefined = relation && {
    words: '',
    place: { is: relation.meaning, what: readPhrase(rest.slice(near + relation.length), context) },
  };
  const as = findIndex(rest, (at) => at > 0 && at < rest.length - 1 && /^(?:as|как)$/.test(rest[at]?.word ?? ''));
  const holder = as > 0 ? rest.slice(as + 1) : to;
  const target = placed ? { to: placed } : holder ? { to: readPhrase(holder, context) } : {};
  if (file?.value) return built({ kind: 'upload', file: file.value, ...target });
  const name = trim(what);
  if (name.length === 0) return undefined;
  return built({ kind: 'upload', file: { ...valueFrom(name, context), kind: 'file' }, ...target });
}
