import { lineGroupNames, studyPriceCents, type Study } from './study.ts';

/** Labels of the lines of which it is not said when they are paid or come in. */
export function linesWithoutMonth(study: Study): readonly string[] {
  const { worksStartMonth, situations } = study;
  const hasWorks = worksStartMonth !== null || situations.length > 0;
  return [
    ...lineGroupNames.flatMap((group) =>
      study[group]
        .filter(({ schedule, month }) => {
          if (schedule === 'with_works') return !hasWorks;
          return (schedule === 'month' || schedule === 'spread') && month === null;
        })
        .map(({ label }) => label),
    ),
    ...study.lots
      .filter((lot) => lot.deedMonth === null && studyPriceCents(lot) !== null)
      .map(({ ref }) => ref),
    ...study.otherRevenues.filter(({ month }) => month === null).map(({ label }) => label),
  ];
}

/** The purchase stands among the expenses. */
export const hasPurchaseLine = ({ purchaseLines }: Pick<Study, 'purchaseLines'>): boolean =>
  purchaseLines.some(({ category }) => category === 'acquisition');

/** A study with all prices of lots moved by one part, each rounded to whole euros. */
export function withPricesMoved<Of extends Study>(study: Of, bps: number): Of {
  if (bps === 0) return study;
  const moved = (price: number | null): number | null =>
    price === null ? null : Math.round((price * (10_000 + bps)) / 1_000_000) * 100;
  return {
    ...study,
    lots: study.lots.map((lot) => ({
      ...lot,
      priceTtcCents: moved(lot.priceTtcCents),
      existingPriceCents: moved(lot.existingPriceCents),
      worksPriceCents: moved(lot.worksPriceCents),
      receipts: [],
    })),
  };
}
