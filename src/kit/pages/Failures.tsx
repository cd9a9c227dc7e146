import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { answer } from '../generated/routes/failures.ts';

const kinds: readonly (readonly [kind: string, says: string])[] = [
  ['500', 'Erreur du serveur, sans page'],
  ['404', 'Page d’erreur du protocole'],
  ['html', 'Réponse qui n’est pas une page'],
  ['cut', 'JSON coupé au milieu'],
  ['inconnue', 'Page que l’application n’a pas'],
  ['both', '409 avec les deux en-têtes à la fois'],
  ['location', '409 vers un chargement de document'],
  ['redirect', '409 vers une visite'],
];

/** What goes wrong, on purpose: each click must end in a page or in an error that can be tried again. */
export default function Failures() {
  return (
    <>
      <PageHeader title="Pannes" subtitle="Aucun clic ne reste sans suite." />
      <Card>
        <ul className="flex flex-col gap-2">
          {kinds.map(([kind, says]) => (
            <li key={kind}>
              <AppLink href={answer(kind)} prefetch="none" className="underline underline-offset-2">
                {says}
              </AppLink>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
