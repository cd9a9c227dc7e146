import type { AdminDashboardProps } from '#contracts/admin/dashboard/dashboard.ts';
import { departmentName } from '#domain/geography/departments.ts';
import * as dashboardMessages from '#messages/admin/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { RankChart } from '#ui/chart/RankChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { ZonesMapProps } from '#ui/map/ZonesMap.tsx';

const ZonesMap = lazyPart<ZonesMapProps>(async () => (await import('#ui/map/ZonesMap.tsx')).ZonesMap, {
  pending: () => <Skeleton width="100%" height={320} />,
  failed: PartFailed,
});

/** Departments that are ranked at most; the map shows all. */
const rankedAtMost = 12;

/** How recurring revenue moved in each month, and what it came to. */
export function Revenue({ revenue }: { readonly revenue: NonNullable<AdminDashboardProps['revenue']> }) {
  const t = useMessages(dashboardMessages);
  return (
    <Card title={t('revenue')}>
      <BarChart
        label={t('revenue')}
        note={t('revenueNote')}
        isLabelHidden
        unit="money"
        series={[
          { id: 'new', label: t('moves.newCents'), color: 'receipts' },
          { id: 'expansion', label: t('moves.expansionCents'), color: 3 },
          { id: 'contraction', label: t('moves.contractionCents'), color: 5 },
          { id: 'churn', label: t('moves.churnCents'), color: 'expenses' },
          {
            id: 'mrr',
            label: t('moves.mrrCents'),
            color: 'ink',
            isLine: true,
          },
        ]}
        points={revenue.map((month) => ({
          at: month.month,
          values: {
            new: month.newCents,
            expansion: month.expansionCents,
            contraction: month.contractionCents,
            churn: month.churnCents,
            mrr: month.mrrCents,
          },
        }))}
      />
    </Card>
  );
}

/** Where client companies are. */
export function Departments({
  departments,
}: {
  readonly departments: NonNullable<AdminDashboardProps['departments']>;
}) {
  const t = useMessages(dashboardMessages);
  const nameOf = (code: string): string => `${code} ${departmentName(code)}`;
  const others = departments.length - rankedAtMost;
  if (departments.length === 0) {
    return (
      <Card title={t('departments.title')}>
        <Text tone="ink3">{t('departments.none')}</Text>
      </Card>
    );
  }
  return (
    <Card title={t('departments.title')} count={departments.length}>
      <Columns>
        <ZonesMap
          label={t('departments.map')}
          counts={new Map(departments.map(({ code, companies }) => [code, companies]))}
          marked={[]}
          titleOf={(code, count) => t('departments.zone', { name: nameOf(code), count })}
        />
        <Stack gap={2}>
          <RankChart
            label={t('departments.title')}
            isLabelHidden
            unit="count"
            items={departments.slice(0, rankedAtMost).map(({ code, companies }) => ({
              id: code,
              label: nameOf(code),
              value: companies,
            }))}
          />
          {others > 0 && <Text tone="ink3">{t('departments.more', { count: others })}</Text>}
        </Stack>
      </Columns>
    </Card>
  );
}
