import {
  Building2,
  CalendarDays,
  CircleDashed,
  MapPin,
  Map as MapIcon,
  MapPinned,
  Tag,
  User,
} from 'lucide-react';
import type { OperationIndexProps, OperationIndexQuery } from '#contracts/client/operation/index.ts';
import { operationKinds } from '#domain/operation/enums.ts';
import { operationStates } from '#domain/operation/states.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { ListFilter } from '#ui/list/bars/list-filter.ts';

const placeChoices = ['set', 'missing'] as const satisfies OperationIndexQuery['place'];

/** What the list of operations can be filtered by; the keys are those of its query. */
export function useOperationFilters({
  counters,
  facets,
  query,
}: Pick<OperationIndexProps, 'counters' | 'facets'> & {
  readonly query: Pick<OperationIndexQuery, 'place'>;
}): readonly ListFilter[] {
  const t = useMessages(operationMessages);
  const trade = useMessages(tradeMessages);
  const states = operationStates.map((state) => ({
    value: state,
    label: trade(`operationState.${state}`),
    count: counters.find(({ status }) => status === state)?.count ?? 0,
  }));
  const kinds = operationKinds.map((kind) => ({ value: kind, label: trade(`operationKind.${kind}`) }));
  const places = placeChoices.map((place) => ({ value: place, label: t(`place.${place}`) }));
  return [
    { key: 'status', label: t('columns.status'), icon: CircleDashed, choices: states },
    { key: 'kind', label: t('columns.kind'), icon: Building2, choices: kinds },
    { key: 'city', label: t('columns.city'), icon: MapPin, choices: facets.city },
    { key: 'department', label: t('columns.department'), icon: MapIcon, choices: facets.department },
    { key: 'managerId', label: t('columns.manager'), icon: User, choices: facets.managerId },
    { key: 'tag', label: t('columns.tag'), icon: Tag, choices: facets.tag },
    // Asked for by the map; the bar has no room for what is hardly ever asked for otherwise.
    ...(query.place.length > 0
      ? [{ key: 'place', label: t('columns.place'), icon: MapPinned, choices: places }]
      : []),
    { key: 'year', label: t('columns.year'), icon: CalendarDays, choices: facets.year },
  ];
}
