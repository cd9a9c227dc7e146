import type * as TsMorph from 'ts-morph';

export type Morph = typeof TsMorph;

/** A statement: a structure of ts-morph, or its text where the layout is ours. */
export type Statement = string | TsMorph.StatementStructures;

/** A file to generate, described without ts-morph until its text is asked for. */
export interface PlannedFile {
  /** Below the output folder, with `/`. */
  readonly path: string;
  /** The part of the model that its text depends on; hashed to tell whether it is up to date. */
  readonly inputs: unknown;
  /** TypeScript, or `json` for a file that holds its inputs as they are. */
  readonly content: 'json' | ((morph: Morph) => Statement[]);
}
