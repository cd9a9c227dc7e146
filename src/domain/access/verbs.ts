/**
 * What may be done in an area: the verbs of a permission key `{area}.{verb}`. `validate` also sends and
 * publishes, `export` also imports and downloads.
 */
export const verbs = ['list', 'create', 'update', 'delete', 'validate', 'export'] as const;
export type Verb = (typeof verbs)[number];

/** The letters in which the matrix is written. */
export const verbOfLetter: Readonly<Record<string, Verb>> = {
  L: 'list',
  C: 'create',
  U: 'update',
  D: 'delete',
  V: 'validate',
  X: 'export',
};
