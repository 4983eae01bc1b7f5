import { resolve } from 'node:path';
import { LotsmanError } from '../../errors.ts';
import type { Command, Context } from '../command.ts';
import { listenForStop } from '../interrupt.ts';

export const report: Command = {
  name: 'report',
  summary: 'Write a report of a run: what was asked, done, seen and proved, with pictures, as one file.',
  description:
    'The HTML file holds everything, loads nothing from elsewhere and needs no script: it can be sent, printed and kept. gif and webm are the run as a film with captions. Without --out these files lie in the folder of the run, and the path is printed; markdown and json go to stdout. A report speaks the language of the task, or that of --language.',
  argument: '<run>',
  options: {
    'format <format>': 'html, markdown, json, gif or webm; otherwise html.',
    'out <file>': 'Where it is written; - for stdout.',
  },
  switches: { open: 'Open it with the program that this machine has for it.' },
  examples: [
    ['lotsman report 261115-fkqsxmt', 'says where the file is'],
    ['lotsman report 261115-fk --open', 'and shows it; a beginning of the id is enough'],
    ['lotsman report 261115-fk --out pizza.html', 'a file to send'],
    ['lotsman report 261115-fk --format markdown', 'for an issue or a chat'],
    ['lotsman report 261115-fk --format json --out report.json', 'for a program'],
    ['lotsman report 261115-fk --format gif --out pizza.gif', 'a film for an issue or a chat'],
    ['lotsman report 261115-fk --format webm --open', 'the same as a video, smaller and smoother'],
  ],

  async run(context) {
    const { args, config, terminal, redactor, switches, options } = context;
    const format = await formatOf(options);
    const out = options.get('out');
    const goesOut = out === '-' || (out === undefined && (format === 'markdown' || format === 'json'));
    if (goesOut && switches.has('open'))
      throw new LotsmanError('bad_usage', '--open needs a file to open.', { hint: 'Name one with --out.' });
    const [{ openStore }, { writtenReport }] = await Promise.all([
      import('../../store/sqlite.ts'),
      import('../../harbour/written-report.ts'),
    ]);
    await using store = await openStore(config.store);
    const { signal } = listenForStop();
    const { report, folder, content } = await writtenReport(store, args[0] ?? '', format, { config, redactor, signal });
    if (goesOut) {
      if (typeof content === 'string') terminal.print(content.trimEnd());
      else process.stdout.write(content);
      return undefined;
    }
    const { writeReport, openFile } = await import('../runs/report-file.ts');
    const file = out === undefined ? resolve(folder, `report.${format}`) : resolve(out);
    await writeReport(file, content);
    terminal.print(file);
    terminal.say(sizeLine(content, report, context));
    if (switches.has('open')) await openFile(file);
    return undefined;
  },
};

async function formatOf(options: Context['options']) {
  const { reportFormats } = await import('../../harbour/written-report.ts');
  const given = options.get('format') ?? 'html';
  const format = reportFormats.find((one) => one === given);
  if (format) return format;
  throw new LotsmanError('bad_usage', `--format is html, markdown, json, gif or webm, but it is "${given}".`);
}

function sizeLine(
  content: string | Uint8Array,
  { pictures, picturesLeftOut }: { pictures: readonly unknown[]; picturesLeftOut: number },
  { terminal }: Context,
): string {
  const megabytes = Buffer.byteLength(content) / 1_000_000;
  const size = megabytes < 0.1 ? `${Math.ceil(megabytes * 1_000)} kB` : `${megabytes.toFixed(1)} MB`;
  const shown = pictures.length === 1 ? '1 picture' : `${pictures.length} pictures`;
  const left = picturesLeftOut === 0 ? '' : `; ${picturesLeftOut} more had no room`;
  return terminal.paint('dim', `${size}, ${shown}${left}.`);
}
