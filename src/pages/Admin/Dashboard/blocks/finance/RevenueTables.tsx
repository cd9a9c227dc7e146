import type { FinanceKpiProps } from '#contracts/admin/dashboard/finance-kpi.ts';
import * as financeMessages from '#messages/admin/finance-kpi.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Text } from '#ui/data/Text.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';

interface RevenueTablesProps extends Pick<FinanceKpiProps, 'plans' | 'brands'> {
  /** The person whose columns are kept. */
  readonly keepAs: string;
}

/** Recurring revenue by offer and by brand. */
export function RevenueTables({ plans, brands, keepAs }: RevenueTablesProps) {
  const t = useMessages(financeMessages);
  const planColumns: ListColumn<FinanceKpiProps['plans'][number]>[] = [
    { id: 'name', label: t('plan'), isName: true, value: ({ name }) => name },
    {
      id: 'companies',
      label: t('columns.companies'),
      kind: 'count',
      card: 'figure',
      value: (row) => row.companies,
      isSummed: true,
    },
    {
      id: 'mrr',
      label: t('columns.mrr'),
      kind: 'money',
      width: 150,
      card: 'figure',
      value: (row) => row.mrrCents,
      isSummed: true,
    },
    { id: 'share', label: t('columns.share'), kind: 'rate', value: (row) => row.shareBps },
    { id: 'churn', label: t('columns.churn'), kind: 'rate', card: 'figure', value: (row) => row.churnBps },
  ];
  const brandColumns: ListColumn<FinanceKpiProps['brands'][number]>[] = [
    { id: 'name', label: t('brand'), isName: true, value: ({ name }) => name },
    {
      id: 'companies',
      label: t('columns.companies'),
      kind: 'count',
      card: 'figure',
      value: (row) => row.companies,
      isSummed: true,
    },
    {
      id: 'mrr',
      label: t('columns.mrr'),
      kind: 'money',
      width: 150,
      card: 'figure',
      value: (row) => row.mrrCents,
      isSummed: true,
    },
    { id: 'rate', label: t('columns.commissionRate'), kind: 'rate', value: (row) => row.commissionBps },
    {
      id: 'commission',
      label: t('columns.commission'),
      kind: 'money',
      width: 160,
      card: 'figure',
      value: (row) => row.commissionCents,
      isSummed: true,
    },
  ];
  return (
    <>
      <SectionTitle>{t('byPlan')}</SectionTitle>
      {plans.length === 0 ? (
        <Text>{t('noPlan')}</Text>
      ) : (
        <DataList
          label={t('byPlan')}
          keepAs={`${keepAs}:revenue-by-plan`}
          columns={planColumns}
          rows={plans}
          idOf={({ id }) => id}
        />
      )}
      <SectionTitle>{t('byBrand')}</SectionTitle>
      {brands.length === 0 ? (
        <Text>{t('noBrand')}</Text>
      ) : (
        <DataList
          label={t('byBrand')}
          keepAs={`${keepAs}:revenue-by-brand`}
          columns={brandColumns}
          rows={brands}
          idOf={({ id }) => id}
        />
      )}
    </>
  );
}
