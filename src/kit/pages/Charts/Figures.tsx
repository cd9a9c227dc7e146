import { Button } from '#ui/actions/Button.tsx';
import { Sparkline } from '#ui/chart/Sparkline.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { margin, netYield } from './blocks/explanations.ts';

const course = [4_800_000, 1_800_000, 3_600_000, 5_500_000, 6_200_000, 13_400_000, 13_012_800, 11_189_400];

/** Figures with their trend, their course and their explanation. */
export default function Figures() {
  return (
    <>
      <PageHeader title="Chiffres expliqués" subtitle="Tendance, cours et calcul d’un chiffre." />
      <FigureGroup>
        <Stat
          label="Marge"
          quantity={{ cents: 13_896_008, decimals: 0 }}
          trend={{ change: { pointsBps: 120 }, since: 'depuis l’étude' }}
          explanation={margin}
        />
        <Stat
          label="Trésorerie"
          quantity={{ cents: 11_189_400 }}
          trend={{ change: { cents: -1_823_400 }, since: 'ce mois' }}
          course={{ unit: 'money', values: course }}
        />
        <Stat
          label="Impayés"
          quantity={{ cents: 3_100_000 }}
          tone="neg"
          trend={{ change: { cents: 3_100_000 }, since: 'depuis octobre', good: 'down' }}
          context="1 appel, 3 jours de retard"
        />
        <Stat
          label="Rendement net"
          quantity={{ rateBps: 612 }}
          trend={{ change: { pointsBps: 0 }, since: 'sur un an' }}
          explanation={netYield}
        />
        <Stat
          label="Simulation"
          quantity={{ cents: null }}
          context={<Button size="sm">Créer une simulation</Button>}
        />
      </FigureGroup>
      <Card title="Cours">
        <DescriptionList
          layout="rows"
          columns={1}
          items={[
            { term: 'Trésorerie', value: <Sparkline label="Trésorerie" unit="money" values={course} /> },
            {
              term: 'Une lacune, sous zéro',
              value: (
                <Sparkline label="Solde" unit="money" values={[-500_000, 200_000, null, -900_000, 100_000]} />
              ),
            },
            { term: 'Un seul point', value: <Sparkline label="Avancement" unit="rate" values={[5_201]} /> },
            { term: 'Rien', value: <Sparkline label="Ventes" unit="count" values={[]} /> },
          ]}
        />
      </Card>
    </>
  );
}
