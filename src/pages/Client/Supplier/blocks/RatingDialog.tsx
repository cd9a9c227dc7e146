import type { SupplierFormProps } from '#contracts/client/supplier/form.ts';
import { store } from '#generated/routes/client/supplier/rating.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';
import { MarkField } from '../../../blocks/ask/MarkField.tsx';

const schema = async () => (await import('#contracts/client/supplier/payload.ts')).rateSupplier.payload;

export interface RatingDialogProps {
  readonly supplierId: string;
  readonly name: string;
  readonly operations: SupplierFormProps['operations'];
  readonly onClose: () => void;
}

/** Asks how a supplier worked on one operation. */
export function RatingDialog({ supplierId, name, operations, onClose }: RatingDialogProps) {
  const t = useMessages(supplierMessages);
  const form = useAppForm({
    schema,
    defaultValues: { operationId: '', comment: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('ratings.dialogTitle', { name })}
      submitLabel={t('ratings.add')}
      action={{ method: 'POST', href: store(supplierId), preserveScroll: true }}
      onClose={onClose}
    >
      {field('operationId', Combobox, {
        label: t('ratings.operation'),
        choices: operations.map(({ id, name: label }) => ({ id, label })),
      })}
      {(['quality', 'delay', 'price'] as const).map((mark) =>
        field(mark, MarkField, { label: t(`ratings.${mark}`) }),
      )}
      {field('comment', TextArea, {
        label: t('ratings.comment'),
        rows: 3,
        maxLength: 1000,
        isOptional: true,
      })}
    </ActionDialog>
  );
}
