import { Figure } from '#ui/data/Figure.tsx';
import type { NamedFigure } from '#ui/data/FigureLine.tsx';

/** Amounts with their names, in whole euros; those that are not known are left out. */
export function knownFigures(
  amounts: readonly (readonly [label: string, cents: number | null])[],
): NamedFigure[] {
  return amounts.flatMap(([label, cents]) =>
    cents === null ? [] : [{ label, value: <Figure cents={cents} decimals={0} /> }],
  );
}
