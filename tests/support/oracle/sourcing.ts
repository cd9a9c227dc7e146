/** A second calculation of a first look at an opportunity: nothing of the engine is used here. */
import { halfUp } from './fraction.ts';
import { oraclePurchaseCost } from './purchase.ts';

/** What is bought, worked on and sold again: whole cents, hundredths of m², basis points. */
export interface OracleEstimate {
  readonly price: number;
  readonly area: number;
  readonly worksPerM2: number;
  readonly worksVat: number;
  readonly exitPerM2: number;
  readonly carrying: number;
  readonly months: number;
  readonly salesFees: number;
  readonly vat: 'exempt' | 'margin' | 'total';
}

/** Cost and margin in cents of a purchase with a commitment to resell in mainland France. */
export function oracleEstimate(look: OracleEstimate): { readonly cost: number; readonly margin: number } {
  const times = (amount: bigint, by: number, parts: bigint): bigint => halfUp(amount * BigInt(by), parts);
  const isTaxed = look.vat !== 'exempt';
  const deed = oraclePurchaseCost(look.price, 'mdb', 500, 150_000, 0);
  const withoutVat = times(BigInt(look.worksPerM2), look.area, 100n);
  const works = isTaxed ? withoutVat : withoutVat + times(withoutVat, look.worksVat, 10_000n);
  const invested = BigInt(look.price) + BigInt(isTaxed ? deed.feesHtCents : deed.feesTtcCents) + works;
  // A year has twelve months of ten thousand basis points.
  const carried = times(invested, look.carrying * look.months, 120_000n);
  const sold = times(BigInt(look.exitPerM2), look.area, 100n);
  const cost = invested + carried + times(sold, look.salesFees, 10_000n);
  const gain = sold > BigInt(look.price) ? sold - BigInt(look.price) : 0n;
  const vat = { exempt: 0n, margin: halfUp(gain, 6n), total: halfUp(sold, 6n) }[look.vat];
  return { cost: Number(cost), margin: Number(sold - vat - cost) };
}
