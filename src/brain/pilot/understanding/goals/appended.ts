import type { Kind } from '../../goal.ts';
import { trim, valueFrom } from '../context.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { readField } from '../phrase.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { type Built, built, type Deed } from './built.ts';

/** "Add the line “Call Ann” at the end of the notes", «допиши «Срочно» в конец комментария»: what the field holds stays, and more comes after it. */
export function appended({ verb, rest, context }: Deed): Built | undefined {
  const word = verb[0]?.word ?? '';
  const isAppended = APPENDS.test(word);
  const parts = isAppended || ADDS.test(word) ? partsOf(trim(rest), isAppended) : undefined;
  if (!parts) return undefined;
  const field = readField(parts.field, context);
  const isText = field.kind === undefined ? field.words !== '' : HOLDS_TEXT.has(field.kind);
  const { said, isLine } = withoutNoun(parts.said);
  if (!isText || field.isPronoun || said.length === 0 || !isQuotedOrPlain(said)) return undefined;
  const value = valueFrom(said, context);
  return built({ kind: 'enter', value, field, after: isLine ? 'line' : 'text' });
}

const APPENDS = /^(?:append|appending|допиши(?:те)?|дописать|припиши(?:те)?|приписать)$/;
const ADDS = /^(?:add|put|write|type|insert|enter|добавь(?:те)?|добавить|впиши(?:те)?|напиши(?:те)?|вставь(?:те)?)$/;
const HOLDS_TEXT: ReadonlySet<Kind> = new Set<Kind>(['field', 'text', 'message']);

/** What is added and where it goes, in either order. */
function partsOf(said: readonly Token[], isAppended: boolean): { said: Token[]; field: Token[] } | undefined {
  const words = wordsIn(said);
  const joints = isAppended ? [ends, intos] : [ends];
  for (const joint of joints) {
    const at = said.findLastIndex((token, index) => !token.value && look(joint, words, index) !== undefined);
    const length = at < 0 ? 0 : (look(joint, words, at)?.length ?? 0);
    if (at < 0) continue;
    const [before, after] = [trim(said.slice(0, at)), trim(said.slice(at + length))];
    if (before.length > 0 && after.length > 0) return { said: before, field: after };
    // «допиши в конец заметки «…»»: the quotes tell where the name of the field ends.
    const last = after.at(-1);
    const noun = after.findIndex((token) => look(nouns, [token.word], 0) !== undefined);
    const end = noun > 0 ? noun : after.length - 1;
    if (before.length === 0 && last?.value?.exact && end > 0)
      return { said: after.slice(end), field: after.slice(0, end) };
  }
  return undefined;
}

const ends = lexicon([
  [
    true,
    'at the end of|at the very end of|to the end of|to the very end of|on the end of|at the bottom of|to the bottom of|в конец|в самый конец|в конце|в самом конце',
  ],
]);
const intos = lexicon([[true, 'to|into|in|к|ко|в|во']]);

/** "the line “…”": what it is called is not what is written; a line stands by itself. */
function withoutNoun(said: readonly Token[]): { said: Token[]; isLine: boolean } {
  const noun = look(nouns, wordsIn(said), 0);
  const kept = noun ? said.slice(noun.length).filter(({ isMark }, at) => !isMark || at > 0) : [...said];
  return kept.length === 0 ? { said: [], isLine: false } : { said: kept, isLine: noun?.meaning === 'line' };
}

const nouns = lexicon<'line' | 'text'>([
  ['line', 'line|new line|another line|a line|a new line|строку|новую строку|строчку|строка'],
  ['text', 'the words|words|word|the text|text|sentence|phrase|слова|слово|текст|фразу|предложение'],
]);

/** Of several things only the quotes tell which is the text. */
function isQuotedOrPlain(said: readonly Token[]): boolean {
  const isQuoted = said.length === 1 && said[0]?.value?.exact === true;
  return isQuoted || said.every(({ value }) => value?.exact !== true);
}
