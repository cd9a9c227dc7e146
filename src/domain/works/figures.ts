import { cents, subtractCents, sumCents, type Cents } from '../money/cents.ts';
import { bpsOfRate, ratio } from '../money/rate.ts';
import { currentContractCents, type WorksAmendment } from './contract.ts';
import type { ConstructionLotState, SituationState } from './enums.ts';

/** A works lot as far as its figures go. */
export interface CountedLot {
  readonly id: string;
  readonly budgetHtCents: number;
  readonly contractHtCents: number | null;
  readonly amendments: readonly Pick<WorksAmendment, 'htCents'>[];
  readonly retentionReleasedOn: string | null;
  readonly status: ConstructionLotState;
}

/** A progress claim as far as its figures go. */
export interface CountedClaim {
  readonly constructionLotId: string;
  readonly status: SituationState;
  readonly month: string;
  readonly cumulativeBps: number;
  readonly periodHtCents: number;
  readonly retentionCents: number;
  readonly retentionHtCents: number;
}

/** How far works have come: of one lot, or of all. Without VAT unless its name says otherwise. */
export interface WorksFigures {
  readonly budgetCents: Cents;
  /** Contracts with their amendments. */
  readonly contractCents: Cents;
  readonly amendmentsCents: Cents;
  /** Claims that the owner approved. */
  readonly invoicedCents: Cents;
  /** What left the account of it: the retention is not paid. */
  readonly paidCents: Cents;
  /** Kept back of what was paid, and not released: with VAT, and without. */
  readonly retainedTtcCents: Cents;
  readonly retainedHtCents: Cents;
  readonly toInvoiceCents: Cents;
  /** Invoiced ÷ contract. */
  readonly progressBps: number | null;
}

const approvedStates: readonly SituationState[] = ['approved', 'paid'];

/** The figures of some works lots with their claims. */
export function worksFigures(lots: readonly CountedLot[], claims: readonly CountedClaim[]): WorksFigures {
  const ids = new Set(lots.map(({ id }) => id));
  const own = claims.filter(
    ({ constructionLotId, status }) => ids.has(constructionLotId) && approvedStates.includes(status),
  );
  const released = new Set(
    lots.filter(({ retentionReleasedOn }) => retentionReleasedOn !== null).map(({ id }) => id),
  );
  const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number): Cents =>
    sumCents(rows.map((row) => cents(amount(row))));
  const paid = own.filter(({ status }) => status === 'paid');
  const kept = paid.filter(({ constructionLotId }) => !released.has(constructionLotId));
  const contractCents = sum(
    lots,
    ({ contractHtCents, amendments }) => currentContractCents(contractHtCents, amendments) ?? 0,
  );
  const invoicedCents = sum(own, ({ periodHtCents }) => periodHtCents);
  const retainedHtCents = sum(kept, ({ retentionHtCents }) => retentionHtCents);
  return {
    budgetCents: sum(lots, ({ budgetHtCents }) => budgetHtCents),
    contractCents,
    amendmentsCents: sum(lots, ({ amendments }) => sum(amendments, ({ htCents }) => htCents)),
    invoicedCents,
    paidCents: subtractCents(
      sum(paid, ({ periodHtCents }) => periodHtCents),
      retainedHtCents,
    ),
    retainedTtcCents: sum(kept, ({ retentionCents }) => retentionCents),
    retainedHtCents,
    toInvoiceCents: cents(Math.max(0, contractCents - invoicedCents)),
    progressBps: bpsOfRate(ratio(invoicedCents, contractCents, 10)),
  };
}

/** The part of the contracts that was invoiced at the end of each month that has a claim, in basis points. */
export function worksProgress(
  lots: readonly CountedLot[],
  claims: readonly CountedClaim[],
): readonly { readonly month: string; readonly doneBps: number }[] {
  const months = [
    ...new Set(claims.filter(({ status }) => approvedStates.includes(status)).map(({ month }) => month)),
  ].toSorted();
  return months.map((month) => ({
    month,
    doneBps:
      worksFigures(
        lots,
        claims.filter((claim) => claim.month <= month),
      ).progressBps ?? 0,
  }));
}
