import type { ReactNode } from 'react';
import { MapCard } from './MapCard.tsx';
import { MapControls } from './MapControls.tsx';
import type { MapEngine } from './map-engine.ts';
import { MapMarkerView } from './MapMarkerView.tsx';
import type { MapOverlay, MapPoint, PlacedPoint } from './map-types.ts';
import { OverlayLayer } from './OverlayLayer.tsx';
import type { ClusterMapState } from './useClusterMap.ts';
import { useMapMessages } from './useMapMessages.ts';
import { denseFrom } from './clusters.ts';

export interface MapLayerProps {
  readonly engine: MapEngine;
  readonly state: ClusterMapState;
  readonly selectedId: string | null;
  readonly renderCard: (point: MapPoint) => ReactNode;
  readonly emptyText: string;
  readonly overlay: MapOverlay | null;
}

/** What lies over the ground: legend, buttons, markers, and the card of one of them. */
export function MapLayer({ engine, state, selectedId, renderCard, emptyText, overlay }: MapLayerProps) {
  const t = useMapMessages();
  const { index, markers, shown, selected, openCluster } = state;
  const title = t('samePlaceTitle', { count: openCluster?.points.length ?? 0 });
  return (
    <>
      <MapLegend />
      <MapControls onZoom={(step) => engine.zoomBy(step)} onFit={state.fit} />
      {/* Before the pins: those lie over the dots. */}
      {overlay && <OverlayLayer engine={engine} overlay={overlay} state={state} />}
      {markers.map((marker) => (
        <MapMarkerView
          key={marker.key}
          engine={engine}
          marker={marker}
          isSelected={marker.key === selectedId}
          isLast={marker.kind === 'cluster' && index.partingZoom(marker.clusterId) === null}
          onPress={() => state.press(marker)}
        />
      ))}
      {shown.length === 0 && (
        <p className="pointer-events-none absolute inset-x-0 top-14 z-[1000] mx-auto w-fit max-w-[calc(100%-2rem)] rounded-control bg-card px-3 py-2 text-table text-ink2 shadow-e2">
          {emptyText}
        </p>
      )}
      {selected && (
        <MapCard
          key={selected.id}
          engine={engine}
          at={selected.at}
          label={selected.label}
          takesFocus={state.isCardFocused}
          onClose={() => state.close(selected.id)}
        >
          {renderCard(selected)}
        </MapCard>
      )}
      {openCluster && !selected && (
        <MapCard
          key={openCluster.marker.key}
          engine={engine}
          at={openCluster.marker.at}
          label={title}
          takesFocus
          onClose={() => state.close(openCluster.marker.key)}
        >
          <SamePlace title={title} points={openCluster.points} onSelect={(id) => state.select(id, true)} />
        </MapCard>
      )}
    </>
  );
}

/** What the colours of clusters mean. */
function MapLegend() {
  const t = useMapMessages();
  return (
    <ul className="pointer-events-none absolute top-2.5 left-2.5 z-[1000] flex flex-wrap gap-x-3 gap-y-0.5 rounded-control bg-card px-2.5 py-1 text-label text-ink2 shadow-e1">
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-info" />
        {t('group')}
      </li>
      <li className="flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className="size-2.5 rounded-full bg-neg outline-1 outline-offset-1 outline-neg"
        />
        {t('denseGroup', { count: denseFrom })}
      </li>
    </ul>
  );
}

interface SamePlaceProps {
  readonly title: string;
  readonly points: readonly PlacedPoint[];
  readonly onSelect: (id: string) => void;
}

/** Records that no zoom tells apart. */
function SamePlace({ title, points, onSelect }: SamePlaceProps) {
  return (
    <div className="p-2">
      <h3 className="px-2 py-1.5 pr-9 text-table font-semibold">{title}</h3>
      <ul>
        {points.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onSelect(id)}
              className="block min-h-(--option) w-full rounded-control px-2 py-1 text-left text-table hover:bg-hover"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
