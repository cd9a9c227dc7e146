import { DomainError } from '../domain-error.ts';
import { simulatedMargin } from '../simulation/simulate.ts';
import { studyInput } from '../simulation/study/study-input.ts';
import type { Study, StudyPlace } from '../simulation/study/study.ts';
import { inOneGo, type Steps } from '../steps.ts';

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
    const { marginCents, marginOnRevenue } = simulatedMargin(
      studyInput(withPurchasePrice(study, priceCents), place),
    );
    return { marginCents, marginOnRevenue };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

const euro = 100;
/** A line through the ends leads there in a few; half the way each time, from a billion to a euro, in so many. */
const maxTries = 40;
/** From then on the way is halved, as prices at which a tariff jumps may keep one end where it is. */
const interpolatedTries = 10;

/**
 * The highest price, to the euro, at which the simulation still loses nothing; null where it loses at any price, or
 * cannot be calculated.
 */
export const breakEvenPrice = (study: Study, place: StudyPlace): number | null =>
  highestPrice(study, place, 0);

/**
 * The highest price of purchase, before its costs and to the euro, at which the margin is at least a part of the
 * revenue without VAT; null where no price is low enough, or it cannot be calculated. Costs of the deed, interest and
 * VAT on the margin follow the price.
 *
 * @param targetBps part of the revenue, in basis points
 */
export const highestPrice = (study: Study, place: StudyPlace, targetBps: number): number | null =>
  inOneGo(highestPriceSteps(study, place, targetBps));

/** The same price, a simulation at a time: large ones take a while. */
export function* highestPriceSteps(study: Study, place: StudyPlace, targetBps: number): Steps<number | null> {
  const excessAt = function* (euros: number): Steps<number | null> {
    yield;
    return excessOver(study, place, euros * euro, targetBps);
  };
  const known = Math.max(1, Math.round(study.purchasePriceCents / euro));
  const first = yield* excessAt(known);
  if (first === null) return null;
  // What a euro of price takes from the margin differs little from one price to the next.
  let low = first >= 0 ? known : 1;
  let high = first >= 0 ? known + Math.ceil(first / euro) + 1 : known;
  let above = first >= 0 ? first : ((yield* excessAt(low)) ?? -1);
  if (above < 0) return null;
  let below = first >= 0 ? ((yield* excessAt(high)) ?? -1) : first;
  // Below a loss at `high` nothing is to be looked for; that is so from the beginning where `first` is a loss.
  for (let tries = 0; tries < maxTries && below >= 0; tries += 1) {
    [low, above] = [high, below];
    high *= 2;
    below = (yield* excessAt(high)) ?? -1;
  }
  for (let tries = 0; high - low > 1 && tries < maxTries; tries += 1) {
    const part = tries < interpolatedTries ? above / (above - below) : 0.5;
    const middle = Math.min(high - 1, Math.max(low + 1, low + Math.floor((high - low) * part)));
    const excess = (yield* excessAt(middle)) ?? -1;
    if (excess >= 0) [low, above] = [middle, excess];
    else [high, below] = [middle, excess];
  }
  return low * euro;
}

/** What the margin at a price has beyond a part of the revenue, in cents; null where it cannot be calculated. */
function excessOver(study: Study, place: StudyPlace, priceCents: number, targetBps: number): number | null {
  try {
    const { marginCents, revenueHtCents } = simulatedMargin(
      studyInput(withPurchasePrice(study, priceCents), place),
    );
    return marginCents - Math.ceil((revenueHtCents * targetBps) / 10_000);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
