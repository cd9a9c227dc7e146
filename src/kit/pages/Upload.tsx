import { useState } from 'react';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { store } from '../generated/routes/upload.ts';

export interface UploadProps {
  readonly received: readonly { readonly name: string; readonly bytes: number }[];
}

/** Files travel as a form by themselves, whatever the method. */
export default function Upload({ received }: UploadProps) {
  const visit = useVisit();
  const [file, setFile] = useState<File | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await visit({ method: 'PUT', href: store(), data: { note: 'envoyé par PUT', file } });
    setSending(false);
  };
  return (
    <>
      <PageHeader title="Envoi de fichiers" />
      <Card>
        <div className="flex flex-wrap items-center gap-3">
          <input
            type="file"
            aria-label="Fichier"
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
          <Button
            variant="primary"
            isPending={isSending}
            inactiveReason={file ? undefined : 'Choisissez un fichier.'}
            onClick={() => void send()}
          >
            Envoyer
          </Button>
        </div>
      </Card>
      <Card title="Reçus par le serveur" count={received.length}>
        <ul className="text-table">
          {received.map(({ name, bytes }) => (
            <li key={`${name} ${bytes}`}>
              {name}, {bytes} octets
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
