import { nearest } from '../../nearest.ts';

/** What can be typed at the prompt beside tasks, in the order of the help. */
export const slashNames = [
  'screenshot',
  'url',
  'tabs',
  'plan',
  'pause',
  'resume',
  'stop',
  'undo-grant',
  'model',
  'report',
  'help',
  'exit',
] as const;

export type SlashName = (typeof slashNames)[number];

/** A command as it was typed: one that there is, or the one that was probably meant. */
export type Slash = { name: SlashName; rest: string } | { typed: string; meant: string | undefined };

/** Undefined for what is no command but words. */
export function slashIn(line: string): Slash | undefined {
  const [, typed = '', rest = ''] = /^\/(\S*)\s*(.*)$/s.exec(line.trim()) ?? [];
  if (!line.trim().startsWith('/') || typed.includes('/')) return undefined;
  const word = typed.toLowerCase();
  const name = slashNames.find((one) => one === word);
  if (name) return { name, rest: rest.trim() };
  const meant = nearest(word, slashNames);
  return { typed: `/${typed}`, meant: meant === undefined ? undefined : `/${meant}` };
}

export function suggestions(beginning: string): readonly string[] {
  if (!beginning.startsWith('/')) return [];
  return slashNames.map((name) => `/${name}`).filter((name) => name.startsWith(beginning.toLowerCase()));
}
