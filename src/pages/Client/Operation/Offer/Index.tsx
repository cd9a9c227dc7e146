import { CircleDashed, Plus } from 'lucide-react';
import type { OfferIndexProps, OfferRow } from '#contracts/client/operation/offer/index.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { offerStates } from '#domain/states/purchase/offer-facts.ts';
import { create, edit, index } from '#generated/routes/client/operation/offer.ts';
import * as offerMessages from '#messages/client/offer.ts';
import * as stateMessages from '#messages/states/trade.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Menu } from '#ui/actions/Menu.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import type { ListFilter } from '#ui/list/bars/list-filter.ts';
import { clientRows } from '#ui/list/client-rows.ts';
import { DataList } from '#ui/list/DataList.tsx';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import { NegotiationCard } from './blocks/NegotiationCard.tsx';
import { useOfferActions } from './blocks/offer-steps.ts';
import { useOfferColumns } from './blocks/useOfferColumns.tsx';
import { useOfferDialog } from './blocks/OfferDialog.tsx';

const idOf = ({ id }: OfferRow): string => id;
const statusOf = (_key: string, { status }: OfferRow): string => status;

function useStatusFilter(): readonly ListFilter[] {
  const t = useMessages(offerMessages);
  const states = useMessages(stateMessages);
  const choices = offerStates.map((state) => ({ value: state, label: states(`offer.${state}`) }));
  return [{ key: 'status', label: t('columns.status'), icon: CircleDashed, choices }];
}

/** The offers to buy of an operation, and how the price was negotiated. */
export default function OfferIndex(props: WithShared<OfferIndexProps>) {
  const { operation, query, defaults, offers, negotiation, maxPriceCents, today, can } = props;
  const t = useMessages(offerMessages);
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<OfferIndexProps>(
    channels.operation(operation.id),
    ['offer.updated'],
    ['offers', 'negotiation'],
  );
  const { ask, dialog } = useOfferDialog(operation.id, today);
  const actionsOf = useOfferActions({ operationId: operation.id, can, ask });
  const list = useListAddress({ path: index({ operation: operation.id }), query, defaults });
  const columns = useOfferColumns((row) => (
    <Menu
      isIconOnly
      size="sm"
      variant="discreet"
      label={t('actionsOf', { number: String(row.number) })}
      actions={actionsOf(row)}
    />
  ));
  const filters = useStatusFilter();
  const rows = clientRows(offers, columns, { ...query, columns: [] }, statusOf);
  const createHref = create({ operation: operation.id });
  const count = t('count', { count: offers.length });
  return (
    <OperationFrame operation={operation} current="offers" canUpdate={can.operation}>
      <PageHeader
        title={t('title')}
        isInline
        subtitle={list.isFiltered ? t('filteredCount', { count: rows.length, total: count }) : count}
        actions={
          <PageActions
            isCompactOnPhone
            actions={[
              can.create && {
                id: 'offer.create',
                label: t('create'),
                place: 'page',
                icon: Plus,
                href: createHref,
                keys: 'n o',
                isMain: true,
              },
            ]}
          />
        }
      />
      {offers.length > 0 && <NegotiationCard negotiation={negotiation} maxPriceCents={maxPriceCents} />}
      <DataList
        label={t('title')}
        keepAs={`${props.auth.user?.id ?? ''}:offers`}
        list={list}
        columns={columns}
        filters={filters}
        searchLabel={t('search')}
        rows={rows}
        idOf={idOf}
        hrefOf={({ id }) => edit({ operation: operation.id, offer: id })}
        empty={
          offers.length === 0 && (
            <EmptyState
              picture={<EmptyParcels />}
              title={t('empty')}
              actions={
                can.create && (
                  <Button variant="primary" icon={Plus} href={createHref}>
                    {t('create')}
                  </Button>
                )
              }
            >
              {can.create && t('emptyHelp')}
            </EmptyState>
          )
        }
      />
      {dialog}
    </OperationFrame>
  );
}
