import type { BrandKpiProps } from '#contracts/client/brand/kpi.ts';
import * as kpiMessages from '#messages/client/brand-kpi.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { LineChart } from '#ui/chart/LineChart.tsx';
import { RankChart } from '#ui/chart/RankChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Columns } from '#ui/layout/Columns.tsx';

/** The last twelve months. */
export function KpiCourse({ months }: Pick<BrandKpiProps, 'months'>) {
  const t = useMessages(kpiMessages);
  return (
    <Columns>
      <Card title={t('stock')} aside={<Text>{t('stockNote')}</Text>}>
        <LineChart
          label={t('stock')}
          isLabelHidden
          unit="count"
          empty={t('notEnough')}
          series={[
            { id: 'active', label: t('figures.active'), color: 'ink' },
            { id: 'lotsInStock', label: t('figures.lotsInStock'), color: 'brick' },
          ]}
          points={months.map(({ month, active, lotsInStock }) => ({
            at: month,
            values: { active: active.value, lotsInStock: lotsInStock.value },
          }))}
        />
      </Card>
      <Card title={t('flows')} aside={<Text>{t('flowsNote')}</Text>}>
        <LineChart
          label={t('flows')}
          isLabelHidden
          unit="count"
          empty={t('notEnough')}
          series={[
            { id: 'created', label: t('figures.created'), color: 'ink' },
            { id: 'lotsSold', label: t('figures.lotsSold'), color: 'brick' },
            { id: 'leads', label: t('figures.leads'), color: 3 },
          ]}
          points={months.map(({ month, created, lotsSold, leads }) => ({
            at: month,
            values: { created: created.value, lotsSold: lotsSold.value, leads: leads.value },
          }))}
        />
      </Card>
    </Columns>
  );
}

/** Which parts of the application the companies make use of. */
export function ModuleCard({ modules }: Pick<BrandKpiProps, 'modules'>) {
  const t = useMessages(kpiMessages);
  return (
    <Card title={t('modules')} aside={<Text>{t('modulesNote')}</Text>}>
      {modules.length === 0 ? (
        <Text as="p" tone="ink3">
          {t('notEnough')}
        </Text>
      ) : (
        <RankChart
          label={t('modules')}
          isLabelHidden
          unit="rate"
          items={modules.map(({ id, bps }) => ({ id, label: t(`module.${id}`), value: bps }))}
        />
      )}
    </Card>
  );
}
