import { useMemo, useState } from 'react';
import type { StockRow } from '#contracts/client/stock.ts';
import { edit } from '#generated/routes/client/operation/sale.ts';
import * as stockMessages from '#messages/client/stock.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import type { NamedFigure } from '#ui/data/FigureLine.tsx';
import { LotBadge } from '#ui/data/LotBadge.tsx';
import { RecordSummary } from '#ui/data/RecordSummary.tsx';
import { lotTones } from '#ui/data/tones.ts';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';
import { ClusterMap } from '#ui/map/ClusterMap.tsx';
import { PlaceCard } from '#ui/map/PlaceCard.tsx';
import { useSaleWords } from '../../Operation/Sale/blocks/useSaleWords.ts';

export interface StockMapProps {
  /** Keep the array between renderings: the clusters are made anew with it. */
  readonly places: readonly StockRow[];
  readonly totalCount: number;
  readonly mapsKey: string | null;
}

/** The lots where their operations stand, with a list of those in view. */
export function StockMap({ places, totalCount, mapsKey }: StockMapProps) {
  const t = useMessages(stockMessages);
  const words = useSaleWords();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const byId = useMemo(() => new Map(places.map((place) => [place.id, place])), [places]);
  const points = useMemo(
    () =>
      places.map(({ id, ref, operation, status, lat, lng }) => ({
        id,
        label: `${ref}, ${operation.name}, ${t(`choices.status.${status}`)}`,
        at: lat === null || lng === null ? null : { lat, lng },
        tone: lotTones[status],
      })),
    [places, t],
  );
  const figuresOf = (row: StockRow): NamedFigure[] => [
    { label: t('columns.priceTtcCents'), value: <Figure cents={row.priceTtcCents} decimals={0} /> },
    { label: t('columns.areaM2'), value: <Figure areaM2={row.areaM2} /> },
  ];
  return (
    <ClusterMap
      label={t('map.label')}
      points={points}
      mapsKey={mapsKey}
      selectedId={selectedId}
      onSelect={setSelectedId}
      isListBeside
      height="max(30rem, calc(100dvh - 19rem))"
      words={{
        shown: (shown) => t('map.shown', { shown, total: totalCount }),
        empty: t('map.nothingHere'),
        renderUnplaced: (count) => t('map.unplaced', { count }),
      }}
      renderCard={({ id }) => {
        const place = byId.get(id);
        return (
          place && (
            <PlaceCard
              seed={place.operation.id}
              name={`${place.ref} · ${words.kind(place)}`}
              place={`${place.operation.name} · ${place.operation.city}`}
              badge={<LotBadge state={place.status} />}
              figures={figuresOf(place)}
              actions={
                <Button href={edit({ operation: place.operation.id, lot: id })} size="sm" variant="primary">
                  {t('map.open')}
                </Button>
              }
            />
          )
        );
      }}
      renderRow={({ id }) => {
        const place = byId.get(id);
        return (
          place && (
            <RecordSummary
              picture={<FacadeThumb seed={place.operation.id} isSquare />}
              title={`${place.ref} · ${words.kind(place)}`}
              badge={<LotBadge state={place.status} />}
              subtitle={`${place.operation.name} · ${place.operation.city}`}
              figures={figuresOf(place)}
            />
          )
        );
      }}
    />
  );
}
