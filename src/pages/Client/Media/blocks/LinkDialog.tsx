import { useState } from 'react';
import type { MediaPageProps } from '#contracts/client/media.ts';
import { store } from '#generated/routes/client/media/link.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface LinkDialogProps {
  readonly operations: MediaPageProps['operations'];
  readonly at: { readonly operationId: string | null; readonly folderId: string | null };
  readonly onClose: () => void;
}

/** Asks for the address of a video that YouTube or Vimeo plays. */
export function LinkDialog({ operations, at, onClose }: LinkDialogProps) {
  const t = useMessages(mediaMessages);
  const visit = useVisit();
  const [title, setTitle] = useState('');
  const [url, setUrl] = useState('');
  const [operationId, setOperationId] = useState(at.operationId);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (): Promise<boolean> => {
    const sent = await visit({
      method: 'POST',
      href: store(),
      data: { title, url, operationId, folderId: at.folderId },
    });
    setErrors(sent.errors);
    return sent.outcome === 'success';
  };
  return (
    <FormDialog title={t('link.title')} submitLabel={t('link.submit')} onSubmit={send} onClose={onClose}>
      <TextField
        name="url"
        label={t('link.url')}
        help={t('link.help')}
        value={url}
        onChange={setUrl}
        error={errors['url']}
        autoFocus
      />
      <TextField
        name="title"
        label={t('fields.title')}
        value={title}
        onChange={setTitle}
        error={errors['title']}
        maxLength={160}
      />
      <Combobox
        name="operationId"
        label={t('fields.operationId')}
        isOptional
        value={operationId}
        onChange={setOperationId}
        error={errors['operationId']}
        choices={operations.map(({ id, name }) => ({ id, label: name }))}
      />
    </FormDialog>
  );
}
