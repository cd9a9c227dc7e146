import { useState } from 'react';
import type { ShareLink } from '#contracts/client/share/link.ts';
import { duplicate } from '#generated/routes/client/share.ts';
import * as shareMessages from '#messages/client/share.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface DuplicateDialogProps {
  readonly link: ShareLink;
  readonly onClose: () => void;
}

/** Asks to whom the same link is to be sent. */
export function DuplicateDialog({ link, onClose }: DuplicateDialogProps) {
  const t = useMessages(shareMessages);
  const visit = useVisit();
  const [recipientName, setName] = useState('');
  const [recipientEmail, setEmail] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const submit = async (): Promise<boolean> => {
    const result = await visit({
      method: 'POST',
      href: duplicate(link.id),
      data: { recipientName, recipientEmail },
      preserveScroll: true,
    });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  const refusal =
    errors['base'] ?? errors['sections'] ?? errors['code'] ?? errors['expiresOn'] ?? errors['version'];
  return (
    <FormDialog
      title={t('duplicate.title')}
      description={t('duplicate.text')}
      submitLabel={t('duplicate.submit')}
      onSubmit={submit}
      onClose={onClose}
    >
      {refusal !== undefined && <FieldError id="share-copy-error" text={refusal} />}
      <TextField
        name="recipientName"
        label={t('fields.recipientName')}
        value={recipientName}
        onChange={setName}
        error={errors['recipientName']}
        maxLength={120}
        autoFocus
      />
      <EmailField
        name="recipientEmail"
        label={t('fields.recipientEmail')}
        value={recipientEmail}
        onChange={setEmail}
        error={errors['recipientEmail']}
      />
    </FormDialog>
  );
}
