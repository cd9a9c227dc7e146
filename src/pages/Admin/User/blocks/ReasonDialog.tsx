import { useState } from 'react';
import * as userMessages from '#messages/admin/user.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import type { VisitOptions } from '#runtime/navigation/visit.ts';
import { toast } from '#runtime/toast/toast.ts';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  /** The action, given the reason. */
  readonly action: (reason: string) => VisitOptions;
  readonly onClose: () => void;
  /** It was done. */
  readonly onDone?: () => void;
}

const minReason = 10;

/** Asks why, then does what cannot be done without a reason. */
export function ReasonDialog({ title, text, submitLabel, action, onClose, onDone }: ReasonDialogProps) {
  const t = useMessages(userMessages);
  const visit = useVisit();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = async (): Promise<boolean> => {
    if (reason.trim().length < minReason) {
      setError(t('ask.reasonMissing'));
      return false;
    }
    const { errors, outcome } = await visit(action(reason.trim()));
    const refusal = Object.entries(errors).find(([key]) => key !== 'reason' && key !== 'confirmation');
    if (refusal) toast.error(refusal[1]);
    setError(errors['reason']);
    if (outcome === 'success') onDone?.();
    return outcome === 'success';
  };
  return (
    <FormDialog
      title={title}
      description={text}
      submitLabel={submitLabel}
      isDanger
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        name="reason"
        label={t('ask.reason')}
        help={t('ask.reasonHelp')}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(value) => {
          setReason(value);
          setError(undefined);
        }}
        error={error}
        autoFocus
      />
    </FormDialog>
  );
}
