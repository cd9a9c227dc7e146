import { subtractCents, sumCents, type Cents } from '../money/cents.ts';
import type { Day } from '../time/day.ts';

/** A call as far as its money goes; `calledOn` null while it is only scheduled. */
export interface CollectedCall {
  readonly amountCents: Cents;
  readonly calledOn: Day | null;
  readonly dueOn: Day | null;
  readonly receivedCents: Cents;
  readonly consignedCents: Cents;
}

/** What was called, what came in and what is to come. */
export interface Collection {
  readonly calculation: 'collection';
  /** Prices of the sales whose deed is signed. */
  readonly signedCents: Cents;
  /** Prices of all lots of the sale. */
  readonly revenueCents: Cents;
  readonly calledCents: Cents;
  readonly collectedCents: Cents;
  readonly consignedCents: Cents;
  /** Called − collected. */
  readonly unpaidCents: Cents;
  /** Unpaid, less what was consigned. */
  readonly outstandingCents: Cents;
  /** Of the outstanding, what should have been paid by now. */
  readonly overdueCents: Cents;
  readonly overdueCallsCount: number;
  /** Price of signed sales − called. */
  readonly toCallCents: Cents;
  /** Revenue − collected. */
  readonly toComeCents: Cents;
}

/** Totals of the calls of an operation on a day. */
export function collection(
  input: {
    readonly signedCents: Cents;
    readonly revenueCents: Cents;
    readonly calls: readonly CollectedCall[];
  },
  on: Day,
): Collection {
  const { signedCents, revenueCents } = input;
  const made = input.calls.filter(({ calledOn }) => calledOn !== null && calledOn <= on);
  const calledCents = sumCents(made.map(({ amountCents }) => amountCents));
  const collectedCents = sumCents(input.calls.map(({ receivedCents }) => receivedCents));
  const consignedCents = sumCents(input.calls.map((call) => call.consignedCents));
  const unpaidCents = subtractCents(calledCents, collectedCents);
  const overdue = made.filter((call) => call.dueOn !== null && call.dueOn < on && owed(call) > 0);
  return {
    calculation: 'collection',
    signedCents,
    revenueCents,
    calledCents,
    collectedCents,
    consignedCents,
    unpaidCents,
    outstandingCents: subtractCents(unpaidCents, consignedCents),
    overdueCents: sumCents(overdue.map(owed)),
    overdueCallsCount: overdue.length,
    toCallCents: subtractCents(signedCents, calledCents),
    toComeCents: subtractCents(revenueCents, collectedCents),
  };
}

function owed({ amountCents, receivedCents, consignedCents }: CollectedCall): Cents {
  return subtractCents(subtractCents(amountCents, receivedCents), consignedCents);
}
