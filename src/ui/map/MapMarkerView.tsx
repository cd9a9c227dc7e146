import { cx } from '../cx.ts';
import { toneClasses } from '../data/tones.ts';
import type { MapMarker } from './clusters.ts';
import type { MapEngine } from './map-engine.ts';
import { OnGround } from './OnGround.tsx';
import { useMapMessages } from './useMapMessages.ts';

export interface MapMarkerViewProps {
  readonly engine: MapEngine;
  readonly marker: MapMarker;
  readonly isSelected: boolean;
  /** Its records never part: it lists them. */
  readonly isLast: boolean;
  readonly onPress: () => void;
}

/** A pin or a cluster, on the ground of whatever map. */
export function MapMarkerView({ engine, marker, isSelected, isLast, onPress }: MapMarkerViewProps) {
  return (
    <OnGround engine={engine} at={marker.at} isRaised={isSelected}>
      <MarkerButton marker={marker} isSelected={isSelected} isLast={isLast} onPress={onPress} />
    </OnGround>
  );
}

function MarkerButton({ marker, isSelected, isLast, onPress }: Omit<MapMarkerViewProps, 'engine'>) {
  const t = useMapMessages();
  const shared = { type: 'button', 'data-map-marker': marker.key, onClick: onPress } as const;
  if (marker.kind === 'cluster') {
    const { count, isDense } = marker;
    const name = isLast ? 'samePlace' : isDense ? 'denseCluster' : 'cluster';
    return (
      <button
        {...shared}
        aria-label={t(name, { count })}
        className={cx('map-cluster', isDense && 'map-cluster-dense', count >= 100 && 'map-cluster-large')}
      >
        {count}
      </button>
    );
  }
  const { label, tone = 'info', glyph } = marker.point;
  return (
    <button
      {...shared}
      aria-label={label}
      aria-pressed={isSelected}
      className={cx('map-pin', toneClasses[tone])}
    >
      <svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true" focusable="false">
        <path className="map-pin-body" d="M16 38C11 30 4 22.5 4 14a12 12 0 0 1 24 0c0 8.5-7 16-12 24z" />
        {glyph === undefined && <circle className="map-pin-eye" cx="16" cy="14" r="4.5" />}
      </svg>
      {glyph !== undefined && <span className="map-pin-glyph">{glyph}</span>}
    </button>
  );
}
