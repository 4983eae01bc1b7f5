import { text } from 'node:stream/consumers';
import { LotsmanError } from '../../../errors.ts';
import { readOrigin } from '../../../safety/secrets/origins.ts';
import { readTotp } from '../../../safety/secrets/totp.ts';
import { Vault } from '../../../safety/secrets/vault.ts';
import { type FieldKind, fieldKinds, placeholderFor } from '../../../secrets.ts';
import type { Context } from '../../command.ts';
import { askHidden } from './ask-hidden.ts';

/** Shorter ones could not be masked: they would tear holes into ordinary words. */
const SHORTEST = 4;

export async function set({ config, options, switches, terminal, redactor, json }: Context, name: string) {
  const totp = switches.has('totp');
  const origins = originsIn(options.get('origin'));
  const field = kindIn(options.get('field'), totp);
  const value = await given(name);
  redactor.add(value);
  if (value === '') throw new LotsmanError('bad_input', 'There is no value: nothing was kept.');
  if (!totp && value.length < SHORTEST)
    throw new LotsmanError(
      'bad_input',
      `A secret has at least ${SHORTEST} characters: a shorter one cannot be masked.`,
      {
        hint: 'Leave it to the person: a run hands over where it is asked for.',
      },
    );
  const vault = new Vault(config.secrets);
  await vault.set({ name, origins, field, value: totp ? readTotp(value) : value });
  const key = await vault.keyPlace();
  if (json) terminal.json({ name, origins, field, totp, key });
  else terminal.print(`Kept. On ${origins.join(' and ')} it is ${placeholderFor(name)}; its key is in ${key}.`);
  return undefined;
}

function originsIn(text: string | undefined): string[] {
  if (text === undefined)
    throw new LotsmanError('bad_usage', 'A secret needs the origins it belongs to: --origin https://mail.example.');
  return [...new Set(text.split(',').map(readOrigin))];
}

function kindIn(word: string | undefined, totp: boolean): FieldKind {
  const kind = fieldKinds.find((one) => one === (word ?? (totp ? 'code' : 'password')));
  if (kind) return kind;
  throw new LotsmanError('bad_usage', `--field must be one of ${fieldKinds.join(', ')}, but it is "${word}".`);
}

/** Never from the command line, which everybody on the machine can read and the shell writes down. */
async function given(name: string): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) return askHidden(`Value of ${name}: `, stdin, stderr);
  return (await text(stdin)).replace(/\r?\n$/, '');
}
