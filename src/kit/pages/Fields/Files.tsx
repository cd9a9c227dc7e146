import { useState } from 'react';
import * as z from 'zod';
import { sendFile } from '#runtime/protocol/send-file.ts';
import { Card } from '#ui/data/Card.tsx';
import { FilesField } from '#ui/fields/FilesField.tsx';
import type { SendOne, SentFile } from '#ui/fields/useUploads.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { store } from '../../generated/routes/fields/files.ts';

const answer = z.object({ id: z.string(), name: z.string(), bytes: z.number(), type: z.string() });

const send: SendOne = async (file, { signal, onProgress }) =>
  answer.parse(await sendFile(store(), file, { signal, onProgress: ({ fraction }) => onProgress(fraction) }));

const limits = {
  maxBytes: 2 * 1_048_576,
  maxCount: 5,
  formats: ['application/pdf', 'image/jpeg', 'image/png'],
} as const;

const kept: readonly SentFile[] = [
  { id: 'a', name: 'Attestation GFA.pdf', bytes: 218_000, type: 'application/pdf', href: '#attestation' },
  {
    id: 'b',
    name: 'Relevé de propriété de la parcelle AB 123 et de ses dépendances, version signée du 12 novembre.pdf',
    bytes: 1_918_000,
    type: 'application/pdf',
  },
];

const ignore = () => undefined;

/** Files: chosen, dropped or pasted, sent at once, tried again on their line. */
export default function Files() {
  const [documents, setDocuments] = useState<readonly SentFile[]>([]);
  return (
    <>
      <PageHeader
        title="Champs : fichiers"
        subtitle="Un nom avec « panne » échoue la première fois ; un nom avec « refus » est refusé par le serveur."
      />
      <Card>
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <FilesField
            name="documents"
            label="Documents"
            help="Envoyés dès qu’ils sont choisis."
            value={documents}
            onChange={setDocuments}
            limits={limits}
            send={send}
          />
          <FilesField
            name="kept"
            label="Documents"
            value={kept}
            onChange={ignore}
            limits={limits}
            send={send}
          />
          <FilesField
            name="plan"
            label="Plan"
            value={[]}
            onChange={ignore}
            limits={{ ...limits, maxCount: 1 }}
            send={send}
            error="Joignez le plan."
          />
          <FilesField
            name="locked"
            label="Documents"
            help="La vente est signée : ses pièces ne changent plus."
            value={kept}
            onChange={ignore}
            limits={limits}
            send={send}
            isReadOnly
          />
          <FilesField
            name="disabled"
            label="Documents"
            value={[]}
            onChange={ignore}
            limits={limits}
            send={send}
            isOptional
            isDisabled
          />
        </div>
      </Card>
    </>
  );
}
