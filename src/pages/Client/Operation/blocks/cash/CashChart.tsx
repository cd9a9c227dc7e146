import type { ShownCash, ShownGridLine } from '#contracts/client/operation/cash-flow-forecast.ts';
import * as cashMessages from '#messages/client/cash-flow-forecast.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { usePeriodName } from './usePeriodName.ts';

interface CashChartProps {
  readonly cash: Pick<ShownCash, 'columns' | 'lines'>;
  readonly today: string;
}

/** What comes in or goes out, of the lines of flows: everything that makes up the change of cash. */
const inflows: readonly ShownGridLine['key'][] = ['draw', 'equity'];

/** Receipts, payments and cash, one after the other. */
export function CashChart({ cash, today }: CashChartProps) {
  const t = useMessages(cashMessages);
  const periodName = usePeriodName();
  const { columns, lines } = cash;
  const isIn = ({ key, kind }: ShownGridLine): boolean => kind === 'receipt' || inflows.includes(key);
  const flows = lines.filter(({ kind }) => kind !== 'sum' && kind !== 'balance');
  const sumAt = (own: readonly ShownGridLine[], index: number): number =>
    own.reduce((all, { cells }) => all + (cells[index]?.amountCents ?? 0), 0);
  const balance = lines.find(({ key }) => key === 'cash');
  return (
    <Card>
      <BarChart
        label={t('chart.title')}
        note={t('chart.note')}
        unit="money"
        today={today}
        series={[
          { id: 'in', label: t('chart.in'), color: 'receipts' },
          { id: 'out', label: t('chart.out'), color: 'expenses' },
          { id: 'cash', label: t('chart.cash'), color: 'ink', isLine: true },
        ]}
        points={columns.map(({ period }, index) => ({
          at: period,
          label: periodName(period),
          values: {
            in: sumAt(flows.filter(isIn), index),
            out: -sumAt(
              flows.filter((line) => !isIn(line)),
              index,
            ),
            cash: balance?.cells[index]?.amountCents ?? null,
          },
        }))}
      />
    </Card>
  );
}
