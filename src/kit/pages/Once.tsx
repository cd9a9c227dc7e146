import { useReload, useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { show } from '../generated/routes/once.ts';

export interface OnceProps {
  readonly servedAt: string;
  /** Known for `validS` seconds. */
  readonly rates: string;
  /** Known as long as the document lives. */
  readonly cities: string;
  readonly validS: number;
}

/** Values that the server sends once and then expects to be known, one of them for a while. */
export default function Once({ servedAt, rates, cities, validS }: OnceProps) {
  const visit = useVisit();
  const reload = useReload();
  const cards = [
    ['Page', servedAt, 'Neuve à chaque visite'],
    ['Taux', rates, `Connus pendant ${validS} secondes`],
    ['Communes', cities, 'Connues jusqu’à la fermeture de l’onglet'],
  ] as const;
  return (
    <>
      <PageHeader
        title="Valeurs envoyées une fois"
        subtitle="L’heure est celle où le serveur a fait la valeur."
        actions={
          <>
            <Button onClick={() => void reload({ only: ['cities'] })}>Redemander les communes</Button>
            <Button variant="primary" onClick={() => void visit({ href: show() })}>
              Visiter à nouveau
            </Button>
          </>
        }
      />
      <div className="grid gap-4 sm:grid-cols-3">
        {cards.map(([title, madeAt, text]) => (
          <Card key={title} title={title}>
            <output aria-label={title}>{madeAt}</output>
            <p className="text-table text-ink3">{text}</p>
          </Card>
        ))}
      </div>
    </>
  );
}
