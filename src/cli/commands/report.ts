import { resolve } from 'node:path';
import { LotsmanError } from '../../errors.ts';
import type { Command, Context } from '../command.ts';

export const report: Command = {
  name: 'report',
  summary: 'Write a report of a run: what was asked, done, seen and proved, with pictures, as one file.',
  description:
    'The HTML file holds everything, loads nothing from elsewhere and needs no script: it can be sent, printed and kept. Without --out it lies in the folder of the run, and its path is printed; the other formats go to stdout. It speaks the language of the task, or that of --language.',
  argument: '<run>',
  options: {
    'format <format>': 'html, markdown or json; otherwise html.',
    'out <file>': 'Where it is written; - for stdout.',
  },
  switches: { open: 'Open it with the program that this machine has for it.' },
  examples: [
    ['lotsman report 261115-fkqsxmt', 'says where the file is'],
    ['lotsman report 261115-fk --open', 'and shows it; a beginning of the id is enough'],
    ['lotsman report 261115-fk --out pizza.html', 'a file to send'],
    ['lotsman report 261115-fk --format markdown', 'for an issue or a chat'],
    ['lotsman report 261115-fk --format json --out report.json', 'for a program'],
  ],

  async run(context) {
    const { args, config, terminal, redactor, switches, options } = context;
    const wish = await wishOf(options);
    const out = options.get('out');
    const goesOut = out === '-' || (out === undefined && wish !== 'html');
    if (goesOut && switches.has('open'))
      throw new LotsmanError('bad_usage', '--open needs a file to open.', { hint: 'Name one with --out.' });
    const [{ openStore }, { standingOf }, { readKnown }, { reportOf }, { render }, { languageOf }, { masked }] =
      await Promise.all([
        import('../../store/sqlite.ts'),
        import('../../harbour/standing.ts'),
        import('../../report/read-known.ts'),
        import('../../report/building/report-of.ts'),
        import('../../report/render.ts'),
        import('../../report/language-of.ts'),
        import('../../masked.ts'),
      ]);
    await using store = await openStore(config.store);
    const run = await store.runs.get(args[0] ?? '');
    const { status } = await standingOf(store, run);
    const language = languageOf(run.task, config.language);
    const { known, bytes } = await readKnown(store, { run, status, language });
    const told = masked(reportOf(known), redactor);
    const folder = await store.folderOf(run.id);
    const text = render(told, wish, { bytes, folder });
    if (goesOut) {
      terminal.print(text.trimEnd());
      return undefined;
    }
    const { writeReport, openFile } = await import('../runs/report-file.ts');
    const file = out === undefined ? resolve(folder, 'report.html') : resolve(out);
    await writeReport(file, text);
    terminal.print(file);
    terminal.say(sizeLine(text, told, context));
    if (switches.has('open')) await openFile(file);
    return undefined;
  },
};

async function wishOf(options: Context['options']) {
  const { formats } = await import('../../report/render.ts');
  const given = options.get('format') ?? 'html';
  const format = formats.find((one) => one === given);
  if (format) return format;
  throw new LotsmanError('bad_usage', `--format is html, markdown or json, but it is "${given}".`);
}

function sizeLine(
  text: string,
  { pictures, picturesLeftOut }: { pictures: readonly unknown[]; picturesLeftOut: number },
  { terminal }: Context,
): string {
  const megabytes = Buffer.byteLength(text) / 1_000_000;
  const size = megabytes < 0.1 ? `${Math.ceil(megabytes * 1_000)} kB` : `${megabytes.toFixed(1)} MB`;
  const shown = pictures.length === 1 ? '1 picture' : `${pictures.length} pictures`;
  const left = picturesLeftOut === 0 ? '' : `; ${picturesLeftOut} more had no room`;
  return terminal.paint('dim', `${size}, ${shown}${left}.`);
}
