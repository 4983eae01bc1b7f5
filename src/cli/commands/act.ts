import { text } from 'node:stream/consumers';
import { LotsmanError } from '../../errors.ts';
import { visibleLines } from '../../visible.ts';
import type { Command } from '../command.ts';
import { savePicture } from '../session/pictures.ts';

export const act: Command = {
  name: 'act',
  summary: 'Do one thing on the page of the kept session, and tell what came of it.',
  description:
    'Numbers of elements come from lotsman observe. Input is given as name=value; bare words fill it in order, what is required first. A session is started if there is none. lotsman act click --help shows what one action takes.',
  argument: '[action] [input...]',
  json: true,
  options: {
    'input <json>': 'The input as a JSON object, or - to read it from stdin.',
    'out <file>': 'Where a picture is written; otherwise into the folder of the session.',
  },
  examples: [
    ['lotsman act click 12', 'click element 12'],
    ['lotsman act type 3 "hello world" submit=true', 'type into field 3 and press Enter'],
    ['lotsman act type --input \'{"id": 3, "text": "hello"}\' --json', 'the same for a program'],
    ['lotsman act --help', 'all actions'],
  ],

  async help([action], style) {
    const [{ actionHelp, actionsPart }, { commandHelp }] = await Promise.all([
      import('../session/action-help.ts'),
      import('../help.ts'),
    ]);
    return action === undefined ? commandHelp(act, style, [actionsPart()]) : actionHelp(action, style);
  },

  async run(context) {
    const { args, options, config, json, terminal } = context;
    const [action, ...words] = args;
    if (action === undefined)
      throw new LotsmanError('bad_usage', 'act needs one more word: the action.', {
        hint: 'lotsman act --help lists all of them.',
      });
    const [{ askKept }, { whereabouts }] = await Promise.all([
      import('../session/kept.ts'),
      import('../session/whereabouts.ts'),
    ]);
    const given = options.get('input');
    const input = given === '-' ? await text(process.stdin) : given;
    const form = json ? 'json' : 'text';
    const result = await askKept(
      context,
      { ask: 'act', form, tool: action, words, json: input, folder: process.cwd() },
      () => mustMakeSense(action, words, input),
    );
    const saved =
      result.picture && (await savePicture(result.picture, options.get('out'), whereabouts(config.session)));
    if (json) terminal.json({ ...asObject(result.value), ...(saved === undefined ? {} : { picture: saved }) });
    else {
      terminal.print(visibleLines(result.text ?? ''));
      if (saved !== undefined) terminal.print(`The picture is at ${saved}`);
    }
    return undefined;
  },
};

/** No browser is opened for a typing mistake. */
async function mustMakeSense(action: string, words: readonly string[], json: string | undefined): Promise<void> {
  const [{ toolNamed }, { readInput }] = await Promise.all([
    import('../../browser/tools.ts'),
    import('../session/action-input.ts'),
  ]);
  readInput(toolNamed(action), words, json);
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : { value };
}
