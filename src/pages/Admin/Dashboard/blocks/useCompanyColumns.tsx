import { useState } from 'react';
import type { AdminDashboardProps } from '#contracts/admin/dashboard/dashboard.ts';
import * as dashboardMessages from '#messages/admin/dashboard.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { ListColumn } from '#ui/list/list-column.ts';
import * as impersonationMessages from '#messages/impersonation.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ImpersonateDialog } from './ImpersonateDialog.tsx';

type Company = AdminDashboardProps['companies'][number];

/** What the staff sees of each company, and the way in for those who may. */
export function useCompanyColumns(
  extent: AdminDashboardProps['impersonation'],
): readonly ListColumn<Company>[] {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const enter: ListColumn<Company> = {
    id: 'enter',
    label: t('columns.actions'),
    isLabelHidden: true,
    width: 152,
    card: 'end',
    value: () => null,
    show: (company) => <ImpersonateButton company={company} extent={extent} />,
  };
  return [
    { id: 'name', label: t('columns.name'), value: ({ name }) => name, isName: true, isPinned: true },
    {
      id: 'city',
      label: t('columns.city'),
      value: ({ city }) => city,
      tone: 'secondary',
      card: 'subtitle',
    },
    {
      id: 'users',
      label: t('columns.users'),
      kind: 'count',
      value: ({ usersCount }) => usersCount,
      width: 112,
      isSummed: true,
      card: 'figure',
    },
    {
      id: 'operations',
      label: t('columns.operations'),
      kind: 'count',
      isMain: true,
      value: ({ operationsCount }) => operationsCount,
      width: 112,
      isSummed: true,
      card: 'figure',
    },
    {
      id: 'lastSignIn',
      label: t('columns.lastSignIn'),
      width: 168,
      tone: 'caption',
      card: 'figure',
      value: ({ lastSignInAt }) => (lastSignInAt === null ? t('never') : format.dateTime(lastSignInAt)),
    },
    ...(extent === null ? [] : [enter]),
  ];
}

interface ImpersonateButtonProps {
  readonly company: AdminDashboardProps['companies'][number];
  readonly extent: AdminDashboardProps['impersonation'];
}

/** « Prendre en main », for staff who may and companies that can be entered. */
function ImpersonateButton({ company, extent }: ImpersonateButtonProps) {
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
