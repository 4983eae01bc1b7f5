// The process behind a kept session. `start.ts` starts it; it holds the browser and answers until it is told to stop.
import { statSync, truncateSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { load } from '../../config/load.ts';
import type { Config } from '../../config/settings.ts';
import type { SessionEvent } from '../../events.ts';
import { createLog, fileWriter, type Log, Redactor } from '../../log.ts';
import type { Refusal } from '../../safety/proxy/guard-proxy.ts';
import { listenForStop } from '../interrupt.ts';
import { sessionLine } from '../session-line.ts';
import { version } from '../version.ts';
import { claim } from './claim.ts';
import { Handover, type Started } from './handover.ts';
import { openHeld } from './held.ts';
import { Host } from './host.ts';
import { readLine } from './lines.ts';
import { type Whereabouts, whereabouts } from './whereabouts.ts';
import { asTrouble, PROTOCOL } from './wire.ts';

/** Bytes after which the log of earlier sessions is let go. */
const LARGEST_LOG = 1024 * 1024;

const handover = Handover.safeParse(readLine(process.stdin.isTTY ? '' : await text(process.stdin)));
if (handover.success) {
  // Whoever started us may be gone by the time we have something to say.
  process.stdout.on('error', () => {});
  await hold(handover.data).catch((error: unknown) => tell({ trouble: asTrouble(error) }));
  process.exit();
}
process.stderr.write('This is the inside of a kept session. Start one with: lotsman session start\n');
process.exitCode = 2;

async function hold({ name, flags }: Handover): Promise<void> {
  // Seen in lists of processes, and by whoever finds the profile in use.
  process.title = `lotsman session ${name}`;
  const place = whereabouts(name);
  const { values: config, secrets } = await load({ flags: { ...flags, '--session': name } });
  const redactor = new Redactor(secrets);
  const calls = Promise.withResolvers<Host>();
  const claimed = await claim(place, version(), (socket) => {
    void calls.promise.then((host) => host.serve(socket));
  });
  if (!claimed) return tell({ taken: true });

  const log = openLog(place, config, redactor);
  // The folder in which it was started may be moved or deleted meanwhile.
  process.chdir(place.folder);
  await rm(place.farewell, { force: true });
  const { signal, stopped } = listenForStop();
  const hear = (event: SessionEvent) => {
    log.info(sessionLine(event).replaceAll('\n ', ''), { type: event.type });
    calls.promise.then((host) => host.rest());
  };
  const onRefused = ({ origin, because }: Refusal) => log.info(because, { type: 'refused', origin });
  const host = new Host({
    hello: { lotsman: 'session', protocol: PROTOCOL, version: version(), pid: process.pid },
    log,
    redactor,
    idle: config.sessionIdle * 60_000,
    open: () => openHeld({ config, listener: hear, onRefused, redactor, signal }),
    async release(reason) {
      if (reason !== undefined) writeFileSync(place.farewell, reason, { mode: 0o600 });
      await claimed[Symbol.asyncDispose]();
    },
  });
  calls.resolve(host);
  void stopped.then(() => host.end());
  const told = host.opened.then(
    (held) => tell({ opened: held.facts() }),
    (error: unknown) => {
      log.error('The session could not be opened', { error });
      return tell({ trouble: asTrouble(error) });
    },
  );
  await host.ended;
  await Promise.all([told, host.hangUp()]);
}

function tell(started: Started): Promise<void> {
  return new Promise((resolve) => process.stdout.write(`${JSON.stringify(started)}\n`, () => resolve()));
}

function openLog({ log, name }: Whereabouts, { logLevel, logFormat }: Config, redactor: Redactor): Log {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG) truncateSync(log);
  return createLog({
    level: logLevel === 'debug' ? 'debug' : 'info',
    format: logFormat,
    redactor,
    bindings: { session: name, pid: process.pid },
    write: fileWriter(log),
  });
}
