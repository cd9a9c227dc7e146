import { WaterfallChart } from '#ui/chart/WaterfallChart.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ChartGrid } from './blocks/ChartGrid.tsx';

const margin = [
  { id: 'revenue', label: 'CA TTC', value: 128_400_000 },
  { id: 'vat', label: 'TVA', value: -13_400_000 },
  { id: 'purchase', label: 'Achat', value: -48_964_400 },
  { id: 'works', label: 'Travaux', value: -39_840_000 },
  { id: 'sale', label: 'Vente', value: -5_878_300 },
  { id: 'others', label: 'Autres', value: -6_421_292 },
  { id: 'margin', label: 'Marge', isTotal: true },
] as const;

/** Waterfalls: from the revenue to the margin, below zero, gains and losses, one step, none. */
export default function Waterfalls() {
  return (
    <>
      <PageHeader title="Graphiques : cascades" subtitle="De la recette à ce qui reste." />
      <ChartGrid>
        <WaterfallChart label="Cascade" note="k€, de la recette à la marge" unit="money" steps={margin} />
        <WaterfallChart
          label="Trésorerie sous zéro"
          unit="money"
          steps={[
            { id: 'opening', label: 'Ouverture', value: 1_200_000 },
            { id: 'works', label: 'Situation de travaux n° 6, gros œuvre', value: -3_900_000 },
            { id: 'half', label: 'À ce jour', isTotal: true },
            { id: 'deed', label: 'Acte A21', value: 6_350_000, isForecast: true },
            { id: 'loan', label: 'Échéance', value: -810_000, isForecast: true },
            { id: 'end', label: 'Fin de mois', isTotal: true, isForecast: true },
          ]}
        />
        <WaterfallChart label="Une seule étape" unit="money" steps={margin.slice(0, 1)} />
        <WaterfallChart label="Sans données" unit="money" steps={[]} />
        <WaterfallChart label="En chargement" unit="money" steps={[]} isLoading />
      </ChartGrid>
    </>
  );
}
