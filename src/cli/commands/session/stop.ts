import { setTimeout as delay } from 'node:timers/promises';
import { within } from '../../../deadline.ts';
import { LotsmanError } from '../../../errors.ts';
import type { Context } from '../../command.ts';
import { Call } from '../../session/call.ts';
import { answers } from '../../session/reach.ts';
import { readHolder } from '../../session/record.ts';
import { allWhereabouts, type Whereabouts, whereabouts } from '../../session/whereabouts.ts';
import { PROTOCOL } from '../../session/wire.ts';
import { forSession } from './named.ts';

/** How long a browser may take to close. */
const CLOSING = 15_000;
/** How long a process may take to end when it is told to by the system. */
const ENDING = 6_000;

export async function stop(context: Context, name: string | undefined): Promise<undefined> {
  const { terminal, json, switches } = context;
  const places = switches.has('all')
    ? await allWhereabouts()
    : [whereabouts((await forSession(context, name)).config.session)];
  const stopped: string[] = [];
  for (const place of places) if (await stopOne(place)) stopped.push(place.name);
  if (json) terminal.json({ stopped });
  else if (stopped.length > 0) for (const one of stopped) terminal.print(`Session "${one}" is closed.`);
  else terminal.print(switches.has('all') ? 'No session is open.' : `Session "${places[0]?.name}" is not open.`);
}

/** Says whether there was something to stop. */
async function stopOne(place: Whereabouts): Promise<boolean> {
  try {
    using call = await Call.to(place);
    if (!call) return false;
    // One of another version may not know the word.
    if (call.hello.protocol !== PROTOCOL) return await endProcess(place);
    await within(CLOSING, `Closing session "${place.name}"`, call.ask({ ask: 'stop' }));
    return true;
  } catch {
    return endProcess(place);
  }
}

/** For a session that does not listen: its browser ends with it. */
async function endProcess(place: Whereabouts): Promise<boolean> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const holder = await readHolder(place);
    // Somebody answers at the address, so the number still belongs to the one who wrote it down.
    if (!holder || !(await answers(holder.address))) return true;
    process.kill(holder.pid, signal);
    const deadline = performance.now() + ENDING;
    while (performance.now() < deadline && (await answers(holder.address))) await delay(50);
  }
  const holder = await readHolder(place);
  if (!holder || !(await answers(holder.address))) return true;
  throw new LotsmanError('deadline', `Session "${place.name}" (process ${holder.pid}) does not end.`);
}
