import type { KpiFigure, KpiPart } from '#contracts/kpi-period.ts';
import { isDisclosed, shownCells } from '#domain/audience/small-cells.ts';
import { valueOfNothing, type KpiCell, type OperationFigure } from '#mocks/db/queries/operation-kpis.ts';

/** What is said of a figure that too few companies make. */
export const hiddenPart: KpiPart = { value: null, isHidden: true };

/** One figure over everything that is selected; `before` is null where nothing is compared. */
export function disclosedFigure(
  figure: OperationFigure,
  now: readonly KpiCell[],
  before: readonly KpiCell[] | null,
  isSelectionDisclosed: boolean,
): KpiFigure {
  const value = isSelectionDisclosed ? disclosedTotal(figure, now) : hiddenPart;
  if (before === null || value.isHidden) return { ...value, before: null };
  return { ...value, before: disclosedTotal(figure, before).value };
}

function disclosedTotal(figure: OperationFigure, cells: readonly KpiCell[]): KpiPart {
  const cell = cells.find((it) => it.figure === figure);
  if (cell === undefined) return { value: valueOfNothing(figure), isHidden: false };
  return isDisclosed(cell.companies.length) ? { value: cell.value, isHidden: false } : hiddenPart;
}

/** A figure of each part, those hidden that would tell of too few companies, by themselves or by what is missing. */
export function disclosedParts(
  figure: OperationFigure,
  cells: readonly KpiCell[],
  isSelectionDisclosed: boolean,
): (part: string) => KpiPart {
  const own = cells.filter((it) => it.figure === figure);
  const shown = shownCells(own);
  const byPart = new Map(
    own.map(({ part, value }, index): [string, KpiPart] => [
      part,
      shown[index] === true && isSelectionDisclosed ? { value, isHidden: false } : hiddenPart,
    ]),
  );
  return (part) =>
    isSelectionDisclosed
      ? (byPart.get(part) ?? { value: valueOfNothing(figure), isHidden: false })
      : hiddenPart;
}
