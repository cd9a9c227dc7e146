import type { UtmFormProps } from '#contracts/admin/utm/form.ts';
import { addToDay, day } from '#domain/time/day.ts';
import * as utmMessages from '#messages/admin/utm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { RankChart } from '#ui/chart/RankChart.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCard } from '#ui/data/FigureCard.tsx';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';

interface ResultsSectionProps {
  readonly figures: NonNullable<UtmFormProps['current']>['figures'];
  /** The last day of the trend. */
  readonly today: string;
}

/** What a link brought: from visits to clients, and day by day. */
export function ResultsSection({ figures, today }: ResultsSectionProps) {
  const t = useMessages(utmMessages);
  const { trend, visits, signups, trials, paid } = figures;
  const first = addToDay(day(today), { days: 1 - trend.length });
  const steps = { visits, signups, trials, paid };
  return (
    <PageSection
      title={t('results.title')}
      help={t('results.help')}
      empty={visits === 0 && signups === 0 && t('results.none')}
    >
      <FigureGroup>
        <FigureCard label={t('columns.conversionBps')} figure={<Figure rateBps={figures.conversionBps} />} />
        <FigureCard label={t('columns.revenueCents')} figure={<Figure cents={figures.revenueCents} />} />
        <FigureCard
          label={t('columns.acquisitionCents')}
          figure={<Figure cents={figures.acquisitionCents} />}
        />
        <FigureCard label={t('columns.returnBps')} figure={<Figure rateBps={figures.returnBps} />} />
      </FigureGroup>
      <Card>
        <RankChart
          label={t('results.funnel')}
          unit="count"
          items={(['visits', 'signups', 'trials', 'paid'] as const).map((step) => ({
            id: step,
            label: t(`columns.${step}`),
            value: steps[step],
          }))}
        />
      </Card>
      <Card>
        <BarChart
          label={t('results.days')}
          unit="count"
          series={[{ id: 'visits', label: t('columns.visits') }]}
          points={trend.map((count, index) => ({
            at: addToDay(first, { days: index }),
            values: { visits: count },
          }))}
        />
      </Card>
    </PageSection>
  );
}
