import { lineId } from './study-input.ts';
import { lineGroupNames, type LineGroup, type Study, type StudyLine } from './study.ts';

/** Who is paid by an expense, and the account that it is booked on. */
export interface LinePosting {
  readonly supplierId: string | null;
  readonly accountingCodeId: string | null;
}

/** Suppliers and accounts, by their identifiers. */
export interface NamedInLines {
  readonly supplierIds: ReadonlySet<string>;
  readonly accountingCodeIds: ReadonlySet<string>;
}

type Lines = Pick<Study, LineGroup>;

const postingOf = ({ supplierId, accountingCodeId }: StudyLine): LinePosting => ({
  supplierId: supplierId ?? null,
  accountingCodeId: accountingCodeId ?? null,
});

/** The posting of each expense, by the name that results know it by: `worksLines.2`. */
export const postingsOf = (study: Lines): ReadonlyMap<string, LinePosting> =>
  new Map(
    lineGroupNames.flatMap((group) =>
      study[group].map((line, index) => [lineId(group, index), postingOf(line)] as const),
    ),
  );

/** The suppliers and accounts that some expenses name. */
export function namedInLines(postings: readonly LinePosting[]): NamedInLines {
  return {
    supplierIds: new Set(postings.flatMap(({ supplierId }) => supplierId ?? [])),
    accountingCodeIds: new Set(postings.flatMap(({ accountingCodeId }) => accountingCodeId ?? [])),
  };
}
