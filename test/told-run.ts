import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Places, RunEvent, Told } from '../src/run-events.ts';
import type { Run, Store } from '../src/store/store.ts';

/** Bytes that begin like a JPEG of this size, and are as many as wanted. */
export function jpeg(width: number, height: number, length = 100): Uint8Array {
  const bytes = Buffer.alloc(length, 1);
  Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 0x11, 8, height >> 8, height & 255, width >> 8, width & 255]).copy(bytes);
  return bytes;
}

export interface ToldRun {
  task?: string;
  /** By the step they belong to. */
  told: readonly (readonly [step: number, told: Told])[];
  pictures?: Readonly<Record<string, { bytes: Uint8Array; places?: Places }>>;
}

/** Writes down a run as the agent would have: its events a second apart, its pictures in its folder. */
export async function tellRun(store: Store, { task = 'Find a job', told, pictures = {} }: ToldRun): Promise<Run> {
  const id = '261115-abcdefg';
  const startedAt = '2026-11-15T10:00:00.000Z';
  await store.runs.create({ id, task, options: { startUrl: 'http://jobs.test/' }, startedAt });
  const begin: Told = { type: 'started', run: id, task, model: 'scripted', resumed: false };
  for (const [index, [step, one]] of ([[0, begin], ...told] as const).entries()) {
    const event: RunEvent = { ...one, step, at: new Date(Date.parse(startedAt) + index * 1_000).toISOString() };
    await store.events.append(id, event);
    if (event.type === 'finished') await store.runs.update(id, { status: event.status, result: one });
  }
  const folder = Object.keys(pictures).length === 0 ? '' : await store.folderOf(id);
  for (const [file, { bytes, places }] of Object.entries(pictures)) {
    await writeFile(join(folder, file), bytes);
    if (places) await writeFile(join(folder, file.replace(/\.\w+$/, '.json')), JSON.stringify(places));
  }
  return store.runs.get(id);
}

/** The story of a short run: it searches, clicks, is allowed to apply, and proves what it says. */
export function jobStory(): ToldRun {
  const click = { tool: 'click', input: { id: 7 }, spoken: 'click button "Apply"' };
  const type = { tool: 'type', input: { id: 3, text: 'barista' }, spoken: 'type searchbox "Job" (barista)' };
  const url = 'http://jobs.test/?q=barista';
  const nothing = { requests: [], downloads: [], dialogs: 0, consoleErrors: 0 };
  const facts = { policy: 4, url, effect: 'act', read: [] };
  const spent = (role: string, cost: number | undefined): Told => ({
    type: 'spent',
    role,
    model: 'acme/one',
    milliseconds: 400,
    mended: [],
    input: 1_000,
    output: 50,
    cached: 200,
    cost,
  });
  const pictured = (file: string): Told => ({ type: 'pictured', file, url, width: 960, height: 600, scale: 4 / 3 });
  const claims = [
    {
      claim: 'A trainee is wanted',
      proved: true,
      evidence: [
        { kind: 'quote', quote: 'Trainee barista', url, step: 2 },
        { kind: 'request', method: 'POST', url: 'http://jobs.test/apply', status: 201, step: 2 },
        { kind: 'file', name: 'offer.pdf', sha256: 'ab'.repeat(32), step: 2 },
      ],
    },
    { claim: 'It is well paid', proved: false, evidence: [], because: 'Nothing was seen of it.' },
  ] as const;
  return {
    told: [
      [0, { type: 'planned', plan: [{ goal: 'Find it', evidence: 'a list', state: 'done' }], because: '' }],
      [0, spent('planner', 0.01)],
      [0, { type: 'observed', url: 'http://jobs.test/', title: 'Jobs', text: '…', notices: [] }],
      [0, pictured('0-a.jpg')],
      [1, { type: 'thought', thought: 'I look for baristas.', actions: [type] }],
      [1, spent('navigator', 0.02)],
      [1, { type: 'judged', action: type, verdict: 'allowed', because: '', facts }],
      [1, { type: 'acted', action: type, told: 'Typed.\nmore', url, milliseconds: 300, effects: nothing }],
      [1, pictured('1-b.jpg')],
      [2, { type: 'thought', thought: 'I apply.', actions: [click] }],
      [
        2,
        {
          type: 'asked',
          question: 'q1',
          kind: 'approval',
          text: 'Send it?\n- To: Ann',
          options: ['once', 'no'],
          url,
          action: click,
        },
      ],
      [2, { type: 'answered', question: 'q1', answer: { allows: 'once', text: 'do it' } }],
      [
        2,
        {
          type: 'failed',
          what: 'click',
          code: 'covered',
          message: 'Something lies over it.',
          hint: 'Close it.',
          files: [],
        },
      ],
      [
        2,
        {
          type: 'judged',
          action: click,
          verdict: 'allowed',
          because: '',
          facts: { ...facts, under: 'send on jobs.test' },
        },
      ],
      [
        2,
        {
          type: 'acted',
          action: click,
          told: 'Clicked button "Apply".',
          url,
          milliseconds: 500,
          effects: { ...nothing, requests: [{ method: 'POST', url: 'http://jobs.test/apply', status: 201 }] },
        },
      ],
      [2, pictured('2-c.jpg')],
      [2, { type: 'validated', holds: true, claims, feedback: '' }],
      [
        2,
        {
          type: 'finished',
          status: 'partial',
          summary: 'A trainee barista is wanted.',
          claims,
          because: 'Not proved: <page 1a2b3c4d>It is well paid</page 1a2b3c4d>',
          steps: 2,
          milliseconds: 17_000,
          spent: { input: 2_000, output: 100, cached: 400, cost: 0.03, unpriced: false },
        },
      ],
    ],
    pictures: {
      '0-a.jpg': { bytes: jpeg(960, 600), places: { controls: [[3, [10, 10, 300, 40]]], words: [] } },
      '1-b.jpg': { bytes: jpeg(960, 600), places: { controls: [[7, [500, 500, 600, 540]]], words: [] } },
      '2-c.jpg': {
        bytes: jpeg(960, 600),
        places: {
          controls: [],
          words: [
            ['Trainee', [100, 200, 160, 220]],
            ['barista', [165, 200, 220, 220]],
          ],
        },
      },
    },
  };
}
