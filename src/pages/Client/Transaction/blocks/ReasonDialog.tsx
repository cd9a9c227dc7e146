import * as transactionMessages from '#messages/client/transaction.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly method: 'PATCH' | 'DELETE';
  readonly href: string;
  readonly onClose: () => void;
}

const schema = async () =>
  (await import('#contracts/client/transaction/payload.ts')).reasonedTransaction.payload;

/** Asks why a movement is set aside, or opened again. */
export function ReasonDialog({ title, submitLabel, method, href, onClose }: ReasonDialogProps) {
  const t = useMessages(transactionMessages);
  const form = useAppForm({ schema, defaultValues: { reason: '' } });
  const problem = form.errorOf('base');
  const send = async () => (await form.submit({ method, href }))?.outcome === 'success';
  return (
    <FormDialog formRef={form.ref} title={title} submitLabel={submitLabel} onSubmit={send} onClose={onClose}>
      {problem !== undefined && <FieldError id="reason-error" text={problem} />}
      <Bound form={form} name="reason">
        {(bind) => <TextField {...bind} label={t('fields.reason')} maxLength={300} autoFocus />}
      </Bound>
    </FormDialog>
  );
}
