import { useRemembered } from '#runtime/props/useRemembered.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { target } from '../generated/routes/links.ts';

/** State that going back finds again, and loading the page anew does not. */
export default function Remembered() {
  const [note, setNote] = useRemembered('note', '');
  const [count, setCount] = useRemembered('count', 0);
  return (
    <>
      <PageHeader
        title="État retenu"
        subtitle="Écrivez, partez, revenez en arrière : tout est là. Recharger la page efface."
      />
      <Card>
        <div className="flex max-w-100 flex-col items-start gap-4">
          <TextField name="note" label="Note" value={note} onChange={setNote} />
          <div className="flex flex-wrap items-center gap-3">
            <Button onClick={() => setCount(count + 1)}>Compter</Button>
            <output aria-label="Compte">{count}</output>
            <Button variant="primary" href={target(0)}>
              Partir
            </Button>
          </div>
        </div>
      </Card>
    </>
  );
}
