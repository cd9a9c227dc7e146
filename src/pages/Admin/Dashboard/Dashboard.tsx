import type { AdminDashboardProps } from '#contracts/admin/dashboard/dashboard.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as dashboardMessages from '#messages/admin/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { useCompanyColumns } from './blocks/useCompanyColumns.tsx';

/** The client companies, as the platform's staff sees them. */
export default function AdminDashboard({
  companies,
  impersonation,
  app,
  auth,
}: WithShared<AdminDashboardProps>) {
  const t = useMessages(dashboardMessages);
  useTitle(t('title'), app.name);
  const columns = useCompanyColumns(impersonation);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('summary', { count: companies.length })} />
      <DataList
        label={t('companies')}
        keepAs={`${auth.user?.id ?? ''}:companies`}
        columns={columns}
        rows={companies}
        idOf={({ id }) => id}
        empty={
          <EmptyState picture={<EmptyParcels />} title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        }
      />
    </>
  );
}
