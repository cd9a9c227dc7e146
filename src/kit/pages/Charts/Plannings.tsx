import { GanttChart } from '#ui/chart/GanttChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ChartGrid } from './blocks/ChartGrid.tsx';
import { today } from './blocks/treasury.ts';

const stages = [
  { id: 'promise', label: 'Promesse', from: '2025-11-17', to: '2026-04-16' },
  { id: 'deed', label: 'Acquisition', from: '2026-04', to: '2026-04' },
  { id: 'works', label: 'Travaux', from: '2026-05-04', to: '2027-02-26', color: 2 },
  { id: 'sales', label: 'Ventes', from: '2026-09', to: '2027-03', color: 4 },
  { id: 'delivery', label: 'Livraison', from: '2027-03', to: '2027-03' },
] as const;

/** Plannings: past and to come, one stage, long names, many years, none. */
export default function Plannings() {
  return (
    <>
      <PageHeader title="Graphiques : plannings" subtitle="Fait en plein, à venir en hachures." />
      <Card>
        <GanttChart label="Planning" note="Les Chais de la Bastide" tasks={stages} today={today} />
      </Card>
      <ChartGrid>
        <GanttChart
          label="Sur quinze ans"
          tasks={[
            {
              id: 'loan',
              label: 'Remboursement du prêt de la Banque de l’Estuaire',
              from: '2026-04',
              to: '2041-04',
            },
            { id: 'warranty', label: 'Garantie décennale', from: '2027-03', to: '2037-03', color: 3 },
          ]}
          today={today}
        />
        <GanttChart label="Une seule étape" tasks={stages.slice(1, 2)} today={today} />
        <GanttChart label="Sans données" tasks={[]} today={today} />
        <GanttChart label="En chargement" tasks={[]} isLoading />
      </ChartGrid>
    </>
  );
}
