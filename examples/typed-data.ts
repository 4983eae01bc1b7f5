// Brings back data in the types of a schema, read over two pages of a practice site. The script stands in for a model, as in
// run.ts.
// Run it as it stands: node examples/typed-data.ts
import { z } from 'zod';
import { lotsman, type ScriptAsked, scriptedBrain, startPractice } from '../src/index.ts';

// Items that say the same are one item: the address tells two vacancies of one name apart.
const Vacancy = z.object({ title: z.string(), company: z.string(), url: z.url() });
const schema = z.object({ vacancies: z.array(Vacancy) });

await using practice = await startPractice();
const brain = scriptedBrain({
  navigator: [
    { tool: 'extract_data', input: { want: 'all vacancies', pages: 2 } },
    { tool: 'done', input: { summary: 'Two pages of vacancies.' } },
  ],
  // It is asked for the data of the first page, for the way to the second, and for the data of that.
  extractor: [vacanciesIn, ({ idOf }) => ({ id: idOf('link "Next"') }), vacanciesIn],
  validator: [{ holds: true }],
});

const { data } = await lotsman.run({
  task: 'The vacancies on the first two pages',
  schema,
  startUrl: practice.url('jobs', '/', 'example'),
  brain,
  session: { headless: 'yes' },
}).result;

for (const { title, company } of data?.vacancies.slice(0, 3) ?? []) process.stdout.write(`${title}, ${company}\n`);
process.stdout.write(`${data?.vacancies.length} in all\n`);

/** What a model would find on the page: a heading for each vacancy, and two lines below it the company. */
function vacanciesIn({ text }: ScriptAsked) {
  const found = [...text.matchAll(/^- ## (.+) → (.+)\n {2}.+\n {2}(.+) · /gm)];
  return { data: { vacancies: found.map(([, title, url, company]) => ({ title, company, url })) }, quotes: [] };
}
