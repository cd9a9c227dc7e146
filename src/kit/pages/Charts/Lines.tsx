import { LineChart } from '#ui/chart/LineChart.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ChartGrid } from './blocks/ChartGrid.tsx';
import { monthAfter, opening, today, treasury } from './blocks/treasury.ts';

const progress = [500, 1_400, 2_500, 2_700, 4_000, 5_201, 6_400, 7_600, 8_900, 10_000].map(
  (works, index) => ({
    at: monthAfter('2026-05', index),
    values: { works },
  }),
);

const rates = Array.from({ length: 30 }, (_, index) => ({
  at: monthAfter('2024-07', index),
  values: {
    short: 340 + Math.round(40 * Math.sin(index / 4)),
    long: index > 11 && index < 15 ? null : 410 + index * 2,
    index: 150 - index * 9,
  },
}));

const many = Array.from({ length: 1_000 }, (_, index) => ({
  at: `Relevé ${index + 1}`,
  values: { level: Math.round(1_000 * Math.sin(index / 160) + ((index * 37) % 211)) },
}));

const works = [{ id: 'works', label: 'Avancement' }] as const;

/** Lines: real and expected, several, broken, negative, one point, a thousand. */
export default function Lines() {
  return (
    <>
      <PageHeader
        title="Graphiques : courbes"
        subtitle="Pleines quand c’est fait, en tirets quand c’est prévu."
      />
      <ChartGrid>
        <LineChart
          label="Avancement des travaux"
          note="prévu en tirets"
          unit="rate"
          points={progress}
          series={works}
          today={today}
        />
        <LineChart
          label="Flux et solde cumulé"
          unit="money"
          points={treasury}
          series={[
            { id: 'receipts', label: 'Encaissements', color: 'receipts' },
            { id: 'expenses', label: 'Décaissements', color: 'expenses' },
          ]}
          cumulative={{ label: 'Solde', opening }}
          today={today}
        />
        <LineChart
          label="Taux sur trente mois"
          note="une lacune, des valeurs négatives"
          unit="rate"
          points={rates}
          series={[
            { id: 'short', label: 'Court terme' },
            { id: 'long', label: 'Long terme' },
            { id: 'index', label: 'Indice' },
          ]}
        />
        <LineChart
          label="Mille relevés"
          unit="count"
          points={many}
          series={[{ id: 'level', label: 'Niveau' }]}
        />
        <LineChart label="Un seul point" unit="rate" points={progress.slice(0, 1)} series={works} />
        <LineChart label="Sans données" unit="rate" points={[]} series={works} />
        <LineChart label="En chargement" unit="rate" points={[]} series={works} isLoading />
      </ChartGrid>
    </>
  );
}
