import type { Asked, PersonsAnswer } from '../../run-events.ts';

const ONCE = ['o', 'once', 'y', 'yes', 'allow', 'да', 'д', '1'];
const RUN = ['r', 'run', 'for this run', '2'];
const ALWAYS = ['a', 'always', 'всегда'];
const NO = ['n', 'no', 'deny', 'нет', 'н', '3'];
const DONE = ['y', 'yes', 'done', 'it was done', 'выполнено', 'да', 'д', '1'];
const NOT_DONE = ['n', 'no', 'not done', 'it was not done', 'не выполнено', 'нет', 'н', '2'];

/** What somebody typed, as the answer it is to this kind of question; undefined when it is none. */
export function readAnswer(
  { kind, options }: Pick<Asked, 'kind' | 'options'>,
  typed: string,
): PersonsAnswer | undefined {
  const text = typed.trim();
  const word = text.toLowerCase().replace(/[.!]$/, '');
  switch (kind) {
    case 'approval':
      if (ONCE.includes(word)) return { allows: 'once' };
      if (RUN.includes(word)) return { allows: 'run' };
      if (ALWAYS.includes(word)) return options.includes('always') ? { allows: 'always' } : undefined;
      if (NO.includes(word)) return { allows: 'no' };
      // Whoever says something else than yes has not said yes.
      return text === '' ? undefined : { allows: 'no', text };
    case 'question':
      return text === '' ? undefined : { text: optionAt(options, text) ?? text };
    case 'hand_over':
      return text === '' || word === 'done' ? {} : { text };
    case 'doubt':
      // Allowing it means that it may be done again: only where the person knows that it was not done.
      if (DONE.includes(word)) return { allows: 'no' };
      if (NOT_DONE.includes(word)) return { allows: 'once' };
      return undefined;
  }
}

/** What may be typed, in one line. */
export function answersTo({ kind, options }: Pick<Asked, 'kind' | 'options'>): string {
  switch (kind) {
    case 'approval':
      return [
        'o once',
        ...(options.includes('run') ? ['r for this run'] : []),
        ...(options.includes('always') ? ['a always on this site'] : []),
        'n no, or say what to do instead',
      ].join(', ');
    case 'question':
      return options.length === 0 ? 'your answer' : 'a number, or your own words';
    case 'hand_over':
      return 'do it in the browser window; it goes on by itself, or press Enter when done';
    case 'doubt':
      return 'y it was done, n it was not';
  }
}

function optionAt(options: readonly string[], text: string): string | undefined {
  return /^\d{1,2}$/.test(text) ? options[Number(text) - 1] : undefined;
}
