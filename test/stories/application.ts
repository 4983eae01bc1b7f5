import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Asked } from '../../src/run-events.ts';
import { click, done, numberOf } from '../agent.ts';
import { temporaryFolder } from '../sessions.ts';
import type { Story } from './story.ts';

interface Applications {
  applications: { coverLetter: string; cv: { fileName: string } }[];
}

const LETTER = 'I have built editors for two years, with tests and with care for people who use only a keyboard.';

export const application: Story = {
  name: 'an application is filled in, shown to the person, and sent once',

  async happens({ agent, practice, visitor }) {
    await using folder = await temporaryFolder();
    const cv = join(folder.path, 'ellery.pdf');
    await writeFile(cv, '%PDF-1.7\nRobin Ellery');
    const questions: Asked[] = [];
    const voyage = await agent.run({
      task: 'Apply for the job, with my CV and a short letter.',
      at: practice.url('jobs', '/vacancies/1021/apply', visitor),
      script: {
        navigator: [
          (asked) => [
            { tool: 'upload', input: { id: numberOf(asked, /^file "CV"/), files: [cv] } },
            { tool: 'type', input: { id: numberOf(asked, /^textbox "Cover letter"/), text: LETTER } },
          ],
          { tool: 'scroll', input: { direction: 'down' } },
          (asked) => [
            click(/^(radio ")?In two weeks/)(asked),
            click(/^(radio ")?Fluent/)(asked),
            click(/^checkbox "I agree/)(asked),
          ],
          click(/^(button ")?Send application/),
          done('Sent.', 'Your application is sent'),
        ],
      },
      person: (question) => {
        questions.push(question);
        expect((practice.state('jobs', visitor) as Applications).applications).toHaveLength(1);
        return { allows: 'once' };
      },
    });

    const { result, all } = voyage;
    expect(result.status).toBe('done');
    expect(questions).toHaveLength(1);
    // A node that was parked is run again from its beginning: nothing is told twice for it.
    const judged = all('judged').filter(({ verdict }) => verdict === 'asked');
    expect([judged, all('asked'), all('answered')].map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(questions[0]?.text).toMatch(/^Send "Send application" to jobs\.localhost/);
    expect(questions[0]?.text).toContain('- Full name: Robin Ellery');
    expect(questions[0]?.text).toContain('ellery.pdf');
    expect(questions[0]?.text).toContain('- Ticked: In two weeks');
    const { applications } = practice.state('jobs', visitor) as Applications;
    expect(applications).toHaveLength(2);
    expect(applications[0]).toMatchObject({ coverLetter: LETTER, cv: { fileName: 'ellery.pdf' } });
    expect(all('acted').at(-1)?.effects.requests).toContainEqual(expect.objectContaining({ method: 'POST' }));
    return voyage;
  },
};
