import { cancel } from '#generated/routes/client/operation/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

const schema = async () => (await import('#contracts/client/operation/visit/payload.ts')).cancelVisit.payload;

interface CancelDialogProps {
  readonly parameters: { readonly operation: string; readonly visit: string };
  readonly version: number;
  readonly onClose: () => void;
}

/** Asks why a visit is called off. */
export function CancelDialog({ parameters, version, onClose }: CancelDialogProps) {
  const t = useMessages(visitMessages);
  const form = useAppForm({ schema, defaultValues: { version, cancelReason: '' } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('cancel.title')}
      description={t('cancel.text')}
      submitLabel={t('cancel.action')}
      isDanger
      action={{ method: 'POST', href: cancel(parameters) }}
      onClose={onClose}
    >
      {field('cancelReason', TextArea, {
        label: t('cancel.reason'),
        rows: 3,
        maxLength: 300,
        autoFocus: true,
      })}
    </ActionDialog>
  );
}
