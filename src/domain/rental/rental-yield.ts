import { InvalidInputError } from '../domain-error.ts';
import { multiplyDivide, subtractCents, sumCents, type Cents } from '../money/cents.ts';
import { ratio, type Rate } from '../money/rate.ts';

export interface RentalYieldInput {
  readonly priceCents: Cents;
  /** Costs of the deed, VAT included. */
  readonly feesCents: Cents;
  readonly worksCents: Cents;
  /** Rent of a full year, without charges borne by the tenant. */
  readonly annualRentCents: Cents;
  /** Share of the rent lost between tenants. */
  readonly vacancyBps: number;
  /** Share of the rent collected that goes to the manager. */
  readonly managementBps: number;
  /** Charges of the year that the tenant does not bear. */
  readonly chargesCents: Cents;
  readonly propertyTaxCents: Cents;
  readonly insuranceCents: Cents;
}

/** Yields of a rented property for one year; `null` where there is nothing to divide by. */
export interface RentalYield extends RentalYieldInput {
  readonly calculation: 'rental-yield';
  readonly investedCents: Cents;
  readonly vacancyCents: Cents;
  readonly collectedCents: Cents;
  readonly managementCents: Cents;
  readonly netIncomeCents: Cents;
  /** Rent ÷ price. */
  readonly grossRate: Rate | null;
  /** Rent ÷ all that was invested. */
  readonly grossOnInvestedRate: Rate | null;
  /** Net income ÷ all that was invested; below 0 when costs exceed the rent. */
  readonly netRate: Rate | null;
}

/** Gross and net yield of a property. @throws InvalidInputError naming the input that is below 0 or no share */
export function rentalYield(input: RentalYieldInput): RentalYield {
  for (const [name, value] of Object.entries(input)) {
    // Both kinds of value are whole: cents, and basis points that are looked at below.
    if (!Number.isSafeInteger(value) || value < 0) {
      throw new InvalidInputError(name, value, 'a whole value from 0');
    }
  }
  requireShare('vacancyBps', input.vacancyBps);
  requireShare('managementBps', input.managementBps);
  const { annualRentCents } = input;
  const investedCents = sumCents([input.priceCents, input.feesCents, input.worksCents]);
  const vacancyCents = multiplyDivide(annualRentCents, input.vacancyBps, 10_000);
  const collectedCents = subtractCents(annualRentCents, vacancyCents);
  const managementCents = multiplyDivide(collectedCents, input.managementBps, 10_000);
  const costsCents = sumCents([
    managementCents,
    input.chargesCents,
    input.propertyTaxCents,
    input.insuranceCents,
  ]);
  const netIncomeCents = subtractCents(collectedCents, costsCents);
  return {
    calculation: 'rental-yield',
    ...input,
    investedCents,
    vacancyCents,
    collectedCents,
    managementCents,
    netIncomeCents,
    grossRate: ratio(annualRentCents, input.priceCents),
    grossOnInvestedRate: ratio(annualRentCents, investedCents),
    netRate: ratio(netIncomeCents, investedCents),
  };
}

/** Rent of a year from the monthly rents of several leases. @throws InvalidInputError beyond 2^53 */
export function annualRent(monthlyRentsCents: Iterable<Cents>): Cents {
  return multiplyDivide(sumCents(monthlyRentsCents), 12, 1);
}

/**
 * Gross yield on cost, as lists of rented lots show it: twelve rents ÷ cost; `null` when the cost is not
 * above 0.
 */
export function grossYieldOnCost(monthlyRentCents: Cents, costCents: Cents): Rate | null {
  return costCents > 0 ? ratio(annualRent([monthlyRentCents]), costCents) : null;
}

function requireShare(input: string, bps: number): void {
  if (!Number.isSafeInteger(bps) || bps > 10_000) {
    throw new InvalidInputError(input, bps, 'whole basis points from 0 to 10000');
  }
}
