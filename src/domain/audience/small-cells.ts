/** No figure is told of fewer companies: whoever knows one of them would learn the other’s. */
export const companiesPerFigureMin = 3;

/** A part of a whole with the companies that its figure comes from. */
export interface Cell {
  /** Identifiers, each once. */
  readonly companies: readonly string[];
}

/** True when a figure of so many companies may be told. Nothing done by nobody may be told as well. */
export const isDisclosed = (companies: number): boolean =>
  companies === 0 || companies >= companiesPerFigureMin;

/**
 * Which parts of a whole may be shown beside its total. What is hidden together must come from enough companies
 * too: else the total minus the shown parts would tell it. Then the part of the fewest companies is hidden as
 * well, until nothing is told or nothing can be hidden any more.
 */
export function shownCells(cells: readonly Cell[]): readonly boolean[] {
  const shown = cells.map(({ companies }) => isDisclosed(companies.length));
  while (!isDisclosed(companiesOf(cells.filter((_, index) => !shown[index])).size)) {
    const next = smallestShown(cells, shown);
    if (next === null) break;
    shown[next] = false;
  }
  return shown;
}

/** Whether what is selected may be told beside the whole it is a part of: the rest must not stand out either. */
export function isSelectionDisclosed(selected: readonly string[], everybody: readonly string[]): boolean {
  const inside = new Set(selected);
  const rest = everybody.filter((company) => !inside.has(company));
  return inside.size >= companiesPerFigureMin && isDisclosed(new Set(rest).size);
}

/** The companies that some parts come from. */
export const companiesOf = (cells: readonly Cell[]): ReadonlySet<string> =>
  new Set(cells.flatMap(({ companies }) => companies));

function smallestShown(cells: readonly Cell[], shown: readonly boolean[]): number | null {
  let found: number | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const [index, { companies }] of cells.entries()) {
    if (!shown[index] || companies.length === 0 || companies.length >= fewest) continue;
    found = index;
    fewest = companies.length;
  }
  return found;
}
