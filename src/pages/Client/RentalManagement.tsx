import {
  CalendarPlus,
  ChevronLeft,
  ChevronRight,
  CircleDashed,
  Clock,
  Download,
  HardHat,
  Plus,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import type { CallRow, LeaseRow, RentalManagementProps } from '#contracts/client/rental-management.ts';
import type { WithShared } from '#contracts/shared.ts';
import { leaseStates } from '#domain/rental/lease.ts';
import { rentCallStates } from '#domain/rental/rent-call.ts';
import { rentalTabs, type RentalTab } from '#domain/rental/words.ts';
import { rentalManagement as index } from '#generated/routes/client.ts';
import { download } from '#generated/routes/client/rental-management.ts';
import { download as downloadCalls } from '#generated/routes/client/rental-management/calls.ts';
import * as rentalMessages from '#messages/client/rental-management.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Tabs } from '#ui/data/Tabs.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { ListFilter } from '#ui/list/bars/list-filter.ts';
import { clientRows } from '#ui/list/client-rows.ts';
import { DataList } from '#ui/list/DataList.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useRowExport } from '../blocks/list/useRowExport.ts';
import { CallGrid } from './RentalManagement/blocks/CallGrid.tsx';
import type { Opened } from './RentalManagement/blocks/opened.ts';
import { RentalFigures } from './RentalManagement/blocks/RentalFigures.tsx';
import { useCallColumns } from './RentalManagement/blocks/useCallColumns.tsx';
import { useLeaseColumns } from './RentalManagement/blocks/useLeaseColumns.tsx';
import { useIndexColumns, useLotColumns } from './RentalManagement/blocks/usePlainColumns.tsx';
import { useRevisionColumns } from './RentalManagement/blocks/useRevisionColumns.tsx';

// Fetched with the first window.
const RentalDialogs = lazyDialog(
  async () => (await import('./RentalManagement/blocks/RentalDialogs.tsx')).RentalDialogs,
);

const emptyOf = {
  lots: 'emptyLots',
  baux: 'empty',
  appels: 'emptyCalls',
  impayes: 'emptyLate',
  revisions: 'emptyRevisions',
  indices: 'emptyIndexes',
} as const;

const leaseFilterOf = (key: string, row: LeaseRow): string => {
  if (key === 'operationId') return row.operation.id;
  if (key === 'status') return row.status;
  return key === 'late' ? (row.balanceCents > 0 ? 'late' : 'onTime') : '';
};
const callFilterOf = (key: string, row: CallRow): string => {
  if (key === 'operationId') return row.operation.id;
  if (key === 'state') return row.state;
  return key === 'late' ? (row.state === 'overdue' ? 'late' : 'onTime') : '';
};

/** The filters of a part of the page: by operation everywhere, by state where there is one. */
function useRentalFilters(tab: RentalTab, { leases }: RentalManagementProps): readonly ListFilter[] {
  const t = useMessages(rentalMessages);
  const names = new Map(leases.map(({ operation }) => [operation.id, operation.name]));
  const operation = {
    key: 'operationId',
    label: t('filters.operation'),
    icon: HardHat,
    choices: [...names].map(([value, label]) => ({ value, label })),
  };
  const late = {
    key: 'late',
    label: t('filters.late'),
    icon: Clock,
    choices: (['late', 'onTime'] as const).map((value) => ({ value, label: t(`choices.late.${value}`) })),
  };
  if (tab === 'baux') {
    const choices = leaseStates.map((value) => ({ value, label: t(`choices.status.${value}`) }));
    return [operation, { key: 'status', label: t('filters.status'), icon: CircleDashed, choices }, late];
  }
  if (tab === 'appels') {
    const choices = rentCallStates.map((value) => ({ value, label: t(`choices.state.${value}`) }));
    return [operation, { key: 'state', label: t('filters.state'), icon: CircleDashed, choices }, late];
  }
  return tab === 'impayes' ? [operation] : [];
}

/** Steps from one month to the next. */
function MonthSteps({ month, tab }: Pick<RentalManagementProps, 'month' | 'tab'>) {
  const t = useMessages(rentalMessages);
  const format = useFormat();
  const beside = (step: 1 | -1): string => {
    const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + step;
    return index({
      query: { tab, month: `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}` },
    });
  };
  return (
    <Inline gap={2}>
      <IconButton size="sm" icon={ChevronLeft} href={beside(-1)} label={t('previousMonth')} />
      <Text tone="ink2">{format.month(month)}</Text>
      <IconButton size="sm" icon={ChevronRight} href={beside(1)} label={t('nextMonth')} />
    </Inline>
  );
}

/** Leases of the lots that wait to be sold, their calls, arrears and revisions. */
export default function RentalManagement(props: WithShared<RentalManagementProps>) {
  const { tab, query, defaults, can, month, counts, figures } = props;
  const t = useMessages(rentalMessages);
  const atFirst = props.leases.find(({ id }) => id === props.open);
  const [opened, setOpened] = useState<Opened | null>(
    atFirst === undefined ? null : { kind: 'lease', lease: atFirst },
  );
  useTitle(t('title'), props.app.name);
  useRefreshOnEvent<RentalManagementProps>(
    props.realtime?.changesChannel ?? null,
    ['lease.changed', 'rentcall.changed'],
    ['leases', 'calls', 'revisions', 'lots', 'figures', 'counts'],
  );
  const list = useListAddress({ path: index(), query, defaults });
  const filters = useRentalFilters(tab, props);
  const leaseColumns = useLeaseColumns(can, setOpened);
  const callColumns = useCallColumns(can, setOpened);
  const revisionColumns = useRevisionColumns(can, setOpened);
  const lotColumns = useLotColumns(can, setOpened);
  const indexColumns = useIndexColumns();
  const calls = useMemo(
    () => props.calls.filter((call) => (tab === 'impayes' ? call.state === 'overdue' : call.month === month)),
    [props.calls, tab, month],
  );
  const plain = useMemo(() => ({ ...query, columns: [] }), [query]);
  const save = useRowExport(tab === 'baux' ? download() : downloadCalls(), query, defaults);
  const shown = <Row extends { readonly id: string }>(
    rows: readonly Row[],
    columns: readonly ListColumn<Row>[],
    filterOf?: (key: string, row: Row) => string,
  ) => (
    <DataList
      label={t(`tabs.${tab}`)}
      keepAs={`${props.auth.user?.id ?? ''}:rental-${tab}`}
      list={list}
      columns={columns}
      filters={filters}
      searchLabel={t('search')}
      rows={clientRows(rows, columns, plain, filterOf)}
      idOf={({ id }) => id}
      filteredEmpty={{ title: t(emptyOf[tab]) }}
    />
  );
  const content = () => {
    switch (tab) {
      case 'lots':
        return shown(props.lots, lotColumns);
      case 'appels':
        return (
          <Stack gap={4}>
            <MonthSteps month={month} tab={tab} />
            {shown(calls, callColumns, callFilterOf)}
            <CallGrid leases={props.leases} calls={props.calls} months={props.months} />
          </Stack>
        );
      case 'impayes':
        return shown(calls, callColumns, callFilterOf);
      case 'revisions':
        return shown(props.revisions, revisionColumns);
      case 'indices':
        return (
          <Stack gap={3}>
            <Text as="p" tone="ink3">
              {t('indexNote')}
            </Text>
            {shown(
              props.indexes.map((row) => ({ ...row, id: `${row.kind}${row.region}${row.quarter}` })),
              indexColumns,
            )}
          </Stack>
        );
      default:
        return shown(props.leases, leaseColumns, leaseFilterOf);
    }
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        isInline
        subtitle={t('subtitle', { rented: figures.rentedCount, total: String(figures.rentableCount) })}
        actions={
          <PageActions
            isCompactOnPhone
            actions={[
              can.export &&
                (tab === 'baux' || tab === 'appels' || tab === 'impayes') && {
                  id: 'rental.export',
                  label: t('export'),
                  place: 'page',
                  icon: Download,
                  choices: save(),
                },
              can.create && {
                id: 'rental.generate',
                label: t('generate'),
                place: 'page',
                icon: CalendarPlus,
                run: () => setOpened({ kind: 'generate' }),
              },
              can.create && {
                id: 'rental.create',
                label: t('create'),
                place: 'page',
                icon: Plus,
                run: () => setOpened({ kind: 'lease', lease: null }),
                keys: 'n b',
                isMain: true,
              },
            ]}
          />
        }
      />
      <RentalFigures figures={figures} month={month} />
      <Tabs
        label={t('tabs.label')}
        items={rentalTabs.map((name) => ({
          label: t(`tabs.${name}`),
          href: index({ query: { tab: name, ...(props.month !== props.today.slice(0, 7) && { month }) } }),
          count: {
            lots: counts.lots,
            baux: counts.leases,
            appels: counts.calls,
            impayes: counts.late,
            revisions: counts.revisions,
            indices: undefined,
          }[name],
          isCurrent: name === tab,
        }))}
      />
      {content()}
      {opened !== null && <RentalDialogs opened={opened} props={props} onClose={() => setOpened(null)} />}
    </>
  );
}
