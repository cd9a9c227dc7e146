/** One thing wrong in a manifest, at a place of it. */
export interface Problem {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** Route or key it concerns, `''` for the file as a whole. */
  readonly subject: string;
  readonly message: string;
  readonly suggestion?: string;
}

/** `routes.manifest.json:214:31 client.offer.show: message Did you mean "…"?` */
export function formatProblem(problem: Problem): string {
  const subject = problem.subject === '' ? '' : ` ${problem.subject}:`;
  const hint = problem.suggestion === undefined ? '' : ` Did you mean "${problem.suggestion}"?`;
  return `${problem.file}:${problem.line}:${problem.column}${subject} ${problem.message}${hint}`;
}

/** All that is wrong in a manifest at once. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}
