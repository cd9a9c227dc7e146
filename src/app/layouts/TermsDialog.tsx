import { logout } from '#generated/routes/root.ts';
import { accept, show } from '#generated/routes/terms.ts';
import * as termsMessages from '#messages/terms.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { useState } from 'react';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';

export interface TermsDialogProps {
  readonly version: string;
  readonly appName: string;
}

/** Puts new terms of use before a client: they accept them, or sign out. */
export function TermsDialog({ version, appName }: TermsDialogProps) {
  const t = useMessages(termsMessages);
  const visit = useVisit();
  const [isPending, setPending] = useState(false);
  const send = async (): Promise<void> => {
    setPending(true);
    await visit({
      method: 'PUT',
      href: accept(),
      data: { version },
      preserveScroll: true,
    });
    setPending(false);
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('changed')}
      description={t('ask', { version, name: appName })}
      confirmLabel={t('accept')}
      cancelLabel={t('signOut')}
      isPending={isPending}
      onConfirm={() => void send()}
      onCancel={() => void visit({ method: 'POST', href: logout() })}
    >
      <TextLink href={show()} prefetch="none" isNewTab>
        {t('read')}
      </TextLink>
    </ConfirmDialog>
  );
}
