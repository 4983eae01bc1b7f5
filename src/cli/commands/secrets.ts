import { LotsmanError } from '../../errors.ts';
import { nearest } from '../../nearest.ts';
import { fieldKinds } from '../../secrets.ts';
import type { Command } from '../command.ts';

const DEEDS = ['set', 'list', 'remove'] as const;

export const secrets: Command = {
  name: 'secrets',
  summary: 'Keep passwords and codes that a run may type and no model sees.',
  description:
    'A secret belongs to exact origins and to a kind of field. A model sees its name, {{secret:NAME}}, and only on those origins; the value is typed by code. It is read from a hidden prompt or from stdin, never from the command line, and is encrypted in a file of its own.',
  argument: '<set|list|remove> [name]',
  json: true,
  switches: { totp: 'The value makes one-time codes: an otpauth:// address, or the base32 text beside a QR code.' },
  options: {
    'origin <origins>': 'Where it may be typed: https://mail.example, or several with commas between them.',
    'field <kind>': `What it may be typed into: ${fieldKinds.join(', ')}; otherwise password, or code with --totp.`,
  },
  examples: [
    ['lotsman secrets set mail-password --origin https://mail.example', 'asks for the value and hides it'],
    ['lotsman secrets set mail-code --origin https://mail.example --totp < code.txt', 'codes for the second step'],
    ['lotsman secrets list', 'names, origins and kinds, and where the key lies'],
    ['lotsman secrets remove mail-password', 'forget it'],
  ],

  async run(context) {
    const [deed = '', name, ...more] = context.args;
    if (more.length > 0)
      throw new LotsmanError('bad_usage', 'There are too many words after the name of the secret.', {
        hint: 'The value is not one of them: it is asked for, or read from stdin.',
      });
    switch (deed) {
      case 'set':
        return (await import('./secrets/set.ts')).set(context, named(deed, name));
      case 'list':
        return (await import('./secrets/list.ts')).list(context);
      case 'remove':
        return (await import('./secrets/remove.ts')).remove(context, named(deed, name));
      default:
        throw unknownDeed(deed);
    }
  },
};

/** It stands in prompts and placeholders, so not every text will do. */
function named(deed: string, name: string | undefined): string {
  if (name === undefined) throw new LotsmanError('bad_usage', `secrets ${deed} needs the name of a secret.`);
  if (/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u.test(name)) return name;
  throw new LotsmanError('bad_usage', 'That cannot be the name of a secret.', {
    hint: 'Use letters, digits, dots, hyphens and underscores, 64 at most: mail-password.',
  });
}

function unknownDeed(word: string): LotsmanError {
  const meant = nearest(word, DEEDS);
  return new LotsmanError(
    'bad_usage',
    `secrets cannot ${word}${meant === undefined ? '.' : `; did you mean ${meant}?`}`,
    {
      hint: `It knows ${DEEDS.join(', ')}: see lotsman secrets --help.`,
    },
  );
}
