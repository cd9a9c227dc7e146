import { Figure } from '#ui/data/Figure.tsx';

/** Rents are read to the cent: an amount with both decimals, its unit in the head of the column. */
export const exact = (cents: number | null) =>
  cents === null ? '–' : <Figure cents={cents} decimals={2} isUnitHidden />;
