import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  check,
  ForeignFileError,
  generate,
  isUpToDate,
  type GenerateOptions,
  type Outcome,
} from './generate.ts';
import { ManifestError } from './manifest/problem.ts';
import { manifestJsonSchema } from './manifest/schema.ts';
import { writeWhole } from './write/files.ts';
import { LockedError } from './write/lock.ts';

const HELP = `Typed routes and the page registry, generated from a manifest.

  npm run routes -- generate   write what changed
  npm run routes -- check      write nothing, list what would change

Options
  --manifest <file>        routes.manifest.json
  --out <folder>           src/generated
  --runtime <specifier>    #runtime, what the generated code imports its runtime from
  --allow-missing-pages    a page without a file is a warning and has no entry in the registry;
                           for a project that is only beginning
  --json                   the outcome, or the problems, as JSON on standard output
  --help                   this text

Exit codes
  0  done, or nothing to do
  1  check: the output is not up to date; or the manifest has problems
  2  the command line is wrong
  3  a file or another run is in the way
`;

const SCHEMA_FILE = resolve(import.meta.dirname, 'manifest.schema.json');

/** Runs a command line without `node` and the program; returns the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  const parsed = parse(args);
  if (typeof parsed === 'number') return parsed;
  const { command, json, options } = parsed;
  try {
    const outcome = command === 'check' ? withSchema(await check(options)) : await generate(options);
    if (command === 'generate') writeSchema();
    report(outcome, command, json);
    return command === 'check' && !isUpToDate(outcome) ? 1 : 0;
  } catch (error) {
    if (error instanceof ManifestError) {
      if (json) process.stdout.write(`${JSON.stringify({ problems: error.problems }, null, 2)}\n`);
      else process.stderr.write(`${error.message}\n`);
      return 1;
    }
    if (error instanceof ForeignFileError || error instanceof LockedError) {
      process.stderr.write(`${error.message}\n`);
      return 3;
    }
    throw error;
  }
}

interface Command {
  readonly command: 'generate' | 'check';
  readonly json: boolean;
  readonly options: GenerateOptions;
}

function parse(args: readonly string[]): Command | number {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        manifest: { type: 'string', default: 'routes.manifest.json' },
        out: { type: 'string', default: 'src/generated' },
        runtime: { type: 'string', default: '#runtime' },
        'allow-missing-pages': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(HELP);
      return 0;
    }
    const [command, ...others] = positionals;
    if ((command !== 'generate' && command !== 'check') || others.length > 0) {
      throw new TypeError(`expected generate or check, found "${positionals.join(' ')}"`);
    }
    const { manifest, out, runtime, json } = values;
    return {
      command,
      json,
      options: { manifest, out, runtime, allowMissingPages: values['allow-missing-pages'] },
    };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    process.stderr.write(`${error.message}\n\n${HELP}`);
    return 2;
  }
}

function schemaIsCurrent(): boolean {
  return existsSync(SCHEMA_FILE) && readFileSync(SCHEMA_FILE, 'utf8') === manifestJsonSchema();
}

function writeSchema(): void {
  if (!schemaIsCurrent()) writeWhole(import.meta.dirname, 'manifest.schema.json', manifestJsonSchema());
}

function withSchema(outcome: Outcome): Outcome {
  return schemaIsCurrent() ? outcome : { ...outcome, changed: [...outcome.changed, SCHEMA_FILE] };
}

function report(outcome: Outcome, command: Command['command'], json: boolean): void {
  if (json) {
    process.stdout.write(`${JSON.stringify({ upToDate: isUpToDate(outcome), ...outcome }, null, 2)}\n`);
    return;
  }
  for (const warning of outcome.warnings) process.stderr.write(`warning: ${warning}\n`);
  const lists = [
    ['created', outcome.created],
    ['changed', outcome.changed],
    ['deleted', outcome.deleted],
  ] as const;
  for (const [word, paths] of lists) {
    for (const path of paths) {
      const diff = outcome.diffs[path];
      process.stdout.write(
        `${word} ${path}\n${diff === undefined ? '' : `${diff.replace(/^/gm, '    ')}\n`}`,
      );
    }
  }
  if (isUpToDate(outcome)) process.stdout.write('Up to date.\n');
  else if (command === 'check') process.stdout.write('Not up to date: run generate.\n');
}
