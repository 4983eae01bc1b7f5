import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { EXIT_INTERRUPTED } from '../../errors.ts';
import { openStore } from '../../store/sqlite.ts';
import type { Context } from '../command.ts';
import { Face } from '../live/face.ts';
import type { Wish } from '../live/screen.ts';
import { wordsIn } from '../live/words/words.ts';
import { clean } from '../runs/writing.ts';
import { spokenLanguage } from '../spoken-language.ts';
import { Conversation } from './conversation.ts';
import { History } from './history.ts';
import { slashIn, suggestions } from './slash.ts';
import { slashCommands } from './slash-commands.ts';

/** Bare `lotsman` at a terminal: task after task in the same browser, until somebody leaves. */
export async function promptForTasks(context: Context, startUrl: string | undefined): Promise<number> {
  const { config, terminal, redactor } = context;
  const { paint, width } = terminal;
  const history = await History.in(join(dirname(config.store), 'history'));
  const words = wordsIn(spokenLanguage(config.language));
  await using store = await openStore(config.store);
  const left = Promise.withResolvers<number>();
  let wantsToLeave = false;

  const face = new Face(
    {
      words,
      clean: (text) => clean(text, { paint, width, redactor }),
      isVerbose: config.verbosity === 'verbose',
      explains: config.explain === 'yes',
      isQuiet: false,
      color: config.color,
      takesTasks: true,
      greeting: { mark: 'task', text: 'Lotsman', aside: words.prompt.welcome },
      past: history.lines,
      suggest: suggestions,
    },
    (wish) => hear(wish),
  );
  await using _ = face;
  await using talk = new Conversation(context, store, face, startUrl);

  setImmediate(() => void talk.load());

  const hear = (wish: Wish) => {
    if (wish.kind === 'line') {
      wantsToLeave = false;
      void take(wish.text).catch((error: unknown) => talk.fail(error));
    } else if (wish.kind === 'leave') left.resolve(0);
    else if (wish.kind === 'interrupt') interrupt();
  };
  const take = async (line: string) => {
    await history.add(redactor.redact(line));
    const slash = slashIn(line);
    if (slash && 'typed' in slash)
      face.tell({ mark: 'warning', text: talk.words.prompt.unknown(slash.typed, slash.meant) });
    else if (slash?.name === 'exit') left.resolve(0);
    else if (slash) face.tell(...(await slashCommands[slash.name](talk, slash.rest)));
    else if (talk.isBusy) talk.say(line);
    else await talk.begin(line);
  };
  const interrupt = () => {
    if (talk.isBusy) talk.stop();
    else if (wantsToLeave) left.resolve(EXIT_INTERRUPTED);
    else {
      wantsToLeave = true;
      face.tell({ mark: 'note', text: words.prompt.leaveHint });
    }
  };
  process.on('SIGINT', interrupt);
  for (const name of ['SIGTERM', 'SIGHUP'] as const)
    process.once(name, () => left.resolve(128 + constants.signals[name]));
  return await left.promise;
}
