import type { Typable, TypableCommand, TypableFlag } from './typable.ts';

export function powershellCompletion({ commands, flags }: Typable): string {
  const bare: TypableCommand = { name: '', about: '', words: commands.map(({ name }) => name), flags };
  const all = new Map([...flags, ...commands.flatMap((command) => command.flags)].map((flag) => [flag.name, flag]));
  const values = [...all.values()].filter(({ takes }) => typeof takes === 'object');
  return `# Completion of lotsman for PowerShell. In $PROFILE: lotsman completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName lotsman -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $words = @{
${[bare, ...commands].map((one) => `    ${quoted(one.name)} = @(${one.words.map(quoted).join(', ')})`).join('\n')}
  }
  $flags = @{
${[bare, ...commands].map((one) => `    ${quoted(one.name)} = @(${one.flags.map(({ name }) => quoted(name)).join(', ')})`).join('\n')}
  }
  $values = @{
${values.map((flag) => `    ${quoted(flag.name)} = @(${choices(flag)})`).join('\n')}
  }
  $typed = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
  if ($wordToComplete -ne '') { $typed = @($typed | Select-Object -SkipLast 1) }
  $command = @($typed | Where-Object { $words.ContainsKey($_) }) | Select-Object -First 1
  if (-not $command) { $command = '' }
  $previous = $typed | Select-Object -Last 1
  $offered = if ($previous -and $values.ContainsKey($previous)) { $values[$previous] }
    elseif ($wordToComplete.StartsWith('-')) { $flags[$command] }
    else { $words[$command] }
  $offered | Where-Object { $_.StartsWith($wordToComplete) } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`;
}

function choices({ takes }: TypableFlag): string {
  return typeof takes === 'object' ? takes.map(quoted).join(', ') : '';
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
