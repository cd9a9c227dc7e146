/** Sizes of amounts by which movements are filtered, their least cents first. */
export const amountBands = { small: 0, medium: 10_000, large: 100_000, huge: 1_000_000 } as const;
export type AmountBand = keyof typeof amountBands;
export const amountBandNames = ['small', 'medium', 'large', 'huge'] as const satisfies AmountBand[];

/** Rates of tax that a part of a movement can have, in basis points. */
export const splitRates = [0, 550, 1000, 2000] as const;
export type SplitRate = (typeof splitRates)[number];
