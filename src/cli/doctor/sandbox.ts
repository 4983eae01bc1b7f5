import { readFile } from 'node:fs/promises';
import { sandboxStatus } from '../../browser/sandbox.ts';
import { type Check, failure, ok, warning } from './check.ts';

export const sandbox: Check = {
  name: 'sandbox',
  title: 'Sandbox',
  async look({ config }) {
    const { usable, reason } = sandboxStatus();
    const facts = { usable, reason, setting: config.sandbox };
    if (config.sandbox === 'off')
      return warning(
        'Turned off: a hostile page that breaks out of the browser reaches this account.',
        'Leave out --sandbox off.',
        facts,
      );
    if (usable) {
      const restricted = await readFile('/proc/sys/kernel/apparmor_restrict_unprivileged_userns', 'utf8').catch(
        () => '0',
      );
      if (restricted.trim() !== '1') return ok(`Usable: ${reason}.`, facts);
      return warning(
        'AppArmor restricts user namespaces: browsers that came without a profile for it may not start with their sandbox.',
        'Use the browser of the distribution or Google Chrome, or allow them: sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0',
        facts,
      );
    }
    if (config.sandbox === 'on') return failure(`Asked for, but not usable: ${reason}.`, remedyFor(reason), facts);
    return warning(`The browser will run without it: ${reason}.`, remedyFor(reason), facts);
  },
};

function remedyFor(reason: string): string {
  if (process.getuid?.() === 0) return 'Run Lotsman as an ordinary user.';
  const setting = /\((\S+)=0\)/.exec(reason)?.[1];
  if (setting === 'user.max_user_namespaces') return `Allow them: sudo sysctl ${setting}=10000`;
  return setting === undefined ? 'Ask whoever looks after this machine.' : `Allow them: sudo sysctl ${setting}=1`;
}
