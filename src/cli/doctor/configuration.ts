import type { Loaded } from '../../config/load.ts';
import { type Check, ok, warning } from './check.ts';

/** That our own values are valid was seen when they were loaded: a wrong one ends every command, this one too. */
export const configuration: Check = {
  name: 'configuration',
  title: 'Configuration',
  look({ loaded: { files, strangers, warnings } }) {
    const read = files.filter(({ found }) => found).map(({ path }) => path);
    const facts = { files, strangers, warnings };
    const complaints = [...warnings, ...(strangers.length > 0 ? [spoken(strangers)] : [])];
    if (complaints.length > 0) return warning(complaints.join('\n'), remedyFor(strangers), facts);
    return ok(read.length === 0 ? 'No files, only the environment and defaults.' : `Read ${read.join(' and ')}`, facts);
  },
};

function spoken(strangers: Loaded['strangers']): string {
  const names = strangers.map(({ name }) => name).join(', ');
  return `${names} in the environment ${strangers.length === 1 ? 'is no setting' : 'are no settings'}.`;
}

function remedyFor([stranger]: Loaded['strangers']): string {
  return stranger?.meant === undefined ? 'lotsman config lists all settings.' : `Perhaps ${stranger.meant} was meant.`;
}
