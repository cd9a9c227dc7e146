import { Figure } from '#ui/data/Figure.tsx';

/** An amount of a table whose title tells the unit, to the cent; « – » for nothing and for what is hidden. */
export const exactCell = (cents: number | null | undefined) => (
  <Figure cents={cents === 0 ? null : cents} decimals={2} isUnitHidden />
);

/** The same in whole euros. */
export const euroCell = (cents: number | null | undefined) => (
  <Figure cents={cents === 0 ? null : cents} decimals={0} isUnitHidden />
);

/** A rate of a column, with both decimals. */
export const rateCell = (bps: number | null | undefined) => <Figure rateBps={bps} decimals={2} />;
