import type { PersonsAnswer } from '../../run-events.ts';
import { readAnswer } from '../runs/read-answer.ts';
import { choiceAt, choicesFor } from './answering.ts';
import { EMPTY, type Entry, edited, entryOf, inserted } from './entry.ts';
import { newer, older, type Past, pastOf, remembered } from './past.ts';
import type { Stroke } from './stroke.ts';
import type { RunView } from './view.ts';
import type { Words } from './words/words.ts';

/** All that the live part shows and knows. */
export interface Screen {
  readonly run: RunView | undefined;
  readonly entry: Entry;
  readonly past: Past;
  /** How the open question is being answered. */
  readonly asking: Asking | undefined;
  /** Tasks are taken here; otherwise there is one, and then it is over. */
  readonly takesTasks: boolean;
}

interface Asking {
  readonly question: string;
  /** Since when it can be seen, in milliseconds. */
  readonly since: number;
  /** Words are being typed that were begun before the question came: they are no answer to it. */
  readonly isMidLine: boolean;
  /** The person wants to say what is to be done instead. */
  readonly isSaying: boolean;
}

/** What a person wants, once a key or a line has made it plain. */
export type Wish =
  | { kind: 'answer'; question: string; answer: PersonsAnswer }
  | { kind: 'line'; text: string }
  | { kind: 'interrupt' }
  | { kind: 'leave' };

/** What the keys depend on. */
export interface Keyboard {
  readonly words: Words;
  /** In milliseconds. */
  readonly now: number;
  /** The command that a beginning stands for, where it stands for one. */
  complete(beginning: string): string;
}

/** Keys count as an answer only after this time: whoever was typing when the question came has not answered it. */
export const PAUSE = 700;

export function newScreen({ takesTasks, past = [] }: { takesTasks: boolean; past?: readonly string[] }): Screen {
  return { run: undefined, entry: EMPTY, past: pastOf(past), asking: undefined, takesTasks };
}

/** The run has moved on; a question that was not there before is now looked at. */
export function withRun(screen: Screen, run: RunView | undefined, now: number): Screen {
  const id = run?.question?.question;
  if (id === screen.asking?.question) return { ...screen, run };
  const isMidLine = screen.entry.text !== '';
  const asking = id === undefined ? undefined : { question: id, since: now, isMidLine, isSaying: false };
  // What was begun as an answer has nobody left to go to.
  const entry = screen.asking?.isSaying ? EMPTY : screen.entry;
  return { ...screen, run, asking, entry };
}

/** Whether one key is enough to answer now. */
export function isKeyed({ asking, entry, run }: Screen, { words, now }: Pick<Keyboard, 'words' | 'now'>): boolean {
  if (!asking || !run?.question || asking.isMidLine || asking.isSaying || entry.text !== '') return false;
  return choicesFor(run.question, words).length > 0 && now - asking.since >= PAUSE;
}

interface Pressed {
  readonly screen: Screen;
  readonly wish?: Wish;
}

export function press(screen: Screen, stroke: Stroke, keyboard: Keyboard): Pressed {
  const { entry, past } = screen;
  switch (stroke.kind) {
    case 'text':
      return typed(screen, stroke.text, keyboard);
    case 'edit':
      return { screen: { ...screen, entry: edited(entry, stroke.edit) } };
    case 'enter':
      return entered(screen, keyboard);
    case 'escape':
      return { screen: emptied(screen) };
    case 'up':
    case 'down': {
      const moved = (stroke.kind === 'up' ? older : newer)(past, entry.text);
      return { screen: { ...screen, past: moved.past, entry: entryOf(moved.text) } };
    }
    case 'tab':
      return { screen: { ...screen, entry: entryOf(keyboard.complete(entry.text)) } };
    case 'interrupt':
      // As in a shell: what is typed goes first.
      if (!screen.run && entry.text !== '') return { screen: emptied(screen) };
      return { screen, wish: { kind: 'interrupt' } };
    case 'end':
      if (entry.text !== '') return { screen: { ...screen, entry: edited(entry, 'delete') } };
      return { screen, wish: { kind: 'leave' } };
  }
}

/** What was pasted is words, never an answer by key. */
export function paste(screen: Screen, text: string): Screen {
  return { ...screen, entry: inserted(screen.entry, text) };
}

function typed(screen: Screen, text: string, keyboard: Keyboard): Pressed {
  const question = screen.run?.question;
  if (!question || !isKeyed(screen, keyboard)) return { screen: paste(screen, text) };
  const choice = choiceAt(choicesFor(question, keyboard.words), text);
  if (choice?.answer) return { screen, wish: { kind: 'answer', question: question.question, answer: choice.answer } };
  if (choice && screen.asking) return { screen: { ...screen, asking: { ...screen.asking, isSaying: true } } };
  // Commands may be given at any time; other keys mean nothing here.
  return { screen: text.startsWith('/') ? paste(screen, text) : screen };
}

function emptied(screen: Screen): Screen {
  const { asking, past } = screen;
  return {
    ...screen,
    entry: EMPTY,
    past: pastOf(past.lines),
    asking: asking && { ...asking, isMidLine: false, isSaying: false },
  };
}

function entered(screen: Screen, { now }: Keyboard): Pressed {
  const { entry, past, asking, run } = screen;
  const text = entry.text.trim();
  const after = emptied({ ...screen, past: remembered(past, text) });
  const line = (): Pressed => (text === '' ? { screen } : { screen: after, wish: { kind: 'line', text } });
  const question = run?.question;
  if (!question || !asking || asking.isMidLine || text.startsWith('/')) return line();
  const { question: id, kind } = question;
  if (kind === 'approval' || kind === 'doubt') {
    if (!asking.isSaying) return line();
    return text === ''
      ? { screen }
      : { screen: after, wish: { kind: 'answer', question: id, answer: { allows: 'no', text } } };
  }
  if (text === '' && now - asking.since < PAUSE) return { screen };
  const answer = readAnswer(question, text);
  return answer ? { screen: after, wish: { kind: 'answer', question: id, answer } } : { screen };
}
