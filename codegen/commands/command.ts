import type { Paint } from '../terminal/colors.ts';
import type { CommonOptions } from './common-options.ts';

/** 0 done · 1 not up to date, problems, nothing found · 2 wrong command line · 3 something is in the way. */
export type ExitCode = 0 | 1 | 2 | 3;

/** An option as `parseArgs` of `node:util` takes it, with what the help says about it. */
export interface Option {
  readonly type: 'string' | 'boolean';
  /** May be given more than once; only for texts. */
  readonly multiple?: boolean;
  /** One letter. */
  readonly short?: string;
  readonly default?: string;
  /** Stands for the value in the help, such as `<file>`. */
  readonly value?: string;
  /** One line. */
  readonly help: string;
}

export type Options = Readonly<Record<string, Option>>;

/** What was given for options: lists where they may repeat, `false` for a switch that is not there. */
export type Values<O extends Options> = { readonly [Name in keyof O]: ValueOf<O[Name]> };

type ValueOf<O extends Option> = Option extends O
  ? boolean | string | readonly string[] | undefined
  : O extends { readonly type: 'boolean' }
    ? boolean
    : O extends { readonly multiple: true }
      ? readonly string[]
      : O extends { readonly default: string }
        ? string
        : string | undefined;

export interface Positional {
  /** Stands for it in the help and in errors, such as `name`. */
  readonly name: string;
  /** One line. */
  readonly help: string;
  readonly optional?: boolean;
  /** Takes all that follow; only for the last one. */
  readonly rest?: boolean;
}

export interface Example {
  /** Behind `npm run routes -- `. */
  readonly line: string;
  /** One line. */
  readonly says: string;
}

/** Where the program runs; tests give their own. */
export interface Host {
  /** Writes to standard output; line ends are the caller's. */
  readonly out: (text: string) => void;
  /** Writes to standard error. */
  readonly err: (text: string) => void;
  /** Whether standard output is a terminal. */
  readonly isTerminal: boolean;
  /** Whether standard error is a terminal. */
  readonly errIsTerminal: boolean;
  /** Width of the terminal. */
  readonly columns: number;
  /** Folder that paths of the command line are relative to. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Time in ms from any fixed moment. */
  readonly now: () => number;
  /** Runs something once after a time in ms, as soon as the program is free; returns what cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Aborts at the first interrupt (Ctrl-C) after the call, which then does not end the program itself. */
  readonly untilInterrupted: () => AbortSignal;
}

/** One run of a command. */
export interface Invocation<O extends Options = Options> extends Host {
  /** Positional arguments, as many as the command declares. */
  readonly args: readonly string[];
  readonly values: Values<O> & Values<CommonOptions>;
  /** Colours of standard output. */
  readonly paint: Paint;
  /** Colours of standard error. */
  readonly errPaint: Paint;
}

/** A command as data. */
export interface Command<O extends Options = Options> {
  readonly name: string;
  /** One line, for the list of commands. */
  readonly summary: string;
  /** Arguments behind the name, as the help shows them; made from `positionals` when absent. */
  readonly usage?: string;
  /** Lines below the summary. */
  readonly description?: string;
  /** Beyond the common ones. */
  readonly options: O;
  readonly positionals: readonly Positional[];
  readonly examples: readonly Example[];
  /** Throws `UsageError` for a wrong command line; `ManifestError` and what stands in the way pass through. */
  run(invocation: Invocation<O>): Promise<ExitCode>;
}

/** Gives a command the types of its options. */
export function defineCommand<const O extends Options>(command: Command<O>): Command<O> {
  return command;
}

/** The command line is wrong; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
