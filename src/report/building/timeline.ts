import type { RunEvent, Spot } from '../../run-events.ts';
import type { Note, ReportedAction, ReportedStep, Shown } from '../report.ts';
import { baseName } from './base-name.ts';
import type { EventOf } from './events.ts';
import type { Seen, SeenPicture } from './seen.ts';
import { unfenced } from './unfenced.ts';

type Open<T> = { -readonly [K in keyof T]: T[K] };
type OpenStep = Open<Omit<ReportedStep, 'actions' | 'notes'>> & { actions: Open<ReportedAction>[]; notes: Note[] };

/** How much of what was read is shown. */
const LONGEST_READ = 1_500;

/** The run step by step, each action with how the page looked before and after it. */
export function timelineOf(events: readonly RunEvent[], seen: Seen): ReportedStep[] {
  const steps: OpenStep[] = [];
  let last: SeenPicture | undefined;
  let onlyReads = false;
  /** The action whose picture is still to come. */
  let awaited: { action: Open<ReportedAction>; event: EventOf<'acted'> } | undefined;
  for (const event of events) {
    let step = steps.at(-1);
    if (!step || step.step !== event.step) {
      step = { step: event.step, at: event.at, actions: [], notes: [] };
      steps.push(step);
    }
    const note = noteOf(event);
    if (note) step.notes.push(note);
    if (event.type === 'observed') Object.assign(step, { url: event.url, title: event.title });
    if (event.type === 'thought') {
      awaited = undefined;
      if (event.thought.trim() !== '') step.thought = event.thought.trim();
    }
    if (event.type === 'judged') onlyReads = event.facts.effect === 'read';
    if (event.type === 'acted') {
      const action = actionOf(event, onlyReads);
      step.actions.push(action);
      if (event.url !== step.url) Object.assign(step, { url: event.url, title: undefined });
      awaited = { action, event };
    }
    if (event.type === 'failed') {
      const failure = event.files.map((file) => seen.get(baseName(file))).find((one) => one !== undefined);
      if (failure) step.shown = plain(failure);
    }
    const picture = event.type === 'pictured' ? seen.get(event.file) : undefined;
    if (picture && awaited) {
      if (last) awaited.action.before = { picture: last.number, spots: touched(awaited.event, last) };
      awaited.action.after = plain(picture);
      awaited = undefined;
    } else if (picture) step.shown = plain(picture);
    if (picture) last = picture;
    // One that has no room in the report is no picture of how it was before.
    else if (event.type === 'pictured') last = undefined;
  }
  return steps.filter(isWorthTelling);
}

function plain({ number }: SeenPicture): Shown {
  return { picture: number, spots: [] };
}

function isWorthTelling({ thought, actions, notes, shown, url }: OpenStep): boolean {
  return thought !== undefined || actions.length > 0 || notes.length > 0 || shown !== undefined || url !== undefined;
}

function actionOf({ action, told, milliseconds, effects }: EventOf<'acted'>, onlyReads: boolean): Open<ReportedAction> {
  const [first = '', ...more] = told.split('\n');
  const read = more.join('\n').trim();
  return {
    tool: action.tool,
    spoken: action.spoken,
    told: first,
    ...(onlyReads && read !== '' ? { read: shortened(unfenced(read)) } : {}),
    milliseconds,
    requests: effects.requests.filter(({ method }) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'),
    files: effects.downloads.map(({ name, sha256, size }) => ({ name, sha256, size })),
  };
}

function shortened(text: string): string {
  return text.length <= LONGEST_READ ? text : `${text.slice(0, LONGEST_READ).trimEnd()}…`;
}

/** How far around a bare point is marked. */
const AROUND = 10;

/** Where an action took hold, on the picture from before it. */
function touched({ action: { input } }: EventOf<'acted'>, { places, scale, width, height }: SeenPicture): Spot[] {
  const { id, x, y } = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const control = places.controls.find(([number]) => number === id);
  if (control) return [control[1]];
  if (typeof x !== 'number' || typeof y !== 'number') return [];
  const [left, top] = [x / scale, y / scale];
  if (left < 0 || top < 0 || left > width || top > height) return [];
  return [[left - AROUND, top - AROUND, left + AROUND, top + AROUND].map(Math.round) as unknown as Spot];
}

function noteOf(event: RunEvent): Note | undefined {
  switch (event.type) {
    case 'started':
      return event.resumed ? { kind: 'resumed', text: '' } : undefined;
    case 'failed':
      return { kind: 'failed', text: unfenced(event.message) };
    case 'refused':
      return { kind: 'refused', text: event.because };
    case 'judged':
      return event.verdict === 'denied'
        ? { kind: 'refused', text: `${event.action.spoken}: ${event.because}` }
        : undefined;
    case 'dropped':
      return { kind: 'dropped', text: `${event.actions.map(({ spoken }) => spoken).join('; ')}: ${event.because}` };
    case 'mended':
      return { kind: 'mended', text: unfenced(event.how) };
    case 'reflected':
      return { kind: 'wondered', text: unfenced(`${event.sign} ${event.words}`) };
    case 'remembered':
      return { kind: 'noted', text: unfenced(event.what) };
    case 'validated':
      return event.holds ? { kind: 'checked', text: '' } : { kind: 'unproved', text: unfenced(event.feedback) };
    case 'asked':
      return { kind: 'asked', text: unfenced(event.text).split('\n', 1)[0] ?? '' };
    case 'heard':
      return { kind: 'heard', text: event.words };
    case 'paused':
      return { kind: 'paused', text: event.because };
    default:
      return undefined;
  }
}
