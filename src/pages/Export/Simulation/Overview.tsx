import type { SimulationOverviewProps } from '#contracts/export/simulation/overview.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as overviewMessages from '#messages/export/simulation/overview.ts';
import * as terms from '#messages/simulation-terms.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DonutChart } from '#ui/chart/DonutChart.tsx';
import { LineChart } from '#ui/chart/LineChart.tsx';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { PrintPlanning } from '#ui/print/PrintPlanning.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { UsesAndSources } from './blocks/overview/UsesAndSources.tsx';
import { GuaranteeTable } from './blocks/overview/GuaranteeTable.tsx';
import { MainFigures, Ratios } from './blocks/overview/OverviewFigures.tsx';
import { StudyPaper } from './blocks/StudyPaper.tsx';

/** Ring and curve, in px: either figure is 60 mm high with its title, its legend or its axis. */
const chartPx = { ring: 185, curve: 170 } as const;

/** A simulation on one page, for a bank: what it costs and brings, who pays, when, and what secures it. */
export default function ExportSimulationOverview(props: WithShared<SimulationOverviewProps>) {
  const { paper, study, content } = props;
  const t = useMessages(overviewMessages);
  return (
    <StudyPaper paper={paper} study={study} title={t('pageTitle')} unit={t('unit')} content={content} isDense>
      {(found) => ({
        first: (
          <>
            <MainFigures figures={found.figures} isHidden={paper.hides.margin} />
            <UsesAndSources content={found} />
            <OverviewCharts content={found} />
            <Ratios figures={found.figures} />
            {found.planning.length > 0 && (
              <PrintSection title={t('planning')} isWhole>
                <PrintPlanning
                  label={t('planning')}
                  today={found.today}
                  stages={found.planning.map(({ stage, from, to }) => ({
                    id: stage,
                    label: t(`stage.${stage}`),
                    from,
                    to,
                  }))}
                />
              </PrintSection>
            )}
            <GuaranteeTable guarantees={found.guarantees} />
          </>
        ),
      })}
    </StudyPaper>
  );
}

interface WithContent {
  readonly content: NonNullable<SimulationOverviewProps['content']>;
}

function OverviewCharts({ content }: WithContent) {
  const t = useMessages(overviewMessages);
  const words = useMessages(terms);
  const { uses, cash, today } = content;
  if (uses === null || cash === null || uses.length === 0) return null;
  return (
    <PrintColumns shape="ring" isWhole>
      <DonutChart
        label={t('costs')}
        unit="money"
        height={chartPx.ring}
        isLegendPlain
        totalLabel={t('costShort')}
        slices={uses.map(({ group, amountCents }) => ({
          id: group,
          label: words(`groups.${group}`),
          value: amountCents,
        }))}
      />
      <LineChart
        label={t('cash')}
        unit="money"
        height={chartPx.curve}
        today={today}
        points={cash.map(({ month, cashCents }) => ({ at: month, values: { cash: cashCents } }))}
        series={[{ id: 'cash', label: t('cashSeries'), color: 'ink' }]}
      />
    </PrintColumns>
  );
}
