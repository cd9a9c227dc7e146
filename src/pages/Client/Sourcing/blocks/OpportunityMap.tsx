import { useMemo, useState } from 'react';
import type { OpportunityRow } from '#contracts/client/sourcing.ts';
import { edit } from '#generated/routes/client/sourcing.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import type { NamedFigure } from '#ui/data/FigureLine.tsx';
import { RecordSummary } from '#ui/data/RecordSummary.tsx';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';
import { ClusterMap } from '#ui/map/ClusterMap.tsx';
import { PlaceCard } from '#ui/map/PlaceCard.tsx';
import { StageBadge, toneOfStage } from './StageBadge.tsx';

export interface OpportunityMapProps {
  /** Keep the array between renderings: the clusters are made anew with it. */
  readonly places: readonly OpportunityRow[];
  readonly totalCount: number;
  readonly mapsKey: string | null;
}

/** The opportunities where they stand, with a list of those in view. */
export function OpportunityMap({ places, totalCount, mapsKey }: OpportunityMapProps) {
  const t = useMessages(sourcingMessages);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const byId = useMemo(() => new Map(places.map((place) => [place.id, place])), [places]);
  const points = useMemo(
    () =>
      places.map(({ id, title, city, stage, lat, lng }) => ({
        id,
        label: `${title}, ${city}, ${t(`choices.stage.${stage}`)}`,
        at: lat === null || lng === null ? null : { lat, lng },
        tone: toneOfStage(stage),
      })),
    [places, t],
  );
  const figuresOf = ({ askingPriceCents, marginBps }: OpportunityRow): NamedFigure[] => [
    { label: t('map.price'), value: <Figure cents={askingPriceCents} decimals={0} /> },
    ...(marginBps === null
      ? []
      : [{ label: t('map.margin'), value: <Figure rateBps={marginBps} decimals={2} /> }]),
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
              seed={id}
              name={place.title}
              place={place.city}
              badge={<StageBadge stage={place.stage} />}
              figures={figuresOf(place)}
              actions={
                <Button href={edit(id)} size="sm" variant="primary">
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
              picture={<FacadeThumb seed={id} isSquare />}
              title={place.title}
              badge={<StageBadge stage={place.stage} />}
              subtitle={place.city}
              figures={figuresOf(place)}
            />
          )
        );
      }}
    />
  );
}
