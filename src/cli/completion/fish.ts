import type { Typable, TypableFlag } from './typable.ts';

export function fishCompletion({ commands, flags }: Typable): string {
  const bare = '-n __fish_use_subcommand';
  const lines = [
    '# Completion of lotsman for fish. Once: lotsman completion fish > ~/.config/fish/completions/lotsman.fish',
    ...commands.map(({ name, about }) => `complete -c lotsman -f ${bare} -a ${name} -d ${quoted(about)}`),
    ...flags.map((flag) => `complete -c lotsman ${bare} ${flagWords(flag)}`),
    ...commands.flatMap(({ name, words, flags: own }) => {
      const here = `-n ${quoted(`__fish_seen_subcommand_from ${name}`)}`;
      return [
        ...(words.length === 0 ? [] : [`complete -c lotsman -f ${here} -a ${quoted(words.join(' '))}`]),
        ...own.map((flag) => `complete -c lotsman ${here} ${flagWords(flag)}`),
      ];
    }),
  ];
  return `${lines.join('\n')}\n`;
}

function flagWords({ name, about, takes }: TypableFlag): string {
  const flag = `-l ${name.replace(/^--/, '')} -d ${quoted(about)}`;
  if (takes === 'nothing') return `-f ${flag}`;
  if (takes === 'file') return `-r -F ${flag}`;
  return takes === 'word' ? `-x ${flag}` : `-x -a ${quoted(takes.join(' '))} ${flag}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
