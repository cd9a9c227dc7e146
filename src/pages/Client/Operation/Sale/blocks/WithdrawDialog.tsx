import { useState } from 'react';
import * as lotWords from '#messages/client/lot-words.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface WithdrawDialogProps {
  /** Where lots are withdrawn. */
  readonly href: string;
  readonly lotIds: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks why lots are taken off the sale. */
export function WithdrawDialog({ href, lotIds, onDone, onClose }: WithdrawDialogProps) {
  const t = useMessages(lotWords);
  const visit = useVisit();
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (): Promise<boolean> => {
    const result = await visit({
      method: 'POST',
      href,
      data: { lotIds, reason },
      preserveScroll: true,
    });
    setErrors(result.errors);
    if (result.outcome === 'success') onDone();
    return result.outcome === 'success';
  };
  const refusal = errors['lotIds'] ?? errors['base'];
  return (
    <FormDialog
      title={t('withdrawDialog.title')}
      description={t('withdrawDialog.text')}
      submitLabel={t('actions.withdraw')}
      isDanger
      onSubmit={send}
      onClose={onClose}
    >
      {refusal !== undefined && <Banner tone="warn">{refusal}</Banner>}
      <TextArea
        name="withdraw-reason"
        label={t('withdrawDialog.reason')}
        value={reason}
        onChange={setReason}
        error={errors['reason']}
        maxLength={300}
        autoFocus
      />
    </FormDialog>
  );
}
