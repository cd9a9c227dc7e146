import type { ReactNode } from 'react';
import { MapCard } from './MapCard.tsx';
import { MapControls } from './MapControls.tsx';
import type { MapEngine } from './map-engine.ts';
import { MapLegend } from './MapLegend.tsx';
import { MapMarkerView } from './MapMarkerView.tsx';
import type { MapPoint } from './map-types.ts';
import { SamePlace } from './SamePlace.tsx';
import type { ClusterMapState } from './useClusterMap.ts';
import { useMapMessages } from './useMapMessages.ts';

export interface MapLayerProps {
  readonly engine: MapEngine;
  readonly state: ClusterMapState;
  readonly selectedId: string | null;
  readonly renderCard: (point: MapPoint) => ReactNode;
  readonly emptyText: string;
}

/** What lies over the ground: legend, buttons, markers, and the card of one of them. */
export function MapLayer({ engine, state, selectedId, renderCard, emptyText }: MapLayerProps) {
  const t = useMapMessages();
  const { index, markers, shown, selected, openCluster } = state;
  const title = t('samePlaceTitle', { count: openCluster?.points.length ?? 0 });
  return (
    <>
      <MapLegend />
      <MapControls onZoom={(step) => engine.zoomBy(step)} onFit={state.fit} />
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
