import { halfUp } from './fraction.ts';

/** Shares of a price by weights: floors, then one cent at a time to the largest remainder still unserved. */
export function sharesOf(price: number, weights: readonly number[], refs: readonly string[]): number[] {
  const whole = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  const shares = weights.map((weight) => (BigInt(price) * BigInt(weight)) / whole);
  const remainders = weights.map((weight) => (BigInt(price) * BigInt(weight)) % whole);
  let left = BigInt(price) - shares.reduce((all, share) => all + share, 0n);
  const served = new Set<number>();
  while (left > 0n) {
    let best = -1;
    for (let index = 0; index < weights.length; index += 1) {
      if (served.has(index)) continue;
      const mine = remainders[index] ?? 0n;
      const bestOne = best === -1 ? -1n : (remainders[best] ?? 0n);
      const isTieBefore = mine === bestOne && (refs[index] ?? '') < (refs[best] ?? '');
      if (mine > bestOne || isTieBefore) best = index;
    }
    served.add(best);
    shares[best] = (shares[best] ?? 0n) + 1n;
    left -= 1n;
  }
  return shares.map(Number);
}

/** VAT inside a base at 20 %, as a sixth. */
export function sixthOf(base: number): number {
  return base <= 0 ? 0 : Number(halfUp(BigInt(base), 6n));
}

/** VAT declared with each receipt, each from the beginning again. */
export function declaredPerReceipt(vat: number, price: number, receipts: readonly number[]): number[] {
  const upTo = (count: number): bigint => {
    const sum = receipts.slice(0, count).reduce((all, one) => all + one, 0);
    const counted = sum < 0 ? 0 : sum > price ? price : sum;
    return price === 0 ? 0n : halfUp(BigInt(vat) * BigInt(counted), BigInt(price));
  };
  return receipts.map((_, index) => Number(upTo(index + 1) - upTo(index)));
}

/** Cash of VAT by month number, as a ledger kept over every month. */
export function paidByMonth(
  months: ReadonlyMap<number, { readonly collected: number; readonly deductible: number }>,
): Map<number, number> {
  const numbers = [...months.keys()];
  const first = Math.min(...numbers);
  const end = Math.max(...numbers);
  const collecting = numbers.filter((number) => (months.get(number)?.collected ?? 0) !== 0);
  const last = collecting.length > 0 ? Math.max(...collecting) : end;
  const paid = new Map<number, number>();
  // What the State owes (positive) or is owed (negative) and has not been settled.
  let owedByState = 0;
  for (let number = first; number <= end; number += 1) {
    const { collected, deductible } = months.get(number) ?? { collected: 0, deductible: 0 };
    owedByState += deductible - collected;
    if (owedByState < 0 || number >= last) {
      paid.set(number + 1, -owedByState);
      owedByState = 0;
    }
  }
  return paid;
}

/** VAT of subcontracted works: on the invoice, declared by the customer, left to pay; rates in basis points. */
export function reversedVat(
  ht: number,
  bps: number,
  isReversed: boolean,
  isDeductible: boolean,
): readonly [invoiced: number, declared: number, left: number] {
  const vat = Number(halfUp(BigInt(ht) * BigInt(bps), 10_000n));
  if (!isReversed) return [vat, 0, 0];
  return [0, vat, isDeductible ? 0 : vat];
}

/** State of the franchise in 2026 and what is left of it, of euros a year in goods and in services. */
export function franchiseOf2026(
  before: { readonly goods: number; readonly services: number },
  now: { readonly goods: number; readonly services: number },
): readonly [state: string, left: number] {
  const tooHigh = ({ goods, services }: typeof now, all: number, part: number): boolean =>
    goods + services > all || services > part;
  if (tooHigh(before, 85_000, 37_500)) return ['lost_before', 0];
  if (tooHigh(now, 93_500, 41_250)) return ['lost_now', 0];
  const left = Math.min(93_500 - now.goods - now.services, 41_250 - now.services);
  return [tooHigh(now, 85_000, 37_500) ? 'ends_next_year' : 'applies', left];
}
