import { randomUUID } from 'node:crypto';
import { CommanderError } from 'commander';
import { load } from '../config/load.ts';
import type { Config } from '../config/settings.ts';
import { EXIT_BUG } from '../errors.ts';
import { createLog, fileWriter, type Log, Redactor } from '../log.ts';
import { exitCodeFor, failureText } from './failure.ts';
import { createParser, earlyColor, type Flags, refuseUnknownCommand } from './parser.ts';
import { openTerminal, painter, wantsColor } from './terminal.ts';

/** Tells the lines of this process from those of others in the same log. */
const RUN = randomUUID().slice(0, 8);

/** Runs the command line and ends with the exit code; whatever goes wrong on the way becomes one sentence on stderr. */
export async function main(argv: readonly string[]): Promise<number> {
  const flags: Flags = {};
  const redactor = new Redactor();
  let failureLog: { log: Log; instead: boolean } | undefined;
  let exitCode: number | undefined;

  const fail = (error: unknown) => {
    failureLog?.log.error('The command failed', { error });
    if (failureLog?.instead) return exitCodeFor(error);
    const debug = flags['--debug'] === true || (flags['--log-level'] ?? process.env['LOTSMAN_LOG_LEVEL']) === 'debug';
    const text = failureText(error, { debug, paint: painter(earlyColor(flags), process.stderr) });
    process.stderr.write(`${redactor.redact(text)}\n`);
    return exitCodeFor(error);
  };
  // Whoever reads us may stop reading, as `head` does; that is their good right.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.on('uncaughtException', (error) => {
    fail(error);
    process.exit(EXIT_BUG);
  });

  const parser = createParser(flags, async (command, given) => {
    const loaded = await load({ flags, command: command.name });
    redactor.add(...loaded.secrets);
    const log = openLog(loaded.values, redactor);
    for (const warning of loaded.warnings) log.warn(warning);
    const { logFile, logFormat, logLevel } = loaded.values;
    // A program that reads JSON from stderr is told in JSON, a person in a sentence, and a file holds both stories.
    const instead = logFile === undefined && logFormat === 'json' && logLevel !== 'silent';
    if (instead || logFile !== undefined) failureLog = { log, instead };
    const terminal = openTerminal(loaded.values.color);
    exitCode = await command.run({ config: loaded.values, loaded, flags, terminal, log, redactor, ...given });
  });
  try {
    const [first, second, ...rest] = argv;
    if (first === 'help' && second !== undefined) refuseUnknownCommand(second);
    await parser.parseAsync(first === 'help' && second === 'help' ? ['help', ...rest] : argv, { from: 'user' });
    return exitCode ?? 0;
  } catch (error) {
    return error instanceof CommanderError ? error.exitCode : fail(error);
  }
}

function openLog({ logLevel, logFormat, logFile, color }: Config, redactor: Redactor): Log {
  const toFile = logFile === undefined ? undefined : fileWriter(logFile);
  return createLog({
    level: logLevel,
    format: logFormat,
    redactor,
    color: toFile === undefined && wantsColor(color, process.stderr),
    bindings: { run: RUN },
    write: toFile ?? ((line) => void process.stderr.write(line)),
  });
}
