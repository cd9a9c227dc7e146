import type { RentalFigures, RentalLotRow } from '#contracts/client/rental-management.ts';
import { cents, sumCents, type Cents } from '#domain/money/cents.ts';
import { arrearsByAge } from '#domain/rental/arrears.ts';
import { occupancyBps, yieldBps } from '#domain/rental/rental-figures.ts';
import type { Day } from '#domain/time/day.ts';
import type { BookedLease } from './book.ts';

/** What is held of a deposit: received, and not given back. */
export const heldDeposit = ({ lease }: BookedLease): Cents =>
  cents(lease.depositReceivedOn !== null && lease.depositReturnedOn === null ? lease.depositCents : 0);

/** The figures at the head of the page, of a month and of today. */
export function rentalFigures(
  book: readonly BookedLease[],
  lots: readonly RentalLotRow[],
  { month, today }: { month: string; today: Day },
): RentalFigures {
  const calls = book.flatMap((booked) => booked.calls).filter(({ amounts }) => !amounts.isCancelled);
  const ofMonth = calls.filter(({ row }) => row.month === month);
  const collected = calls
    .flatMap(({ payments }) => payments)
    .filter(({ receivedOn }) => receivedOn.startsWith(`${month}-`));
  const arrears = arrearsByAge(
    calls.map(({ amounts }) => amounts),
    today,
  );
  const rented = lots.filter(({ lease }) => lease !== null);
  const empty = lots.flatMap((lot) =>
    lot.lease === null && lot.vacantDays !== null ? [lot.vacantDays] : [],
  );
  return {
    calledCents: sumCents(ofMonth.map(({ amounts }) => amounts.totalCents)),
    collectedCents: sumCents(collected.map(({ amountCents }) => cents(amountCents))),
    occupancyBps: occupancyBps(rented.length, lots.length),
    rentedCount: rented.length,
    rentableCount: lots.length,
    arrears,
    arrearsCents: sumCents(Object.values(arrears)),
    vacantDays: empty.reduce((sum, days) => sum + days, 0),
    depositsCents: sumCents(book.map(heldDeposit)),
    yieldBps: yieldBps(
      rented.flatMap(({ lease, costCents }) =>
        lease === null
          ? []
          : [{ rentCents: cents(lease.rentCents), costCents: costCents === null ? null : cents(costCents) }],
      ),
    ),
  };
}
