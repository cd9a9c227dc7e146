import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { step as stepAddress } from '../generated/routes/transition.ts';

export interface TransitionProps {
  readonly step: number;
}

/** Crosses over to another page; at once for who asked for less motion. */
export default function Transition({ step }: TransitionProps) {
  const visit = useVisit();
  const href = stepAddress(step === 9 ? 1 : step + 1);
  return (
    <>
      <PageHeader
        title="Passage entre pages"
        subtitle="Fondu du navigateur, sauf si le système demande moins d’animations."
        actions={
          <>
            <Button onClick={() => void visit({ href })}>Sans fondu</Button>
            <Button variant="primary" onClick={() => void visit({ href, viewTransition: true })}>
              Avec fondu
            </Button>
          </>
        }
      />
      <Card title="Étape">
        <output aria-label="Étape" className="font-display text-h1 font-semibold">
          {step}
        </output>
      </Card>
    </>
  );
}
