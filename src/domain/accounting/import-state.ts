/** Where the import of a statement stands. */
export const importStates = ['uploaded', 'previewed', 'done', 'failed', 'reverted'] as const;
export type ImportState = (typeof importStates)[number];

/** What the lines of a statement came to. */
export interface ImportCounts {
  readonly lines: number;
  readonly created: number;
  readonly duplicates: number;
  readonly errors: number;
}
