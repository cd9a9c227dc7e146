import { reaches, type Reach } from './reach.ts';
import type { RoleName } from './roles.ts';
import { verbOfLetter, type Verb } from './verbs.ts';

/**
 * The rights of each role in one area, in letters: `LCU` reaches all, `L CUD:own` lists all and changes one's
 * own. An absent role has none.
 */
export type Row = Readonly<Partial<Record<RoleName, string>>>;
export type Matrix = Readonly<Record<string, Row>>;

/** A cell that cannot be read: a mistake in the matrix. */
export class MatrixCellError extends Error {
  override name = 'MatrixCellError';
}

/**
 * The rights that a cell writes down.
 *
 * @throws MatrixCellError for an unknown letter or reach, or a letter written twice
 */
export function parseCell(cell: string): ReadonlyMap<Verb, Reach> {
  const rights = new Map<Verb, Reach>();
  for (const group of cell.split(' ')) {
    const [letters = '', name = 'all'] = group.split(':');
    const reach = reaches.find((known) => known === name);
    for (const letter of letters) {
      const verb = verbOfLetter[letter];
      if (verb === undefined || reach === undefined || rights.has(verb))
        throw new MatrixCellError(`The cell "${cell}" cannot be read at "${group}"`);
      rights.set(verb, reach);
    }
  }
  return rights;
}
