import type { Paint } from '../terminal/colors.ts';
import { formatProblem, formatProblems, ManifestError } from '../manifest/problem.ts';
import type { ExitCode, Host } from './command.ts';
import { printJson } from './print-json.ts';

interface Failing extends Pick<Host, 'out' | 'err'> {
  readonly json: boolean;
  readonly errPaint: Paint;
}

/** Says what a command threw and gives its exit code. Throws again what is a fault of the program. */
export function reportFailure(error: unknown, { out, err, json, errPaint }: Failing): ExitCode {
  if (error instanceof ManifestError) {
    if (json) printJson({ out }, { problems: error.problems });
    else {
      const lines = formatProblems(error.problems, (problem) => {
        const place = `${problem.file}:${problem.line}:${problem.column}`;
        return `${errPaint.bold(place)}${formatProblem(problem).slice(place.length)}`;
      });
      for (const line of lines) err(`${line}\n`);
    }
    return 1;
  }
  if (error instanceof Error && (IN_THE_WAY.has(error.name) || 'syscall' in error)) {
    err(`${errPaint.red(error.message)}\n`);
    return 3;
  }
  throw error;
}

/** By name: the modules of these errors are loaded by those commands alone that can meet them. */
const IN_THE_WAY = new Set(['ForeignFileError', 'LockedError']);
