import { Sparkline } from '#ui/chart/Sparkline.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

/** Figures with their trend, their course and their explanation. */
export default function Figures() {
  return (
    <>
      <PageHeader title="Chiffres expliqués" subtitle="Tendance, cours et calcul d’un chiffre." />
      <Card title="Cours">
        <Sparkline
          label="Trésorerie"
          unit="money"
          values={[4_800_000, 1_800_000, 3_600_000, null, 6_200_000, 13_400_000]}
        />
      </Card>
    </>
  );
}
