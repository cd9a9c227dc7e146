import { useState } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { RecordSummary } from '#ui/data/RecordSummary.tsx';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ClusterMap } from '#ui/map/ClusterMap.tsx';
import type { MapPoint } from '#ui/map/map-types.ts';
import { PlaceCard } from '#ui/map/PlaceCard.tsx';
import { demoPlaces, type DemoPlace } from './blocks/places.ts';

const points: readonly MapPoint[] = demoPlaces.map(({ id, name, city, state, tone, at }) => ({
  id,
  label: `${name}, ${city}, ${state}`,
  at,
  tone,
}));
const figuresOf = ({ revenueCents }: DemoPlace) => [
  { label: 'CA TTC', value: <Figure cents={revenueCents} decimals={0} /> },
];
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
          return (
            place && (
              <PlaceCard
                seed={place.id}
                name={place.name}
                place={place.city}
                figures={figuresOf(place)}
                badge={<Badge tone={place.tone}>{place.state}</Badge>}
                actions={
                  <Button href="/" size="sm" variant="primary">
                    Ouvrir
                  </Button>
                }
              />
            )
          );
        }}
        renderRow={(point) => {
          const place = placeOf(point);
          return (
            place && (
              <RecordSummary
                picture={<FacadeThumb seed={place.id} isSquare />}
                title={place.name}
                badge={<Badge tone={place.tone}>{place.state}</Badge>}
                subtitle={place.city}
                figures={figuresOf(place)}
              />
            )
          );
        }}
      />
    </>
  );
}
