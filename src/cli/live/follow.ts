import type { CausedRequest } from '../../action.ts';
import type { Asked, PersonsAnswer, RunEvent, Subgoal } from '../../run-events.ts';
import { type Deed, deedOf } from './deed.ts';
import type { Line } from './line.ts';
import type { RunView } from './view.ts';
import type { Words } from './words/words.ts';

/** How a run is followed: in which words, and how closely. */
export interface Following {
  readonly words: Words;
  /** Words of pages and models on one line that no terminal obeys, without secrets. */
  clean(text: string): string;
  readonly isVerbose: boolean;
  /** Thoughts have lines of their own, and all are wanted. */
  readonly explains: boolean;
}

/** What an event changes in the live part, and what it adds above it. */
export interface Followed {
  readonly view: RunView;
  readonly lines: readonly Line[];
}

type Told<Type extends RunEvent['type']> = Extract<RunEvent, { type: Type }>;

/** The next state of a run as people see it. A function of its arguments alone: all faces of it can be tested as values. */
export function follow(before: RunView, event: RunEvent, following: Following): Followed {
  const now = { ...before, step: Math.max(before.step, event.step) };
  const { view = now, lines = [] } = told(now, event, following);
  return numbered(view, lines.map(cleaned(following)));
}

/** A run that goes on, as it was when it was left: its plan, its steps, what it took. */
export function recalled(fresh: RunView, earlier: readonly RunEvent[], following: Following): RunView {
  const { plan, step, toldStep, tokens, cost } = earlier.reduce(
    (view, event) => follow(view, event, following).view,
    fresh,
  );
  return { ...fresh, plan, step, toldStep, tokens, cost };
}

/** The number of a step stands where the first of its lines does. */
function numbered(view: RunView, lines: readonly Line[]): Followed {
  const [first, ...others] = lines;
  if (!first || view.step <= view.toldStep) return { view, lines };
  return { view: { ...view, toldStep: view.step }, lines: [{ ...first, step: view.step }, ...others] };
}

function cleaned({ clean }: Following) {
  return (line: Line): Line => ({
    ...line,
    text: line.text.split('\n').map(clean).join('\n'),
    ...(line.aside === undefined ? {} : { aside: clean(line.aside) }),
  });
}

function cleanGoal({ clean }: Following) {
  return (subgoal: Subgoal): Subgoal => ({ ...subgoal, goal: clean(subgoal.goal) });
}

function told(view: RunView, event: RunEvent, following: Following): Partial<Followed> {
  const { words, isVerbose } = following;
  switch (event.type) {
    case 'started':
      return { view: { ...view, doing: { kind: 'planning' } } };
    case 'planned':
      return { view: { ...view, plan: event.plan.map(cleanGoal(following)), doing: { kind: 'looking' } } };
    case 'observed':
      return observed(view, event, following);
    case 'thought':
      return thought(view, event, following);
    case 'judged':
      return judged(view, event, following);
    case 'passed':
      return { lines: isVerbose ? event.kinds.map(passedLine) : [] };
    case 'refused':
      return { lines: [{ mark: 'warning', text: event.because }] };
    case 'asked':
      return {
        view: { ...view, question: event, doing: { kind: 'waiting' }, thought: '' },
        lines: questionLines(event, following),
      };
    case 'answered':
      return answered(view, event, following);
    case 'heard':
      return { lines: [{ mark: 'heard', text: event.words }] };
    case 'paused':
      return { lines: [{ mark: 'note', text: event.because }] };
    case 'handed_over':
      return {};
    case 'taken_back':
      return { view: { ...view, question: undefined }, lines: [{ mark: 'note', text: event.because }] };
    case 'acted':
      return acted(view, event, following);
    case 'pictured':
      return {};
    case 'dropped': {
      const what = event.actions.map((action) => words.act(deedIn(view, action, 'doing', words))).join('; ');
      return { lines: [{ mark: 'note', text: `${words.leftUndone(what)}: ${event.because}` }] };
    }
    case 'failed':
      return {
        lines: [
          { mark: 'trouble', text: event.hint === undefined ? event.message : `${event.message}\n${event.hint}` },
        ],
      };
    case 'mended':
      return { lines: [{ mark: 'note', text: event.how }] };
    case 'reflected':
      return { lines: [{ mark: 'warning', text: `${event.sign} ${event.words}` }] };
    case 'remembered':
      return { lines: [{ mark: 'note', text: words.noted(event.what) }] };
    case 'compacted':
      return { lines: isVerbose ? [{ mark: 'detail', text: words.summarised(event.lines) }] : [] };
    case 'validated':
      return {
        lines: [
          event.holds
            ? { mark: 'checked', text: words.holds }
            : { mark: 'warning', text: words.holdsNot(event.feedback) },
        ],
      };
    case 'spent':
      return spent(view, event, following);
    case 'finished':
      return { view: { ...view, result: event, question: undefined, thought: '' } };
  }
}

function observed(view: RunView, event: Told<'observed'>, { isVerbose }: Following): Partial<Followed> {
  const { url, title, text } = event;
  const isNew = url !== view.toldUrl && url !== '' && url !== 'about:blank';
  const arrived: Line = { mark: 'arrived', text: title || url, ...(title === '' ? {} : { aside: url }) };
  const details: Line[] = isVerbose && text !== '' ? [{ mark: 'detail', text }] : [];
  return {
    view: { ...view, url, toldUrl: isNew ? url : view.toldUrl, doing: { kind: 'thinking' }, thought: '' },
    lines: [...(isNew ? [arrived] : []), ...details],
  };
}

function thought(view: RunView, { thought, actions }: Told<'thought'>, { explains }: Following): Partial<Followed> {
  // Only the first line is for everybody; what follows explains it.
  const text = explains ? thought : (thought.split('\n', 1)[0] ?? '');
  const isLast = actions.some(({ tool }) => tool === 'done');
  const doing = isLast ? ({ kind: 'checking' } as const) : view.doing;
  return {
    view: { ...view, thought: '', doing },
    lines: thought === '' ? [] : [{ mark: 'thought', text }],
  };
}

function judged(view: RunView, event: Told<'judged'>, { words, clean, isVerbose }: Following): Partial<Followed> {
  const { action, verdict, because, facts } = event;
  const what = clean(words.act(deedIn(view, action, 'doing', words)));
  const doing = verdict === 'allowed' ? ({ kind: 'acting', words: what } as const) : view.doing;
  const denied: Line[] =
    verdict === 'denied'
      ? [{ mark: 'trouble', text: `${words.refused(words.asks.act(action.spoken))}. ${because}` }]
      : [];
  const { submits, leadsTo, outgoing, under } = facts;
  const detail = [
    `${verdict}: ${action.spoken} (${facts.effect})`,
    ...(because === '' ? [] : [because]),
    ...(submits ? [`${submits.method} ${submits.to}`] : leadsTo === undefined ? [] : [`→ ${leadsTo}`]),
    ...(outgoing ? [`${outgoing.method} ${outgoing.url}, ${outgoing.size} bytes`] : []),
    ...(under === undefined ? [] : [`under ${under}`]),
  ].join('; ');
  return {
    view: { ...view, doing },
    lines: [...denied, ...(isVerbose ? [{ mark: 'detail' as const, text: detail }] : [])],
  };
}

function passedLine({ kind, verdict, count }: Told<'passed'>['kinds'][number]): Line {
  return { mark: 'detail', text: `${verdict}: ${kind}${count > 1 ? ` (${count})` : ''}` };
}

function answered(view: RunView, { answer }: Told<'answered'>, { words }: Following): Partial<Followed> {
  return {
    view: { ...view, question: undefined, doing: { kind: 'looking' } },
    lines: [{ mark: 'heard', text: spokenAnswer(answer, words) }],
  };
}

/** A question with all that is to be known before it is answered. It stays above, however long it is. */
export function questionLines({ kind, text, options, url, action }: Asked, { words }: Following): Line[] {
  const [first = '', ...facts] = text.split('\n').filter((line) => line.trim() !== '');
  const choices = kind === 'question' ? options.map((option, index) => `${index + 1}. ${option}`) : [];
  const where = kind === 'question' || url === '' ? [] : [`${words.asks.where}: ${url}`];
  const what =
    kind === 'approval' && action !== undefined && action.tool !== 'none'
      ? [`${words.asks.what}: ${words.asks.act(action.spoken)}`]
      : [];
  const lines = [...where, ...what, ...facts.map((fact) => fact.replace(/^- /, '')), ...choices];
  return [{ mark: 'asked', text: first }, ...lines.map((line): Line => ({ mark: 'fact', text: line }))];
}

function spokenAnswer({ allows, text }: PersonsAnswer, { answers }: Words): string {
  const verdict = allows === undefined ? undefined : answers[allows];
  return [verdict, text].filter((one) => one !== undefined && one !== '').join(': ') || answers.goOn;
}

function acted(view: RunView, event: Told<'acted'>, { words, isVerbose }: Following): Partial<Followed> {
  const { action, told, url, milliseconds, effects } = event;
  const deed: Line = {
    mark: 'deed',
    text: words.act(deedIn(view, action, 'did', words)),
    aside: words.figures.time(milliseconds),
  };
  const bad = effects.requests.filter(isTrouble);
  const warnings = bad.map(({ method, url: to, status, failure }): Line => {
    const text =
      failure === undefined ? words.answeredWith(method, to, status ?? 0) : words.unanswered(method, to, failure);
    return { mark: 'warning', text };
  });
  const files = effects.downloads.map(({ name }): Line => ({ mark: 'note', text: words.downloaded(name) }));
  const details: Line[] = isVerbose
    ? [
        ...effects.requests
          .filter((request) => !bad.includes(request))
          .map(
            (one): Line => ({ mark: 'detail', text: `${one.method} ${one.url} ${one.failure ?? one.status ?? '…'}` }),
          ),
        { mark: 'detail', text: told },
      ]
    : [];
  return {
    view: { ...view, url: url || view.url, doing: { kind: 'looking' }, thought: '' },
    lines: [deed, ...files, ...warnings, ...details],
  };
}

/** What a page gave up because it went elsewhere is no news. */
function isTrouble({ status = 0, failure }: CausedRequest): boolean {
  return failure === undefined ? status >= 400 : !failure.includes('ERR_ABORTED');
}

function spent(view: RunView, event: Told<'spent'>, { words, isVerbose }: Following): Partial<Followed> {
  const { role, model, milliseconds, input, output, cost, mended } = event;
  const tokens = input + output;
  const { figures } = words;
  const price = cost === undefined ? [] : [figures.cost(cost)];
  const detail = [`${role}: ${model}`, figures.tokens(tokens), ...price, figures.time(milliseconds)].join(', ');
  return {
    view: {
      ...view,
      tokens: view.tokens + tokens,
      cost: cost === undefined || view.cost === undefined ? undefined : view.cost + cost,
    },
    lines: [
      ...(isVerbose ? [{ mark: 'detail' as const, text: detail }] : []),
      ...mended.map((text): Line => ({ mark: 'warning', text })),
    ],
  };
}

function deedIn({ url }: RunView, action: Told<'acted'>['action'], tense: Deed['tense'], words: Words): Deed {
  return deedOf(action, { tense, url, quoting: words });
}
