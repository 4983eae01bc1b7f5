import { join } from 'node:path';
import { resumeRun, startRun } from '../../src/agent/run.ts';
import type { Asked, PersonsAnswer } from '../../src/run-events.ts';
import { CheckpointSaver } from '../../src/store/checkpoint-saver.ts';
import { openStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { observedSession } from '../sessions.ts';
import { notesBrain } from './notes-brain.ts';

// One run in a process of its own, which kills itself at a given moment, without a word to anybody.

const [folder = '', origin = '', mode = 'start', fatal = ''] = process.argv.slice(2);
const RUN = 'the-run';

const moments: string[] = [];
const store = await openStore(join(folder, 'lotsman.db'));
await using browser = await observedSession(folder);
const options = {
  session: browser.session,
  brain: notesBrain(),
  store: mortal(store),
  saver: new CheckpointSaver(store.database),
  person,
};
const task = { id: RUN, task: 'Save the notes, and read the stories.', startUrl: `${origin}/` };
const run = mode === 'start' ? await startRun(task, options) : await resumeRun(RUN, options);
const asked: string[] = [];
for await (const event of run) if (event.type === 'asked') asked.push(event.kind);
process.stdout.write(JSON.stringify({ ...(await run.result), asked, moments }));

/** Allows each save once. Asked whether one was done, a person would look; this one asks the server. */
async function person({ kind }: Asked): Promise<PersonsAnswer> {
  if (kind !== 'doubt') return { allows: 'once' };
  const saved = (await (await fetch(`${origin}/saved`)).json()) as string[];
  const wasDone = saved.length === (await store.journal.all(RUN)).length;
  return wasDone ? { allows: 'no' } : { allows: 'once' };
}

/** Every moment at which something has just been written down, or is about to be: at the fatal one everything ends. */
function mortal({ events, journal, ...rest }: Store): Store {
  const live = (moment: string) => {
    moments.push(moment);
    if (`${moments.length}` === fatal) process.kill(process.pid, 'SIGKILL');
  };
  return {
    ...rest,
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
    runs: store.runs,
    answers: store.answers,
    leases: store.leases,
    grants: store.grants,
    folderOf: (run) => store.folderOf(run),
    events: {
      read: (run, after) => events.read(run, after),
      append: async (run, event) => {
        const sequence = events.append(run, event);
        live(event.type);
        return sequence;
      },
    },
    journal: {
      open: (run) => journal.open(run),
      all: (run) => journal.all(run),
      intend: async (run, intent) => {
        await journal.intend(run, intent);
        live('after the intent');
      },
      settle: async (run, key, outcome) => {
        live('before the outcome');
        await journal.settle(run, key, outcome);
      },
    },
  };
}
