import { DonutChart } from '#ui/chart/DonutChart.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ChartGrid } from './blocks/ChartGrid.tsx';

const costs = [
  { id: 'purchase', label: 'Acquisition', value: 48_964_400 },
  { id: 'works', label: 'Travaux', value: 39_840_000 },
  { id: 'sale', label: 'Vente', value: 5_878_300 },
  { id: 'loan', label: 'Financement', value: 4_301_300 },
  { id: 'risk', label: 'Aléas', value: 2_119_992 },
];

const many = [
  'Nantes',
  'Rezé',
  'Orvault',
  'Saint-Herblain',
  'Couëron',
  'Bouguenais',
  'Vertou',
  'Carquefou',
].map((label, index) => ({ id: label, label, value: 9_000_001 - index * 1_100_000 }));

/** Rings: five parts, more than five, one, none, a negative one, long names. */
export default function Rings() {
  return (
    <>
      <PageHeader title="Graphiques : anneaux" subtitle="Cinq parts au maximum ; les autres ensemble." />
      <ChartGrid>
        <DonutChart label="Coût de revient" unit="money" slices={costs} totalLabel="Coût" />
        <DonutChart label="Prix par commune" note="huit communes" unit="money" slices={many} />
        <DonutChart label="Lots" unit="count" slices={[{ id: 'sold', label: 'Vendus', value: 9 }]} />
        <DonutChart
          label="Résultat par opération"
          note="une part négative n’est pas dessinée"
          unit="money"
          slices={[
            {
              id: 'a',
              label: 'Les Chais de la Bastide, ancienne manufacture de tonneaux',
              value: 13_896_000,
            },
            { id: 'b', label: 'Villa Thalassa', value: 16_146_600 },
            { id: 'c', label: 'Avenue de Canéjan', value: -4_722_400 },
          ]}
        />
        <DonutChart label="Sans données" unit="money" slices={[]} />
        <DonutChart label="En chargement" unit="money" slices={[]} isLoading />
      </ChartGrid>
    </>
  );
}
