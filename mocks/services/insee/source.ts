import type { InseeArea } from './area.ts';

/** A figure as a statistical office gives it: whole numbers, shares in basis points, money in cents. */
export interface FetchedFigure {
  readonly figure: string;
  readonly value: number;
  readonly year: number;
  readonly source: string;
}

/** Where figures of communes are fetched. */
export interface InseeSource {
  /**
   * Figures of a commune, of a department, of the country; those that the office does not have are left out.
   *
   * @throws InseeUnreachableError when it does not answer, or not in its form
   */
  figuresOf(area: InseeArea): Promise<readonly FetchedFigure[]>;
}

/** The statistical office did not answer, or in another form than it is read in. */
export class InseeUnreachableError extends Error {
  override readonly name = 'InseeUnreachableError';
}
