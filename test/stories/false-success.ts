import { expect } from 'vitest';
import type { Asked as Hearing } from '../../src/brain/scripted.ts';
import { click, done, numberOf } from '../agent.ts';
import type { Scene, Story } from './story.ts';

const book = [
  (asked: Hearing) => ({ tool: 'type', input: { id: numberOf(asked, /^textbox "Passenger"/), text: 'Ann' } }),
  click(/^button "Book seat"/),
];

/** The page says "Booked" whatever the server answers, and the server answers 500. */
function booking({ agent, practice, visitor }: Scene, ...afterwards: readonly object[]) {
  return agent.run({
    task: 'Book a seat for Ann, please.',
    at: practice.url('storm', '/weathers/false-success', visitor),
    script: { navigator: [...book, ...afterwards] },
    person: () => ({ allows: 'once' }),
  });
}

export const falseSuccess: Story = {
  name: 'a server that refuses behind a cheerful page is not called success',

  async happens(scene) {
    const booked = done('Booked.', 'Booked');
    const voyage = await booking(scene, booked, booked, booked);

    const { result, read, all } = voyage;
    expect(all('acted').at(-1)?.told).toContain('→ 500');
    expect(read('navigator').at(-1)).toContain('It answered 500.');
    expect(result.status).toBe('partial');
    expect(result.claims).toContainEqual(
      expect.objectContaining({ proved: false, evidence: [expect.objectContaining({ kind: 'request', status: 500 })] }),
    );
    expect(scene.practice.state('storm', scene.visitor)).toMatchObject({ bookings: [] });
    return voyage;
  },
};

export const honestFailure: Story = {
  name: 'a run whose result says honestly that it failed is not sent back',

  async happens(scene) {
    const summary = 'The server answered 500.';
    const voyage = await booking(scene, { tool: 'done', input: { status: 'failed', summary } });

    expect(voyage.result).toMatchObject({ status: 'failed', summary });
    expect(voyage.all('validated')).toHaveLength(1);
    return voyage;
  },
};
