import { Button } from '#ui/actions/Button.tsx';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ChartGrid } from './blocks/ChartGrid.tsx';
import { monthAfter, opening, today, treasury } from './blocks/treasury.ts';

const flows = [
  { id: 'receipts', label: 'Encaissements', color: 'receipts' },
  { id: 'expenses', label: 'Décaissements', color: 'expenses' },
] as const;

const costs = [
  { id: 'purchase', label: 'Acquisition' },
  { id: 'works', label: 'Travaux' },
  { id: 'fees', label: 'Honoraires' },
  { id: 'sale', label: 'Vente' },
] as const;

const costPoints = ['Libourne', 'Arcachon', 'Talence', 'Mérignac'].map((at, index) => ({
  at,
  values: {
    purchase: 42_000_000 + index * 6_000_000,
    works: 31_000_000 - index * 4_000_000,
    fees: 5_400_000 + index * 900_000,
    sale: index === 2 ? null : 4_800_000,
  },
}));

const long = [
  'Résidence des Anciennes Verreries du Quai de Bacalan',
  'Château Saint-Martin-de-Fronsac',
  'Anticonstitutionnellement',
  'Îlot 7',
].map((at, index) => ({ at, values: { margin: [2_084, 1_700, -667, 1_208][index] ?? null } }));

const days = Array.from({ length: 400 }, (_, index) => ({
  at: new Date(Date.UTC(2025, 9, 20 + index)).toISOString().slice(0, 10),
  values: { visits: Math.round(24 + 18 * Math.sin(index / 23) + ((index * 7) % 11)) },
}));

const margin = [{ id: 'margin', label: 'Marge' }] as const;
const visits = [{ id: 'visits', label: 'Visites' }] as const;

/** Bars: piled up, side by side, negative, none, one, many, with long names. */
export default function Bars() {
  return (
    <>
      <PageHeader title="Graphiques : barres" subtitle="Empilées ou côte à côte, réelles ou prévues." />
      <Card>
        <BarChart
          label="Trésorerie"
          note="Les Chais de la Bastide, avril 2026 – avril 2027"
          unit="money"
          points={treasury}
          series={flows}
          cumulative={{ label: 'Solde cumulé', opening }}
          today={today}
          height={250}
        />
      </Card>
      <ChartGrid>
        <BarChart
          label="Encaissements par trimestre"
          unit="money"
          points={[
            { at: 'T3', label: 'T3 26', values: { paid: 29_760_000 } },
            { at: 'T4', label: 'T4 26', values: { paid: 30_800_000, awaited: 21_480_000 } },
            { at: 'T1', label: 'T1 27', values: { awaited: 46_360_000 } },
          ]}
          series={[
            { id: 'paid', label: 'Encaissés', color: 'receipts' },
            { id: 'awaited', label: 'Attendus', color: 'receipts', isForecast: true },
          ]}
          areSumsShown
        />
        <BarChart
          label="Coûts par opération"
          note="côte à côte"
          unit="money"
          layout="grouped"
          points={costPoints}
          series={costs}
        />
        <BarChart label="Coûts par opération, empilés" unit="money" points={costPoints} series={costs} />
        <BarChart label="Marge sur CA, noms longs" unit="rate" points={long} series={margin} areSumsShown />
        <BarChart label="Visites par jour" note="400 jours" unit="count" points={days} series={visits} />
        <BarChart
          label="Un seul mois"
          unit="money"
          points={[{ at: monthAfter('2026-11', 0), values: { receipts: 3_100_050, expenses: -420_000 } }]}
          series={flows}
          layout="grouped"
        />
        <BarChart
          label="Rien que des zéros"
          unit="money"
          points={[
            { at: '2026-10', values: { receipts: 0 } },
            { at: '2026-11', values: { receipts: 0 } },
          ]}
          series={flows}
        />
        <BarChart
          label="Sans données"
          unit="money"
          points={[]}
          series={flows}
          empty={<Button size="sm">Saisir un mouvement</Button>}
        />
        <BarChart label="En chargement" unit="money" points={[]} series={flows} isLoading />
      </ChartGrid>
    </>
  );
}
