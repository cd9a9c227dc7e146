import { useMemo, useState } from 'react';
import type { OperationIndexQuery } from '#contracts/client/operation/index.ts';
import type { OperationPlace } from '#contracts/client/operation/looks.ts';
import * as looksMessages from '#messages/client/operation-looks.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { ListAddress } from '#runtime/lists/use-list-address.ts';
import { FloorGlyph } from '#ui/data/FloorGlyph.tsx';
import { ClusterMap } from '#ui/map/ClusterMap.tsx';
import { OperationCard } from './OperationCard.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import { pointsFrom } from './points.ts';
import { UnplacedNote } from './UnplacedNote.tsx';

export interface OperationMapLookProps {
  /** Keep the array between renderings: the clusters are made anew with it. */
  readonly places: readonly OperationPlace[];
  /** How many operations the filters let through. */
  readonly totalCount: number;
  readonly list: ListAddress<OperationIndexQuery>;
  readonly mapsKey: string | null;
  /** Whether the person may set places. */
  readonly canLocate: boolean;
}

/** The operations where they stand, gathered in clusters, with a list of those in view. */
export function OperationMapLook({ places, totalCount, list, mapsKey, canLocate }: OperationMapLookProps) {
  const t = useMessages(looksMessages);
  const trade = useMessages(tradeMessages);
  const [selectedId, setSelectedId] = useState<string | null>(null);
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
  return (
    <ClusterMap
      label={t('map')}
      points={points}
      mapsKey={mapsKey}
      selectedId={selectedId}
      onSelect={setSelectedId}
      isListBeside
      height="max(30rem, calc(100dvh - 19rem))"
      words={{
        // Of all, more perhaps than the server gives places of.
        shown: (shown) => t('shown', { shown, total: totalCount }),
        empty: t('nothingHere'),
        renderUnplaced: (count) => (
          <UnplacedNote count={count} places={places} list={list} canLocate={canLocate} />
        ),
      }}
      renderCard={({ id }) => {
        const place = byId.get(id);
        return place && <OperationCard place={place} canLocate={canLocate} />;
      }}
      renderRow={({ id }) => {
        const place = byId.get(id);
        return place && <PlaceRow place={place} />;
      }}
    />
  );
}
