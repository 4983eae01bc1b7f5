import type { Run } from '../../agent/run-options.ts';
import { isLotsmanError } from '../../errors.ts';
import type { SessionEvent } from '../../events.ts';
import { languageOf } from '../../language.ts';
import type { Context } from '../command.ts';
import { howToAnswer } from '../runs/how-to-answer.ts';
import { howToReport } from '../runs/how-to-report.ts';
import { isWorthTelling, type Output } from '../runs/output.ts';
import { resultText } from '../runs/result-text.ts';
import { clean, type Writing } from '../runs/writing.ts';
import { sessionLine } from '../session-line.ts';
import { painter, widthOf, wrapped } from '../terminal.ts';
import { Face } from './face.ts';
import { isKept, planLines } from './plan-lines.ts';
import { wordsIn } from './words/words.ts';

/** Draws one run for the person at the terminal. The result goes to stdout, when all else is done. */
export function liveOutput(context: Context, task: string, reportOf: (run: string) => Promise<string>): Output {
  const { config, terminal, redactor } = context;
  const words = wordsIn(languageOf(task, config.language));
  const beside: Writing = {
    paint: painter(config.color, process.stderr),
    redactor,
    // The window may have another size when it is asked for.
    get width() {
      return widthOf(process.stderr);
    },
  };
  let run: Run | undefined;
  const unsaid: string[] = [];
  const face = new Face(
    {
      words,
      clean: (text) => clean(text, beside),
      isVerbose: config.verbosity === 'verbose',
      explains: config.explain === 'yes',
      isQuiet: config.verbosity === 'quiet',
      color: config.color,
      takesTasks: false,
      suggest: () => [],
    },
    (wish) => {
      if (wish.kind === 'interrupt') process.emit('SIGINT', 'SIGINT');
      else if (wish.kind === 'leave') run?.stop();
      else if (wish.kind !== 'line') return;
      else if (run) run.say(wish.text);
      else unsaid.push(wish.text);
    },
  );
  return {
    person: face.person,
    begins: (id, given, _, earlier) => face.begins(id, given, words.run(id), earlier),
    thinking: (told) =>
      face.tell(...told.map((text) => ({ mark: 'detail', text: beside.redactor.redact(text) }) as const)),
    aboard(begun) {
      run = begun;
      for (const line of unsaid) begun.say(line);
      begun.onThinking((thought) => face.thinking(thought));
    },
    event: (event) => face.event(event),
    browser(event: SessionEvent) {
      if (isWorthTelling(event)) face.tell({ mark: 'note', text: clean(sessionLine(event), beside) });
    },
    question: () => {},
    stopping: () => face.stopping(),
    async ending({ run: id, result, isInterrupted, question }) {
      const plan = face.run?.plan ?? [];
      if (!isInterrupted && !question && isKept(plan)) face.tell(...planLines(plan, words));
      await face.close();
      if (question) for (const line of howToAnswer(id, question, beside, question.isAnswered)) terminal.say(line);
      else if (isInterrupted) for (const line of wrapped(words.stopped(id), beside.width)) terminal.say(line);
      else {
        const writing = { paint: terminal.paint, width: widthOf(process.stdout), redactor };
        for (const line of resultText(id, result, writing, words)) terminal.print(line);
      }
    },
    async over(id) {
      if (config.verbosity === 'quiet') return;
      try {
        terminal.say(`  ${beside.paint('dim', `${words.report}: ${await reportOf(id)}`)}`);
      } catch (error) {
        if (!isLotsmanError(error)) throw error;
        terminal.say(howToReport(id, beside.paint));
      }
    },
    waits: (id, question) => {
      for (const line of howToAnswer(id, question, beside, question.isAnswered)) terminal.say(line);
    },
    async leave() {
      await face.close();
    },
  };
}
