import { LockOpen, LogIn, MailCheck, Pause, Play, Send, UserX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { AccountRow, AdminUserIndexProps } from '#contracts/admin/user/index.ts';
import { destroy, invitation, restore, suspend, unlock, verify } from '#generated/routes/admin/user.ts';
import * as userMessages from '#messages/admin/user.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { MenuAction } from '#ui/actions/Menu.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';

// Fetched when they are first asked for.
const ReasonDialog = lazyDialog(async () => (await import('./ReasonDialog.tsx')).ReasonDialog);
const ImpersonateDialog = lazyDialog(
  async () => (await import('../../Dashboard/blocks/ImpersonateDialog.tsx')).ImpersonateDialog,
);

interface Asked {
  readonly kind: 'suspend' | 'end' | 'impersonate';
  readonly account: AccountRow;
}

/** What can be done with an account, as far as the reader may, and the window that asks before. */
export function useAccountActions(extent: AdminUserIndexProps['impersonation']): {
  readonly actionsOf: (account: AccountRow) => MenuAction[];
  readonly dialog: ReactNode;
} {
  const t = useMessages(userMessages);
  const { run } = useAction();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);

  const actionsOf = (account: AccountRow): MenuAction[] => {
    const { id, can, enterable } = account;
    const ask = (kind: Asked['kind']) => () => setAsked({ kind, account });
    const send =
      (href: string, method: 'POST' | 'DELETE' = 'POST') =>
      () =>
        void run(method === 'POST' ? { method, href, data: {} } : { method, href });
    const actions: readonly (MenuAction | false)[] = [
      extent !== null &&
        enterable !== null && {
          id: 'impersonate',
          label: t('actions.impersonate'),
          icon: LogIn,
          run: ask('impersonate'),
        },
      can.unlock && {
        id: 'unlock',
        label: t('actions.unlock'),
        icon: LockOpen,
        run: send(unlock(id)),
      },
      can.invite && {
        id: 'invite',
        label: t('actions.invite'),
        icon: Send,
        run: send(invitation(id)),
      },
      can.verify && {
        id: 'verify',
        label: t('actions.verify'),
        icon: MailCheck,
        run: send(verify(id)),
      },
      can.restore && {
        id: 'restore',
        label: t('actions.restore'),
        icon: Play,
        run: send(restore(id), 'DELETE'),
      },
      can.suspend && { id: 'suspend', label: t('actions.suspend'), icon: Pause, run: ask('suspend') },
      can.end && { id: 'end', label: t('actions.end'), icon: UserX, isDanger: true, run: ask('end') },
    ];
    return actions.filter((action) => action !== false);
  };

  return { actionsOf, dialog: asked && <AskedDialog asked={asked} extent={extent} onClose={close} /> };
}

interface AskedDialogProps {
  readonly asked: Asked;
  readonly extent: AdminUserIndexProps['impersonation'];
  readonly onClose: () => void;
}

function AskedDialog({ asked: { kind, account }, extent, onClose }: AskedDialogProps) {
  const t = useMessages(userMessages);
  const { id, name, enterable } = account;
  if (kind === 'impersonate') {
    if (extent === null || enterable === null) return null;
    return <ImpersonateDialog company={enterable} owner={{ id, name }} extent={extent} onClose={onClose} />;
  }
  return (
    <ReasonDialog
      title={t(`ask.${kind}`, { name })}
      text={t(`ask.${kind}Text`)}
      submitLabel={t(`actions.${kind}`)}
      action={(reason) =>
        kind === 'suspend'
          ? { method: 'PATCH', href: suspend(id), data: { reason } }
          : { method: 'DELETE', href: destroy(id), data: { reason } }
      }
      onClose={onClose}
    />
  );
}
