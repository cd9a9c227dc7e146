import type { AdminDashboardProps } from '#contracts/admin/dashboard/dashboard.ts';
import * as dashboardMessages from '#messages/admin/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { useCompanyColumns } from '../useCompanyColumns.tsx';

export interface CompaniesProps extends Pick<AdminDashboardProps, 'companies' | 'impersonation'> {
  /** Whose columns are kept. */
  readonly personId: string;
}

/** The client companies, each with the way in for those who may act in its name. */
export function Companies({ companies, impersonation, personId }: CompaniesProps) {
  const t = useMessages(dashboardMessages);
  const columns = useCompanyColumns(impersonation);
  return (
    <PageSection title={t('companies')} count={companies.length} isWide>
      <DataList
        label={t('companies')}
        keepAs={`${personId}:companies`}
        columns={columns}
        rows={companies}
        idOf={({ id }) => id}
        empty={
          <EmptyState picture={<EmptyParcels />} title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        }
      />
    </PageSection>
  );
}
