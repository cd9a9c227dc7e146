import { ArrowDown, ArrowUp, Briefcase, CircleDashed, FileClock, MapPin, Star, StarOff } from 'lucide-react';
import type { PartnerIndexProps, PartnerRow } from '#contracts/admin/partner/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import { create, download, edit, feature, index, order } from '#generated/routes/admin/partner.ts';
import * as partnerMessages from '#messages/admin/partner.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { CellPicture } from '#ui/data/CellPicture.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { useColumns } from '../../blocks/list/useColumns.ts';

const logoOf = ({ logoHref }: PartnerRow) => <CellPicture src={logoHref} />;
const stateOf = ({ status }: PartnerRow) => <OfficeStateBadge entity="partner" state={status} />;

/** The partners of the platform, with what they bring, in the order in which clients see them. */
export default function PartnerIndex(props: WithShared<PartnerIndexProps>) {
  const { list } = props;
  const t = useMessages(partnerMessages);
  const column = useColumns<PartnerRow>(partnerMessages);
  const { isPending, run } = useAction();
  // Only rows that stand next to each other in the list of all can be told to change places.
  const isOrdered = list.query.sort === 'position' && list.meta.total === list.totalCount;
  const swap = (row: PartnerRow, by: -1 | 1): void => {
    const ids = list.items.map(({ id }) => id);
    const at = ids.indexOf(row.id);
    const other = ids[at + by];
    if (other !== undefined)
      void run({ method: 'PUT', href: order(), data: { ids: ids.with(at, other).with(at + by, row.id) } });
  };
  const actionsOf = (row: PartnerRow) => {
    const { id, name, isFeatured } = row;
    if (!list.can.update) return isFeatured && <Badge icon={Star}>{t('featured')}</Badge>;
    return (
      <Inline gap={1} isOneLine>
        <IconButton
          size="sm"
          icon={isFeatured ? StarOff : Star}
          label={`${t(isFeatured ? 'feature.remove' : 'feature.action')} : ${name}`}
          isPending={isPending}
          onClick={() => void run({ method: 'PATCH', href: feature(id), data: { isFeatured: !isFeatured } })}
        />
        {isOrdered && list.meta.pages === 1 && (
          <>
            <IconButton
              size="sm"
              icon={ArrowUp}
              label={t('move.up', { name })}
              onClick={() => swap(row, -1)}
            />
            <IconButton
              size="sm"
              icon={ArrowDown}
              label={t('move.down', { name })}
              onClick={() => swap(row, 1)}
            />
          </>
        )}
      </Inline>
    );
  };
  return (
    <ListPage
      props={props}
      page="Admin/Partner/Index"
      messages={partnerMessages}
      routes={{ index, create, download, ...(list.can.update && { show: edit }) }}
      createKeys="n h"
      events={['partner.changed', 'partner_request.created']}
      binType="partner"
      filters={{
        category: Briefcase,
        department: MapPin,
        status: CircleDashed,
        contract: FileClock,
      }}
      columns={[
        column.name(({ name }) => name, { sort: 'ascending', width: 232, picture: logoOf }),
        column.made('text', 'category', ({ category }) => t(`choices.category.${category}`), {
          card: 'subtitle',
          width: 128,
        }),
        column.of('text', 'zones', { width: 128, card: 'subtitle' }),
        column.of('text', 'advantage', { width: 200, tone: 'secondary' }),
        column.made('count', 'viewsCount', ({ viewsCount }) => viewsCount, { card: 'figure', width: 80 }),
        column.made('count', 'requestsCount', ({ requestsCount }) => requestsCount, {
          card: 'figure',
          width: 96,
        }),
        column.of('rate', 'rateBps', { width: 80 }),
        column.of('day', 'contractEndsOn', { sort: 'ascending', width: 128 }),
        column.made('text', 'status', ({ status }) => t(`choices.status.${status}`), {
          show: stateOf,
          card: 'badge',
          width: 112,
        }),
        column.made('text', 'isFeatured', ({ isFeatured }) => (isFeatured ? t('featured') : null), {
          show: actionsOf,
          card: 'end',
          width: 128,
        }),
        column.of('instant', 'createdAt', { isHidden: true }),
      ]}
    />
  );
}
