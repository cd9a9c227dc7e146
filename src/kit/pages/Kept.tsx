import { useState } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { useStartsAnew } from '#runtime/pages/stage/useStartsAnew.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { other } from '../generated/routes/kept.ts';

/** A page that is left lives on out of sight, and one that is about to be asked for is drawn there beforehand. */
export default function Kept() {
  const [count, setCount] = useState(0);
  const [startsAnew, setStartsAnew] = useState(false);
  return (
    <>
      <PageHeader
        title="Pages gardées et préparées"
        subtitle="Comptez, partez, revenez : la page a gardé son état. Survolez le lien : la suivante est dessinée avant le clic."
      />
      <Card>
        <div className="flex flex-col items-start gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <Button onClick={() => setCount(count + 1)}>Compter</Button>
            <output aria-label="Compte">{count}</output>
          </div>
          <Checkbox
            name="startsAnew"
            label="Repartir de zéro à chaque visite"
            value={startsAnew}
            onChange={setStartsAnew}
          />
          {startsAnew && <Anew />}
          <AppLink href={other()} className="underline underline-offset-2">
            Page suivante
          </AppLink>
        </div>
      </Card>
    </>
  );
}

function Anew() {
  useStartsAnew();
  return <p className="text-ink3">Comme une page qui porte un formulaire.</p>;
}
