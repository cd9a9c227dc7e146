import { Send, X } from 'lucide-react';
import { useState } from 'react';
import type { BrandInvitationRow } from '#contracts/client/brand/user.ts';
import { resend, revoke } from '#generated/routes/client/brand/invite.ts';
import * as userMessages from '#messages/client/brand-user.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';

const tones = { waiting: 'info', expired: 'warn', accepted: 'pos', revoked: 'neg' } as const;

interface InvitationSectionProps {
  readonly invitations: readonly BrandInvitationRow[];
  readonly appName: string;
}

/** The companies that were asked to join, and what has come of it. */
export function InvitationSection({ invitations, appName }: InvitationSectionProps) {
  const t = useMessages(userMessages);
  const format = useFormat();
  const { isPending, run } = useAction();
  const [ended, setEnded] = useState<BrandInvitationRow | null>(null);
  const end = async ({ id }: BrandInvitationRow): Promise<void> => {
    await run({ method: 'DELETE', href: revoke(id), preserveScroll: true });
    setEnded(null);
  };
  const actionsOf = (row: BrandInvitationRow) => (
    <>
      {row.can.resend && (
        <Button
          size="sm"
          variant="discreet"
          icon={Send}
          aria-label={t('invitations.resendOf', { name: row.companyName })}
          onClick={() => void run({ method: 'POST', href: resend(row.id), data: {}, preserveScroll: true })}
        >
          {t('invitations.resend')}
        </Button>
      )}
      {row.can.revoke && (
        <IconButton
          icon={X}
          label={t('invitations.revokeOf', { name: row.companyName })}
          onClick={() => setEnded(row)}
        />
      )}
    </>
  );
  return (
    <PageSection
      isWide
      title={t('invitations.title')}
      count={invitations.length}
      empty={invitations.length === 0 && t('invitations.empty')}
    >
      {invitations.length > 0 && (
        <ItemList
          label={t('invitations.title')}
          items={invitations.map((row) => ({
            id: row.id,
            title: row.companyName,
            badges: <Badge tone={tones[row.status]}>{t(`invitations.status.${row.status}`)}</Badge>,
            detail: t('invitations.detail', {
              name: row.name,
              email: row.email,
              date: format.date(row.sentAt),
            }),
            end: actionsOf(row),
          }))}
        />
      )}
      {ended && (
        <ConfirmDialog
          isOpen
          title={t('invitations.revokeTitle', { name: ended.companyName })}
          description={t('invitations.revokeText', { app: appName })}
          confirmLabel={t('invitations.revoke')}
          isDanger
          isPending={isPending}
          onCancel={() => setEnded(null)}
          onConfirm={() => void end(ended)}
        />
      )}
    </PageSection>
  );
}
