import type { AdminDashboardProps } from '#contracts/admin/dashboard/dashboard.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as dashboardMessages from '#messages/admin/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Card } from '#ui/data/Card.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { CompaniesList } from './blocks/CompaniesList.tsx';
import { CompaniesTable } from './blocks/CompaniesTable.tsx';

/** The client companies, as the platform's staff sees them. */
export default function AdminDashboard({ companies, impersonation, app }: WithShared<AdminDashboardProps>) {
  const t = useMessages(dashboardMessages);
  useTitle(t('title'), app.name);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('summary', { count: companies.length })} />
      {companies.length === 0 ? (
        <EmptyState picture={<EmptyParcels />} title={t('emptyTitle')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <Card title={t('companies')} count={companies.length} isFlush>
          <div className="max-md:hidden">
            <CompaniesTable companies={companies} impersonation={impersonation} />
          </div>
          <div className="md:hidden">
            <CompaniesList companies={companies} impersonation={impersonation} />
          </div>
        </Card>
      )}
    </>
  );
}
