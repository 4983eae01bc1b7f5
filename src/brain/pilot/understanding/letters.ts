import type { Act, Entry, Goal, Phrase } from '../goal.ts';
import { type Context, propertyPhrase } from './context.ts';
import { known } from './lexicon/properties.ts';

/** One letter, or one answer, that is said in parts: begun, filled in and sent off. */
export function letters(goals: readonly Goal[], context: Context): Goal[] {
  const made: Goal[] = [];
  for (const [at, goal] of goals.entries()) {
    const before = made.at(-1);
    if (before && isSentWith(before, goal)) continue;
    const answer = before && answered(before, goal);
    if (answer) made.pop();
    const begun = isSentLater(goals.slice(at + 1)) ? begunLetter(goal, context) : undefined;
    made.push(answer ?? inWords(begun ?? goal));
  }
  return made;
}

/** "subject Sunday" is no day: what is written stands as it was said. */
function inWords(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'send') return goal;
  const entries = act.entries.map(({ field, value }): Entry => {
    const isWritten = /^(?:subject|text|тема|текст)$/.test(field?.words ?? '');
    return { ...(field && { field }), value: isWritten ? { ...value, kind: 'text' } : value };
  });
  return { ...goal, act: { ...act, entries } };
}

/** "Send “Yes” to Ann, subject “Re”": what is said beside the subject is the text. */
export function withText(goal: Goal, { language }: Context): Goal {
  const { act } = goal;
  if (act.kind !== 'send') return goal;
  const hasSubject = act.entries.some(({ field }) => /^(?:subject|тем[аеуы])/i.test(field?.words ?? ''));
  const isOne = act.entries.filter(({ field }) => !field).length === 1;
  const text: Phrase = { words: { en: 'text', ru: 'текст' }[language] };
  const entries = act.entries.map(({ field = text, value }): Entry => ({ field, value }));
  return hasSubject && isOne ? { ...goal, act: { ...act, entries } } : goal;
}

/** "Start a new mail to Ann": it is written as what is filled in after it says. */
function begunLetter(goal: Goal, context: Context): Goal | undefined {
  const { act, only, until, each } = goal;
  if ((act.kind !== 'add' && act.kind !== 'handle') || (only ?? until ?? each)) return undefined;
  if (
    act.kind === 'handle' &&
    !/^(?:start|creat|begin|compos|mak|draft|prepar|созда|начн|нача|состав|подготов)/.test(act.verb.words)
  )
    return undefined;
  const { what, count, where } = act.things;
  const isNew = what.kind === 'message' && /^(?:new|blank|another|нов\p{L}+)?$/iu.test(what.words) && count === 'one';
  const [receiver, ...others] = where;
  const isReceiver = !receiver || /^(?:to|for|для|к|на)$/.test(receiver.of?.words ?? '');
  if (!isNew || what.isPronoun || !isReceiver || others.length > 0) return undefined;
  const field = propertyPhrase(known.recipient, context);
  const entries: Entry[] = [
    ...(receiver ? [{ field, value: receiver.value }] : []),
    ...(act.kind === 'handle' ? (act.with ?? []) : []),
  ];
  return { ...goal, act: { kind: 'send', entries } };
}

/** Nothing but what goes into it stands between it and its sending: a draft is not sent. */
function isSentLater(after: readonly Goal[]): boolean {
  const end = after.findIndex(({ act }) => act.kind !== 'enter' && act.kind !== 'choose');
  const last = after[end]?.act;
  return last?.kind === 'submit' && (!last.what || last.what.isPronoun === true || last.what.kind === 'message');
}

/** "Answer the letter: write “Yes”": what is written is the answer. */
function answered(before: Goal, { act, only, until, each }: Goal): Goal | undefined {
  if (!isSpeaking(before.act) || before.act.with || (only ?? until ?? each)) return undefined;
  const said = textOf(act);
  return said && { ...before, act: { ...before.act, with: said } };
}

function textOf(act: Act): readonly Entry[] | undefined {
  if (act.kind === 'send') return act.entries.every(({ field }) => !field) ? act.entries : undefined;
  if (act.kind !== 'enter' || !act.value.exact || (act.field && !isText(act.field))) return undefined;
  return [{ value: act.value }];
}

function isText({ words, kind }: Phrase): boolean {
  return (
    kind === 'message' ||
    kind === 'text' ||
    /^(?:text|body|answer|reply|comment|текст\p{L}*|ответ\p{L}*|коммент\p{L}*)(?: (?:of (?:the )?)?(?:reply|answer|ответа|письма))?$/iu.test(
      words,
    )
  );
}

/** "Reply “Yes” and send it": an answer is sent when it is given. */
function isSentWith({ act: before }: Goal, { act, only }: Goal): boolean {
  const isSending = act.kind === 'submit' && !only && (!act.what || act.what.isPronoun === true);
  return isSending && isSpeaking(before) && before.with !== undefined;
}

function isSpeaking(act: Act): act is Extract<Act, { kind: 'handle' }> {
  return (
    act.kind === 'handle' &&
    /^(?:repl|answer|respond|comment|forward|ответ|отвеч|коммент|прокомм|перешл|пересл)/.test(act.verb.words)
  );
}
