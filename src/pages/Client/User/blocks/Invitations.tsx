import { Send, X } from 'lucide-react';
import { useState } from 'react';
import type { PendingInvitation } from '#contracts/client/user/index.ts';
import { resend, revoke } from '#generated/routes/client/user/invitation.ts';
import * as memberMessages from '#messages/client/user.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useSend } from './useMemberActions.tsx';

interface InvitationsProps {
  readonly invitations: readonly PendingInvitation[];
  /** False in a company that can only be read. */
  readonly canChange: boolean;
}

/** Invitations that wait for an answer: until when, another link, an end. */
export function Invitations({ invitations, canChange }: InvitationsProps) {
  const t = useMessages(memberMessages);
  const format = useFormat();
  const roleLabel = useRoleLabel();
  const send = useSend();
  const [revoked, setRevoked] = useState<PendingInvitation | null>(null);
  const [isPending, setPending] = useState(false);

  const end = async ({ id }: PendingInvitation): Promise<void> => {
    setPending(true);
    await send({ method: 'DELETE', href: revoke({ membership: id }) });
    setPending(false);
    setRevoked(null);
  };

  return (
    <PageSection title={t('invitations.title')} count={invitations.length}>
      <ItemList
        label={t('invitations.title')}
        items={invitations.map((invitation) => {
          const { id, email, name, isExpired, isRenewalAsked } = invitation;
          const role = roleLabel(invitation.role, invitation.roleLabel ?? undefined);
          const day = format.date(invitation.expiresAt);
          return {
            id,
            title: name ?? email,
            lead: <Avatar name={name ?? email} size={32} isDecorative />,
            badges: (
              <>
                {isExpired && <Badge tone="warn">{t('invitations.expired')}</Badge>}
                {isRenewalAsked && <Badge tone="info">{t('invitations.renewalAsked')}</Badge>}
              </>
            ),
            detail: (
              <>
                {name !== null && <>{email} · </>}
                {t(isExpired ? 'invitations.expiredAs' : 'invitations.sentAs', { role, day })}
              </>
            ),
            end: canChange && (
              <>
                <Button
                  size="sm"
                  icon={Send}
                  onClick={() => void send({ method: 'POST', href: resend({ membership: id }), data: {} })}
                >
                  {t('actions.resend')}
                </Button>
                <Button size="sm" icon={X} onClick={() => setRevoked(invitation)}>
                  {t('actions.revoke')}
                </Button>
              </>
            ),
          };
        })}
      />
      {revoked && (
        <ConfirmDialog
          isOpen
          title={t('ask.revoke', { name: revoked.name ?? revoked.email })}
          description={t('ask.revokeText')}
          confirmLabel={t('actions.revoke')}
          isDanger
          isPending={isPending}
          onCancel={() => setRevoked(null)}
          onConfirm={() => void end(revoked)}
        />
      )}
    </PageSection>
  );
}
