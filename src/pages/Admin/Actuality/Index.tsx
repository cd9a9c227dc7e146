import { CalendarDays, CircleDashed, PenLine, Pin, PinOff, Tag } from 'lucide-react';
import type { ActualityIndexProps, ActualityRow } from '#contracts/admin/actuality/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import { create, edit, index, pin } from '#generated/routes/admin/actuality.ts';
import * as actualityMessages from '#messages/admin/actuality.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { CellPicture } from '#ui/data/CellPicture.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { useColumns } from '../../blocks/list/useColumns.ts';

const coverOf = ({ coverHref }: ActualityRow) => <CellPicture src={coverHref} />;
const stateOf = ({ status }: ActualityRow) => <OfficeStateBadge entity="news" state={status} />;

/** News of the platform, with whom they are meant for and who read them. */
export default function ActualityIndex(props: WithShared<ActualityIndexProps>) {
  const t = useMessages(actualityMessages);
  const column = useColumns<ActualityRow>(actualityMessages);
  const { isPending, run } = useAction();
  const pinOf = ({ id, isPinned }: ActualityRow) =>
    props.list.can.update ? (
      <Button
        size="sm"
        variant="discreet"
        icon={isPinned ? PinOff : Pin}
        isPending={isPending}
        onClick={() => void run({ method: 'PATCH', href: pin(id), data: { isPinned: !isPinned } })}
      >
        {t(isPinned ? 'pin.unpin' : 'pin.pin')}
      </Button>
    ) : (
      isPinned && <Badge icon={Pin}>{t('pinned')}</Badge>
    );
  return (
    <ListPage
      props={props}
      page="Admin/Actuality/Index"
      messages={actualityMessages}
      routes={{ index, create, show: edit }}
      createKeys="n n"
      events={['actuality.changed']}
      binType="actuality"
      filters={{
        category: Tag,
        status: CircleDashed,
        author: PenLine,
        publishAt: CalendarDays,
      }}
      columns={[
        column.name(({ title }) => title, {
          width: 280,
          picture: coverOf,
        }),
        column.made('text', 'category', ({ category }) => t(`choices.category.${category}`), {
          card: 'subtitle',
          width: 128,
        }),
        column.made(
          'text',
          'audience',
          ({ audience }) => (audience.length === 0 ? t('everybody') : audience.join(', ')),
          { card: 'subtitle', width: 176 },
        ),
        column.of('text', 'author', { width: 128 }),
        column.made('text', 'status', ({ status }) => t(`choices.status.${status}`), {
          show: stateOf,
          card: 'badge',
          width: 120,
        }),
        column.of('instant', 'createdAt', { sort: 'descending', isHidden: true }),
        column.of('instant', 'publishAt', { sort: 'descending', card: 'figure' }),
        column.made('count', 'reads', ({ readsCount }) => readsCount, { card: 'figure', width: 96 }),
        column.made('count', 'views', ({ viewsCount }) => viewsCount, { sort: 'descending', width: 88 }),
        column.made('text', 'isPinned', ({ isPinned }) => (isPinned ? t('pinned') : null), {
          show: pinOf,
          isLabelHidden: true,
          card: 'end',
          width: 136,
        }),
      ]}
    />
  );
}
