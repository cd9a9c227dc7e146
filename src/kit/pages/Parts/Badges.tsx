import { CircleAlert, CircleCheck, Clock, Hourglass, Send } from 'lucide-react';
import { Badge } from '#ui/data/Badge.tsx';
import { CountChip } from '#ui/data/CountChip.tsx';
import { FloorGlyph } from '#ui/data/FloorGlyph.tsx';
import { LotBadge } from '#ui/data/LotBadge.tsx';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Samples } from './blocks/Samples.tsx';

const states = [
  'sourcing',
  'study',
  'offer',
  'promise',
  'owned',
  'works',
  'selling',
  'closed',
  'abandoned',
] as const;
const lots = [
  'available',
  'optioned',
  'reserved',
  'under_contract',
  'sold',
  'delivered',
  'draft',
  'withdrawn',
] as const;

/** What a state looks like: a drawing, a word and a colour, never the colour alone. */
export default function Badges() {
  return (
    <>
      <PageHeader title="Parties : états" subtitle="Un dessin, un mot, une couleur." />
      <Samples title="Opérations">
        {states.map((state) => (
          <StateBadge key={state} state={state} />
        ))}
      </Samples>
      <Samples title="Lots">
        {lots.map((state) => (
          <LotBadge key={state} state={state} />
        ))}
      </Samples>
      <Samples title="Autres énumérations">
        <Badge tone="pos" icon={CircleCheck}>
          Payé
        </Badge>
        <Badge tone="neg" icon={CircleAlert}>
          En retard, 3 j
        </Badge>
        <Badge tone="warn" icon={Hourglass}>
          10 j
        </Badge>
        <Badge tone="info" icon={Send}>
          Appelé
        </Badge>
        <Badge icon={Clock}>À venir</Badge>
        <Badge>Sans dessin</Badge>
        <CountChip count={16} />
        <CountChip count={0} />
      </Samples>
      <Samples title="L’immeuble qui monte">
        {states.map((state) => (
          <span key={state} className="inline-flex items-end gap-1">
            <FloorGlyph state={state} size={12} />
            <FloorGlyph state={state} size={24} />
          </span>
        ))}
      </Samples>
      <Samples title="Dans peu de place">
        <span className="flex w-40 flex-wrap gap-1 rounded-control border border-line p-2">
          <StateBadge state="selling" />
          <LotBadge state="under_contract" />
          <Badge tone="neg" icon={CircleAlert}>
            Garantie financière expirée
          </Badge>
        </span>
      </Samples>
    </>
  );
}
