import type { Explained } from '#contracts/explained.ts';
import type { Explanation } from '#domain/explain/calculation.ts';

/** How a figure came about, as pages are given it. */
export const shownExplanation = ({
  label,
  formula,
  figure,
  inputs,
  source,
  isUnverified,
}: Explanation): Explained => ({
  label,
  formula,
  figure,
  inputs: inputs.map(({ name, figure: value }) => ({ name, figure: value })),
  source,
  isUnverified,
});
