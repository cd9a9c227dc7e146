import type { Coordinates } from '#domain/geography/distance.ts';

/** How far one press of an arrow moves the pin, in degrees: some fifty metres, or ten times that with Shift. */
export const stepDegrees = 0.0005;
const longStepDegrees = 0.005;

/** Six decimals are about ten centimetres, and what the fields hold. */
const precision = 1_000_000;

const directions: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const round = (degrees: number): number => Math.round(degrees * precision) / precision || 0;
const clamp = (degrees: number, limit: number): number => Math.min(limit, Math.max(-limit, degrees));

/** The point as the fields take it: six decimals, latitude within ±90°, longitude within ±180°. */
export function normalized({ lat, lng }: Coordinates): Coordinates {
  return { lat: round(clamp(lat, 90)), lng: round(clamp(lng, 180)) };
}

/** Where a key takes the pin; null for a key that does not move it. */
export function movedByKey(point: Coordinates, key: string, isLong: boolean): Coordinates | null {
  const direction = directions[key];
  if (!direction) return null;
  const step = isLong ? longStepDegrees : stepDegrees;
  const [lat, lng] = direction;
  return normalized({ lat: point.lat + lat * step, lng: point.lng + lng * step });
}

/** The point of two fields, or null while one of them is empty, unreadable or off the globe. */
export function pointOf(lat: number | null, lng: number | null): Coordinates | null {
  if (lat === null || lng === null || !Number.isFinite(lat) || !Number.isFinite(lng)) return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** Whether two points, or two absences of a point, are the same. */
export function isSamePoint(a: Coordinates | null, b: Coordinates | null): boolean {
  return a === b || (a !== null && b !== null && a.lat === b.lat && a.lng === b.lng);
}
