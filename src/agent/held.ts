import type { Held } from '../outgoing.ts';
import { templateOf } from '../safety/outgoing/template.ts';
import { tellOutgoing } from '../safety/outgoing/told.ts';
import type { Speech } from '../speech/speech.ts';
import { optionsFor } from './approval.ts';
import type { Crew } from './crew.ts';
import { toldFacts } from './facts.ts';
import { BY_ITSELF } from './gatekeeper.ts';
import type { Step } from './node.ts';
import { asked } from './talk.ts';

/** Asks about what waits in the browser, if something does: one at a time, with all that are of its kind. */
export function askAboutHeld(crew: Crew): Step | undefined {
  const [first, ...others] = crew.helm.held;
  if (!first) return undefined;
  const { outgoing } = first;
  const ask = crew.gatekeeper.askAbout(outgoing);
  if (!ask) return undefined;
  const template = templateOf(outgoing);
  const same = others.filter((one) => templateOf(one.outgoing) === template);
  const held = [first, ...same];
  const lines = crew.helm.masked(linesOf(held, ask.details, crew.speech));
  const text = `${ask.what}? ${ask.because}${lines.map((line) => `\n- ${line}`).join('')}`;
  const binds = { ...ask.binds, shown: text };
  const action = crew.gatekeeper.doing?.action ?? BY_ITSELF;
  crew.tell({ type: 'judged', action, verdict: 'asked', because: ask.because, facts: toldFacts(ask.facts, ask) });
  const question = {
    question: crew.nameQuestion(),
    kind: 'approval' as const,
    text,
    options: optionsFor(binds),
    url: crew.helm.tab.url,
    action,
  };
  return asked(crew, question, { binds, held: held.map(({ id }) => id) });
}

function linesOf(held: readonly Held[], details: readonly string[] | undefined, speech: Speech): string[] {
  const [first, ...others] = held;
  if (!first) return [];
  return [
    ...(details ?? tellOutgoing(first.outgoing, speech)),
    ...others.flatMap(({ outgoing }) => tellOutgoing(outgoing, speech)),
  ];
}
