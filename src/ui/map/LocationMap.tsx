import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { departmentName } from '#domain/geography/departments.ts';
import type { Coordinates } from '#domain/geography/distance.ts';
import * as mapMessages from '#messages/location-map.ts';
import * as controlsMessages from '#messages/map-controls.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { whenIdle } from '#runtime/platform/when-idle.ts';
import { MapControls } from './MapControls.tsx';
import type { LocationMapControl } from './create-location-map.ts';
import { loadOutlines } from './outlines.ts';
import { useMapTiles } from './useMapTiles.ts';

export interface LocationMapProps {
  /** Where the pin stands, in decimal degrees; null for no pin. */
  point: Coordinates | null;
  /** Official code of the department to highlight, and to show while there is no pin. */
  departmentCode: string | null;
  /** The person has placed or moved the pin: six decimals. */
  onChange: (point: Coordinates) => void;
  /** Accessible name. */
  label: string;
  /** Any CSS length. */
  height?: string;
}

/** What a map needs, fetched at the same time. */
async function load() {
  const [{ createLocationMap }, outlines] = await Promise.all([
    import('./create-location-map.ts'),
    loadOutlines(),
  ]);
  return { createLocationMap, outlines };
}
type Loaded = Awaited<ReturnType<typeof load>>;

/** A map of the departments on which to place one point. Leaflet loads when it is shown. */
export function LocationMap({ point, departmentCode, onChange, label, height = '20rem' }: LocationMapProps) {
  const t = useMessages(mapMessages);
  const onGround = useMessages(controlsMessages);
  const tiles = useMapTiles();
  const instructionsId = useId();
  const container = useRef<HTMLDivElement>(null);
  const [control, setControl] = useState<LocationMapControl | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const place = useEffectEvent(onChange);
  const create = useEffectEvent((host: HTMLElement, { createLocationMap, outlines }: Loaded) =>
    createLocationMap(host, {
      outlines,
      tiles,
      point,
      departmentCode,
      onChange: (placed) => place(placed),
      texts: {
        pin: t('pin'),
        instructionsId,
        attribution: onGround('attribution'),
      },
    }),
  );
  useEffect(() => {
    const host = container.current;
    if (!host) return;
    let isGone = false;
    let made: LocationMapControl | null = null;
    // The page is seen first: the map stands further down.
    const giveUp = whenIdle(() => {
      load()
        .then((loaded) => {
          // Created in one go: a container takes one map at a time.
          if (isGone) return;
          made = create(host, loaded);
          setControl(made);
        })
        .catch((error: unknown) => {
          if (isGone) return;
          console.warn('the map cannot be shown', error);
          setFailed(true);
        });
    });
    return () => {
      giveUp();
      isGone = true;
      made?.remove();
      setControl(null);
    };
  }, []);

  useEffect(() => {
    control?.update({ point, departmentCode });
  }, [control, point, departmentCode]);

  if (hasFailed) {
    return (
      <p role="status" className="rounded-control border border-line bg-sunken p-4 text-table text-ink2">
        {t('unavailable')}
      </p>
    );
  }
  return (
    // Leaflet stacks its panes up to 1000: they stay among themselves.
    <div className="relative isolate" style={{ height }}>
      <div
        ref={container}
        // Its arrows are for the map, which a screen reader would otherwise keep for itself. Leaflet makes it focusable.
        role="application"
        aria-label={label}
        aria-describedby={instructionsId}
        className="location-map h-full rounded-control border border-line2 bg-sunken"
      />
      <p id={instructionsId} hidden>
        {t('instructions')}
      </p>
      {control === null && (
        <p role="status" className="absolute inset-0 grid place-items-center text-table text-ink3">
          {t('loading')}
        </p>
      )}
      {control !== null && <MapControls onZoom={control.zoomBy} onFit={control.fit} />}
      {control !== null && departmentCode !== null && (
        <p className="pointer-events-none absolute top-2.5 right-2.5 z-[1000] rounded-badge bg-card px-2 py-0.5 text-label font-medium text-ink shadow-e1">
          {departmentName(departmentCode)}
        </p>
      )}
    </div>
  );
}
