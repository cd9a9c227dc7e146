import { Archive, ArchiveRestore, CircleDashed, Pencil } from 'lucide-react';
import type { AdminBrandIndexProps, BrandRow } from '#contracts/admin/brand/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import { archive, create, download, edit, index, restore } from '#generated/routes/admin/brand.ts';
import * as brandMessages from '#messages/admin/brand.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { useColumns } from '../../blocks/list/useColumns.ts';

const portraitOf = ({ name, logoHref }: BrandRow) => <Avatar name={name} src={logoHref} isDecorative />;

/** The networks of companies, with what they bring. */
export default function AdminBrandIndex(props: WithShared<AdminBrandIndexProps>) {
  const t = useMessages(brandMessages);
  const column = useColumns<BrandRow>(brandMessages);
  const { run } = useAction();
  const stateOf = ({ status }: BrandRow) => (
    <Badge {...(status === 'active' && { tone: 'pos' as const })}>{t(`choices.status.${status}`)}</Badge>
  );
  const actionsOf = ({ id, status }: BrandRow): MenuAction[] => [
    { id: 'open', label: t('open'), icon: Pencil, href: edit(id) },
    ...(props.list.can.delete
      ? [
          status === 'active'
            ? {
                id: 'archive',
                label: t('archive.action'),
                icon: Archive,
                run: () => void run({ method: 'PATCH', href: archive(id), data: {} }),
              }
            : {
                id: 'restore',
                label: t('reopen.action'),
                icon: ArchiveRestore,
                run: () => void run({ method: 'DELETE', href: restore(id) }),
              },
        ]
      : []),
  ];
  const menuOf = (row: BrandRow) => (
    <Menu
      isIconOnly
      size="sm"
      variant="discreet"
      label={t('actionsOf', { name: row.name })}
      actions={actionsOf(row)}
    />
  );
  return (
    <ListPage
      props={props}
      page="Admin/Brand/Index"
      messages={brandMessages}
      routes={{ index, create, download, show: edit }}
      events={['brand.changed', 'user.changed', 'signup.created']}
      binType="brand"
      filters={{ status: CircleDashed }}
      columns={[
        column.name(({ name }) => name, { sort: 'ascending', picture: portraitOf }),
        column.of('count', 'tenantsCount', { sort: 'descending', card: 'figure', width: 96, isSummed: true }),
        column.of('count', 'usersCount', { card: 'figure', width: 108, isSummed: true }),
        column.of('money', 'mrrCents', { sort: 'descending', card: 'figure', isMain: true, isSummed: true }),
        column.of('rate', 'commissionBps', { width: 76 }),
        column.of('money', 'commissionCents', { card: 'figure', width: 152, isSummed: true }),
        column.made('text', 'managers', ({ managers }) => managers.join(', ') || null, {
          card: 'subtitle',
          width: 180,
        }),
        column.made('text', 'status', ({ status }) => t(`choices.status.${status}`), {
          show: stateOf,
          card: 'badge',
          width: 100,
        }),
        column.made('text', 'actions', () => null, {
          isLabelHidden: true,
          card: 'end',
          width: 56,
          show: menuOf,
        }),
      ]}
    />
  );
}
