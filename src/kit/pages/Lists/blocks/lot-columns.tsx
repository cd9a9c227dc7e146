import { Badge } from '#ui/data/Badge.tsx';
import type { Tone } from '#ui/data/tones.ts';
import { Avatar } from '#ui/identity/Avatar.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import type { Lot, LotStatus } from './lots.ts';

const tones: Readonly<Record<LotStatus, Tone>> = {
  Disponible: 'selling',
  Optionné: 'works',
  Réservé: 'works',
  'Sous compromis': 'promise',
  Vendu: 'study',
  Livré: 'closed',
};

/** The columns of the demonstration's lots: every kind there is. */
export const lotColumns: readonly ListColumn<Lot>[] = [
  {
    id: 'ref',
    label: 'Lot',
    value: ({ ref }) => ref,
    width: 108,
    isName: true,
    isPinned: true,
    sort: 'ascending',
  },
  {
    id: 'operation',
    label: 'Opération',
    value: ({ operation }) => operation,
    width: 200,
    sort: 'ascending',
    tone: 'secondary',
    card: 'subtitle',
  },
  {
    id: 'city',
    label: 'Commune',
    value: ({ city }) => city,
    width: 120,
    sort: 'ascending',
    tone: 'secondary',
    card: 'subtitle',
  },
  {
    id: 'status',
    label: 'Statut',
    value: ({ status }) => status,
    width: 148,
    card: 'badge',
    show: ({ status }) => <Badge tone={tones[status]}>{status}</Badge>,
  },
  { id: 'rooms', label: 'Pièces', kind: 'count', value: ({ rooms }) => rooms, card: 'foot' },
  { id: 'area', label: 'Surface', kind: 'area', value: ({ areaM2 }) => areaM2, card: 'foot' },
  {
    id: 'price',
    label: 'Prix',
    kind: 'money',
    value: ({ priceCents }) => priceCents,
    sort: 'descending',
    isMain: true,
    isSummed: true,
    card: 'figure',
  },
  {
    id: 'rate',
    label: 'Marge',
    kind: 'rate',
    value: ({ rateBps }) => rateBps,
    sort: 'descending',
    card: 'figure',
  },
  {
    id: 'availableOn',
    label: 'Livraison',
    kind: 'day',
    value: ({ availableOn }) => availableOn,
    sort: 'ascending',
    tone: 'caption',
  },
  {
    id: 'agent',
    label: 'Suivi par',
    value: ({ agent }) => agent,
    width: 100,
    card: 'end',
    show: ({ agent }) => <Avatar name={agent} />,
  },
];
