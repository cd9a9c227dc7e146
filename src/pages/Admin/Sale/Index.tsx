import {
  BadgeEuro,
  Building2,
  CalendarCheck,
  CircleDashed,
  ClipboardCheck,
  Link2,
  Send,
  TicketPercent,
  User,
} from 'lucide-react';
import type { SaleIndexProps } from '#contracts/admin/sale/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import { saleStates } from '#domain/growth/sale.ts';
import { create, download, edit, index } from '#generated/routes/admin/sale.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import type { ListQuery } from '#runtime/lists/list-address.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { TabItem } from '#ui/data/Tabs.tsx';
import { Text } from '#ui/data/Text.tsx';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { SaleBoard } from './blocks/SaleBoard.tsx';
import { useSaleActions } from './blocks/useSaleActions.tsx';
import { useSaleColumns } from './blocks/useSaleColumns.tsx';

/** The sales of subscriptions, in a list or by state, each with its next step. */
export default function SaleIndex(props: WithShared<SaleIndexProps>) {
  const { list, board, team } = props;
  const t = useMessages(saleMessages);
  const { money } = useFormat();
  const { actionsOf, ask, dialog } = useSaleActions(props);
  const columns = useSaleColumns(actionsOf);
  return (
    <>
      <ListPage
        props={props}
        page="Admin/Sale/Index"
        messages={saleMessages}
        routes={{ index, create, download, show: edit }}
        createKeys="n v"
        events={['sale.changed']}
        refreshed={['board', 'team']}
        binType="subscription-sale"
        viewModes={{ board: board && <SaleBoard board={board} canMove={list.can.update} ask={ask} /> }}
        shortcuts={useSaleTabs(props)}
        notice={
          team && (
            <Text as="p" tone="ink2">
              {t('team', { count: team.count, amount: money(team.netCents) })}
            </Text>
          )
        }
        filters={{
          status: CircleDashed,
          due: ClipboardCheck,
          sellerUserId: User,
          planId: BadgeEuro,
          signedOn: CalendarCheck,
          sentOn: Send,
          brandId: Building2,
          utmId: Link2,
          couponId: TicketPercent,
        }}
        columns={columns}
      />
      {dialog}
    </>
  );
}

/** Short ways: each state, and what waits to be let go; each with how many there are. */
function useSaleTabs({ list }: SaleIndexProps): TabItem[] {
  const t = useMessages(saleMessages);
  const query = list.query as unknown as ListQuery;
  const address = useListAddress({ path: index(), query, defaults: list.defaults });
  const { status, due, look } = list.query;
  const countOf = (filter: 'status' | 'due', value: string): number | undefined =>
    list.facets[filter]?.find((facet) => facet.value === value)?.count;
  const isOnly = (values: readonly string[], value: string): boolean =>
    values.length === 1 && values[0] === value;
  return [
    ...saleStates.map((state) => ({
      label: t(`choices.status.${state}`),
      href: address.hrefOfView({ status: [state], ...(look !== '' && { look }) }),
      isCurrent: isOnly(status, state) && due.length === 0,
      count: countOf('status', state),
    })),
    {
      label: t('tabs.approval'),
      href: address.hrefOfView({ due: ['approval'], ...(look !== '' && { look }) }),
      isCurrent: isOnly(due, 'approval'),
      count: countOf('due', 'approval'),
    },
  ];
}
