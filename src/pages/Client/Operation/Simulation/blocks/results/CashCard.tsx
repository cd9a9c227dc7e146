import type { Simulation } from '#domain/simulation/results.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { LineChart } from '#ui/chart/LineChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

interface CashCardProps {
  readonly results: Simulation;
  readonly today: string;
}

/** Cash at the end of each month beside what is owed to the bank, with the month in which least is left. */
export function CashCard({ results: { months }, today }: CashCardProps) {
  const t = useMessages(simulationMessages);
  const { money, month } = useFormat();
  const [first, ...others] = months;
  if (first === undefined) return null;
  const lowest = others.reduce((least, one) => (one.cashCents < least.cashCents ? one : least), first);
  const isShort = lowest.cashCents < 0;
  const values = {
    amount: money(Math.abs(lowest.cashCents), { decimals: 0 }),
    month: month(lowest.month),
  };
  return (
    <Card>
      <Stack gap={2}>
        <LineChart
          label={t('charts.cash')}
          note={t('charts.cashNote')}
          unit="money"
          today={today}
          points={months.map((one) => ({
            at: one.month,
            values: { cash: one.cashCents, loan: one.loanBalanceCents },
          }))}
          series={[
            { id: 'cash', label: t('charts.cashSeries'), color: 'ink' },
            { id: 'loan', label: t('charts.loanSeries'), color: 2 },
          ]}
          marks={[{ series: 'cash', at: lowest.month }]}
        />
        <Text as="p" size="table" tone={isShort ? 'neg' : 'ink2'}>
          {t(isShort ? 'charts.short' : 'charts.lowest', values)}
        </Text>
      </Stack>
    </Card>
  );
}
