import { type Flag, rowsFor, rowsForAll, type Setting } from '../config/settings.ts';
import type { Command } from './command.ts';
import type { HelpStyle } from './help-style.ts';
import { columns, wrapped } from './terminal.ts';

/** A titled part of the help: pairs of what to type and what it does. */
export interface Part {
  readonly title: string;
  readonly lines: readonly (readonly [typed: string, meaning: string])[];
}

export const ABOUT = 'Say what you want done on the web, watch it happen, keep the last word.';

export function programHelp(commands: readonly Command[], style: HelpStyle): string {
  return page(style, 'lotsman "what you want done" [flags], or lotsman <command> [flags]', ABOUT, [
    {
      title: 'Commands',
      lines: [
        ...commands.map((command) => [withArgument(command), command.summary] as const),
        ['help [command]', 'Show the help of a command.'],
      ],
    },
    flagsForAll({ withVersion: true }),
    { title: 'Examples', lines: commands.flatMap((command) => command.examples.slice(0, 1)) },
  ]);
}

export function commandHelp(command: Command, style: HelpStyle, more: readonly Part[] = []): string {
  const about = [command.summary, ...(command.description === undefined ? [] : [command.description])].join('\n\n');
  return page(style, `lotsman ${withArgument(command)} [flags]`, about, [...more, ...commandParts(command)]);
}

/** The flags and examples of a command, also for its page in the docs. */
export function commandParts(command: Command): Part[] {
  const groups = Map.groupBy(rowsFor(command.name), ([, { group }]) => group);
  const own: Part[] = [
    {
      title: 'Flags',
      lines: [
        ...(command.json ? [['--json', jsonMeaning(command.json)] as const] : []),
        ...Object.entries({ ...command.switches, ...command.options }).map(
          ([name, about]) => [`--${name}`, about] as const,
        ),
      ],
    },
  ];
  for (const [group, rows] of groups)
    own.push({ title: group, lines: rows.flatMap(([, setting]) => flagLines(setting)) });
  return [...own, flagsForAll({ withVersion: false }), { title: 'Examples', lines: command.examples }].filter(
    ({ lines }) => lines.length > 0,
  );
}

function jsonMeaning(json: true | string): string {
  return json === true ? 'Print the result as JSON.' : json;
}

export function flagsForAll({ withVersion }: { withVersion: boolean }): Part {
  return {
    title: 'Flags for every command',
    lines: [
      ...rowsForAll.flatMap(([, setting]) => flagLines(setting)),
      ['-h, --help', 'Show this help.'],
      ...(withVersion ? ([['-v, --version', 'Print the version.']] as const) : []),
    ],
  };
}

export function withArgument({ name, argument }: Command): string {
  return argument === undefined ? name : `${name} ${argument}`;
}

function flagLines(setting: Setting): (readonly [string, string])[] {
  return (setting.flags ?? []).map((flag) => [flag.flag, meaning(setting, flag)] as const);
}

function meaning({ about, kind }: Setting, flag: Flag): string {
  if (flag.about !== undefined) return flag.about;
  const notes = [...(kind.choices ? [kind.choices.join(', ')] : []), ...(flag.repeat ? ['may be repeated'] : [])];
  return notes.length > 0 ? `${about.replace(/\.$/, '')} (${notes.join('; ')}).` : about;
}

export function page({ paint, width }: HelpStyle, usage: string, about: string, parts: readonly Part[]): string {
  const rows = parts.filter(({ title }) => title !== 'Examples').flatMap(({ lines }) => lines);
  const widest = Math.max(...rows.map(([typed]) => typed.length));
  const lines = [...wrapped(about, width), '', `${paint('bold', 'Usage')}  ${usage}`];
  for (const part of parts) {
    lines.push('', paint('bold', part.title));
    const isExample = part.title === 'Examples';
    const cells = part.lines.map(([typed, what]) =>
      isExample ? [typed, paint('dim', what)] : [paint('cyan', typed), what],
    );
    lines.push(...columns(cells, { width, first: isExample ? 0 : widest }));
  }
  return `${lines.join('\n')}\n`;
}
