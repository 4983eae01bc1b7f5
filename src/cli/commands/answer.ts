import { LotsmanError } from '../../errors.ts';
import type { Command } from '../command.ts';

export const answer: Command = {
  name: 'answer',
  summary: 'Answer what a run has asked, from anywhere on this machine.',
  description:
    'For an approval: yes (once), run (for the whole run), no, or words that say what to do instead, which also means no. For a question: the number of an option, or words. For a hand-over: done. For a doubt whether something was done: yes or no. The first answer counts. A run that is parked then goes on with lotsman resume.',
  argument: '<run> [words...]',
  json: true,
  options: { 'question <id>': 'Which question, when it is not the last one.' },
  examples: [
    ['lotsman answer 261115-fkqsxmt yes', 'allows it once'],
    ['lotsman answer 261115-fk "no, save it as a draft"', 'refuses, and says what to do instead'],
  ],

  async run({ args, options, config, json, terminal }) {
    const [beginning = '', ...words] = args;
    const [{ openStore }, { openQuestion }, { answersTo, readAnswer }] = await Promise.all([
      import('../../store/sqlite.ts'),
      import('../../harbour/open-question.ts'),
      import('../runs/read-answer.ts'),
    ]);
    await using store = await openStore(config.store);
    const { id } = await store.runs.get(beginning);
    const question = await openQuestion(store, id, options.get('question'));
    if (!question)
      throw new LotsmanError('bad_input', `Run ${id} waits for no${options.has('question') ? ' such' : ''} answer.`);
    const given = readAnswer(question, words.join(' '));
    if (!given)
      throw new LotsmanError('bad_usage', `That is no answer to: ${question.text}`, {
        hint: `Answer with ${answersTo(question)}.`,
      });
    if (!(await store.answers.post(id, question.question, given)))
      throw new LotsmanError('bad_input', `Run ${id} has its answer already; the first one counts.`, {
        hint: `lotsman resume ${id} goes on with it.`,
      });
    const isDriven = (await store.leases.holder(id))?.alive === true;
    if (json) terminal.json({ run: id, question: question.question, answer: given, driven: isDriven });
    else
      terminal.print(isDriven ? `Run ${id} hears it and goes on.` : `Answered. lotsman resume ${id} goes on with it.`);
    return undefined;
  },
};
