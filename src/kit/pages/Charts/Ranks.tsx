import { RankChart } from '#ui/chart/RankChart.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ChartGrid } from './blocks/ChartGrid.tsx';

const margins = [
  { id: 'pins', label: 'Clos des Pins', value: 2084 },
  { id: 'genes', label: 'Saint-Genès', value: 1700 },
  { id: 'chais', label: 'Les Chais de la Bastide', value: 1208 },
  { id: 'thalassa', label: 'Villa Thalassa', value: 1205 },
  { id: 'canejan', label: 'Avenue de Canéjan', value: 667 },
] as const;

/** Horizontal bars: with a threshold, without, under zero, a missing value, a long name, one, none. */
export default function Ranks() {
  return (
    <>
      <PageHeader title="Graphiques : classements" subtitle="Une valeur par nom, et le seuil qui compte." />
      <ChartGrid>
        <RankChart
          label="Marge prévisionnelle"
          note="% du CA HT"
          unit="rate"
          items={margins}
          threshold={{ value: 1000, label: 'Seuil cible' }}
        />
        <RankChart
          label="Résultat par opération"
          unit="money"
          items={[
            { id: 'a', label: 'Ancienne manufacture de tonneaux du quai des Salinières', value: 13_896_000 },
            { id: 'b', label: 'Villa Thalassa', value: -4_722_400 },
            { id: 'c', label: 'Quai de Bacalan', value: null },
          ]}
          threshold={{ value: 0, label: 'Équilibre' }}
        />
        <RankChart
          label="Seuil hors d’atteinte"
          unit="rate"
          items={margins.slice(3)}
          threshold={{ value: 4000, label: 'Objectif' }}
        />
        <RankChart label="Lots vendus" unit="count" items={[{ id: 'a', label: 'Libourne', value: 9 }]} />
        <RankChart label="Sans données" unit="count" items={[]} />
        <RankChart label="En chargement" unit="count" items={margins} isLoading />
      </ChartGrid>
    </>
  );
}
