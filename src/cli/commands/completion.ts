import { LotsmanError } from '../../errors.ts';
import { nearest } from '../../nearest.ts';
import type { Command } from '../command.ts';
import { bashCompletion } from '../completion/bash.ts';
import { fishCompletion } from '../completion/fish.ts';
import { powershellCompletion } from '../completion/powershell.ts';
import { type Shell, shells, type Typable, typableFrom } from '../completion/typable.ts';
import { zshCompletion } from '../completion/zsh.ts';

const writers: Readonly<Record<Shell, (typable: Typable) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
  powershell: powershellCompletion,
};

/** It offers all the others, so it is made from them. */
export function completionOf(others: readonly Command[]): Command {
  const summary = 'Print what teaches a shell to complete commands, flags and their values.';
  return {
    name: 'completion',
    summary,
    argument: '<shell>',
    description: `The shells are ${shells.join(', ')}. Load what is printed when the shell starts.`,
    examples: [
      ['lotsman completion bash', 'in ~/.bashrc: source <(lotsman completion bash)'],
      ['lotsman completion zsh', 'in ~/.zshrc, after compinit: source <(lotsman completion zsh)'],
      ['lotsman completion fish > ~/.config/fish/completions/lotsman.fish', 'once'],
      ['lotsman completion powershell', 'in $PROFILE, piped to Out-String | Invoke-Expression'],
    ],

    async run({ args: [given = ''], terminal }) {
      const shell = shells.find((one) => one === given);
      if (!shell) {
        const meant = nearest(given, shells);
        const end = meant === undefined ? '.' : `; did you mean ${meant}?`;
        throw new LotsmanError('bad_usage', `There is no completion for ${given}${end}`, {
          hint: `There is one for ${shells.join(', ')}.`,
        });
      }
      terminal.print(writers[shell](typableFrom(others, { name: 'completion', summary })).trimEnd());
      return undefined;
    },
  };
}
