import { useVisit } from '#runtime/navigation/hooks.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { store } from '../generated/routes/toasts.ts';

const tones = ['success', 'info', 'warning', 'error'] as const;
const names = { success: 'Succès', info: 'Information', warning: 'Attention', error: 'Erreur' };

/** Toasts of each colour, one with a way back, one sent by the server. They go with the address. */
export default function Toasts() {
  const visit = useVisit();
  return (
    <>
      <PageHeader title="Messages passagers" subtitle="5 secondes ; changer de page les retire." />
      <Card>
        <div className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Button key={tone} onClick={() => toast[tone](`${names[tone]} : ceci est un message.`)}>
              {names[tone]}
            </Button>
          ))}
          <Button onClick={() => toast.success('Lot archivé.', { undo: () => toast.info('Lot rétabli.') })}>
            Avec retour
          </Button>
          <Button variant="primary" onClick={() => void visit({ method: 'POST', href: store() })}>
            Du serveur
          </Button>
        </div>
      </Card>
    </>
  );
}
