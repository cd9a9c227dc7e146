/** Figures that companies of a network are compared by. */
export const brandMetrics = [
  'created',
  'acquisitionCents',
  'revenueCents',
  'marginBps',
  'saleDelayDays',
  'lotsSold',
  'leads',
  'conversionBps',
] as const;
export type BrandMetric = (typeof brandMetrics)[number];

/** What they are told by. */
export const brandDimensions = ['company', 'department', 'activity', 'month'] as const;
export type BrandDimension = (typeof brandDimensions)[number];

const parts: ReadonlySet<BrandMetric> = new Set([
  'created',
  'acquisitionCents',
  'revenueCents',
  'lotsSold',
  'leads',
]);

/** Whether parts of it make a whole, of which each has its share. */
export const isSharedMetric = (metric: BrandMetric): boolean => parts.has(metric);

/** Whether the least of it comes first. */
export const isFallingMetric = (metric: BrandMetric): boolean => metric === 'saleDelayDays';

/** First quartile, median and third quartile, interpolated between values; null for none. */
export function quartilesOf(
  values: readonly number[],
): { readonly low: number; readonly middle: number; readonly high: number } | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? below;
    return Math.round(below + (above - below) * (place - Math.floor(place)));
  };
  return { low: at(0.25), middle: at(0.5), high: at(0.75) };
}
