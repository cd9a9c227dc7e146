/** Where a quick sale stands. */
export const quickSaleStates = [
  'draft',
  'ready',
  'published',
  'under_offer',
  'compromis',
  'sold',
  'withdrawn',
] as const;
export type QuickSaleState = (typeof quickSaleStates)[number];

/** Those in which what is advertised may still change. */
export const openQuickSaleStates: readonly QuickSaleState[] = ['draft', 'ready', 'published', 'under_offer'];
