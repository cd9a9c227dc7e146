import { halfUp } from './fraction.ts';

/** Values by degree of sale, and the share pre-sold in percent with two decimals. */
export function progressOf(
  lots: readonly {
    readonly status: string;
    readonly priceTtcCents: number | null;
    readonly isSaleFirm: boolean;
  }[],
): {
  readonly deeds: number;
  readonly contracted: number;
  readonly reserved: number;
  readonly preSoldPercent: string | null;
} {
  let [deeds, contracted, reserved, whole] = [0, 0, 0, 0];
  for (const { status, priceTtcCents, isSaleFirm } of lots) {
    const price = priceTtcCents ?? 0;
    if (status !== 'withdrawn') whole += price;
    if (status === 'sold' || status === 'delivered') deeds += price;
    if (status === 'reserved' || (status === 'under_contract' && !isSaleFirm)) reserved += price;
    if (status === 'under_contract' && isSaleFirm) contracted += price;
  }
  const sold = deeds + contracted + reserved;
  if (whole === 0) return { deeds, contracted, reserved, preSoldPercent: null };
  const hundredths = halfUp(BigInt(sold) * 10_000n, BigInt(whole))
    .toString()
    .padStart(3, '0');
  return {
    deeds,
    contracted,
    reserved,
    preSoldPercent: `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`,
  };
}
