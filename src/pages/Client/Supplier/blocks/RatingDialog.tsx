import type { SupplierFormProps } from '#contracts/client/supplier/form.ts';
import { store } from '#generated/routes/client/supplier/rating.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

const schema = async () => (await import('#contracts/client/supplier/payload.ts')).rateSupplier.payload;
const notes = ['1', '2', '3', '4', '5'].map((id) => ({ id, label: id }));

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
  const note = (key: 'quality' | 'delay' | 'price') => (
    <Bound form={form} name={key}>
      {({ value, onChange, ...bind }) => (
        <RadioGroup
          {...bind}
          value={Number.isInteger(value) ? String(value) : null}
          onChange={(chosen) => onChange(Number(chosen))}
          label={t(`ratings.${key}`)}
          choices={notes}
          isInline
        />
      )}
    </Bound>
  );
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
      {note('quality')}
      {note('delay')}
      {note('price')}
      {field('comment', TextArea, {
        label: t('ratings.comment'),
        rows: 3,
        maxLength: 1000,
        isOptional: true,
      })}
    </ActionDialog>
  );
}
