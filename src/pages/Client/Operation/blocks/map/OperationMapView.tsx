import { type ReactNode, useMemo, useState } from 'react';
import type { OperationPlace } from '#contracts/client/operation/views.ts';
import * as viewMessages from '#messages/client/operation-views.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FloorGlyph } from '#ui/data/FloorGlyph.tsx';
import { ClusterMap } from '#ui/map/ClusterMap.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { InitialView, MapPoint, MapView } from '#ui/map/map-types.ts';
import { RecordSummary } from '#ui/data/RecordSummary.tsx';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';
import type { OperationState } from '#domain/operation/states.ts';
import { MapLayers, type MapLayersProps } from './MapLayers.tsx';
import { OperationCard } from './OperationCard.tsx';
import { UnplacedNote } from './UnplacedNote.tsx';
import { useMapOverlay } from './useMapOverlay.tsx';
import { usePlaceFigures } from './usePlaceFigures.tsx';

export interface OperationMapViewProps {
  /** Keep the array between renderings: the clusters are made anew with it. */
  readonly places: readonly OperationPlace[];
  /** How many operations the filters let through. */
  readonly totalCount: number;
  /** The list of those without a place. */
  readonly unplacedHref: string;
  readonly mapsKey: string | null;
  /** Whether the person may set places. */
  readonly canLocate: boolean;
  /** Moves a pin here; otherwise the form of the operation does. */
  readonly onMove?: (place: OperationPlace) => void;
  /** Any CSS length; default: what the list leaves. */
  readonly height?: string;
  /** Where the map begins; all operations without. */
  readonly initialView?: InitialView | null;
  readonly onViewChange?: (view: MapView) => void;
  /** What may lie beside the operations; nothing without. */
  readonly layering?: MapLayersProps;
}

/** The operations where they stand, gathered in clusters, with a list of those in view. */
export function OperationMapView({
  places,
  totalCount,
  unplacedHref,
  mapsKey,
  canLocate,
  onMove,
  height = 'max(30rem, calc(100dvh - 19rem))',
  initialView = null,
  onViewChange,
  layering,
}: OperationMapViewProps) {
  const t = useMessages(viewMessages);
  const trade = useMessages(tradeMessages);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  const overlay = useMapOverlay({
    layers: layering?.layers ?? [],
    sales: layering?.sales ?? [],
    view,
  });
  const byId = useMemo(() => new Map(places.map((place) => [place[0], place])), [places]);
  const points = useMemo(
    () =>
      pointsFrom(
        places,
        (state) => trade(`operationState.${state}`),
        (state) => <FloorGlyph state={state} />,
      ),
    [places, trade],
  );
  const map = (
    <ClusterMap
      label={t('map')}
      points={points}
      mapsKey={mapsKey}
      selectedId={selectedId}
      onSelect={setSelectedId}
      isListBeside
      height={height}
      initialView={initialView}
      onViewChange={(shown) => {
        setView(shown);
        onViewChange?.(shown);
      }}
      overlay={overlay}
      words={{
        // Of all, more perhaps than the server gives places of.
        shown: (shown) => t('shown', { shown, total: totalCount }),
        empty: t('nothingHere'),
        renderUnplaced: (count) => (
          <UnplacedNote count={count} places={places} unplacedHref={unplacedHref} canLocate={canLocate} />
        ),
      }}
      renderCard={({ id }) => {
        const place = byId.get(id);
        return place && <OperationCard place={place} canLocate={canLocate} onMove={onMove} />;
      }}
      renderRow={({ id }) => {
        const place = byId.get(id);
        return place && <PlaceRow place={place} />;
      }}
    />
  );
  if (layering === undefined) return map;
  return (
    <Stack gap={3}>
      <MapLayers {...layering} />
      {map}
    </Stack>
  );
}

/** A line of the list beside the map. */
function PlaceRow({ place }: { readonly place: OperationPlace }) {
  const [id, name, city, state] = place;
  return (
    <RecordSummary
      picture={<FacadeThumb seed={id} isSquare />}
      title={name}
      badge={<StateBadge state={state} />}
      subtitle={city}
      figures={usePlaceFigures(place)}
    />
  );
}

/** Operations as points of a map, in the colours and with the drawings of their states. */
function pointsFrom(
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
