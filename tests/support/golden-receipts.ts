import { cents, type Cents } from '#domain/money/cents.ts';
import type { SaleMode } from '#domain/lot/states.ts';
import { day, type Day } from '#domain/time/day.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };

/** One lot of the golden operation with all that its buyer pays, and when. */
export interface GoldenLot {
  readonly ref: string;
  readonly saleMode: SaleMode;
  readonly priceTtcCents: Cents;
  readonly vatCents: Cents;
  readonly deedOn: Day | null;
  readonly receipts: readonly { readonly on: Day; readonly cents: Cents }[];
}

/** Calls are paid when due, but for the works of A22 called in November 2026, expected in December. */
export function goldenReceipts(): readonly GoldenLot[] {
  return Object.entries(golden.lots).map(([ref, lot]) => {
    const calls = golden.calls.filter((call) => call.lot === ref);
    return {
      ref,
      saleMode: lot.saleMode === 'vir' ? 'vir' : 'asis',
      priceTtcCents: cents(lot.priceTtcCents),
      vatCents: cents(lot.vatCents),
      deedOn: calls[0] ? day(calls[0].calledOn) : null,
      receipts: calls.map(({ amountCents, dueOn }) => ({
        on: day(ref === 'A22' && dueOn === '2026-11-17' ? '2026-12-15' : dueOn),
        cents: cents(amountCents),
      })),
    };
  });
}
