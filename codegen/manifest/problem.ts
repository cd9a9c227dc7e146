/** One thing wrong in a manifest, at a place of it. */
export interface Problem {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units as editors count. */
  readonly column: number;
  /** Route or key it concerns, `''` for the file as a whole. */
  readonly subject: string;
  readonly message: string;
  readonly suggestion?: string;
}

const MAX_PRINTED = 200;

/** `routes.manifest.json:214:31 client.offer.show: message Did you mean "…"?`, always one line. */
export function formatProblem(problem: Problem): string {
  const subject = problem.subject === '' ? '' : ` ${problem.subject}:`;
  const hint = problem.suggestion === undefined ? '' : ` Did you mean "${problem.suggestion}"?`;
  const line = `${problem.file}:${problem.line}:${problem.column}${subject} ${problem.message}${hint}`;
  return line.replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, (found) => JSON.stringify(found).slice(1, -1));
}

/** Lines of problems for a person: the first two hundred, then how many more there are. */
export function formatProblems(
  problems: readonly Problem[],
  format: (problem: Problem) => string = formatProblem,
): string[] {
  const lines = problems.slice(0, MAX_PRINTED).map(format);
  const rest = problems.length - lines.length;
  return rest === 0 ? lines : [...lines, `… and ${rest} more`];
}

/** All that is wrong in a manifest at once; its message is cut after two hundred lines. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems).join('\n'));
    this.problems = problems;
  }
}
