import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util';
import { suggest } from '#runtime/routes/suggest.ts';
import { UsageError, type Command, type Option, type Options, type Values } from './command.ts';
import { commonOptions, type CommonOptions } from './common-options.ts';

/** The name of the command, and the other arguments in their order; the name is absent where none stands. */
export interface SplitLine {
  readonly name: string | undefined;
  readonly rest: readonly string[];
}

/** What a command line says to a command. */
export interface ParsedLine {
  readonly args: readonly string[];
  readonly values: Values<Options> & Values<CommonOptions>;
}

/** Finds the command: the first argument that is neither an option nor the value of a common one. */
export function splitLine(args: readonly string[]): SplitLine {
  const first = tokensOf(args, commonOptions).find((token) => token.kind === 'positional');
  if (!first) return { name: undefined, rest: args };
  return { name: first.value, rest: args.toSpliced(first.index, 1) };
}

/** Options and positional arguments of a command. Throws `UsageError`. */
export function parseLine(args: readonly string[], command: Command): ParsedLine {
  const options: Options = { ...commonOptions, ...command.options };
  const given = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokensOf(args, options)) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const value = optionValue(token, options);
    given.set(token.name, [...(given.get(token.name) ?? []), value]);
  }
  const values = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, finalValue(option, given.get(name))]),
  ) as ParsedLine['values'];
  // Whoever asks for help need not have the arguments right.
  if (!values.help) checkPositionals(positionals, command);
  return { args: positionals, values };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function tokensOf(args: readonly string[], options: Options) {
  const config = Object.fromEntries(
    Object.entries(options).map(([name, { type, short }]): [string, ParseArgsOptionDescriptor] => [
      name,
      short === undefined ? { type } : { type, short },
    ]),
  );
  // Not strict: its errors know no suggestion, and the command must be found before its options are known.
  return parseArgs({ args: [...args], options: config, strict: false, allowPositionals: true, tokens: true })
    .tokens;
}

function optionValue(token: OptionToken, options: Options): string {
  const { rawName, value } = token;
  const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
  if (!option) {
    const nearest = suggest(token.name, Object.keys(options));
    throw new UsageError(`Unknown option ${rawName}.${didYouMean(nearest && `--${nearest}`)}`);
  }
  if (option.type === 'boolean') {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value, found "${value}".`);
    return '';
  }
  if (value === undefined)
    throw new UsageError(`${rawName} needs a value: ${rawName} ${placeholder(option)}.`);
  if (value.startsWith('-') && value !== '-' && token.inlineValue !== true) {
    throw new UsageError(
      `${rawName} needs a value, found the option "${value}". A value that begins so: ${rawName}=${value}.`,
    );
  }
  return value;
}

function finalValue(option: Option, given: readonly string[] | undefined): Values<Options>[string] {
  if (option.type === 'boolean') return given !== undefined;
  if (option.multiple === true) return given ?? [];
  return given?.at(-1) ?? option.default;
}

function checkPositionals(args: readonly string[], { name, positionals, examples }: Command): void {
  const required = positionals.filter(({ optional }) => optional !== true);
  if (args.length < required.length) {
    throw new UsageError(
      `${name} needs ${required.map((positional) => `<${positional.name}>`).join(' ')}, as in: ${examples[0]?.line ?? name}`,
    );
  }
  const takesRest = positionals.at(-1)?.rest === true;
  const [surplus] = takesRest ? [] : args.slice(positionals.length);
  if (surplus !== undefined)
    throw new UsageError(`${name}: "${surplus}" is one argument too many. Options begin with --.`);
}

/** What stands for the value of an option in texts. */
export function placeholder(option: Option): string {
  return option.value ?? '<text>';
}

/** ` Did you mean "…"?`, or nothing. */
export function didYouMean(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
}
