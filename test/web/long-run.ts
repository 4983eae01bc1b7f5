import type { Told } from '../../src/run-events.ts';
import { newRunId } from '../../src/store/run-id.ts';
import type { Store } from '../../src/store/store.ts';

const url = 'http://shop.test/list';
const nothing = { requests: [], downloads: [], dialogs: 0, consoleErrors: 0 };

/** Writes down a run that was interrupted after so many events. */
export async function tellLongRun(store: Store, count: number, task = 'Compare everything'): Promise<string> {
  const run = newRunId();
  const startedAt = new Date(Date.now() - count * 1_000).toISOString();
  await store.runs.create({ id: run, task, options: {}, startedAt });
  await store.events.append(run, moment(0, { type: 'started', run, task, model: 'acme/one', resumed: false }));
  for (let at = 1; at < count; at += 1) await store.events.append(run, eventAt(at));
  await store.runs.update(run, { status: 'interrupted' });
  return run;
}

/** Seven events make a step. */
export function eventAt(at: number) {
  const step = Math.ceil(at / 7);
  const action = { tool: 'click', input: { id: at }, spoken: `click button "Thing ${step}"` };
  const told: Told[] = [
    { type: 'observed', url, title: `Page ${step}`, text: 'A page with many words. '.repeat(200), notices: [] },
    {
      type: 'thought',
      thought: `I look at thing ${step}, since the ones before were dearer. `.repeat(3),
      actions: [action],
    },
    { type: 'judged', action, verdict: 'allowed', because: '', facts: { policy: 4, url, effect: 'act', read: [] } },
    { type: 'acted', action, told: `Clicked.\n${'It changed. '.repeat(40)}`, url, milliseconds: 120, effects: nothing },
    { type: 'pictured', file: `${step}-a.jpg`, url, width: 960, height: 600, scale: 1 },
    { type: 'remembered', what: `Thing ${step} costs ${step}.` },
    {
      type: 'spent',
      role: 'navigator',
      model: 'm',
      milliseconds: 9,
      mended: [],
      input: 900,
      output: 40,
      cached: 0,
      cost: 0.001,
    },
  ];
  const one = told[at % 7];
  if (!one) throw new Error('There are seven.');
  return moment(step, one);
}

function moment(step: number, told: Told) {
  return { ...told, step, at: new Date().toISOString() };
}
