import type { DashboardProps } from '#contracts/client/dashboard.ts';
import { treasury } from '#generated/routes/client.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { RankChart } from '#ui/chart/RankChart.tsx';
import { Card } from '#ui/data/Card.tsx';

export interface CashCardProps {
  readonly periods: NonNullable<DashboardProps['cash']>;
  readonly today: string;
}

/** What came in and went out by month, and what is foreseen; the line is what stands on the accounts at its end. */
export function CashCard({ periods, today }: CashCardProps) {
  const t = useMessages(dashboardMessages);
  return (
    <Card title={t('cash.title')} aside={<TextLink href={treasury()}>{t('cash.all')}</TextLink>}>
      <BarChart
        label={t('cash.title')}
        isLabelHidden
        unit="money"
        today={today}
        series={[
          { id: 'in', label: t('cash.in'), color: 'receipts' },
          { id: 'out', label: t('cash.out'), color: 'expenses' },
          { id: 'closing', label: t('cash.closing'), color: 'ink', isLine: true },
        ]}
        points={periods.map(({ at, inCents, outCents, closingCents }) => ({
          at,
          values: { in: inCents, out: outCents, closing: closingCents },
        }))}
      />
    </Card>
  );
}

export type MarginCardProps = Pick<DashboardProps, 'margins'>;

/** Margin rates of the operations that go by a simulation. */
export function MarginCard({ margins }: MarginCardProps) {
  const t = useMessages(dashboardMessages);
  return (
    <Card>
      <RankChart
        label={t('margins.title')}
        note={t('margins.note')}
        unit="rate"
        items={margins.map(({ id, name, marginBps }) => ({ id, label: name, value: marginBps }))}
        empty={t('margins.none')}
      />
    </Card>
  );
}
