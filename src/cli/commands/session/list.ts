import { within } from '../../../deadline.ts';
import { visible } from '../../../visible.ts';
import type { Context } from '../../command.ts';
import { Call } from '../../session/call.ts';
import { type Holder, readHolder } from '../../session/record.ts';
import { allWhereabouts, type Whereabouts } from '../../session/whereabouts.ts';
import { Facts } from '../../session/wire.ts';
import { columns } from '../../terminal.ts';
import { version } from '../../version.ts';

/** How long a session may think about where it is; one that is still opening takes a while. */
const FACTS = 3_000;

interface Listed extends Holder {
  name: string;
  log: string;
  /** Undefined when it does not say. */
  facts: Facts | undefined;
  /** Why it does not. */
  trouble: string | undefined;
}

export async function list({ terminal, json, redactor }: Context): Promise<undefined> {
  const found = await Promise.all((await allWhereabouts()).map(look));
  const sessions = found.filter((one) => one !== undefined);
  if (json) {
    const values = sessions.map(({ facts, address: _, ...rest }) => ({ ...rest, ...facts }));
    terminal.json(JSON.parse(redactor.redactJson(JSON.stringify(values))));
    return;
  }
  if (sessions.length === 0) terminal.print('No session is open. lotsman session start opens one.');
  for (const line of columns(
    sessions.map((one) => [terminal.paint('bold', one.name), redactor.redact(described(one))]),
    { width: terminal.width, indent: 0 },
  ))
    terminal.print(line);
}

/** An open session, or undefined where only its things are left. */
async function look(place: Whereabouts): Promise<Listed | undefined> {
  const holder = await readHolder(place);
  if (!holder) return undefined;
  const known = { ...holder, name: place.name, log: place.log };
  try {
    using call = await Call.to(place);
    if (!call) return undefined;
    call.mustBeOf(version());
    const { value } = await within(FACTS, 'Asking the session where it is', call.ask({ ask: 'facts' }));
    return { ...known, facts: Facts.parse(value), trouble: undefined };
  } catch (error) {
    return { ...known, facts: undefined, trouble: error instanceof Error ? error.message : String(error) };
  }
}

function described({ facts, trouble, pid, startedAt, log }: Listed): string {
  const since = `process ${pid}, since ${moment(startedAt)}`;
  if (!facts) return [trouble ?? '', since, log].map(visible).join('\n');
  const { url, tabs, browser, visible: seen } = facts;
  const where = `${url || 'no page'}${tabs.length > 1 ? ` (${tabs.length} tabs)` : ''}`;
  return [where, `${browser}${seen ? '' : ' without a window'}, ${since}`, `log: ${log}`].map(visible).join('\n');
}

/** In the time of the machine: 2026-11-15 09:30. */
function moment(time: string): string {
  return new Date(time).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
}
