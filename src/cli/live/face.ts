import { render } from 'ink';
import { createElement as h } from 'react';
import type { Asked, PersonsAnswer, RunEvent } from '../../run-events.ts';
import { visible } from '../../visible.ts';
import { type Paint, painter } from '../terminal.ts';
import { App, type Shown, type Stage } from './components/app.ts';
import type { Drawn } from './draw-live.ts';
import { type Following, follow, questionLines, recalled } from './follow.ts';
import { glyphsFor } from './glyphs.ts';
import { keepClear } from './keep-clear.ts';
import type { Line } from './line.ts';
import { breaksLines, rowsGained } from './reflow.ts';
import { newScreen, PAUSE, paste, press, type Screen, type Wish, withRun } from './screen.ts';
import type { Stroke } from './stroke.ts';
import type { Style } from './style.ts';
import { newRun, type RunView } from './view.ts';

export interface FaceOptions extends Following {
  readonly color: 'auto' | 'always' | 'never';
  /** Nothing is told but questions. */
  readonly isQuiet: boolean;
  /** Tasks are taken here, one after the other. */
  readonly takesTasks: boolean;
  /** Told before anything else. */
  readonly greeting?: Line;
  /** What was typed before, the newest last. */
  readonly past?: readonly string[];
  /** Commands that begin like this. */
  suggest(beginning: string): readonly string[];
}

/** What is drawn in the terminal while somebody sits at it. Draws what it is told, and tells what is typed. */
export class Face implements AsyncDisposable {
  readonly #options: FaceOptions;
  #following: Following;
  readonly #paint: Paint;
  readonly #changed = new Set<() => void>();
  readonly #instance: ReturnType<typeof render>;
  readonly #release: () => void;
  readonly #write: (text: string) => void;
  readonly #questions = new Map<string, (answer: PersonsAnswer) => void>();
  readonly #hear: (wish: Wish) => void;
  #shown: Shown;
  /** What is to be drawn next, and what stands in the terminal: it is not drawn at once. */
  #drawing: Drawn = { lines: [] };
  #drawn: Drawn = { lines: [] };
  #columns = process.stderr.columns;
  #isOpen = true;
  #closing: Promise<unknown> | undefined;

  constructor(options: FaceOptions, hear: (wish: Wish) => void) {
    this.#options = options;
    this.#following = options;
    this.#hear = hear;
    this.#paint = painter(options.color, process.stderr);
    const { takesTasks, past = [], isQuiet, greeting } = options;
    this.#shown = { told: greeting ? [greeting] : [], screen: newScreen({ takesTasks, past }), isQuiet, isOver: false };
    const { stream, release } = keepClear((text) => this.#overheard(text));
    this.#release = release;
    this.#write = (text) => void stream.write(text);
    process.prependListener('uncaughtException', this.#fall);
    process.stderr.prependListener('resize', this.#resized);
    this.#instance = render(h(App, { stage: this.#stage() }), {
      stdout: stream,
      stderr: stream,
      stdin: process.stdin,
      exitOnCtrlC: false,
      patchConsole: false,
      incrementalRendering: true,
      interactive: true,
      onRender: () => {
        this.#drawn = this.#drawing;
      },
    });
  }

  /** Words change with the task: what is asked in Russian is told in Russian. */
  speak(following: Partial<Following>): void {
    this.#following = { ...this.#following, ...following };
  }

  get run(): RunView | undefined {
    return this.#shown.screen.run;
  }

  /** One that goes on has its plan and what it took so far. */
  begins(run: string, task: string, aside: string, earlier: readonly RunEvent[] = []): void {
    const { clean } = this.#following;
    const before = recalled(newRun({ run, task, since: Date.now() }), earlier, this.#following);
    this.#show({ run: before }, [{ mark: 'task', text: clean(task), aside: clean(aside) }]);
  }

  event(event: RunEvent): void {
    const before = this.run;
    if (!before) return;
    const { view, lines } = follow(before, event, this.#following);
    this.#show({ run: view }, lines, event.type === 'asked' || event.type === 'answered');
  }

  thinking(thought: string): void {
    const before = this.run;
    if (before) this.#show({ run: { ...before, thought: this.#following.clean(thought) } });
  }

  stopping(): void {
    const before = this.run;
    if (before) this.#show({ run: { ...before, isStopping: true } });
  }

  /** The run is no longer under way; the line for the next task is free. */
  ends(): void {
    this.#show({ run: undefined });
  }

  /** Tells something beside the story of a run. */
  tell(...lines: readonly Line[]): void {
    this.#show({}, lines);
  }

  /** Lines that are complete as they are, colours and all. */
  print(lines: readonly string[]): void {
    if (lines.length > 0) this.#show({}, [{ mark: 'plain', text: lines.join('\n') }], true);
  }

  /** Asks the person who sits here, and stops asking when the answer has come from elsewhere. */
  readonly person = (question: Asked, signal: AbortSignal): Promise<PersonsAnswer> => {
    const before = this.run;
    // A run that goes on in another process has asked before anybody looked.
    if (before && before.question?.question !== question.question)
      this.#show({ run: { ...before, question, doing: { kind: 'waiting' } } }, this.#cleaned(question), true);
    return new Promise((resolve, reject) => {
      this.#questions.set(question.question, resolve);
      signal.addEventListener('abort', () => {
        this.#questions.delete(question.question);
        reject(signal.reason);
      });
    });
  };

  /** Takes the live part away; what was told stays. The terminal is as it was before. */
  close(): Promise<unknown> {
    if (!this.#isOpen) return this.#closing ?? Promise.resolve();
    this.#isOpen = false;
    this.#shown = { ...this.#shown, isOver: true };
    for (const changed of this.#changed) changed();
    this.#closing = this.#instance.waitUntilRenderFlush().then(() => {
      this.#instance.unmount();
      this.#leave();
    });
    return this.#closing;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close().then(() => {});
  }

  #leave(): void {
    process.off('uncaughtException', this.#fall);
    process.stderr.off('resize', this.#resized);
    this.#release();
  }

  /** Goes up to where the live part begins now, so that all of it is drawn anew. */
  readonly #resized = (): void => {
    const { columns } = process.stderr;
    const gained = columns < this.#columns && breaksLines(process.env) ? rowsGained(this.#drawn, columns) : 0;
    this.#columns = columns;
    if (gained > 0) this.#write(`\u001b[${gained}A\u001b[J`);
  };

  /** A bug is told below the live part, not in it. */
  readonly #fall = (): void => {
    this.#isOpen = false;
    this.#instance.unmount();
    this.#leave();
  };

  #stage(): Stage {
    return {
      subscribe: (changed) => {
        this.#changed.add(changed);
        return () => this.#changed.delete(changed);
      },
      shown: () => this.#shown,
      style: (size) => this.#style(size),
      suggest: (beginning) => this.#options.suggest(beginning),
      draws: (drawn) => {
        this.#drawing = drawn;
      },
      press: (strokes) => this.#press(strokes),
      paste: (text) => this.#show(paste(this.#shown.screen, text)),
    };
  }

  #style({ columns, rows }: Pick<Style, 'columns' | 'rows'>): Style {
    const glyphs = glyphsFor(process.platform, process.env);
    return { paint: this.#paint, glyphs, words: this.#following.words, columns, rows };
  }

  #press(strokes: readonly Stroke[]): void {
    const complete = (beginning: string) => {
      const found = this.#options.suggest(beginning);
      return found.length === 1 ? `${found[0]} ` : sharedBeginning(found) || beginning;
    };
    for (const stroke of strokes) {
      const keyboard = { words: this.#following.words, now: Date.now(), complete };
      const { screen, wish } = press(this.#shown.screen, stroke, keyboard);
      this.#show(screen);
      if (wish) this.#grant(wish);
    }
  }

  #grant(wish: Wish): void {
    if (wish.kind !== 'answer') this.#hear(wish);
    else {
      this.#questions.get(wish.question)?.(wish.answer);
      this.#questions.delete(wish.question);
    }
  }

  #show(change: Partial<Screen>, lines: readonly Line[] = [], always = false): void {
    if (!this.#isOpen) return;
    const { told, screen, isQuiet } = this.#shown;
    const next = { ...screen, ...change };
    const hasRun = 'run' in change;
    const asked = screen.asking?.question;
    const settled = hasRun ? withRun(next, change.run, Date.now()) : next;
    const more = isQuiet && !always ? [] : lines;
    this.#shown = { ...this.#shown, told: more.length === 0 ? told : [...told, ...more], screen: settled };
    for (const changed of this.#changed) changed();
    // The keys that answer are shown when they begin to work.
    if (settled.asking && settled.asking.question !== asked) setTimeout(() => this.#show({}), PAUSE + 20).unref();
  }

  #cleaned(question: Asked): Line[] {
    const { clean } = this.#following;
    return questionLines(question, this.#following).map((line) => ({ ...line, text: clean(line.text) }));
  }

  #overheard(text: string): void {
    const lines = text.replace(/\n$/, '').split('\n');
    this.#show({}, [{ mark: 'plain', text: lines.map(withoutCommands).join('\n') }], true);
  }
}

/** Colours may stay; what moves the cursor may not. */
function withoutCommands(line: string): string {
  return (
    line
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
      .split(/(\u001b\[[\d;]*m)/)
      .map((part, index) => (index % 2 === 1 ? part : visible(part)))
      .join('')
  );
}

function sharedBeginning(words: readonly string[]): string {
  const [first = '', ...others] = words;
  let length = first.length;
  for (const word of others) while (!word.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
}
