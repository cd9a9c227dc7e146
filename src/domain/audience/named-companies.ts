import { companiesPerFigureMin } from './small-cells.ts';

/** A company whose figures enter those of its network. */
export interface Contributor {
  readonly id: string;
  /** It agreed to be told by its name. */
  readonly isDetailed: boolean;
}

/**
 * Which companies may be told by their names. The others must be none, or enough that what is left of a total tells
 * of none of them: else some that agreed stay among them, always the same ones.
 */
export function namedCompanies(contributors: readonly Contributor[]): ReadonlySet<string> {
  const detailed = contributors
    .filter(({ isDetailed }) => isDetailed)
    .map(({ id }) => id)
    .toSorted();
  const others = contributors.length - detailed.length;
  const kept = others === 0 ? 0 : Math.max(0, companiesPerFigureMin - others);
  return new Set(detailed.slice(kept));
}

/** True when so many companies without a name may stand in a figure: none, or enough of them. */
const areEnough = (count: number): boolean => count === 0 || count >= companiesPerFigureMin;

/** Whether a selection may be told beside everybody: neither it nor the rest tells of too few without a name. */
export function isNamelessDisclosed(
  selected: readonly string[],
  everybody: readonly string[],
  named: ReadonlySet<string>,
): boolean {
  const inside = new Set(selected);
  const isNameless = (id: string): boolean => !named.has(id);
  const rest = everybody.filter((id) => !inside.has(id) && isNameless(id));
  return areEnough([...inside].filter(isNameless).length) && areEnough(new Set(rest).size);
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A, B, … Z, AA, AB: what a company is called whose name is not told. @param index from 0 */
export function companyLetter(index: number): string {
  const before = Math.floor(index / letters.length);
  return `${before === 0 ? '' : companyLetter(before - 1)}${letters[index % letters.length] ?? ''}`;
}
