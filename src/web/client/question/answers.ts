import type { Asked, PersonsAnswer } from '../../../run-events.ts';
import type { Words } from '../words/english.ts';

/** One way to answer with a press of a button, or of a key. */
export interface Choice {
  label: string;
  key: string;
  answer: PersonsAnswer;
  look: 'main' | 'plain' | 'no';
}

/** What can be answered at once; a question in words has its options by number. */
export function choicesOf(
  { kind, options }: Pick<Asked, 'kind' | 'options'>,
  { question }: Pick<Words, 'question'>,
): Choice[] {
  switch (kind) {
    case 'approval':
      return (
        [
          { label: question.once, key: 'o', answer: { allows: 'once' }, look: 'main' },
          { label: question.run, key: 'r', answer: { allows: 'run' }, look: 'plain' },
          { label: question.always, key: 'a', answer: { allows: 'always' }, look: 'plain' },
          { label: question.no, key: 'n', answer: { allows: 'no' }, look: 'no' },
        ] satisfies (Choice & { answer: { allows: string } })[]
      ).filter(({ answer: { allows } }) => options.includes(allows));
    case 'doubt':
      // Allowing it means that it may be done again: only where the person knows that it was not done.
      return [
        { label: question.done, key: 'y', answer: { allows: 'no' }, look: 'plain' },
        { label: question.notDone, key: 'n', answer: { allows: 'once' }, look: 'plain' },
      ];
    case 'hand_over':
      return [{ label: question.goOn, key: 'g', answer: {}, look: 'main' }];
    case 'question':
      return options.map((option, at) => ({
        label: option,
        key: String(at + 1),
        answer: { text: option },
        look: 'plain',
      }));
  }
}

interface Pressed {
  key: string;
  code: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** The choice that a key stands for: by its letter, or by its place where the keyboard has other letters. */
export function chosenBy(
  { key, code, altKey, ctrlKey, metaKey }: Pressed,
  choices: readonly Choice[],
): Choice | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const isLatin = /^[a-z0-9]$/i.test(key);
  return choices.find((one) => (isLatin ? key.toLowerCase() === one.key : code === `Key${one.key.toUpperCase()}`));
}
