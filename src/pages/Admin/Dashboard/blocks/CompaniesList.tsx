import type { AdminDashboardProps } from '#contracts/admin/dashboard/dashboard.ts';
import * as dashboardMessages from '#messages/admin/dashboard.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { ImpersonateButton } from './ImpersonateButton.tsx';
import { useMessages } from '#runtime/locale/messages.ts';

/** Client companies on a phone. */
export function CompaniesList({ companies, impersonation }: AdminDashboardProps) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  return (
    <ul>
      {companies.map((tenant) => (
        <li key={tenant.id} className="flex flex-col gap-0.5 border-t border-line px-4 py-3">
          <span className="flex items-baseline justify-between gap-3">
            <span className="truncate font-medium">{tenant.name}</span>
            <span className="shrink-0 text-table text-ink3">{tenant.city}</span>
          </span>
          <span className="text-table text-ink2">
            {t('users', { count: tenant.usersCount })} · {t('operations', { count: tenant.operationsCount })}
          </span>
          <span className="text-label text-ink3">
            {t('columns.lastSignIn')} :{' '}
            {tenant.lastSignInAt === null ? t('never') : format.dateTime(tenant.lastSignInAt)}
          </span>
          <span className="pt-1 empty:hidden">
            <ImpersonateButton company={tenant} extent={impersonation} />
          </span>
        </li>
      ))}
    </ul>
  );
}
