import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Coordinates } from '#domain/geography/distance.ts';
import * as mapMessages from '#messages/location-map.ts';
import * as controlsMessages from '#messages/map-controls.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { whenIdle } from '#runtime/platform/when-idle.ts';
import type { MapParcel, ParcelMapControl } from './create-parcel-map.ts';
import { MapControls } from './MapControls.tsx';
import { loadOutlines } from './outlines.ts';
import { useMapTiles } from './useMapTiles.ts';

export interface ParcelMapProps {
  /** Accessible name. */
  readonly label: string;
  /** What is shown while there is no plot. */
  readonly centre: Coordinates;
  readonly parcels: readonly MapParcel[];
  /** A plot was pressed; without it they are only looked at. */
  readonly onPress?: ((id: string) => void) | undefined;
  /** Any CSS length. */
  readonly height?: string;
}

/** What a map needs, fetched at the same time. */
async function load() {
  const [{ createParcelMap }, outlines] = await Promise.all([
    import('./create-parcel-map.ts'),
    loadOutlines(),
  ]);
  return { createParcelMap, outlines };
}
type Loaded = Awaited<ReturnType<typeof load>>;

/** Plots of the land register as they lie, to look at or to choose from. Leaflet loads when it is shown. */
export function ParcelMap({ label, centre, parcels, onPress, height = '20rem' }: ParcelMapProps) {
  const t = useMessages(mapMessages);
  const onGround = useMessages(controlsMessages);
  const tiles = useMapTiles();
  const container = useRef<HTMLDivElement>(null);
  const [control, setControl] = useState<ParcelMapControl | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const canPress = onPress !== undefined;

  const press = useEffectEvent((id: string) => onPress?.(id));
  const create = useEffectEvent((host: HTMLElement, { createParcelMap, outlines }: Loaded) =>
    createParcelMap(host, {
      outlines,
      tiles,
      attribution: onGround('attribution'),
      centre,
      parcels,
      canPress,
      onPress: (id) => press(id),
    }),
  );
  useEffect(() => {
    const host = container.current;
    if (!host) return;
    let isGone = false;
    let made: ParcelMapControl | null = null;
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
          console.warn('the parcels cannot be drawn', error);
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
    control?.update({ centre, parcels, canPress });
  }, [control, centre, parcels, canPress]);

  // What is drawn is written beside it.
  if (hasFailed) return null;
  return (
    // Leaflet stacks its panes up to 1000: they stay among themselves.
    <div className="relative isolate" style={{ height }}>
      <div
        ref={container}
        role="group"
        aria-label={label}
        className="location-map h-full rounded-control border border-line2 bg-sunken"
      />
      {control === null && (
        <p role="status" className="absolute inset-0 grid place-items-center text-table text-ink3">
          {t('loading')}
        </p>
      )}
      {control !== null && <MapControls onZoom={control.zoomBy} onFit={control.fit} />}
    </div>
  );
}
