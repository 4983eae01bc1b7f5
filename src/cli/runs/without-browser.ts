import { EXIT_BLOCKED, LotsmanError } from '../../errors.ts';
import { openQuestion } from '../../harbour/open-question.ts';
import { isOver, standingOf } from '../../harbour/standing.ts';
import type { Run, Store } from '../../store/store.ts';
import type { Context } from '../command.ts';
import { canAsk } from './can-ask.ts';
import { exitCodeOfRun } from './exit-code.ts';
import { outputOf } from './output.ts';

/** Tells of a run that cannot go on now, with the exit code for that; no browser is opened for it. */
export async function whereItStands(context: Context, store: Store, run: Run): Promise<number | undefined> {
  const { id } = run;
  const { driver, result } = await standingOf(store, run);
  if (driver !== undefined)
    throw new LotsmanError('run_in_use', `Run ${id} is driven by process ${driver}.`, {
      hint: `Watch it there; lotsman show ${id} tells how far it is.`,
    });
  const { config, terminal } = context;
  const output = outputOf(context);
  if (result && isOver(run.status)) {
    terminal.say(`Run ${id} is over.`);
    await output.ending({
      run: id,
      result,
      exitCode: exitCodeOfRun[result.status],
      isInterrupted: false,
      question: undefined,
    });
    return exitCodeOfRun[result.status];
  }
  const question = run.status === 'waiting' ? await openQuestion(store, id) : undefined;
  if (!question || question.isAnswered || canAsk(context) || config.input === 'wait') return undefined;
  output.waits(id, question);
  return EXIT_BLOCKED;
}
