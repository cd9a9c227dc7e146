import { Building2, CircleDashed, Send, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { AdminBrandAdminIndexProps, ManagerRow } from '#contracts/admin/brand/admin/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import { destroy, index, invitation } from '#generated/routes/admin/brand/admin.ts';
import * as managerMessages from '#messages/admin/brand-manager.ts';
import * as brandMessages from '#messages/admin/brand.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { ListPage } from '../../../blocks/list/ListPage.tsx';
import { useColumns } from '../../../blocks/list/useColumns.ts';

const InviteDialog = lazyDialog(async () => (await import('./blocks/InviteDialog.tsx')).InviteDialog);

const tones = { active: 'pos', invited: 'info', expired: 'warn', suspended: 'warn' } as const;

const portraitOf = ({ name }: ManagerRow) => <Avatar name={name} isDecorative />;

/** Who steers the networks, and who is invited to. */
export default function AdminBrandAdminIndex(props: WithShared<AdminBrandAdminIndexProps>) {
  const { list, brands } = props;
  const t = useMessages(brandMessages);
  const column = useColumns<ManagerRow>(managerMessages);
  const { isPending, run } = useAction();
  const [isInviting, setInviting] = useState(false);
  const [removed, setRemoved] = useState<ManagerRow | null>(null);
  const lacking = brands.filter(({ managersCount }) => managersCount === 0).map(({ name }) => name);
  const keysOf = ({ brand, userId }: ManagerRow) => ({ brand: brand.id, user: userId });
  const actionsOf = (row: ManagerRow): MenuAction[] => [
    ...(row.status === 'invited' || row.status === 'expired'
      ? [
          {
            id: 'again',
            label: t('managers.again'),
            icon: Send,
            run: () => void run({ method: 'POST', href: invitation(keysOf(row)), data: {} }),
          },
        ]
      : []),
    ...(list.can.delete
      ? [
          {
            id: 'remove',
            label: t('managers.remove'),
            icon: UserMinus,
            isDanger: true,
            run: () => setRemoved(row),
          },
        ]
      : []),
  ];
  const remove = async (row: ManagerRow): Promise<void> => {
    await run({ method: 'DELETE', href: destroy(keysOf(row)) });
    setRemoved(null);
  };
  const stateOf = ({ status }: ManagerRow) => (
    <Badge tone={tones[status]}>{t(`choices.managerStatus.${status}`)}</Badge>
  );
  const menuOf = (row: ManagerRow) => (
    <Menu
      isIconOnly
      size="sm"
      variant="discreet"
      label={t('actionsOf', { name: row.name })}
      actions={actionsOf(row)}
    />
  );
  return (
    <>
      <ListPage
        props={props}
        page="Admin/Brand/Admin/Index"
        messages={managerMessages}
        routes={{ index }}
        onCreate={() => setInviting(true)}
        events={['brand.changed', 'user.changed']}
        refreshed={['brands']}
        notice={
          lacking.length > 0 && (
            <Banner tone="warn">{t('managers.lacking', { names: lacking.join(', ') })}</Banner>
          )
        }
        shortcuts={brands.map(({ id, name, managersCount }) => ({
          label: name,
          href: index({ query: { brand: [id] } }),
          isCurrent: list.query.brand.length === 1 && list.query.brand[0] === id,
          count: managersCount,
        }))}
        filters={{ brand: Building2, status: CircleDashed }}
        columns={[
          column.name(({ name }) => name, { sort: 'ascending', picture: portraitOf }),
          column.of('text', 'email', { width: 206, card: 'subtitle' }),
          column.made('text', 'brand', ({ brand }) => brand.name, { width: 150, card: 'foot' }),
          column.made('text', 'status', ({ status }) => t(`choices.managerStatus.${status}`), {
            show: stateOf,
            card: 'badge',
            width: 132,
          }),
          column.of('instant', 'invitedAt', { sort: 'descending', width: 104 }),
          column.made(
            'text',
            'twoFactor',
            ({ hasTwoFactor }) => t(hasTwoFactor ? 'managers.on' : 'managers.off'),
            { width: 104 },
          ),
          column.of('instant', 'lastLoginAt', { sort: 'descending', card: 'figure', width: 152 }),
          ...(list.can.update
            ? [
                column.made('text', 'actions', () => null, {
                  isLabelHidden: true,
                  card: 'end',
                  width: 56,
                  show: menuOf,
                }),
              ]
            : []),
        ]}
      />
      {isInviting && <InviteDialog brands={brands} onClose={() => setInviting(false)} />}
      {removed && (
        <ConfirmDialog
          isOpen
          title={t('managers.removeTitle', { name: removed.name, brand: removed.brand.name })}
          description={t('managers.removeText')}
          confirmLabel={t('managers.remove')}
          isDanger
          isPending={isPending}
          onCancel={() => setRemoved(null)}
          onConfirm={() => void remove(removed)}
        />
      )}
    </>
  );
}
