import { addressOf } from '../address.ts';
import type { Command } from '../command.ts';
import { hasFace } from '../live/has-face.ts';
import { reactIsFinished } from '../live/react-mode.ts';

/** `lotsman "buy milk"`: the bare words. */
export const task: Command = {
  name: 'task',
  summary: 'Do a task in the browser, said in your own words; the word task may be left out.',
  description:
    'At a terminal a run is drawn live: what was done above, and below it the plan, the thought of the moment, time, tokens and cost; what you type is told to the run. Without a terminal, and with --plain, it is told line by line on stderr. It asks before anything that cannot be undone, and whenever only you can know. The result goes to stdout, each claim with what proves it. Without a terminal to ask at, or with --no-input, a run that needs an answer is parked with exit code 9: lotsman answer and lotsman resume go on with it. Ctrl-C ends the step and saves the run, twice stops at once. The task may also be piped in. Without words, at a terminal, there is a prompt: task after task in one browser.',
  argument: '[words...]',
  json: 'Print each event as a line of JSON; the last line is the result.',
  options: {
    'start-url <address>': 'Where to begin.',
    'schema <file>': 'A JSON schema: the result then has data of this shape.',
  },
  standsForAnyWord: true,
  examples: [
    ['lotsman "Which unread letters are urgent?"', 'and watch it'],
    ['lotsman "What is new?" --start-url mail.example.com', 'from a page of your choice'],
    ['lotsman "Find the cheapest flight to Oslo" --max-steps 30 --max-cost 0.50', 'within limits'],
    ['lotsman "List the open jobs" --schema jobs.json --json --no-input', 'for a program'],
    ['lotsman', 'a prompt: task after task in one browser; /help there lists more'],
    ['lotsman "Is the shop open on Sunday?" --quiet', 'the answer and nothing else'],
    ['lotsman - < task.txt', 'the task from a file'],
    ['lotsman "Send the letter" --model scripted:script.ts', 'without a model, for a test'],
  ],

  async run(context) {
    const { args, options } = context;
    const [{ taskOf }, { schemaIn }] = await Promise.all([
      import('../runs/task-words.ts'),
      import('../runs/schema-file.ts'),
    ]);
    const [address, schema] = [options.get('start-url'), options.get('schema')];
    const startUrl = address === undefined ? undefined : addressOf(address);
    if (args.length === 0 && schema === undefined && hasFace(context) && process.stdout.isTTY) {
      reactIsFinished();
      const { promptForTasks } = await import('../prompt/prompt.ts');
      return await promptForTasks(context, startUrl);
    }
    const words = await taskOf(args, process.stdin);
    const wanted = schema === undefined ? undefined : await schemaIn(schema);
    const [{ drive }, { openStore }, { newRunId }] = await Promise.all([
      import('../runs/drive.ts'),
      import('../../store/sqlite.ts'),
      import('../../store/run-id.ts'),
    ]);
    await using store = await openStore(context.config.store);
    const run = newRunId();
    const given = { id: run, task: words, ...(wanted === undefined ? {} : { wanted }), startUrl };
    return await drive(context, {
      run,
      task: words,
      isResumed: false,
      store,
      startUrl,
      begin: ({ startRun }, crew) => startRun(given, crew),
    });
  },
};
