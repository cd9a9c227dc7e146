import { useState } from 'react';
import type { AdminDashboardProps } from '#contracts/admin/dashboard/dashboard.ts';
import * as impersonationMessages from '#messages/impersonation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ImpersonateDialog } from './ImpersonateDialog.tsx';

interface ImpersonateButtonProps {
  readonly company: AdminDashboardProps['companies'][number];
  readonly extent: AdminDashboardProps['impersonation'];
}

/** « Prendre en main », for staff who may and companies that can be entered. */
export function ImpersonateButton({ company, extent }: ImpersonateButtonProps) {
  const t = useMessages(impersonationMessages);
  const [isOpen, setOpen] = useState(false);
  const { owner } = company;
  if (extent === null || owner === null) return null;
  return (
    <>
      <Button size="sm" aria-label={t('title', { company: company.name })} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <ImpersonateDialog company={company} owner={owner} extent={extent} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
