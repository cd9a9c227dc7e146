import type { Simulation } from '#domain/simulation/results.ts';
import { lineGroupNames, lineGroups } from '#domain/simulation/study/study.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DonutChart } from '#ui/chart/DonutChart.tsx';
import { WaterfallChart } from '#ui/chart/WaterfallChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { CashCard } from './CashCard.tsx';

interface ResultChartsProps {
  readonly results: Simulation;
  readonly today: string;
}

/** A simulation at a glance: from sales to margin, what the cost is made of, and the cash month by month. */
export function ResultCharts({ results, today }: ResultChartsProps) {
  const t = useMessages(simulationMessages);
  const groups = costsOfGroups(results);
  return (
    <>
      <Card>
        <WaterfallChart
          label={t('charts.waterfall')}
          unit="money"
          steps={[
            { id: 'revenue', label: t('result.revenueTtc'), value: results.revenueTtcCents },
            { id: 'vat', label: t('result.vat'), value: -Number(results.vatCents) },
            ...groups.map(({ group, costCents }) => ({
              id: group,
              label: t(`charts.groups.${group}`),
              value: -costCents,
            })),
            { id: 'margin', label: t('result.margin'), isTotal: true as const },
          ]}
        />
      </Card>
      <Card>
        <DonutChart
          label={t('charts.costs')}
          unit="money"
          totalLabel={t('charts.costTotal')}
          slices={groups.map(({ group, costCents }) => ({
            id: group,
            label: t(`sections.${group}`),
            value: costCents,
          }))}
        />
      </Card>
      <CashCard results={results} today={today} />
    </>
  );
}

/** What each group of expenses costs, in the order of their tables; groups without any are left out. */
function costsOfGroups({ expenses }: Simulation) {
  return lineGroupNames
    .map((group) => {
      const categories: readonly string[] = lineGroups[group];
      const costCents = expenses
        .filter(({ category }) => categories.includes(category))
        .reduce((sum, one) => sum + one.costCents, 0);
      return { group, costCents };
    })
    .filter(({ costCents }) => costCents !== 0);
}
