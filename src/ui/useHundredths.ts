import { useFormat } from '#runtime/locale/format.ts';

/** Writes hundredths (cents, basis points) with their two decimals and no unit: 48000050 → « 480 000,50 ». */
export function useHundredths(): (hundredths: number) => string {
  const { moneyParts } = useFormat();
  return (hundredths) =>
    moneyParts(hundredths, { decimals: 2 })
      .filter((part) => part.type !== 'currency')
      .map((part) => part.value)
      .join('')
      .trim();
}
