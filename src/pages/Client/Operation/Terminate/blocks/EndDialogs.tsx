import { Info } from 'lucide-react';
import type { TerminateFormProps } from '#contracts/client/operation/terminate/form.ts';
import type { ClosingCheck } from '#domain/operation/termination.ts';
import { confirm, reopen } from '#generated/routes/client/operation/terminate.ts';
import * as terminationMessages from '#messages/client/operation-termination.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { MarkedList } from '#ui/data/MarkedList.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

const payloads = async () => import('#contracts/client/operation/terminate/payload.ts');
const confirmSchema = async () => (await payloads()).confirmTermination.payload;
const reopenSchema = async () => (await payloads()).reopenTermination.payload;

interface EndDialogProps {
  readonly props: TerminateFormProps;
  readonly onClose: () => void;
}

interface ConfirmEndDialogProps extends EndDialogProps {
  /** What was ticked in the page. */
  readonly ticked: readonly ClosingCheck[];
}

/** Says once more what follows, and asks for the reference of the operation. */
export function ConfirmEndDialog({ props, ticked, onClose }: ConfirmEndDialogProps) {
  const t = useMessages(terminationMessages);
  const { operation, version, kind, effects, checks } = props;
  const isKnown = (id: ClosingCheck): boolean => checks.some((check) => check.id === id && !check.isDone);
  const form = useAppForm({
    schema: confirmSchema,
    defaultValues: { version, acknowledged: ticked.filter(isKnown), confirmation: '' },
  });
  const { field } = fieldsOf(form);
  const label = t(kind === 'closed' ? 'actions.close' : 'actions.abandon');
  const open = form.errorOf('acknowledged');
  return (
    <ActionDialog
      form={form}
      title={label}
      submitLabel={label}
      isDanger
      action={{ method: 'POST', href: confirm({ operation: operation.id }) }}
      onClose={onClose}
    >
      <MarkedList title={t('effects.title')} icon={Info} lines={effects} />
      {field('confirmation', TextField, {
        label: t('form.confirmation'),
        help: t('form.confirmationHelp', { ref: operation.ref }),
        maxLength: 40,
        autoFocus: true,
      })}
      {open !== undefined && <FieldError id="termination-open" text={open} />}
    </ActionDialog>
  );
}

/** Asks why the operation is brought back. */
export function ReopenDialog({ props, onClose }: EndDialogProps) {
  const t = useMessages(terminationMessages);
  const form = useAppForm({
    schema: reopenSchema,
    defaultValues: { version: props.operationVersion, reason: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('actions.reopen')}
      submitLabel={t('actions.reopen')}
      action={{ method: 'POST', href: reopen({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      {field('reason', TextArea, {
        label: t('form.reopeningReason'),
        rows: 3,
        maxLength: 500,
        autoFocus: true,
      })}
    </ActionDialog>
  );
}
