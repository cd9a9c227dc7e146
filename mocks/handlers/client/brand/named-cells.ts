import { namedCompanies } from '#domain/audience/named-companies.ts';
import { companiesPerFigureMin } from '#domain/audience/small-cells.ts';
import type { KpiCell } from '#mocks/db/queries/operation-kpis.ts';
import type { NetworkCompany } from './network.ts';

/** Which companies that share may be told by name. @param contributors those that the figures come from */
export const namedAmong = (
  companies: readonly NetworkCompany[],
  contributors: readonly string[],
): ReadonlySet<string> =>
  namedCompanies(
    companies
      .filter(({ id }) => contributors.includes(id))
      .map(({ id, sharing }) => ({ id, isDetailed: sharing === 'detailed' })),
  );

/** Cells with those companies alone that are not told by name: they must be enough. */
export const namelessCells = (cells: readonly KpiCell[], named: ReadonlySet<string>): readonly KpiCell[] =>
  cells.map((cell) => ({ ...cell, companies: cell.companies.filter((id) => !named.has(id)) }));

/** The same for totals, which fewer than three companies never make, whether or not they are told by name. */
export const discreetCells = (cells: readonly KpiCell[], named: ReadonlySet<string>): readonly KpiCell[] => [
  ...cells.filter(({ companies }) => companies.length < companiesPerFigureMin),
  ...namelessCells(
    cells.filter(({ companies }) => companies.length >= companiesPerFigureMin),
    named,
  ),
];
