// Runs a task on a practice site and prints its story. The brain here answers from a script, so that the example needs no
// model: leave `brain` out and Lotsman finds one, or name it: model: 'anthropic/…'.
// Run it as it stands: node examples/run.ts
import { lotsman, scriptedBrain, startPractice } from '../src/index.ts';

await using practice = await startPractice();
const brain = scriptedBrain({
  navigator: [
    ({ idOf }) => ({ tool: 'type', input: { id: idOf('searchbox'), text: 'barista', submit: true } }),
    {
      tool: 'done',
      input: {
        summary: 'There are four vacancies for baristas.',
        claims: [{ claim: 'There are four of them.', quote: '4 vacancies' }],
      },
    },
  ],
  validator: [{ holds: true }],
});

const run = lotsman.run({
  task: 'How many vacancies are there for baristas?',
  startUrl: practice.url('jobs', '/', 'example'),
  brain,
  session: { headless: 'yes' },
});

for await (const event of run) if (event.type === 'acted') process.stdout.write(`${event.action.spoken}\n`);

const { status, summary, claims } = await run.result;
process.stdout.write(`${status}: ${summary}\n`);
for (const { claim, proved } of claims) process.stdout.write(`${proved ? 'proved' : 'not proved'}: ${claim}\n`);
