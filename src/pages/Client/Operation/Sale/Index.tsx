import {
  BookOpen,
  History,
  LayoutGrid,
  Layers,
  Plus,
  Printer,
  Settings2,
  Stamp,
  Table2,
  Wrench,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import type { SaleIndexProps, SaleIndexQuery } from '#contracts/client/operation/sale/index.ts';
import type { SaleLot } from '#contracts/client/operation/sale/row.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { isAreaReached, priceBandOf } from '#domain/sale/lot-bands.ts';
import { index as notarySales } from '#generated/routes/client/operation/notary/sale.ts';
import { index as projects } from '#generated/routes/client/operation/project.ts';
import { create, edit, index } from '#generated/routes/client/operation/sale.ts';
import { marketing, stocks } from '#generated/routes/export.ts';
import * as saleMessages from '#messages/client/sale.ts';
import { useListAddress, type ListAddress } from '#runtime/lists/use-list-address.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { openInNewTab } from '#runtime/platform/new-tab.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import type { Action } from '#ui/actions/action.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { clientRows } from '#ui/list/client-rows.ts';
import { DataList } from '#ui/list/DataList.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { CartButton } from '../../blocks/cart/CartButton.tsx';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import { useStepActions } from '../blocks/steps/useStepActions.tsx';
import { FloorsCard } from './blocks/FloorsCard.tsx';
import { PriceHistory } from './blocks/PriceHistory.tsx';
import { SaleCards } from './blocks/SaleCards.tsx';
import { useSaleBulk } from './blocks/useSaleBulk.tsx';
import { useSaleColumns } from './blocks/useSaleColumns.tsx';
import { useSaleFilters } from './blocks/useSaleFilters.ts';

const PlanDialog = lazyDialog(async () => (await import('./blocks/PlanDialog.tsx')).PlanDialog);

const idOf = ({ id }: SaleLot): string => id;

function filterValueOf(key: string, lot: SaleLot): string {
  if (key === 'price') return priceBandOf(lot.priceTtcCents) ?? '';
  if (key === 'level') return String(lot.level);
  return key === 'type' ? lot.type : lot.status;
}

/** Floors are numbers, kinds are words: the browser puts lots in order by what they are, not how they read. */
function inOrder(rows: readonly SaleLot[], sort: string): readonly SaleLot[] {
  if (sort.replace('-', '') !== 'level') return rows;
  const turn = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => turn * ((a.level ?? -99) - (b.level ?? -99)));
}

/** The sale plan of an operation: figures, lots floor by floor and in a list, prices, what is set aside. */
export default function SaleIndex(props: WithShared<SaleIndexProps>) {
  const { operation, query, defaults, lots, can } = props;
  const t = useMessages(saleMessages);
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<SaleIndexProps>(
    channels.operation(operation.id),
    ['lot.updated', 'price.changed', 'sale-contact.updated', 'notary-sale.updated', 'operation.updated'],
    ['lots', 'cards', 'explanations', 'prices', 'plan', 'transitions', 'operation'],
  );
  const list = useListAddress({ path: index({ operation: operation.id }), query, defaults });
  const columns = useSaleColumns({ ...can, isFloorShown: props.plan.floorPriceAlert });
  const filters = useSaleFilters(lots);
  const rows = useMemo(() => {
    const shown = lots.filter(({ areaM2 }) => isAreaReached(areaM2, query.area));
    const narrowed = clientRows(shown, columns, { ...query, area: [], columns: [] }, filterValueOf);
    return inOrder(narrowed, query.sort);
  }, [lots, query, columns]);
  const [historyOf, setHistoryOf] = useState<SaleLot | 'all' | null>(null);
  const bulk = useSaleBulk(props, setHistoryOf);
  const count = t('count', { count: lots.length });
  return (
    <OperationFrame operation={operation} current="sale" canUpdate={can.update}>
      <PageHeader
        title={t('title')}
        isInline
        badge={<PlanBadge plan={props.plan} />}
        subtitle={list.isFiltered ? t('filteredCount', { count: rows.length, total: count }) : count}
        actions={<HeadActions props={props} list={list} onHistory={() => setHistoryOf('all')} />}
      />
      {lots.length > 0 && <SaleCards cards={props.cards} explanations={props.explanations} />}
      {query.look === '' && rows.length > 0 && (
        <FloorsCard
          lots={rows}
          hrefOf={({ id }) => edit({ operation: operation.id, lot: id })}
          isChosen={({ id }) => bulk.cart.has(id)}
        />
      )}
      <DataList
        label={t('title')}
        keepAs={`${props.auth.user?.id ?? ''}:sale-plan`}
        list={list}
        columns={columns}
        filters={filters}
        searchLabel={t('search')}
        rows={rows}
        idOf={idOf}
        hrefOf={({ id }) => edit({ operation: operation.id, lot: id })}
        bulkActions={bulk.actions}
        empty={
          lots.length === 0 && (
            <EmptyState
              picture={<EmptyParcels />}
              title={t('empty')}
              actions={<Button href={projects({ operation: operation.id })}>{t('toProjects')}</Button>}
            >
              {t('emptyHelp')}
            </EmptyState>
          )
        }
      />
      {bulk.dialog}
      <Drawer
        isOpen={historyOf !== null}
        onOpenChange={(isOpen) => !isOpen && setHistoryOf(null)}
        title={
          historyOf === null || historyOf === 'all'
            ? t('history.title')
            : t('history.of', { ref: historyOf.ref })
        }
      >
        <PriceHistory
          entries={props.prices.filter(
            ({ lotId }) => historyOf === 'all' || (historyOf !== null && lotId === historyOf.id),
          )}
          {...(historyOf === 'all' && { refOf: (id: string) => lots.find((lot) => lot.id === id)?.ref })}
        />
      </Drawer>
    </OperationFrame>
  );
}

/** The state of the sale, and since when it is open. */
function PlanBadge({ plan }: Pick<SaleIndexProps, 'plan'>) {
  const t = useMessages(saleMessages);
  const { date } = useFormat();
  const since =
    plan.status === 'open' && plan.openedOn !== null && t('plan.since', { date: date(plan.openedOn) });
  const tone = ({ draft: 'sourcing', open: 'pos', suspended: 'warn', sold_out: 'study' } as const)[
    plan.status
  ];
  return (
    <Badge tone={tone}>
      {t(`plan.status.${plan.status}`)}
      {since !== false && ` ${since}`}
    </Badge>
  );
}

interface HeadActionsProps {
  readonly props: WithShared<SaleIndexProps>;
  readonly list: ListAddress<SaleIndexQuery>;
  readonly onHistory: () => void;
}

function HeadActions({ props, list, onHistory }: HeadActionsProps) {
  const { operation, can, lots, transitions, plan, agents } = props;
  const t = useMessages(saleMessages);
  const [isPlanAsked, setPlanAsked] = useState(false);
  const steps = useStepActions(operation, transitions);
  const actions: (Action | false)[] = [
    ...steps.actions,
    {
      id: 'sale.tools',
      label: t('actions.menu'),
      place: 'page',
      icon: Wrench,
      choices: [
        { id: 'history', label: t('actions.history'), icon: History, run: onHistory },
        {
          id: 'sales',
          label: t('actions.sales'),
          icon: Stamp,
          href: notarySales({ operation: operation.id }),
        },
        ...(can.print && lots.length > 0
          ? [
              {
                id: 'print',
                label: t('actions.print'),
                icon: Printer,
                run: () => openInNewTab(stocks({ query: { operation: [operation.id] } })),
              },
              {
                id: 'brochure',
                label: t('actions.brochure'),
                icon: BookOpen,
                run: () => openInNewTab(marketing({ operation: operation.id })),
              },
            ]
          : []),
        ...(can.change
          ? [{ id: 'plan', label: t('actions.plan'), icon: Settings2, run: () => setPlanAsked(true) }]
          : []),
      ],
    },
    can.create && {
      id: 'lot.create',
      label: t('create'),
      place: 'page',
      icon: Plus,
      href: create({ operation: operation.id }),
      keys: 'n l',
      isMain: true,
    },
  ];
  return (
    <>
      {lots.length > 0 && (
        <Segmented
          label={t('looks.label')}
          value={list.query.look === '' ? 'floors' : list.query.look}
          isCompactOnPhone
          segments={[
            { id: 'cards', label: t('looks.cards'), icon: LayoutGrid, href: list.hrefOfKey('look', 'cards') },
            { id: 'floors', label: t('looks.floors'), icon: Layers, href: list.hrefOfKey('look', '') },
            { id: 'table', label: t('looks.table'), icon: Table2, href: list.hrefOfKey('look', 'table') },
          ]}
        />
      )}
      <CartButton canSend={can.send} canPrint={can.print} />
      <PageActions isCompactOnPhone actions={actions} />
      {steps.dialog}
      {isPlanAsked && (
        <PlanDialog
          operation={operation.id}
          plan={plan}
          agents={agents}
          onClose={() => setPlanAsked(false)}
        />
      )}
    </>
  );
}
