import type { Entry } from '../goal.ts';

/** A letter that is nothing but a text for one person; nothing where more is said of it: a subject, a second receiver. */
export function wordsToSomebody(entries: readonly Entry[]): { text: Entry; receiver: Entry } | undefined {
  const [text, ...texts] = entries.filter((entry) => !isReceiver(entry));
  const [receiver, ...receivers] = entries.filter(isReceiver);
  const isPlain = texts.length + receivers.length === 0 && (!text?.field || TEXTS.test(text.field.words));
  return text && receiver && isPlain ? { text, receiver } : undefined;
}

const TEXTS = /^(?:text|message|текст|сообщение)$/i;

function isReceiver({ field }: Entry): boolean {
  return /^(?:to|кому)$/i.test(field?.words ?? '');
}
