import { expect } from 'vitest';
import type { Asked } from '../../src/run-events.ts';
import { click, done } from '../agent.ts';
import type { Story } from './story.ts';

/** How the two are deleted, one after the other. */
export const deleteBoth = [
  click(/^checkbox "Select: CONGRATULATIONS/),
  click(/^(button ")?Delete/),
  click(/^checkbox "Select: URGENT/),
  click(/^(button ")?Delete/),
  done('Both are gone.'),
];

/** In which folder each of the two is. */
export function spamIn(mailbox: unknown): string[][] {
  const { messages } = mailbox as { messages: { folder: string; id: string }[] };
  return messages.filter(({ id }) => /^m-spam-(?:prize|bank)$/.test(id)).map(({ id, folder }) => [id, folder]);
}

export const twoSpamMails: Story = {
  name: 'two spam mails are deleted after one approval that is good for the run',

  async happens({ agent, practice, visitor }) {
    const questions: Asked[] = [];
    const voyage = await agent.run({
      task: 'Delete the two spam mails in my inbox, but nothing else.',
      at: practice.url('mail', '/inbox', visitor),
      script: { navigator: deleteBoth },
      person: (question) => {
        questions.push(question);
        return { allows: 'run' };
      },
    });

    const { result, state } = voyage;
    expect(result.status).toBe('done');
    expect(questions.map(({ text }) => text)).toEqual([expect.stringContaining('Ticked: Select: CONGRATULATIONS')]);
    expect(state.grants).toMatchObject([
      { what: expect.stringMatching(/^delete on http:\/\/mail\.localhost/), for: 'run' },
    ]);
    expect(spamIn(practice.state('mail', visitor))).toEqual([
      ['m-spam-prize', 'trash'],
      ['m-spam-bank', 'trash'],
    ]);
    return voyage;
  },
};
