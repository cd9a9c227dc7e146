import { CircleDashed } from 'lucide-react';
import type { ListFilter } from '#ui/list/bars/list-filter.ts';
import { lotStatuses } from './lots.ts';

export const lotFilters: readonly ListFilter[] = [
  {
    key: 'status',
    label: 'Statut',
    icon: CircleDashed,
    choices: lotStatuses.map((status) => ({ value: status, label: status })),
  },
];
