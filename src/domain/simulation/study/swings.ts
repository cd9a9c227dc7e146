import { addMonths, month } from '../../time/day.ts';
import { inOneGo, type Steps } from '../../steps.ts';
import { marginUnder } from '../price-model.ts';
import { priceModelOf, simulatedMargin } from '../simulate.ts';
import { studyInput } from './study-input.ts';
import type { Study, StudyLine, StudyPlace } from './study.ts';

/** Hypotheses that are moved alone, to see which of them the margin depends on most. */
export const levers = ['price', 'works', 'purchase', 'loanRate', 'salesDelay'] as const;
export type Lever = (typeof levers)[number];

/** How far each hypothesis is moved both ways: basis points, of the rate itself for a loan; months for sales. */
export const leverSteps: Readonly<Record<Lever, number>> = {
  price: 500,
  works: 1000,
  purchase: 500,
  loanRate: 100,
  salesDelay: 3,
};

/** What moving one hypothesis does to the margin, in cents beside the margin as it is planned. */
export interface Swing {
  readonly lever: Lever;
  /** With the hypothesis lowered by its step; null where it cannot be lowered. */
  readonly lowerCents: number | null;
  readonly higherCents: number;
}

/**
 * The effect of each hypothesis on the margin, the largest first; those without any are left out. Prices and works
 * move as in the table of sensitivity, with interest and guarantees held; the others are calculated anew.
 *
 * @throws DomainError for what no form allows, as `simulate` does
 */
export const swingsOf = (study: Study, place: StudyPlace): readonly Swing[] =>
  inOneGo(swingSteps(study, place));

/** The same effects, a simulation at a time. */
export function* swingSteps(study: Study, place: StudyPlace): Steps<readonly Swing[]> {
  const model = priceModelOf(studyInput(study, place));
  const base = marginUnder(model, { priceBps: 0, worksBps: 0 }).marginCents;
  const priced = (priceBps: number, worksBps: number): number =>
    marginUnder(model, { priceBps, worksBps }).marginCents - base;
  const again = function* (changed: Study): Steps<number> {
    yield;
    return simulatedMargin(studyInput(changed, place)).marginCents - base;
  };
  const { price, works, purchase, loanRate, salesDelay } = leverSteps;
  const swings: readonly Swing[] = [
    { lever: 'price', lowerCents: priced(-price, 0), higherCents: priced(price, 0) },
    { lever: 'works', lowerCents: priced(0, -works), higherCents: priced(0, works) },
    {
      lever: 'purchase',
      lowerCents: yield* again(withPurchaseMoved(study, -purchase)),
      higherCents: yield* again(withPurchaseMoved(study, purchase)),
    },
    {
      lever: 'loanRate',
      lowerCents: yield* again(withLoanRatesMoved(study, -loanRate)),
      higherCents: yield* again(withLoanRatesMoved(study, loanRate)),
    },
    { lever: 'salesDelay', lowerCents: null, higherCents: yield* again(withSalesLater(study, salesDelay)) },
  ];
  return swings.filter((swing) => reachOf(swing) > 0).toSorted((a, b) => reachOf(b) - reachOf(a));
}

const reachOf = ({ lowerCents, higherCents }: Swing): number =>
  Math.max(Math.abs(lowerCents ?? 0), Math.abs(higherCents));

/** A study bought for so much more or less: its price, and the lines that pay it in euros. */
function withPurchaseMoved(study: Study, bps: number): Study {
  const moved = (value: number): number => Math.round((value * (10_000 + bps)) / 10_000);
  const movedLine = (line: StudyLine): StudyLine =>
    line.category === 'acquisition' && line.basis === 'amount' && line.value !== null
      ? { ...line, value: moved(line.value) }
      : line;
  return {
    ...study,
    purchasePriceCents: moved(study.purchasePriceCents),
    purchaseLines: study.purchaseLines.map(movedLine),
  };
}

/** A study whose loans all cost so much more or less, never less than nothing. */
function withLoanRatesMoved(study: Study, bps: number): Study {
  const moved = (rateBps: number): number => Math.max(0, rateBps + bps);
  return {
    ...study,
    loanBps: moved(study.loanBps),
    otherLoans: (study.otherLoans ?? []).map((loan) => ({
      ...loan,
      rateBps: moved(loan.rateBps),
      rateChanges: loan.rateChanges.map(({ from, rateBps }) => ({ from, rateBps: moved(rateBps) })),
    })),
  };
}

/** A study whose lots are all sold and paid so many months later. */
export function withSalesLater(study: Study, months: number): Study {
  const later = <Given extends string | null>(given: Given): Given | string =>
    given === null ? given : addMonths(month(given), months);
  return {
    ...study,
    lots: study.lots.map((lot) => ({
      ...lot,
      deedMonth: later(lot.deedMonth),
      receipts: lot.receipts.map((receipt) => ({ ...receipt, month: later(receipt.month) })),
    })),
  };
}
