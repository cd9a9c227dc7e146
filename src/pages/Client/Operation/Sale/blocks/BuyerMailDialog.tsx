import { useState } from 'react';
import type { SaleContactRow } from '#contracts/client/operation/sale/contact.ts';
import { mail } from '#generated/routes/client/operation/sale/contact.ts';
import * as saleContactMessages from '#messages/client/sale-contact.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface BuyerMailDialogProps {
  readonly operationId: string;
  readonly rows: readonly SaleContactRow[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Writes to several prospects. */
export function BuyerMailDialog({ operationId, rows, onDone, onClose }: BuyerMailDialogProps) {
  const t = useMessages(saleContactMessages);
  const visit = useVisit();
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (): Promise<boolean> => {
    const result = await visit({
      method: 'POST',
      href: mail({ operation: operationId }),
      data: { ids: rows.map(({ id }) => id), subject, message },
      preserveScroll: true,
    });
    setErrors(result.errors);
    if (result.outcome === 'success') onDone();
    return result.outcome === 'success';
  };
  const refusal = errors['ids'] ?? errors['base'];
  return (
    <FormDialog
      title={t('mail.title', { count: rows.length })}
      description={t('mail.text')}
      submitLabel={t('mail.submit')}
      onSubmit={send}
      onClose={onClose}
    >
      {refusal !== undefined && <Banner tone="warn">{refusal}</Banner>}
      <TextField
        name="mail-subject"
        label={t('fields.subject')}
        value={subject}
        onChange={setSubject}
        error={errors['subject']}
        maxLength={120}
        autoFocus
      />
      <TextArea
        name="mail-message"
        label={t('fields.message')}
        value={message}
        onChange={setMessage}
        error={errors['message']}
        maxLength={2000}
      />
    </FormDialog>
  );
}
