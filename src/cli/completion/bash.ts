import type { Typable, TypableFlag } from './typable.ts';

export function bashCompletion({ commands, flags }: Typable): string {
  const names = commands.map(({ name }) => name);
  const valued = new Map([...flags, ...commands.flatMap((command) => command.flags)].map((flag) => [flag.name, flag]));
  const values = [...valued.values()].flatMap(valueCase);
  const cases = commands.map(
    (command) =>
      `    ${command.name}) words=${list(command.words)}; flags=${list(command.flags.map(({ name }) => name))} ;;`,
  );
  return `# Completion of lotsman for bash. In ~/.bashrc: source <(lotsman completion bash)
_lotsman() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command='' word words flags
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in
      ${names.join('|')}) command="$word"; break ;;
    esac
  done
  case "$previous" in
${values.join('\n')}
  esac
  case "$command" in
${cases.join('\n')}
    *) words=${list(names)}; flags=${list(flags.map(({ name }) => name))} ;;
  esac
  if [[ "$current" == -* ]]; then
    COMPREPLY=($(compgen -W "$flags" -- "$current"))
  else
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  fi
}
complete -o default -F _lotsman lotsman
`;
}

function valueCase({ name, takes }: TypableFlag): string[] {
  if (takes === 'nothing') return [];
  if (takes === 'file') return [`    ${name}) COMPREPLY=($(compgen -f -- "$current")); return ;;`];
  if (takes === 'word') return [`    ${name}) COMPREPLY=(); return ;;`];
  return [`    ${name}) COMPREPLY=($(compgen -W ${list(takes)} -- "$current")); return ;;`];
}

function list(words: readonly string[]): string {
  return `'${words.join(' ')}'`;
}
