import { visible } from '../../../visible.ts';
import type { Context } from '../../command.ts';
import { reachKept } from '../../session/kept.ts';
import { whereabouts } from '../../session/whereabouts.ts';
import { Facts } from '../../session/wire.ts';
import { forSession } from './named.ts';

export async function start(given: Context, name: string | undefined): Promise<undefined> {
  const context = await forSession(given, name);
  const { config, terminal, json, redactor } = context;
  const place = whereabouts(config.session);
  const { call, opened } = await reachKept(place, context);
  using _ = call;
  const facts = Facts.parse((await call.ask({ ask: 'facts' })).value);
  const { pid } = call.hello;
  if (json) {
    const value = { name: place.name, pid, log: place.log, started: opened !== undefined, ...facts };
    terminal.json(JSON.parse(redactor.redactJson(JSON.stringify(value))));
    return;
  }
  const how = facts.mode === 'attached' ? 'attached to ' : facts.visible ? '' : 'without a window, ';
  const state = opened ? 'is open' : 'was open already';
  terminal.print(redactor.redact(visible(`Session "${place.name}" ${state}: ${how}${facts.browser}, process ${pid}.`)));
}
