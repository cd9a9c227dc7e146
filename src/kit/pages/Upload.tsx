import { useRef, useState } from 'react';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Meter } from '#ui/feedback/Meter.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { store } from '../generated/routes/upload.ts';

export interface UploadProps {
  readonly received: readonly { readonly name: string; readonly bytes: number }[];
}

/** Files travel as a form by themselves, whatever the method; what has left is told on the way. */
export default function Upload({ received }: UploadProps) {
  const visit = useVisit();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  /** 0 to 1; null: nothing is on its way. */
  const [fraction, setFraction] = useState<number | null>(null);
  const send = async () => {
    setFraction(0);
    await visit({
      method: 'PUT',
      href: store(),
      data: { note: 'envoyé par PUT', file },
      onProgress: (progress) => setFraction(progress.fraction),
    });
    setFraction(null);
  };
  return (
    <>
      <PageHeader title="Envoi de fichiers" />
      <Card>
        <div className="flex flex-wrap items-center gap-3">
          <input
            ref={input}
            type="file"
            aria-label="Fichier"
            hidden
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
          <Button onClick={() => input.current?.click()}>Choisir un fichier</Button>
          <span className="text-table text-ink2">{file?.name ?? 'Aucun fichier choisi'}</span>
          <Button
            variant="primary"
            isPending={fraction !== null}
            inactiveReason={file ? undefined : 'Choisissez un fichier.'}
            onClick={() => void send()}
          >
            Envoyer
          </Button>
        </div>
        {fraction !== null && (
          <div className="max-w-100 pt-4">
            <Meter label="Envoi" value={fraction * 100} text={`${Math.round(fraction * 100)} %`} />
          </div>
        )}
      </Card>
      <Card title="Reçus par le serveur" count={received.length}>
        {received.length === 0 && (
          <Text size="table" tone="ink3">
            Rien encore.
          </Text>
        )}
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
