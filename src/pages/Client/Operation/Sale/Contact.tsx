import { CalendarClock, Home, Mail, Megaphone, Milestone, UserPlus, User } from 'lucide-react';
import { useMemo } from 'react';
import type {
  SaleContactProps,
  SaleContactQuery,
  SaleContactRow,
} from '#contracts/client/operation/sale/contact.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { buyerSources, buyerStages } from '#domain/sale/enums.ts';
import { edit } from '#generated/routes/client/contact.ts';
import { contact as index } from '#generated/routes/client/operation/sale.ts';
import * as saleContactMessages from '#messages/client/sale-contact.ts';
import type { SelectedRows } from '#runtime/lists/selection.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import type { Action } from '#ui/actions/action.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import type { ListFilter } from '#ui/list/bars/list-filter.ts';
import { ViewModeSwitch } from '#ui/list/bars/ViewModeSwitch.tsx';
import { clientRows } from '#ui/list/client-rows.ts';
import { DataList } from '#ui/list/DataList.tsx';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import type { BuyerBoardProps } from './blocks/BuyerBoard.tsx';
import { BuyerFigures } from './blocks/BuyerFigures.tsx';
import type { BuyerFunnelProps } from './blocks/BuyerFunnel.tsx';
import { isLate } from './blocks/buyer-words.ts';
import { useBuyerColumns } from './blocks/useBuyerColumns.tsx';
import { useBuyerDialogs, type BuyerDialogs } from './blocks/useBuyerDialogs.tsx';

// Fetched once the list stands, and when the board is first looked at.
const look = { pending: () => <Skeleton width="100%" height={220} />, failed: PartFailed };
const BuyerFunnel = lazyPart<BuyerFunnelProps>(
  async () => (await import('./blocks/BuyerFunnel.tsx')).BuyerFunnel,
  look,
);
const BuyerBoard = lazyPart<BuyerBoardProps>(
  async () => (await import('./blocks/BuyerBoard.tsx')).BuyerBoard,
  look,
);

const idOf = ({ id }: SaleContactRow): string => id;
const hrefOf = ({ contact }: SaleContactRow): string => edit(contact.id);

const filterValueOf = (key: string, row: SaleContactRow): string => {
  if (key === 'owner') return row.assignee?.id ?? '';
  return key === 'stage' ? row.stage : row.source;
};

/** Those who want one of the lots, and of whom something is due; the other filters compare one value each. */
function narrowed(
  rows: readonly SaleContactRow[],
  { lot, due }: SaleContactQuery,
  today: string,
): readonly SaleContactRow[] {
  return rows.filter(
    (row) =>
      (lot.length === 0 || row.lots.some(({ id }) => lot.includes(id))) &&
      (due.length === 0 || isLate(row, today)),
  );
}

function useBuyerFilters(rows: readonly SaleContactRow[]): readonly ListFilter[] {
  const t = useMessages(saleContactMessages);
  const lots = new Map(rows.flatMap((row) => row.lots.map(({ id, ref }) => [id, ref])));
  const owners = new Map(rows.flatMap(({ assignee }) => (assignee ? [[assignee.id, assignee.name]] : [])));
  const choicesOf = (names: ReadonlyMap<string, string>) =>
    [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => (a.label < b.label ? -1 : 1));
  return [
    {
      key: 'stage',
      label: t('columns.stage'),
      icon: Milestone,
      choices: buyerStages.map((value) => ({ value, label: t(`choices.stage.${value}`) })),
    },
    {
      key: 'source',
      label: t('columns.source'),
      icon: Megaphone,
      choices: buyerSources.map((value) => ({ value, label: t(`choices.source.${value}`) })),
    },
    { key: 'lot', label: t('columns.lots'), icon: Home, choices: choicesOf(lots) },
    { key: 'owner', label: t('columns.owner'), icon: User, choices: choicesOf(owners) },
    {
      key: 'due',
      label: t('columns.due'),
      icon: CalendarClock,
      choices: [{ value: 'overdue', label: t('overdue') }],
    },
  ];
}

/** Those who may buy lots of the operation, in a list or by stage, and how many came how far. */
export default function SaleContact(props: WithShared<SaleContactProps>) {
  const { operation, query, defaults, contacts, funnel, today, can } = props;
  const t = useMessages(saleContactMessages);
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<SaleContactProps>(
    channels.operation(operation.id),
    ['sale-contact.updated', 'lot.updated'],
    ['contacts', 'funnel', 'choices'],
  );
  const list = useListAddress({ path: index({ operation: operation.id }), query, defaults });
  const dialogs = useBuyerDialogs(props);
  const columns = useBuyerColumns(today, can.change ? dialogs : null);
  const filters = useBuyerFilters(contacts);
  const rows = useMemo(() => {
    const shown = narrowed(contacts, query, today);
    return clientRows(shown, columns, { ...query, lot: [], due: [], columns: [] }, filterValueOf);
  }, [contacts, query, columns, today]);
  const count = t('count', { count: contacts.length });
  const isEmpty = contacts.length === 0;
  return (
    <OperationFrame operation={operation} current="contacts" canUpdate={can.update}>
      <PageHeader
        title={t('title')}
        isInline
        subtitle={list.isFiltered ? t('filteredCount', { count: rows.length, total: count }) : count}
        actions={
          <>
            {!isEmpty && (
              <ViewModeSwitch list={list} viewModes={['table', 'cards', 'board']} boardLabel={t('board')} />
            )}
            <PageActions
              isCompactOnPhone
              actions={[
                can.change && {
                  id: 'sale-contact.create',
                  label: t('create'),
                  place: 'page',
                  icon: UserPlus,
                  run: dialogs.add,
                  keys: 'n p',
                  isMain: true,
                },
              ]}
            />
          </>
        }
      />
      {!isEmpty && <BuyerFigures contacts={contacts} funnel={funnel} today={today} />}
      <DataList
        label={t('title')}
        keepAs={`${props.auth.user?.id ?? ''}:sale-contacts`}
        list={list}
        columns={columns}
        filters={filters}
        searchLabel={t('search')}
        rows={rows}
        idOf={idOf}
        hrefOf={hrefOf}
        viewModes={{
          board: <BuyerBoard operationId={operation.id} rows={rows} today={today} canMove={can.change} />,
        }}
        {...(can.change && { bulkActions: bulkOf(dialogs, rows, t('mail.action')) })}
        empty={
          isEmpty && (
            <EmptyState
              picture={<EmptyParcels />}
              title={t('empty')}
              actions={
                can.change && (
                  <Button variant="primary" icon={UserPlus} onClick={dialogs.add}>
                    {t('create')}
                  </Button>
                )
              }
            >
              {can.change && t('emptyHelp')}
            </EmptyState>
          )
        }
      />
      {!isEmpty && <BuyerFunnel funnel={funnel} />}
      {dialogs.dialog}
    </OperationFrame>
  );
}

/** What can be done with several prospects at once. */
const bulkOf =
  (dialogs: BuyerDialogs, shown: readonly SaleContactRow[], label: string) =>
  (rows: SelectedRows, done: () => void): readonly (Action | false)[] => [
    {
      id: 'sale-contact.mail',
      label,
      place: 'page',
      icon: Mail,
      run: () => {
        const isChosen = ({ id }: SaleContactRow): boolean =>
          rows.kind === 'ids' ? rows.ids.includes(id) : !rows.except.includes(id);
        dialogs.mail(shown.filter(isChosen), done);
      },
    },
  ];
