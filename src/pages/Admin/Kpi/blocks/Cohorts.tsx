import type { KpiCohort, KpiExplorerProps, KpiExplorerQuery } from '#contracts/admin/kpi/dashboard.ts';
import { cohortMeasures, type CohortMeasure } from '#domain/audience/explorer/look.ts';
import * as kpiMessages from '#messages/admin/kpi.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Card } from '#ui/data/Card.tsx';
import { HeatTable, type HeatCell } from '#ui/data/HeatTable.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

interface CohortsProps extends Pick<KpiExplorerProps, 'query'> {
  readonly cohorts: readonly KpiCohort[];
  readonly change: (changes: Partial<KpiExplorerQuery>) => void;
}

const goodFromBps = 9000;
const fairFromBps = 6000;

const toneOf = (bps: number): HeatCell['tone'] => {
  if (bps >= goodFromBps) return 'pos';
  return bps >= fairFromBps ? 'warn' : 'neg';
};

const bpsOf = ({ companiesBps, mrrBps }: KpiCohort['cells'][number], measure: CohortMeasure): number | null =>
  measure === 'companies' ? companiesBps : mrrBps;

/** Cells are narrow: no decimals. */
const wholePercent = (bps: number): number => Math.round(bps / 100) * 100;

/** Who still pays, by the month in which companies first paid. */
export function Cohorts({ cohorts, query, change }: CohortsProps) {
  const t = useMessages(kpiMessages);
  const format = useFormat();
  const months = Math.max(0, ...cohorts.map(({ cells }) => cells.length));
  return (
    <Card
      title={t('cohorts.title')}
      aside={
        <Segmented
          label={t('cohorts.measure')}
          size="sm"
          value={query.cohort}
          onChange={(cohort) => change({ cohort })}
          segments={cohortMeasures.map((id) => ({ id, label: t(`cohorts.measures.${id}`) }))}
        />
      }
    >
      <Stack gap={3}>
        <Text as="p" tone="ink3">
          {cohorts.length === 0 ? t('cohorts.empty') : t('cohorts.help')}
        </Text>
        {cohorts.length > 0 && (
          <HeatTable
            label={t('cohorts.title')}
            corner={t('cohorts.corner')}
            heads={Array.from({ length: months }, (_, n) => ({
              id: String(n),
              text: t('cohorts.month', { n }),
            }))}
            isFirstColumnFixed
            rows={cohorts.map(({ month, companies, cells }) => ({
              id: month,
              head: `${format.shortMonth(month)} ${month.slice(0, 4)} (${companies})`,
              cells: cells.map((cell, n) => {
                const bps = bpsOf(cell, query.cohort);
                return {
                  id: String(n),
                  text: format.percent(bps === null ? null : wholePercent(bps)),
                  tone: toneOf(bps ?? 0),
                };
              }),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}
