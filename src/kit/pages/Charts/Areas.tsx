import { AreaChart } from '#ui/chart/AreaChart.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ChartGrid } from './blocks/ChartGrid.tsx';
import { monthAfter, today } from './blocks/treasury.ts';

const balance = [48, 18, 36, 55, 62, 134, 131, 112, 131, 224, 149, 320, 306].map((thousands, index) => ({
  at: monthAfter('2026-04', index),
  values: { balance: thousands * 100_000 },
}));

const stock = Array.from({ length: 14 }, (_, index) => ({
  at: monthAfter('2026-02', index),
  values: { free: 9 - Math.floor(index / 2), held: 1 + (index % 3), sold: Math.floor(index / 2) },
}));

const single = [{ id: 'balance', label: 'Trésorerie' }] as const;

/** Areas: one, several piled up, below zero, one point, none. */
export default function Areas() {
  return (
    <>
      <PageHeader title="Graphiques : surfaces" subtitle="Seules ou empilées." />
      <ChartGrid>
        <AreaChart label="Trésorerie cumulée" unit="money" points={balance} series={single} today={today} />
        <AreaChart
          label="Lots par statut"
          note="en lots"
          unit="count"
          points={stock}
          series={[
            { id: 'free', label: 'Disponibles', color: 4 },
            { id: 'held', label: 'En option', color: 3 },
            { id: 'sold', label: 'Vendus', color: 1 },
          ]}
          today={today}
        />
        <AreaChart
          label="Sous zéro"
          unit="money"
          points={balance.map(({ at, values }, index) => ({
            at,
            values: { balance: values.balance - 12_000_000 - index * 400_000 },
          }))}
          series={single}
        />
        <AreaChart label="Un seul point" unit="money" points={balance.slice(0, 1)} series={single} />
        <AreaChart label="Sans données" unit="money" points={[]} series={single} />
      </ChartGrid>
    </>
  );
}
