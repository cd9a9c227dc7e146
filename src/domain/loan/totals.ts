import { sumCents, type Cents } from '../money/cents.ts';
import type { LoanRow } from './row.ts';

/** What a loan comes to over a number of months: sums of rounded lines. */
export interface LoanTotals {
  readonly drawnCents: Cents;
  readonly repaidCents: Cents;
  readonly interestCents: Cents;
  readonly capitalisedCents: Cents;
  readonly insuranceCents: Cents;
  readonly commitmentCents: Cents;
  readonly feesCents: Cents;
  readonly penaltyCents: Cents;
  /** What the money costs: interest, insurance, commitment, fees and penalties. */
  readonly costCents: Cents;
}

/** Sums of rows: of a whole schedule, of a year of it, or of what is due up to a day. */
export function totalsOf(rows: readonly LoanRow[]): LoanTotals {
  const sum = (figure: (row: LoanRow) => Cents) => sumCents(rows.map(figure));
  const interestCents = sum((row) => row.interestCents);
  const insuranceCents = sum((row) => row.insuranceCents);
  const commitmentCents = sum((row) => row.commitmentCents);
  const feesCents = sum((row) => row.feesCents);
  const penaltyCents = sum((row) => row.penaltyCents);
  return {
    drawnCents: sum((row) => row.drawCents),
    repaidCents: sum((row) => row.repaymentCents),
    interestCents,
    capitalisedCents: sum((row) => row.capitalisedCents),
    insuranceCents,
    commitmentCents,
    feesCents,
    penaltyCents,
    costCents: sumCents([interestCents, insuranceCents, commitmentCents, feesCents, penaltyCents]),
  };
}
