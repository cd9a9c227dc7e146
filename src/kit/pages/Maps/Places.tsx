import { useState } from 'react';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ClusterMap } from '#ui/map/ClusterMap.tsx';
import type { MapPoint } from '#ui/map/map-types.ts';
import { PlaceCard } from './blocks/PlaceCard.tsx';
import { demoPlaces } from './blocks/places.ts';

const points: readonly MapPoint[] = demoPlaces.map(({ id, name, city, state, tone, at }) => ({
  id,
  label: `${name}, ${city}, ${state}`,
  at,
  tone,
}));
const placeOf = ({ id }: MapPoint) => demoPlaces.find((place) => place.id === id);

const words = {
  shown: (shown: number, total: number) => `${shown} opérations affichées / ${total}`,
  renderUnplaced: (count: number) => `${count} opérations sans coordonnées`,
  empty: 'Aucune opération géolocalisée dans cette zone.',
};

/** No key at all; the service answers to one only where it is allowed. */
const demoKey = 'AIzaDemonstration';

/** Forty operations on a map, gathered in groups, with the list of those in view beside it. */
export default function Places() {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [ground, setGround] = useState<'outlines' | 'service'>('outlines');
  return (
    <>
      <PageHeader
        title="Carte et groupes"
        subtitle="Un groupe s’agrandit, un repère ouvre sa carte ; cinq lots de Bayonne sont au même endroit."
      />
      <div>
        <Segmented
          label="Fond de carte"
          value={ground}
          onChange={setGround}
          segments={[
            { id: 'outlines', label: 'Sans clé' },
            { id: 'service', label: 'Avec une clé' },
          ]}
        />
      </div>
      <ClusterMap
        mapsKey={ground === 'service' ? demoKey : null}
        label="Carte des opérations"
        points={points}
        selectedId={selectedId}
        onSelect={setSelectedId}
        words={words}
        isListBeside
        renderCard={(point) => {
          const place = placeOf(point);
          return place && <PlaceCard place={place} />;
        }}
        renderRow={(point) => {
          const place = placeOf(point);
          return (
            place && (
              <span className="flex items-center gap-3">
                <FacadeThumb seed={place.id} isSquare />
                <span className="min-w-0 flex-1">
                  <span className="flex items-center justify-between gap-2">
                    <span className="truncate font-semibold">{place.name}</span>
                    <Badge tone={place.tone}>{place.state}</Badge>
                  </span>
                  <span className="flex justify-between gap-2 text-ink3">
                    {place.city}
                    <Figure cents={place.revenueCents} decimals={0} className="text-ink" />
                  </span>
                </span>
              </span>
            )
          );
        }}
      />
    </>
  );
}
