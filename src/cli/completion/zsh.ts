import type { Typable, TypableFlag } from './typable.ts';

export function zshCompletion({ commands, flags }: Typable): string {
  const described = commands.map(({ name, about }) => `    ${quoted(`${name}:${about}`)}`);
  const cases = commands.map(({ name, words, flags: own }) => {
    const first = words.length === 0 ? [] : [quoted(`1: :(${words.join(' ')})`)];
    return `        ${name}) _arguments ${[...first, ...own.map(spec), quoted('*: :_files')].join(' ')} ;;`;
  });
  return `#compdef lotsman
# Completion of lotsman for zsh. In ~/.zshrc, after compinit: source <(lotsman completion zsh)
_lotsman() {
  local context state line
  local -a commands
  commands=(
${described.join('\n')}
  )
  _arguments -C ${flags.map(spec).join(' ')} '1: :->command' '*:: :->rest'
  case $state in
    command) _describe command commands ;;
    rest)
      case $words[1] in
${cases.join('\n')}
      esac ;;
  esac
}
compdef _lotsman lotsman
`;
}

function spec({ name, about, takes }: TypableFlag): string {
  const told = `${name}[${about.replace(/[[\]]/g, '\\$&')}]`;
  if (takes === 'nothing') return quoted(told);
  const value = takes === 'file' ? '_files' : takes === 'word' ? ' ' : `(${takes.join(' ')})`;
  return quoted(`${told}: :${value}`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
