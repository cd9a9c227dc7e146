import type { ReactNode } from 'react';
import type { OperationPlace } from '#contracts/client/operation/views.ts';
import type { OperationState } from '#domain/operation/states.ts';
import type { MapPoint } from '#ui/map/map-types.ts';

/** Operations as points of a map, in the colours and with the drawings of their states. */
export function pointsFrom(
  places: readonly OperationPlace[],
  nameOf: (state: OperationState) => string,
  glyphOf: (state: OperationState) => ReactNode,
): readonly MapPoint[] {
  return places.map(([id, name, city, state, lat, lng]) => ({
    id,
    label: `${name}, ${city}, ${nameOf(state)}`,
    at: lat === null || lng === null ? null : { lat, lng },
    tone: state,
    glyph: glyphOf(state),
  }));
}
