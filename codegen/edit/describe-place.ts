import type { Place } from './place-route.ts';

/** Why a new route stands where it does; nothing where its group is the whole reason. */
export function placeReason(place: Place): string | undefined {
  if (place.beforeCatcher !== undefined) {
    return place.isKeptOffByFormat === true
      ? `It stands before ${place.beforeCatcher}, which only its format keeps from catching its addresses.`
      : `It stands before ${place.beforeCatcher}, which would catch its addresses.`;
  }
  if (place.afterCaught !== undefined) {
    return `It stands behind ${place.afterCaught}, whose addresses it would catch.`;
  }
  return undefined;
}
