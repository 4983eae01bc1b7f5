import { type Check, ok, warning } from './check.ts';

/** That all values are valid was seen when they were loaded: a wrong one ends every command, this one too. */
export const configuration: Check = {
  name: 'configuration',
  title: 'Configuration',
  look({ loaded: { files, strangers } }) {
    const read = files.filter(({ found }) => found).map(({ path }) => path);
    const facts = { files, strangers };
    const [stranger] = strangers;
    if (stranger)
      return warning(
        `${strangers.map(({ name }) => name).join(', ')} in the environment ${strangers.length === 1 ? 'is no setting' : 'are no settings'}.`,
        stranger.meant === undefined ? 'lotsman config lists all settings.' : `Perhaps ${stranger.meant} was meant.`,
        facts,
      );
    return ok(read.length === 0 ? 'No files, only the environment and defaults.' : `Read ${read.join(' and ')}`, facts);
  },
};
