import type { Asked, PersonsAnswer, RunEvent, Subgoal } from '../../run-events.ts';
import type { Style } from '../terminal.ts';
import { wrapped } from '../terminal.ts';
import { counted, spokenCost, spokenCount, spokenTime } from './figures.ts';
import { clean, cut, type Writing } from './writing.ts';

/** A line of the story: what kind it is, and what it says. */
interface Told {
  label: string;
  style: Style;
  text: string;
  /** Beside it, for whoever wants to know. */
  aside?: string;
  /** Below it. */
  more?: readonly string[];
  /** How much of the text is shown. */
  longest?: number;
}

const LABEL = 7;
/** The number of the step, the label, and the gaps between them. */
const INDENT = 5 + LABEL + 1;
const LONGEST = 300;
const LONGEST_EXPLAINED = 1_000;

/** Tells the events of a run as people read them: a line each. The number of a step stands where the step begins. */
export class Story {
  readonly #writing: Writing;
  /** Thoughts have lines, and all of them are wanted. */
  readonly #explains: boolean;
  /** Also what most people do not want to know: what the page says, verdicts, requests, each question to a model. */
  readonly #isVerbose: boolean;
  #step = 0;
  #url = '';
  #tokens = 0;
  #cost: number | undefined = 0;

  constructor(writing: Writing, { explains = false, isVerbose = false } = {}) {
    this.#writing = writing;
    this.#explains = explains;
    this.#isVerbose = isVerbose;
  }

  lines(event: RunEvent): string[] {
    const details = this.#isVerbose ? verboseLines(event) : [];
    return [...this.#told(event), ...details].flatMap((told) => this.#written(told, event.step));
  }

  begins(run: string, task: string, isResumed: boolean): string[] {
    return this.#written(beginning(run, task, isResumed), 0);
  }

  /** Something that is no event of the run but belongs into its story. */
  beside(label: string, text: string): string[] {
    return this.#written({ label, style: 'dim', text }, this.#step);
  }

  #told(event: RunEvent): Told[] {
    switch (event.type) {
      case 'started':
        return [beginning(event.run, event.task, event.resumed)];
      case 'planned':
        return [{ label: 'plans', style: 'blue', text: '', more: event.plan.map(planLine) }];
      case 'observed':
        return this.#arrived(event.url, event.title);
      case 'thought':
        return event.thought === '' ? [] : [this.#thought(event.thought)];
      case 'judged':
        return event.verdict === 'denied' ? [refused(`${event.action.spoken}: ${event.because}`)] : [];
      case 'passed':
        return [];
      case 'refused':
        return [refused(event.because)];
      case 'asked':
        return [{ label: 'asks', style: 'yellow', text: '', more: questionLines(event), longest: 2_000 }];
      case 'answered':
        return [{ label: 'hears', style: 'yellow', text: spokenAnswer(event.answer) }];
      case 'heard':
        return [{ label: 'hears', style: 'yellow', text: event.words }];
      case 'paused':
        return [{ label: 'stops', style: 'yellow', text: event.because }];
      case 'handed_over':
        return [];
      case 'taken_back':
        return [{ label: 'goes on', style: 'green', text: event.because }];
      case 'acted': {
        const { told, milliseconds, url } = event;
        const aside = [spokenTime(milliseconds), ...this.#soFar()].join(', ');
        return [{ label: 'does', style: 'green', text: firstLine(told), aside }, ...this.#arrived(url, '')];
      }
      case 'pictured':
        return [];
      case 'dropped': {
        const text = `${event.actions.map(({ spoken }) => spoken).join('; ')}: ${event.because}`;
        return [{ label: 'leaves', style: 'dim', text }];
      }
      case 'failed':
        return [
          { label: 'fails', style: 'red', text: event.message, more: event.hint === undefined ? [] : [event.hint] },
        ];
      case 'mended':
        return [{ label: 'mends', style: 'dim', text: event.how }];
      case 'reflected':
        return [{ label: 'wonders', style: 'magenta', text: `${event.sign} ${event.words}` }];
      case 'remembered':
        return [{ label: 'notes', style: 'blue', text: event.what }];
      case 'compacted':
        return [{ label: 'notes', style: 'dim', text: `${counted(event.lines, 'older line')} put into a summary` }];
      case 'validated':
        return [
          event.holds
            ? { label: 'checks', style: 'green', text: 'The result holds.' }
            : { label: 'checks', style: 'yellow', text: `It does not hold: ${event.feedback}` },
        ];
      case 'spent':
        this.#spend(event);
        return event.mended.map((text) => ({ label: 'model', style: 'dim', text }));
      case 'finished':
        return [];
    }
  }

  #thought(thought: string): Told {
    const told = { label: 'thinks', style: 'cyan', text: thought } as const;
    return this.#explains ? { ...told, text: '', more: thought.split('\n'), longest: LONGEST_EXPLAINED } : told;
  }

  /** Where the run is, when that is somewhere else than before. */
  #arrived(url: string, title: string): Told[] {
    if (url === this.#url || url === '' || url === 'about:blank') return [];
    this.#url = url;
    const { text, aside } = title === '' ? { text: url } : { text: title, aside: url };
    return [{ label: 'sees', style: 'dim', text, ...(aside === undefined ? {} : { aside }) }];
  }

  #spend({ input, output, cost }: Extract<RunEvent, { type: 'spent' }>): void {
    this.#tokens += input + output;
    this.#cost = cost === undefined || this.#cost === undefined ? undefined : this.#cost + cost;
  }

  #soFar(): string[] {
    const cost = this.#cost ? [spokenCost(this.#cost)] : [];
    return this.#tokens === 0 ? [] : [`${spokenCount(this.#tokens)} tokens`, ...cost];
  }

  #written({ label, style, text, aside, more = [], longest = LONGEST }: Told, step: number): string[] {
    const { paint, width } = this.#writing;
    const room = Math.max(width - INDENT, 30);
    const said = wrapped(cut(clean(text, this.#writing), longest), room);
    const below = more.flatMap((one) => wrapped(cut(clean(one, this.#writing), longest), room));
    const lines = [...said.filter((line, index) => line !== '' || (index > 0 && more.length === 0)), ...below];
    const beside = aside === undefined ? '' : clean(aside, this.#writing);
    const [last = ''] = lines.slice(-1);
    if (beside !== '' && last.length + beside.length + 2 <= room)
      lines.splice(-1, 1, `${last}  ${paint('dim', beside)}`);
    else if (beside !== '') lines.push(paint('dim', beside));
    const number = step > this.#step ? String(step) : '';
    this.#step = Math.max(this.#step, step);
    const head = `${paint('bold', number.padStart(3))}  ${paint(style, label.padEnd(LABEL))} `;
    return lines.map((line, index) => (index === 0 ? head + line : ' '.repeat(INDENT) + line));
  }
}

const LONGEST_DETAIL = 4_000;

function verboseLines(event: RunEvent): Told[] {
  const detail = (label: string, text: string, more: readonly string[] = []): Told => ({
    label,
    style: 'dim',
    text,
    more,
    longest: LONGEST_DETAIL,
  });
  switch (event.type) {
    case 'observed':
      return event.text === '' ? [] : [detail('reads', '', event.text.split('\n'))];
    case 'judged': {
      const { action, verdict, because, facts } = event;
      return [detail('judges', [`${verdict}: ${action.spoken} (${facts.effect})`, because].filter(Boolean).join('; '))];
    }
    case 'passed':
      return event.kinds.map(({ kind, verdict, count }) => detail('judges', `${verdict}: ${kind} (${count})`));
    case 'acted':
      return event.effects.requests.map(({ method, url, status, failure }) =>
        detail('sends', `${method} ${url}: ${failure ?? status ?? 'no answer yet'}`),
      );
    case 'spent':
      return [
        detail(
          'model',
          `${event.role}: ${event.model}, ${spokenCount(event.input + event.output)} tokens, ${spokenTime(event.milliseconds)}`,
        ),
      ];
    default:
      return [];
  }
}

function beginning(run: string, task: string, isResumed: boolean): Told {
  return { label: isResumed ? 'resumes' : 'begins', style: 'bold', text: task, aside: run };
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

function planLine({ goal, state }: Subgoal, index: number): string {
  return `${index + 1}. ${goal}${{ open: '', done: ' ✓', dropped: ' (dropped)' }[state]}`;
}

function refused(text: string): Told {
  return { label: 'refuses', style: 'red', text };
}

/** A question with the facts below it, and the answers to choose from, where there are some in words. */
export function questionLines({ kind, text, options }: Pick<Asked, 'kind' | 'text' | 'options'>): string[] {
  const choices = kind === 'question' ? options.map((option, index) => `${index + 1}. ${option}`) : [];
  return [...text.split('\n'), ...choices].filter((line) => line.trim() !== '');
}

function spokenAnswer({ allows, text }: PersonsAnswer): string {
  const verdict =
    allows === undefined
      ? undefined
      : { once: 'yes, once', run: 'yes, for this run', always: 'yes, always on this site', no: 'no' }[allows];
  return [verdict, text].filter((one) => one !== undefined && one !== '').join(': ') || 'go on';
}
