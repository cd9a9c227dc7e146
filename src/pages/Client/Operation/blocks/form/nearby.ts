import type { OperationFormProps } from '#contracts/client/operation/form.ts';
import { distanceM } from '#domain/geography/distance.ts';

/** Two operations closer than this are probably the same one. */
export const nearbyM = 50;

type Located = OperationFormProps['located'][number];

/** The closest other operation within `nearbyM` of a point; null without coordinates or neighbours. */
export function nearbyOperation(
  point: { lat: number | null; lng: number | null },
  located: readonly Located[],
): Located | null {
  const { lat, lng } = point;
  if (lat === null || lng === null || !Number.isFinite(lat) || !Number.isFinite(lng)) return null;
  const [closest] = located
    .map((operation) => ({ operation, distance: distanceM({ lat, lng }, operation) }))
    .filter(({ distance }) => distance < nearbyM)
    .toSorted((a, b) => a.distance - b.distance);
  return closest?.operation ?? null;
}
