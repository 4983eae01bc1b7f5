import { expect } from 'vitest';
import { click, done } from '../agent.ts';
import type { Story } from './story.ts';

export const threeFacts: Story = {
  name: 'three facts are read from three pages, and each is proved where it stood',

  async happens({ agent, practice, visitor }) {
    const voyage = await agent.run({
      task: 'Find out what I paid for the printed guides, for the groceries and for the ride on Friday.',
      at: practice.url('mail', '/inbox', visitor),
      script: {
        navigator: [
          click(/^link "Unread\. Lumen Print/),
          { tool: 'remember', input: { fact: 'The guides were €1,286.39.' } },
          { tool: 'back', input: {} },
          click(/^link "Green Basket/),
          { tool: 'back', input: {} },
          click(/^link "Ridge Ride/),
          done('€1,286.39, €64.18 and €14.60.', 'Total €1,286.39', 'Total €64.18', 'Total €14.60'),
        ],
      },
    });

    const { result, state } = voyage;
    const places = result.claims.map(({ proved, evidence: [first] }) => [proved, first?.kind === 'quote' && first.url]);
    expect(result.status).toBe('done');
    expect(places.map(([proved]) => proved)).toEqual([true, true, true]);
    expect(new Set(places.map(([, url]) => url)).size).toBe(3);
    expect(state.facts).toEqual(['The guides were €1,286.39.']);
    return voyage;
  },
};
