import { CalendarDays, CircleDashed, Home, Plus, Table2, Tag, User } from 'lucide-react';
import { useMemo } from 'react';
import type { VisitIndexProps, VisitIndexQuery, VisitRow } from '#contracts/client/operation/visit/index.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { visitKinds, visitStates } from '#domain/visit/visit.ts';
import { create, edit, index } from '#generated/routes/client/operation/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import * as stateMessages from '#messages/states/trade.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { dayInZone } from '#runtime/locale/day.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import type { ListFilter } from '#ui/list/bars/list-filter.ts';
import { clientRows } from '#ui/list/client-rows.ts';
import { DataList } from '#ui/list/DataList.tsx';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import { OutboxNotice } from './blocks/OutboxNotice.tsx';
import { useVisitColumns } from './blocks/useVisitColumns.tsx';
import { useVisitOutbox } from './blocks/useVisitOutbox.ts';
import { VisitWeek } from './blocks/VisitWeek.tsx';

const idOf = ({ id }: VisitRow): string => id;

/** Rows that have one of the lots and fall into the period; the other filters compare one value each. */
function narrowed(rows: readonly VisitRow[], { lot, period }: VisitIndexQuery): readonly VisitRow[] {
  const [from = '', to = ''] = period.split('..');
  return rows.filter(({ lots, startAt }) => {
    const on = dayInZone(new Date(startAt), 'Europe/Paris');
    const isWithin = (from === '' || on >= from) && (to === '' || on <= to);
    return isWithin && (lot.length === 0 || lots.some(({ id }) => lot.includes(id)));
  });
}

const filterValueOf = (key: string, row: VisitRow): string => {
  if (key === 'host') return row.host.id;
  return key === 'kind' ? row.kind : row.status;
};

function useVisitFilters(visits: readonly VisitRow[]): readonly ListFilter[] {
  const t = useMessages(visitMessages);
  const states = useMessages(stateMessages);
  const lots = new Map(visits.flatMap((row) => row.lots.map(({ id, ref }) => [id, ref])));
  const hosts = new Map(visits.map(({ host }) => [host.id, host.name]));
  const choicesOf = (names: ReadonlyMap<string, string>) =>
    [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => (a.label < b.label ? -1 : 1));
  const kinds = visitKinds.map((kind) => ({ value: kind, label: t(`choices.kind.${kind}`) }));
  const states4 = visitStates.map((state) => ({ value: state, label: states(`visit.${state}`) }));
  return [
    { key: 'kind', label: t('columns.kind'), icon: Tag, choices: kinds },
    { key: 'status', label: t('columns.status'), icon: CircleDashed, choices: states4 },
    { key: 'lot', label: t('columns.lots'), icon: Home, choices: choicesOf(lots) },
    { key: 'host', label: t('columns.host'), icon: User, choices: choicesOf(hosts) },
    { kind: 'period', key: 'period', label: t('columns.period'), icon: CalendarDays },
  ];
}

/** The visits of an operation, as a list or week by week. */
export default function VisitIndex(props: WithShared<VisitIndexProps>) {
  const { operation, query, defaults, visits, today, figures, can } = props;
  const t = useMessages(visitMessages);
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<VisitIndexProps>(
    channels.operation(operation.id),
    ['visit.updated'],
    ['visits', 'figures'],
  );
  const outbox = useVisitOutbox(props, ['visits']);
  const list = useListAddress({ path: index({ operation: operation.id }), query, defaults });
  const columns = useVisitColumns();
  const filters = useVisitFilters(visits);
  const rows = useMemo(
    () => clientRows(narrowed(visits, query), columns, { ...query, lot: [], columns: [] }, filterValueOf),
    [visits, query, columns],
  );
  const hrefOf = ({ id }: VisitRow): string => edit({ operation: operation.id, visit: id });
  const createHref = create({ operation: operation.id });
  const count = t('count', { count: visits.length });
  const isCalendar = query.look === 'calendar';
  return (
    <OperationFrame operation={operation} current="visits" canUpdate={can.update}>
      <PageHeader
        title={t('title')}
        isInline
        subtitle={list.isFiltered ? t('filteredCount', { count: rows.length, total: count }) : count}
        actions={
          <>
            {visits.length > 0 && (
              <Segmented
                label={t('looks.label')}
                value={isCalendar ? 'calendar' : 'list'}
                segments={[
                  { id: 'list', label: t('looks.list'), icon: Table2, href: list.hrefOfKey('look', '') },
                  {
                    id: 'calendar',
                    label: t('looks.calendar'),
                    icon: CalendarDays,
                    href: list.hrefOfKey('look', 'calendar'),
                  },
                ]}
              />
            )}
            <PageActions
              isCompactOnPhone
              actions={[
                can.update && {
                  id: 'visit.create',
                  label: t('create'),
                  place: 'page',
                  icon: Plus,
                  href: createHref,
                  keys: 'n v',
                  isMain: true,
                },
              ]}
            />
          </>
        }
      />
      <OutboxNotice outbox={outbox} />
      {visits.length > 0 && (
        <FigureGroup>
          <Stat label={t('figures.month')} quantity={{ count: figures.monthCount }} />
          <Stat
            label={t('figures.attendance')}
            quantity={{ rateBps: figures.attendanceBps }}
            context={t('figures.attendanceHelp')}
          />
          <Stat
            label={t('figures.offers')}
            quantity={{ count: figures.offersCount }}
            context={t('figures.offersHelp', { count: figures.doneCount })}
          />
        </FigureGroup>
      )}
      {isCalendar && visits.length > 0 ? (
        <VisitWeek
          rows={rows}
          list={list}
          week={query.week === '' ? today : query.week}
          today={today}
          hrefOf={hrefOf}
        />
      ) : (
        <DataList
          label={t('title')}
          keepAs={`${props.auth.user?.id ?? ''}:visits`}
          list={list}
          columns={columns}
          filters={filters}
          searchLabel={t('search')}
          rows={rows}
          idOf={idOf}
          hrefOf={hrefOf}
          empty={
            visits.length === 0 && (
              <EmptyState
                picture={<EmptyParcels />}
                title={t('empty')}
                actions={
                  can.update && (
                    <Button variant="primary" icon={Plus} href={createHref}>
                      {t('create')}
                    </Button>
                  )
                }
              >
                {can.update && t('emptyHelp')}
              </EmptyState>
            )
          }
        />
      )}
    </OperationFrame>
  );
}
