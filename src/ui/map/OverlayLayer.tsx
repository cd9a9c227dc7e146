import { useState } from 'react';
import { cx } from '../cx.ts';
import { toneClasses } from '../data/tones.ts';
import { MapCard } from './MapCard.tsx';
import type { MapEngine } from './map-engine.ts';
import type { MapOverlay } from './map-types.ts';
import { OnGround } from './OnGround.tsx';
import type { ClusterMapState } from './useClusterMap.ts';

export interface OverlayLayerProps {
  readonly engine: MapEngine;
  readonly overlay: MapOverlay;
  readonly state: Pick<ClusterMapState, 'selected' | 'openCluster' | 'close'>;
}

/** Dots beside the pins of a map; pressed, one says what it is, in place of the card of a record. */
export function OverlayLayer({ engine, overlay, state }: OverlayLayerProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  // One card at a time: that of a record takes the place of a dot's for good.
  if (openId !== null && (state.selected !== null || state.openCluster !== null)) setOpenId(null);
  const open = overlay.points.find(({ id }) => id === openId);
  return (
    <>
      {overlay.points.map((point) => (
        <OnGround key={point.id} engine={engine} at={point.at} isRaised={point.id === openId}>
          <button
            type="button"
            data-map-marker={point.id}
            aria-label={point.label}
            aria-pressed={point.id === openId}
            className={cx('map-dot', toneClasses[point.tone ?? 'info'])}
            onClick={() => {
              state.close(point.id);
              setOpenId(point.id);
            }}
          />
        </OnGround>
      ))}
      {open && (
        <MapCard
          key={open.id}
          engine={engine}
          at={open.at}
          label={open.label}
          takesFocus
          onClose={() => {
            setOpenId(null);
            state.close(open.id);
          }}
        >
          {overlay.renderCard(open)}
        </MapCard>
      )}
    </>
  );
}
