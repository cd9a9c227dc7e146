import { DomainError } from '../domain-error.ts';
import { simulate } from '../simulation/simulate.ts';
import { studyInput } from '../simulation/study/study-input.ts';
import type { Study, StudyPlace } from '../simulation/study/study.ts';

/** What a simulation comes to when the property costs another price. */
export interface PriceImpact {
  readonly marginCents: number;
  /** Of revenue, as decimal text; null without any. */
  readonly marginOnRevenue: string | null;
}

/**
 * The same simulation with another price of purchase. A line that is a part of the price follows by itself; where the
 * price stands in amounts (a deposit, then the rest), the largest of them takes the difference.
 */
export function withPurchasePrice(study: Study, priceCents: number): Study {
  const changed = { ...study, purchasePriceCents: priceCents };
  const lines = study.purchaseLines.filter(({ category }) => category === 'acquisition');
  if (lines.some(({ basis }) => basis === 'pct_purchase')) return changed;
  const [largest] = lines
    .filter(({ basis }) => basis === 'amount')
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  if (largest === undefined) return changed;
  const value = Math.max(0, (largest.value ?? 0) + priceCents - study.purchasePriceCents);
  return {
    ...changed,
    purchaseLines: study.purchaseLines.map((line) => (line === largest ? { ...line, value } : line)),
  };
}

/** The margin at a price; null while something is missing that keeps the simulation from being calculated. */
export function priceImpact(study: Study, place: StudyPlace, priceCents: number): PriceImpact | null {
  try {
    const { marginCents, marginOnRevenue } = simulate(
      studyInput(withPurchasePrice(study, priceCents), place),
    );
    return { marginCents, marginOnRevenue };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

const euro = 100;
/** Half the way each time: from a billion to a euro. */
const maxTries = 32;

/**
 * The highest price, to the euro, at which the simulation still loses nothing; null where it loses at any price, or
 * cannot be calculated.
 */
export function breakEvenPrice(study: Study, place: StudyPlace): number | null {
  const marginAt = (euros: number): number | null =>
    priceImpact(study, place, euros * euro)?.marginCents ?? null;
  const known = Math.max(1, Math.round(study.purchasePriceCents / euro));
  const first = marginAt(known);
  if (first === null) return null;
  // What a euro of price takes from the margin differs little from one price to the next.
  let low = first >= 0 ? known : 1;
  let high = first >= 0 ? known + Math.ceil(first / euro) + 1 : known;
  if (first < 0 && (marginAt(low) ?? -1) < 0) return null;
  // Below a loss at `high` nothing is to be looked for; that is so from the beginning where `first` is a loss.
  for (let tries = 0; tries < maxTries && (marginAt(high) ?? -1) >= 0; tries += 1) {
    low = high;
    high *= 2;
  }
  for (let tries = 0; high - low > 1 && tries < maxTries; tries += 1) {
    const middle = Math.floor((low + high) / 2);
    if ((marginAt(middle) ?? -1) >= 0) low = middle;
    else high = middle;
  }
  return low * euro;
}
