import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../cx.ts';
import { toneClasses } from '../data/tones.ts';
import type { MapMarker } from './clusters.ts';
import type { MapEngine, PlacedElement } from './map-engine.ts';
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
  const t = useMapMessages();
  const [host] = useState(() => document.createElement('div'));
  const placed = useRef<PlacedElement>(null);
  const { lat, lng } = marker.at;
  useEffect(() => {
    const element = engine.place(host, { lat, lng });
    placed.current = element;
    return () => element.remove();
  }, [engine, host, lat, lng]);
  useEffect(() => placed.current?.raise(isSelected));

  const shared = { type: 'button', 'data-map-marker': marker.key, onClick: onPress } as const;
  if (marker.kind === 'cluster') {
    const { count, isDense } = marker;
    const name = isLast ? 'samePlace' : isDense ? 'denseCluster' : 'cluster';
    return createPortal(
      <button
        {...shared}
        aria-label={t(name, { count })}
        className={cx('map-cluster', isDense && 'map-cluster-dense', count >= 100 && 'map-cluster-large')}
      >
        {count}
      </button>,
      host,
    );
  }
  const { label, tone = 'info', glyph } = marker.point;
  return createPortal(
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
    </button>,
    host,
  );
}
