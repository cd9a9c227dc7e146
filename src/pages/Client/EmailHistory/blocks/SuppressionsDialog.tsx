import { useState } from 'react';
import type { SuppressionRow } from '#contracts/client/email-history/index.ts';
import { destroy } from '#generated/routes/client/email-history/suppression.ts';
import * as emailMessages from '#messages/client/email-history.ts';
import * as validationMessages from '#messages/validation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

interface SuppressionsDialogProps {
  readonly suppressions: readonly SuppressionRow[];
  readonly onClose: () => void;
}

/** The addresses that get nothing more; one can be allowed again, for a reason. */
export function SuppressionsDialog({ suppressions, onClose }: SuppressionsDialogProps) {
  const t = useMessages(emailMessages);
  const { date } = useFormat();
  const [lifting, setLifting] = useState<SuppressionRow | null>(null);
  if (lifting !== null) return <LiftDialog suppression={lifting} onClose={onClose} />;
  return (
    <Dialog
      title={t('suppressions.title')}
      description={t('suppressions.text')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <ItemList
        label={t('suppressions.title')}
        items={suppressions.map((row) => ({
          id: row.id,
          title: row.address,
          detail: t('suppressions.at', {
            reason: t(`suppressions.reasons.${row.reason}`),
            date: date(row.at),
          }),
          end: (
            <Button size="sm" onClick={() => setLifting(row)}>
              {t('suppressions.lift')}
            </Button>
          ),
        }))}
      />
    </Dialog>
  );
}

function LiftDialog({
  suppression: { id, address },
  onClose,
}: {
  readonly suppression: SuppressionRow;
  readonly onClose: () => void;
}) {
  const t = useMessages(emailMessages);
  const required = useMessages(validationMessages)('required');
  const { run } = useAction();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = (): boolean | Promise<boolean> => {
    if (reason.trim() !== '') return run({ method: 'DELETE', href: destroy(id), data: { reason } });
    setError(required);
    return false;
  };
  return (
    <FormDialog
      title={t('suppressions.liftTitle', { address })}
      description={t('suppressions.liftText')}
      submitLabel={t('suppressions.lift')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        name="suppression-reason"
        label={t('suppressions.reason')}
        value={reason}
        onChange={(text) => {
          setReason(text);
          setError(undefined);
        }}
        error={error}
        rows={3}
        maxLength={300}
        autoFocus
      />
    </FormDialog>
  );
}
