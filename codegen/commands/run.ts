import { suggest } from '#runtime/routes/suggest.ts';
import { createPaint, wantsColor } from '../terminal/colors.ts';
import { UsageError, type ExitCode, type Host } from './command.ts';
import { commandHelp, programHelp, PROGRAM } from './help.ts';
import { commands, type CommandEntry } from './index.ts';
import { didYouMean, parseLine, splitLine } from './parse.ts';
import { reportFailure } from './report-failure.ts';

/** Runs a command line, without `node` and the program. Throws only what nobody could foresee. */
export async function run(args: readonly string[], host: Host): Promise<ExitCode> {
  const forbidden = args.includes('--no-color');
  const paint = createPaint(wantsColor(host.env, host.isTerminal, forbidden));
  const errPaint = createPaint(wantsColor(host.env, host.errIsTerminal, forbidden));
  let asked: string | undefined;
  try {
    const { name, rest } = splitLine(args);
    if (name === undefined) return await runWithoutCommand(rest, host, programHelp(commands, paint));
    if (name === 'help') {
      const [about] = rest.filter((argument) => !argument.startsWith('-'));
      const text =
        about === undefined ? programHelp(commands, paint) : commandHelp(await entryOf(about).load(), paint);
      host.out(text);
      return 0;
    }
    const entry = entryOf(name);
    asked = entry.name;
    const command = await entry.load();
    const { args: positionals, values } = parseLine(rest, command);
    if (values.help) {
      host.out(commandHelp(command, paint));
      return 0;
    }
    return await command.run({ ...host, args: positionals, values, paint, errPaint });
  } catch (error) {
    if (error instanceof UsageError) {
      host.err(
        `${errPaint.red(error.message)}\n${PROGRAM} ${asked === undefined ? '' : `${asked} `}--help\n`,
      );
      return 2;
    }
    return reportFailure(error, { ...host, json: args.includes('--json'), errPaint });
  }
}

async function runWithoutCommand(rest: readonly string[], host: Host, help: string): Promise<ExitCode> {
  if (rest.includes('--version')) {
    const { GENERATOR_VERSION } = await import('../write/header.ts');
    host.out(`${GENERATOR_VERSION}\n`);
    return 0;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    host.out(help);
    return 0;
  }
  const [option] = rest;
  if (option !== undefined) throw new UsageError(`${option} stands without a command.`);
  host.err(help);
  return 2;
}

function entryOf(name: string): CommandEntry {
  const entry = commands.find((candidate) => candidate.name === name);
  if (entry) return entry;
  const names = commands.map((candidate) => candidate.name);
  throw new UsageError(`Unknown command "${name}".${didYouMean(suggest(name, names))}`);
}
