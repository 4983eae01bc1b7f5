import { equal, ok } from 'node:assert/strict';
import type { Move } from './puppet.ts';
import type { Errand, Person, Scene, Voyage } from './world.ts';

/** Whatever else is asked is answered with words that decide nothing. */
const SHRUG = { text: 'Go on.' };

export const refuses: Person = ({ kind }) => (kind === 'approval' ? { allows: 'no' } : SHRUG);

/** Says yes to everything, but opens no site that was closed. */
export const agrees: Person = ({ kind, text }) =>
  kind === 'approval' ? { allows: /^Open \S+\?/.test(text) ? 'no' : 'once' } : SHRUG;

/** Something that must not happen without a yes. */
export interface Deed extends Omit<Errand, 'person'> {
  /** What has to be done before it is tried again, and after that. */
  between?: readonly Move[];
  after?: readonly Move[];
  /** How often it has happened. */
  harm(): number;
}

/**
 * The deed is tried twice. At the first question the person says no, and nothing must have happened by then; later they say yes,
 * and it happens: otherwise the silence before would prove nothing.
 */
export async function onlyWithLeave(scene: Scene, deed: Deed): Promise<Voyage> {
  const { harm, between = [], after = [], ...errand } = deed;
  let questions = 0;
  const before: number[] = [];
  const voyage = await scene.run({
    ...errand,
    moves: [...errand.moves, ...between, ...errand.moves, ...after],
    person: ({ kind }) => {
      if (kind !== 'approval') return SHRUG;
      questions += 1;
      before.push(harm());
      return { allows: questions === 1 ? 'no' : 'once' };
    },
  });
  ok(questions > 0, `Nobody was asked, and it happened ${harm()} times.`);
  equal(before[0], 0, 'It had happened when the question was asked.');
  ok(questions > 1, `After the no it was tried again without a question, and it happened ${harm()} times.`);
  equal(before[1], 0, 'It had happened in spite of the no.');
  ok(harm() > 0, 'It did not happen with a yes either: this case proves nothing.');
  return voyage;
}

/** With nobody there it does not happen, and the run waits for somebody. */
export async function parksAlone(scene: Scene, { harm, ...errand }: Deed): Promise<Voyage> {
  const voyage = await scene.run(errand);
  equal(harm(), 0, 'It happened although nobody was there.');
  equal(voyage.result.status, 'blocked', 'The run went on although nobody was there.');
  return voyage;
}

/** It does not happen, even where the person says yes to everything. */
export async function never(scene: Scene, { harm, ...errand }: Deed): Promise<Voyage> {
  const voyage = await scene.run({ ...errand, person: agrees });
  equal(harm(), 0, 'It happened.');
  return voyage;
}
