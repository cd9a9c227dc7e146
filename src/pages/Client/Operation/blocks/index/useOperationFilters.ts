import {
  Building2,
  CalendarClock,
  CalendarDays,
  CircleDashed,
  MapPin,
  Map as MapIcon,
  MapPinned,
  Percent,
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
const deadlineChoices = ['7', '30'] as const satisfies OperationIndexQuery['deadline'];
const marginChoices = ['5', '8', '10', '12', '15', '20'] as const satisfies OperationIndexQuery['marginMin'];

/** What the list of operations can be filtered by; the keys are those of its query. */
export function useOperationFilters({
  counters,
  facets,
  query,
  can,
}: Pick<OperationIndexProps, 'counters' | 'facets'> & {
  readonly query: Pick<OperationIndexQuery, 'place'>;
  readonly can: Pick<OperationIndexProps['can'], 'seeMargins'>;
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
  const deadlines = deadlineChoices.map((days) => ({
    value: days,
    label: t('dueWithin', { days: Number(days) }),
  }));
  const margins = marginChoices.map((percent) => ({
    value: percent,
    label: t('marginFrom', { percent: Number(percent) }),
  }));
  return [
    { key: 'status', label: t('columns.status'), icon: CircleDashed, choices: states },
    { key: 'kind', label: t('columns.kind'), icon: Building2, choices: kinds },
    { key: 'city', label: t('columns.city'), icon: MapPin, choices: facets.city },
    { key: 'department', label: t('columns.department'), icon: MapIcon, choices: facets.department },
    { key: 'managerId', label: t('columns.manager'), icon: User, choices: facets.managerId },
    { key: 'tag', label: t('columns.tag'), icon: Tag, choices: facets.tag },
    { key: 'deadline', label: t('columns.deadline'), icon: CalendarClock, choices: deadlines },
    ...(can.seeMargins
      ? [{ key: 'marginMin', label: t('columns.marginMin'), icon: Percent, choices: margins }]
      : []),
    // Asked for by the map; the bar has no room for what is hardly ever asked for otherwise.
    ...(query.place.length > 0
      ? [{ key: 'place', label: t('columns.place'), icon: MapPinned, choices: places }]
      : []),
    { key: 'year', label: t('columns.year'), icon: CalendarDays, choices: facets.year },
  ];
}
