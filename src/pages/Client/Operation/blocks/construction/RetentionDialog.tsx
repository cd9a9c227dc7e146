import type { ConstructionProps, ShownWorksLot } from '#contracts/client/operation/construction.ts';
import { retention } from '#generated/routes/client/operation/construction/lot.ts';
import * as constructionMessages from '#messages/client/construction.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

const retentionSchema = async () =>
  (await import('#contracts/client/operation/construction/payload.ts')).releaseRetention.payload;

interface RetentionDialogProps {
  readonly props: ConstructionProps;
  readonly lot: ShownWorksLot;
  readonly onClose: () => void;
}

/** Pays the retention, or gives the surety back. */
export function RetentionDialog({ props, lot, onClose }: RetentionDialogProps) {
  const t = useMessages(constructionMessages);
  const form = useAppForm({
    schema: retentionSchema,
    defaultValues: { version: lot.version, on: props.today, transactionId: '' },
  });
  const { field } = fieldsOf(form);
  const isWithheld = lot.retentionMode === 'withheld';
  const action = t(isWithheld ? 'retention.action' : 'retention.surety');
  return (
    <ActionDialog
      form={form}
      title={action}
      submitLabel={action}
      action={{ method: 'POST', href: retention({ operation: props.operation.id, worksLot: lot.id }) }}
      onClose={onClose}
    >
      {field('on', DateField, { label: t('fields.on'), max: props.today })}
      {field('transactionId', TextField, {
        label: t('fields.transactionId'),
        help: t('help.transactionId'),
        maxLength: 60,
        isOptional: !isWithheld,
      })}
    </ActionDialog>
  );
}
