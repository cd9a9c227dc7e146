import { useState } from 'react';
import type { EmailHistoryShowProps } from '#contracts/client/email-history/show.ts';
import { forward, resend } from '#generated/routes/client/email-history.ts';
import * as emailMessages from '#messages/client/email-history.ts';
import * as validationMessages from '#messages/validation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface SendDialogProps extends Pick<EmailHistoryShowProps, 'email'> {
  readonly way: 'resend' | 'forward';
  readonly onClose: () => void;
}

/** Asks to whom a mail is sent again, or passed on. */
export function SendDialog({ email, way, onClose }: SendDialogProps) {
  const t = useMessages(emailMessages);
  const required = useMessages(validationMessages)('required');
  const visit = useVisit();
  const isForward = way === 'forward';
  const [to, setTo] = useState(isForward ? '' : email.toAddress);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const submit = async (): Promise<boolean> => {
    if (to.trim() === '') {
      setError(required);
      return false;
    }
    const result = await visit({
      method: 'POST',
      href: isForward ? forward(email.id) : resend(email.id),
      data: isForward ? { to, note } : { to },
    });
    setError(result.errors['to'] ?? result.errors['base']);
    return result.outcome === 'success';
  };
  return (
    <FormDialog
      title={t(`${way}.title`)}
      description={t(`${way}.text`)}
      submitLabel={t(`${way}.action`)}
      onSubmit={submit}
      onClose={onClose}
    >
      <EmailField
        name="mail-to"
        label={t(`${way}.to`)}
        value={to}
        onChange={(address) => {
          setTo(address);
          setError(undefined);
        }}
        error={error}
        autoFocus
      />
      {isForward && (
        <TextArea
          name="mail-note"
          label={t('forward.note')}
          value={note}
          onChange={setNote}
          rows={4}
          maxLength={2000}
          isOptional
        />
      )}
    </FormDialog>
  );
}
