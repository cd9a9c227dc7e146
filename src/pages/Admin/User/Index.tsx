import {
  BadgeEuro,
  Building2,
  CircleDashed,
  CreditCard,
  Hourglass,
  Pause,
  Send,
  Shield,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import type { AdminUserIndexProps } from '#contracts/admin/user/index.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { bulk, create, download, edit, index } from '#generated/routes/admin/user.ts';
import * as userMessages from '#messages/admin/user.ts';
import type { ListQuery } from '#runtime/lists/list-address.ts';
import type { SelectedRows } from '#runtime/lists/selection.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { usePresence } from '#runtime/realtime/usePresence.ts';
import type { TabItem } from '#ui/data/Tabs.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import type { SendBulk } from '../../blocks/list/useRowBulk.tsx';
import { useAccountActions } from './blocks/useAccountActions.tsx';
import { useAccountColumns } from './blocks/useAccountColumns.tsx';

const ReasonDialog = lazyDialog(async () => (await import('./blocks/ReasonDialog.tsx')).ReasonDialog);

/** Sends their links to those chosen. */
async function invite({ rows, done }: Chosen, send: SendBulk): Promise<void> {
  if (await send(rows, { field: 'invitation' })) done();
}

interface Chosen {
  readonly rows: SelectedRows;
  readonly done: () => void;
}

/** The accounts of the platform: of its clients, and for who may see it, of its own team. */
export default function AdminUserIndex(props: WithShared<AdminUserIndexProps>) {
  const { list, impersonation } = props;
  const t = useMessages(userMessages);
  const present = usePresence(channels.adminPresence());
  const { actionsOf, dialog } = useAccountActions(impersonation);
  const columns = useAccountColumns({ presentIds: present.map(({ id }) => id), actionsOf });
  const [suspended, setSuspended] = useState<Chosen | null>(null);
  const meant = (rows: SelectedRows) => (rows.kind === 'all' ? { ...rows, query: list.query } : rows);
  return (
    <>
      <ListPage
        props={props}
        page="Admin/User/Index"
        messages={userMessages}
        routes={{ index, create, download, show: edit }}
        createKeys="n l"
        events={['user.changed', 'signup.created']}
        shortcuts={useAccountTabs(props)}
        filters={{
          kind: UserRound,
          role: Shield,
          status: CircleDashed,
          plan: BadgeEuro,
          subscription: CreditCard,
          brand: Building2,
          twoFactor: ShieldCheck,
          inactiveDays: Hourglass,
        }}
        columns={columns}
        bulk={{
          href: bulk(),
          more: (rows, done, send) => [
            {
              id: 'rows.suspend',
              label: t('actions.suspend'),
              place: 'page',
              icon: Pause,
              run: () => setSuspended({ rows, done }),
            },
            {
              id: 'rows.invite',
              label: t('actions.invite'),
              place: 'page',
              icon: Send,
              run: () => void invite({ rows, done }, send),
            },
          ],
        }}
      />
      {dialog}
      {suspended && (
        <ReasonDialog
          title={t('ask.suspendMany')}
          text={t('ask.suspendText')}
          submitLabel={t('actions.suspend')}
          action={(reason) => ({
            method: 'PATCH',
            href: bulk(),
            data: { rows: meant(suspended.rows), set: { field: 'suspended', reason } },
          })}
          onDone={suspended.done}
          onClose={() => setSuspended(null)}
        />
      )}
    </>
  );
}

/** Short ways: clients, the team, who is invited, who was ended; each with how many there are. */
function useAccountTabs({ list, seesTeam }: AdminUserIndexProps): TabItem[] {
  const t = useMessages(userMessages);
  const query = list.query as unknown as ListQuery;
  const address = useListAddress({ path: index(), query, defaults: list.defaults });
  const { kind, status, deleted } = list.query;
  const isOnly = (values: readonly string[], value: string): boolean =>
    values.length === 1 && values[0] === value;
  const countOf = (filter: string, value: string): number | undefined =>
    list.facets[filter]?.find((facet) => facet.value === value)?.count;
  const isInvited = isOnly(status, 'invited');
  return [
    {
      label: t('tabs.client'),
      href: address.hrefOfView({ kind: ['client'] }),
      isCurrent: isOnly(kind, 'client') && !isInvited,
      count: countOf('kind', 'client'),
    },
    ...(seesTeam
      ? [
          {
            label: t('tabs.platform'),
            href: address.hrefOfView({ kind: ['platform'] }),
            isCurrent: isOnly(kind, 'platform') && !isInvited,
            count: countOf('kind', 'platform'),
          },
        ]
      : []),
    {
      label: t('tabs.invited'),
      href: address.hrefOfView({ status: ['invited'] }),
      isCurrent: isInvited,
      count: countOf('status', 'invited'),
    },
    {
      label: t('tabs.deactivated'),
      href: address.hrefOfView({ deleted: '1' }),
      isCurrent: deleted === '1',
    },
  ];
}
