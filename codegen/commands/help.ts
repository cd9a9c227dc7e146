import type { Paint } from '../terminal/colors.ts';
import type { Command, Example, Options, Positional } from './command.ts';
import { commonOptions } from './common-options.ts';
import type { CommandEntry } from './index.ts';
import { placeholder } from './parse.ts';

/** How the program is called in texts. */
export const PROGRAM = 'npm run routes --';

const EXIT_CODES: readonly Row[] = [
  ['0', 'done, or nothing to do'],
  ['1', 'not up to date, problems in the manifest, nothing found'],
  ['2', 'the command line is wrong'],
  ['3', 'a file or another run is in the way'],
];

type Row = readonly [term: string, text: string];

/** The text of `--help`: all commands, common options, exit codes. */
export function programHelp(commands: readonly CommandEntry[], paint: Paint): string {
  return join([
    'Typed routes and the page registry, generated from a manifest.',
    `  ${PROGRAM} <command> [options]`,
    section(
      'Commands',
      commands.map(({ name, summary }) => [name, summary]),
      paint,
    ),
    section(
      'Options of every command',
      [...optionRows(commonOptions), ['--version', 'the version of the generator']],
      paint,
    ),
    section('Exit codes', EXIT_CODES, paint),
    `Options of a command, with examples: ${PROGRAM} help <command>`,
  ]);
}

/** The text of `<command> --help`. */
export function commandHelp(command: Command, paint: Paint): string {
  const { name, summary, positionals, options, examples, description } = command;
  const usage = command.usage ?? positionals.map(positionalText).join(' ');
  return join([
    `${paint.bold(name)}: ${summary}`,
    `  ${PROGRAM} ${[name, usage, '[options]'].filter((part) => part !== '').join(' ')}`,
    description ?? '',
    section(
      'Arguments',
      positionals.map((positional) => [positionalText(positional), positional.help]),
      paint,
    ),
    section('Options', optionRows(options), paint),
    section('Options of every command', optionRows(commonOptions), paint),
    section('Exit codes', EXIT_CODES, paint),
    examples.length === 0 ? '' : [paint.bold('Examples'), ...examples.map(exampleText(paint))].join('\n'),
  ]);
}

function join(blocks: readonly string[]): string {
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function section(title: string, rows: readonly Row[], paint: Paint): string {
  if (rows.length === 0) return '';
  const width = Math.max(...rows.map(([term]) => term.length));
  return [paint.bold(title), ...rows.map(([term, text]) => `  ${term.padEnd(width)}  ${text}`)].join('\n');
}

function optionRows(options: Options): Row[] {
  return Object.entries(options).map(([name, option]): Row => {
    const short = option.short === undefined ? '' : `-${option.short}, `;
    const value = option.type === 'string' ? ` ${placeholder(option)}` : '';
    const repeats = option.multiple === true ? ' (may repeat)' : '';
    const usual = option.default === undefined ? '' : ` (${option.default})`;
    return [`${short}--${name}${value}`, `${option.help}${repeats}${usual}`];
  });
}

function positionalText({ name, optional, rest }: Positional): string {
  const text = `<${name}>${rest === true ? '…' : ''}`;
  return optional === true ? `[${text}]` : text;
}

function exampleText(paint: Paint) {
  return ({ line, says }: Example): string => `  ${PROGRAM} ${line}\n      ${paint.dim(says)}`;
}
