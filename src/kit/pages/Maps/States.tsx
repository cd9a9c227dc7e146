import { useState } from 'react';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ClusterMap } from '#ui/map/ClusterMap.tsx';
import type { MapPoint } from '#ui/map/map-types.ts';

const none: readonly MapPoint[] = [];
const one: readonly MapPoint[] = [
  { id: 'libourne', label: 'Les Chais de la Bastide, Libourne', at: { lat: 44.9145, lng: -0.2437 } },
  { id: 'nowhere', label: 'Sans adresse', at: null },
];
const many: readonly MapPoint[] = Array.from({ length: 2_000 }, (_, index) => ({
  id: `sale-${index}`,
  label: `Vente n° ${index + 1}`,
  at: { lat: 43 + ((index * 37) % 701) / 125, lng: -1 + ((index * 53) % 997) / 160 },
}));

interface ExampleProps {
  readonly title: string;
  readonly points: readonly MapPoint[];
  readonly mapsKey?: string | null;
}

function Example({ title, points, mapsKey = null }: ExampleProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  return (
    <Card title={title}>
      <ClusterMap
        label={title}
        points={points}
        mapsKey={mapsKey}
        selectedId={selectedId}
        onSelect={setSelectedId}
        height="20rem"
        renderCard={({ label }) => <p className="p-3 pr-10 text-table">{label}</p>}
      />
    </Card>
  );
}

/** Maps without a record, with one, with two thousand, and with a key that is none. */
export default function States() {
  return (
    <>
      <PageHeader title="Carte : ses états" subtitle="La liste s’ouvre sous la carte." />
      <Example title="Sans enregistrement" points={none} />
      <Example title="Un seul, et un sans coordonnées" points={one} />
      <Example title="Deux mille ventes" points={many} />
    </>
  );
}
