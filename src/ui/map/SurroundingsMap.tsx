import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { DistancePlan, type DistancePlanProps } from './DistancePlan.tsx';
import { useMapTiles } from './useMapTiles.ts';

export interface SurroundingsMapProps extends DistancePlanProps {
  /** Key of the maps service (`app.mapsKey`); null without one. */
  readonly mapsKey: string | null;
}

// Pages of an estimate and of a place show a plan most often: what draws a map comes where there is one.
const GroundPlan = lazyPart<SurroundingsMapProps>(async () => (await import('./GroundPlan.tsx')).GroundPlan, {
  pending: GroundPlace,
  failed: DistancePlan,
});

/** Keeps the place of the map until its code is here. */
function GroundPlace() {
  return <div className="h-96 rounded-control border border-line2 bg-sunken" />;
}

/**
 * Points around a centre on the ground, over rings of metres. Without pictures of the ground and without a maps
 * service there is nothing to see between them: they are drawn as a plan of distances.
 */
export function SurroundingsMap({ mapsKey, ...plan }: SurroundingsMapProps) {
  const tiles = useMapTiles();
  if (tiles === null && mapsKey === null) return <DistancePlan {...plan} />;
  return <GroundPlan mapsKey={mapsKey} {...plan} />;
}
