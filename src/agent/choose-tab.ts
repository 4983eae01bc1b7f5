import type { OfferedTab } from '../browser/attach.ts';
import type { Crew } from './crew.ts';
import type { Step } from './node.ts';
import type { Question } from './state.ts';
import { asked } from './talk.ts';

/** In the user's own browser there may be several tabs to work in: it is theirs to say which. */
export async function whichTab(crew: Crew): Promise<Step | undefined> {
  if (crew.destination !== undefined || crew.helm.last !== undefined) return undefined;
  const offers = await crew.tabs.offers();
  if (offers.length === 0) return undefined;
  const { person } = crew.speech;
  const options = [...offers.map((offer) => nameOf(offer, person.untitled)), person.newTab];
  const question = {
    question: crew.nameQuestion(),
    kind: 'question',
    text: person.whichTab,
    options,
  } as const;
  return asked(crew, { ...question, url: '' }, { tabs: offers.map(({ targetId }) => targetId) });
}

/** Takes the tab that was chosen, unless it is gone by now; otherwise the new one stays in front. */
export async function takeTab(crew: Crew, { options, tabs = [] }: Question, chosen: string): Promise<void> {
  const targetId = tabs[options.indexOf(chosen)];
  const offer = (await crew.tabs.offers()).find((one) => one.targetId === targetId);
  if (offer) await crew.tabs.take(offer);
}

function nameOf({ title, url }: OfferedTab, untitled: string): string {
  return `${title || untitled} — ${url}`;
}
