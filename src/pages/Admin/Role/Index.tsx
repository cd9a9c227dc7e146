import { Copy, GitCompare, Globe, Lock, Pencil, Shapes } from 'lucide-react';
import { useState } from 'react';
import type { AdminRoleIndexProps, RoleListRow } from '#contracts/admin/role/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import { create, duplicate, edit, index } from '#generated/routes/admin/role.ts';
import * as roleMessages from '#messages/admin/role.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Icon } from '#ui/identity/Icon.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import { Inline } from '#ui/layout/Inline.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../Account/blocks/useAction.ts';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { useColumns } from '../../blocks/list/useColumns.ts';

const CompareDialog = lazyDialog(async () => (await import('./blocks/CompareDialog.tsx')).CompareDialog);

/** The roles of the platform, of networks and of companies. */
export default function AdminRoleIndex(props: WithShared<AdminRoleIndexProps>) {
  const { list, roles, areas } = props;
  const t = useMessages(roleMessages);
  const [isComparing, setComparing] = useState(false);
  const { run } = useAction();
  const roleLabel = useRoleLabel();
  const column = useColumns<RoleListRow>(roleMessages);
  const titleOf = ({ id, label }: RoleListRow): string => roleLabel(id, label ?? undefined);
  const actionsOf = (role: RoleListRow): MenuAction[] => [
    {
      id: 'edit',
      label: t(list.can.update ? 'actions.edit' : 'actions.read'),
      icon: Pencil,
      href: edit({ role: role.id }),
    },
    ...(list.can.create
      ? [
          {
            id: 'duplicate',
            label: t('actions.duplicate'),
            icon: Copy,
            run: () => void run({ method: 'POST', href: duplicate({ role: role.id }), data: {} }),
          },
        ]
      : []),
  ];
  const originOf = ({ isSystem }: RoleListRow) =>
    isSystem ? (
      <Inline gap={1} isOneLine>
        <Icon icon={Lock} size={12} />
        {t('system')}
      </Inline>
    ) : (
      <Badge>{t('own')}</Badge>
    );
  const menuOf = (role: RoleListRow) => (
    <Menu
      isIconOnly
      size="sm"
      variant="discreet"
      label={t('actionsOf', { name: titleOf(role) })}
      actions={actionsOf(role)}
    />
  );
  return (
    <>
      <ListPage
        props={props}
        page="Admin/Role/Index"
        messages={roleMessages}
        routes={{ index, create, show: (role) => edit({ role }) }}
        events={['role.changed']}
        refreshed={['roles']}
        filters={{ scope: Globe, origin: Shapes }}
        actions={[
          {
            id: 'roles.compare',
            label: t('compare.action'),
            place: 'page',
            icon: GitCompare,
            run: () => setComparing(true),
          },
        ]}
        columns={[
          column.name(titleOf, { width: 220 }),
          column.made('text', 'identifier', ({ id }) => id, {
            tone: 'secondary',
            card: 'subtitle',
            width: 176,
          }),
          column.made('text', 'scope', ({ scope }) => t(`choices.scope.${scope}`), { card: 'figure' }),
          column.made('text', 'origin', ({ isSystem }) => t(isSystem ? 'system' : 'own'), {
            width: 112,
            card: 'badge',
            show: originOf,
          }),
          column.made('count', 'permissions', ({ permissions }) => permissions.length, { card: 'figure' }),
          column.of('count', 'usersCount', { sort: 'descending', card: 'figure', width: 108 }),
          column.of('text', 'description', { tone: 'secondary', card: 'foot', width: 240 }),
          column.made('text', 'actions', () => null, {
            isLabelHidden: true,
            card: 'end',
            width: 56,
            show: menuOf,
          }),
        ]}
      />
      {isComparing && <CompareDialog roles={roles} areas={areas} onClose={() => setComparing(false)} />}
    </>
  );
}
