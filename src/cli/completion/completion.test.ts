import { execFile, execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/sessions.ts';
import { commands } from '../commands.ts';
import { bashCompletion } from './bash.ts';
import { fishCompletion } from './fish.ts';
import { powershellCompletion } from './powershell.ts';
import { type Typable, typableFrom } from './typable.ts';
import { zshCompletion } from './zsh.ts';

const typable = typableFrom(
  commands.filter(({ name }) => name !== 'completion'),
  { name: 'completion', summary: 'Completion' },
);

function has(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** What bash itself offers after these words. */
async function offered(...words: string[]): Promise<string[]> {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'completion');
  await writeFile(file, bashCompletion(typable));
  const typed = ['lotsman', ...words].map((word) => `'${word}'`).join(' ');
  const script = `source '${file}'; COMP_WORDS=(${typed}); COMP_CWORD=${words.length}; _lotsman; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = await promisify(execFile)('bash', ['-c', script]);
  return stdout.split('\n').filter((line) => line !== '');
}

test.skipIf(!has('bash'))('bash offers commands, their words, flags and values', async () => {
  expect(await offered('gr')).toEqual(['grants', 'graph']);
  expect(await offered('grants', '')).toEqual(['allow', 'revoke']);
  expect(await offered('help', 'doc')).toEqual(['doctor']);
  expect(await offered('runs', '--js')).toEqual(['--json']);
  expect(await offered('--max-s')).toEqual(['--max-steps']);
  expect(await offered('--log-level', '')).toEqual(['silent', 'error', 'warn', 'info', 'debug']);
  expect(await offered('completion', 'f')).toEqual(['fish']);
});

const others: readonly [string, (typable: Typable) => string, readonly string[]][] = [
  ['zsh', zshCompletion, ['-n']],
  ['fish', fishCompletion, ['--no-execute']],
];
for (const [shell, written, flags] of others)
  test.skipIf(!has(shell))(`${shell} can read its own`, async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, 'completion');
    await writeFile(file, written(typable));

    await promisify(execFile)(shell, [...flags, file]);
  });

test('every shell is told of every command and flag', () => {
  const texts = [bashCompletion, zshCompletion, fishCompletion, powershellCompletion].map((written) =>
    written(typable),
  );
  const flags = [...typable.flags, ...typable.commands.flatMap((command) => command.flags)];
  const words = [...typable.commands, ...flags].map(({ name }) => name.replace(/^--/, ''));

  for (const text of texts) expect(words.filter((word) => !text.includes(word))).toEqual([]);
});
