import { commandsAt } from '../../clauses.ts';
import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, markInPlaceOf, saidThere, sentenceStart, type Token, wordsIn } from '../../tokens.ts';

/**
 * "rename the file by pressing “Edit”, typing “Plan” and confirming it": when it is told step by step how it is done, those steps are what
 * is done. So it is with "cancel the trip, including confirming the cancellation": that is done after it.
 */
export function asSeveralDeeds(said: readonly Token[]): Token[] {
  const tokens = asIncluding(said);
  const words = wordsIn(tokens);
  const by = words.findIndex((word, at) => word === 'by' && baseOf(words[at + 1] ?? '') !== undefined);
  const from = sentenceStart(tokens, by);
  const stop = tokens.findIndex(({ text }, at) => at > by && /^[.!?;\n]/.test(text));
  const end = stop < 0 ? tokens.length : stop;
  const isStep = (at: number) => at === by + 1 || (/^(?:,|and|then)$/.test(words[at - 1] ?? '') && at > by && at < end);
  const steps = [...tokens.keys()].filter((at) => isStep(at) && !tokens[at]?.value && baseOf(words[at] ?? ''));
  const verb = tokens.findLastIndex((_, at) => at >= from && at < by && commandsAt(tokens, at));
  const start = verb < 0 ? from : verb;
  const known = look(verbs, words, start);
  const thing = tokens.slice(start + (known?.length ?? 1), Math.max(by, 0));
  const isPlain = !tokens.slice(start, Math.max(by, 0)).some(({ isMark }) => isMark);
  if (by < 0 || steps.length < 2 || !isPlain || thing.length === 0) return [...tokens];
  const way = tokens.slice(by + 1, end).flatMap((token, index) => {
    const at = by + 1 + index;
    if (steps.includes(at)) return [inPlaceOf(token, baseOf(token.word) ?? '')];
    // "delete the note by opening it and …": the note.
    const isIt = /^(?:it|them)$/.test(token.word) && at === by + 2;
    return isIt ? saidThere(thing, token) : [token];
  });
  return [...tokens.slice(0, start), ...way, ...asSeveralDeeds(tokens.slice(end))];
}

/** "…[, including] confirming the cancellation": and that is confirmed. */
function asIncluding(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex(
    (word, index) => index > 2 && word === 'including' && words[index - 1] === ',' && baseOf(words[index + 1] ?? ''),
  );
  const [joint, step] = tokens.slice(Math.max(at, 0));
  if (at < 0 || !joint || !step) return [...tokens];
  const deed = inPlaceOf(step, baseOf(step.word) ?? '');
  return [
    ...tokens.slice(0, at - 1),
    markInPlaceOf(joint, ','),
    inPlaceOf(joint, 'and'),
    deed,
    ...tokens.slice(at + 2),
  ];
}

/** "pressing": press; nothing where nobody knows such a deed. */
function baseOf(word: string): string | undefined {
  const [, stem = ''] = /^([a-z]{2,})ing$/.exec(word) ?? [];
  const forms = [stem, `${stem}e`, stem.replace(/([a-z])\1$/, '$1')];
  return stem === '' ? undefined : forms.find((form) => look(verbs, [form], 0)?.form === 'base' && !CUT.test(form));
}

/** What an "e" or another letter is missing of. */
const CUT =
  /(?:[vzu]|writ|typ|mov|delet|clos|choos|us|tak|mak|lik|creat|sav|plac|chang|updat|shar|remov|hid|past|fil)$/;
