import type { StoryLines } from '../../protocol.ts';
import { inStep } from './in-step.ts';
import { noteOf } from './note-of.ts';
import { readable, readableClaim } from './readable.ts';
import type { Story } from './story.ts';

type Told = StoryLines['told'];

/** The story with some more events. Those that are in it already change nothing. */
export function tellAll(story: Story, told: readonly Told[]): Story {
  return told.reduce(tell, story);
}

export function tell(story: Story, { sequence, event }: Told): Story {
  if (sequence <= story.sequence) return story;
  const { step, at } = event;
  const known: Story = { ...story, sequence, at };
  switch (event.type) {
    case 'started': {
      const { task, model } = event;
      const begun = { ...known, task, model, startedAt: story.startedAt ?? at, result: undefined };
      const note = noteOf(event);
      return note ? inStep(begun, { step, at, sequence }, { line: note }) : begun;
    }
    case 'planned':
      return { ...known, plan: event.plan };
    case 'observed': {
      const page = { url: event.url, title: event.title };
      return inStep({ ...known, page }, { step, at, sequence }, { page });
    }
    case 'thought':
      return inStep(known, { step, at, sequence }, { thought: event.thought.trim() });
    case 'judged': {
      const { verdict, because, facts } = event;
      const note = noteOf(event);
      return inStep(
        known,
        { step, at, sequence },
        { judged: { verdict, because, facts }, ...(note ? { line: note } : {}) },
      );
    }
    case 'acted': {
      const { action, told, url, milliseconds, effects } = event;
      const { requests, downloads, dialogs, consoleErrors } = effects;
      const judged = lastStep(story)?.judged;
      const page = url === story.page.url ? story.page : { url, title: '' };
      const files = downloads.map(({ name, size }) => ({ name, size }));
      const happened = { requests: requests.filter(isDeed), files, dialogs, consoleErrors };
      const line = { kind: 'deed', action, told, url, milliseconds, ...happened, judged } as const;
      return inStep({ ...known, page }, { step, at, sequence }, { line, judged: undefined });
    }
    case 'pictured': {
      const { type: _, at: __, ...picture } = event;
      return inStep({ ...known, pictures: [...story.pictures, picture] }, { step, at, sequence }, { picture });
    }
    case 'asked': {
      const { type: _, at: __, ...asked } = event;
      const facts = lastStep(story)?.judged?.facts;
      const question = { ...asked, facts, picture: story.pictures.at(-1) };
      const line = { kind: 'exchange', asked, answer: undefined } as const;
      return inStep({ ...known, question }, { step, at, sequence }, { line });
    }
    case 'answered':
      return answered(known, event.question, event.answer);
    case 'taken_back': {
      const line = { kind: 'note', note: 'wentOn', text: event.because } as const;
      return inStep(answered(known, event.question, {}), { step, at, sequence }, { line });
    }
    case 'validated': {
      const line = noteOf(event);
      return inStep(
        { ...known, claims: event.claims.map(readableClaim) },
        { step, at, sequence },
        line ? { line } : {},
      );
    }
    case 'spent': {
      const { spent } = story;
      const cost = event.cost === undefined || spent.cost === undefined ? undefined : spent.cost + event.cost;
      return { ...known, spent: { input: spent.input + event.input, output: spent.output + event.output, cost } };
    }
    case 'finished': {
      const { type: _, step: __, at: ___, ...told } = event;
      const result = readable(told);
      return { ...known, result, claims: result.claims, question: undefined };
    }
    default: {
      const line = noteOf(event);
      return line ? inStep(known, { step, at, sequence }, { line }) : known;
    }
  }
}

function lastStep({ steps }: Story) {
  return steps.at(-1);
}

/** Reading is no deed. */
function isDeed({ method }: { method: string }): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/** The answer goes to where the question stands. */
function answered(story: Story, id: string, answer: object): Story {
  const steps = story.steps.map((step) => {
    const waits = step.lines.some((line) => line.kind === 'exchange' && !line.answer && line.asked.question === id);
    if (!waits) return step;
    const lines = step.lines.map((line) =>
      line.kind === 'exchange' && line.asked.question === id ? { ...line, answer } : line,
    );
    return { ...step, lines };
  });
  return { ...story, steps, question: story.question?.question === id ? undefined : story.question };
}
