import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Coordinates } from '#domain/geography/distance.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { cx } from '../cx.ts';
import {
  groundPlace,
  pixelsOf,
  radiusOf,
  reachOf,
  ringsOf,
  squareAround,
  type PlanPoint,
} from './distance-plan.ts';
import { DistancePlan } from './DistancePlan.tsx';
import { MapControls } from './MapControls.tsx';
import { zoomAround, zooms, type MapEngine } from './map-engine.ts';
import { OnGround } from './OnGround.tsx';
import type { SurroundingsMapProps } from './SurroundingsMap.tsx';
import { useMapEngine, type ShownMap } from './useMapEngine.ts';
import { useMapMessages } from './useMapMessages.ts';

/** Room at the edges, in px. */
const paddingPx = 24;

/** Points around a centre, on the pictures of the ground or the service's map. */
export function GroundPlan({ mapsKey, ...plan }: SurroundingsMapProps) {
  const { label, centre, points, reachM: wantedM, onPlace } = plan;
  const t = useMapMessages();
  const instructionsId = useId();
  const container = useRef<HTMLDivElement>(null);
  const reachM = reachOf(points, wantedM);
  const { lat, lng } = centre;

  const look = (engine: MapEngine): void => lookAround(engine, container.current, centre, reachM);
  const { map, hasFailed } = useMapEngine(container, mapsKey, look);
  const engine = map?.engine ?? null;
  useEffect(() => {
    if (engine) lookAround(engine, container.current, { lat, lng }, reachM);
  }, [engine, lat, lng, reachM]);

  const press = useEffectEvent((at: Coordinates) => onPlace?.(at));
  const canPlace = onPlace !== undefined;
  // A press is a short cut for a mouse: by keyboard the form takes the position.
  useEffect(() => (engine && canPlace ? engine.onPress((at) => press(at)) : undefined), [engine, canPlace]);

  if (hasFailed) return <DistancePlan {...plan} />;
  return (
    // The panes of maps are stacked up to 1000 and more: they stay among themselves.
    <div className="relative isolate h-96 overflow-hidden rounded-control border border-line2">
      <div
        ref={container}
        // Its arrows are for the map, which a screen reader would otherwise keep for itself.
        role="application"
        aria-label={label}
        aria-describedby={instructionsId}
        className={cx('location-map h-full bg-sunken', !canPlace && 'cluster-map')}
      />
      <p id={instructionsId} hidden>
        {t('instructions')}
      </p>
      {map === null ? (
        <p role="status" className="absolute inset-0 grid place-items-center text-table text-ink3">
          {t('loading')}
        </p>
      ) : (
        <>
          <MapControls onZoom={(step) => map.engine.zoomBy(step)} onFit={() => look(map.engine)} />
          <Rings map={map} centre={centre} reachM={reachM} />
          <Points map={map} centre={centre} points={points} />
          <OnGround engine={map.engine} at={centre} isRaised>
            <Centre label={plan.centreLabel} />
          </OnGround>
        </>
      )}
    </div>
  );
}

/** As close as everything in reach is seen. */
function lookAround(engine: MapEngine, box: HTMLElement | null, centre: Coordinates, reachM: number): void {
  const side = box === null ? 0 : Math.min(box.clientWidth, box.clientHeight);
  const room = Math.max(1, side - 2 * paddingPx);
  const zoom = zoomAround(squareAround(centre, reachM), { width: room, height: room });
  engine.goTo(centre, Math.min(zooms.max, zoom));
}

interface RingsProps {
  readonly map: ShownMap;
  readonly centre: Coordinates;
  readonly reachM: number;
}

function Rings({ map: { engine, view }, centre, reachM }: RingsProps) {
  const { number } = useFormat();
  return ringsOf(reachM).map(({ metres }) => {
    const radius = pixelsOf(metres, centre.lat, view.zoom);
    return (
      <OnGround key={metres} engine={engine} at={centre}>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute rounded-full border border-dashed border-ink3"
          style={{ width: 2 * radius, height: 2 * radius, left: -radius, top: -radius }}
        >
          <span className="absolute inset-x-0 -top-2 mx-auto w-fit rounded-badge bg-card px-1 text-micro text-ink2">
            {`${number(metres)} m`}
          </span>
        </span>
      </OnGround>
    );
  });
}

/** Pixels that one step of the plan’s square takes. */
const scale = 2.2;

interface PointsProps {
  readonly map: ShownMap;
  readonly centre: Coordinates;
  readonly points: readonly PlanPoint[];
}

function Points({ map, centre, points }: PointsProps) {
  return points.map((point, rank) => {
    const { id, label, at, weight, isFaint, mark } = point;
    const radius = Math.max(mark === undefined ? 0 : 10, radiusOf(weight) * scale);
    return (
      <OnGround key={id} engine={map.engine} at={groundPlace(point, rank, centre)}>
        <span
          role="img"
          aria-label={label}
          title={label}
          className={cx(
            'pointer-events-auto absolute grid place-items-center rounded-full border-2 text-micro font-semibold text-ink',
            isFaint ? 'border-ink3 bg-sunken/70' : 'border-brick bg-card/80',
            // Its distance alone is known.
            at === null && 'border-dashed',
          )}
          style={{ width: 2 * radius, height: 2 * radius, left: -radius, top: -radius }}
        >
          {mark}
        </span>
      </OnGround>
    );
  });
}

function Centre({ label }: { readonly label: string }) {
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className="pointer-events-auto absolute -top-2 -left-2 block size-4 rotate-45 border-2 border-card bg-ink shadow-e1"
    />
  );
}
