import type { SupplierFormProps } from '#contracts/client/supplier/form.ts';
import { store } from '#generated/routes/client/supplier/rating.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

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
  const { ref } = form;
  const send = async () =>
    (await form.submit({ method: 'POST', href: store(supplierId), preserveScroll: true }))?.outcome ===
    'success';
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
    <FormDialog
      formRef={ref}
      title={t('ratings.dialogTitle', { name })}
      submitLabel={t('ratings.add')}
      onSubmit={send}
      onClose={onClose}
    >
      <Bound form={form} name="operationId">
        {(bind) => (
          <Combobox
            {...bind}
            onChange={(id) => bind.onChange(id ?? '')}
            label={t('ratings.operation')}
            choices={operations.map(({ id, name: label }) => ({ id, label }))}
          />
        )}
      </Bound>
      {note('quality')}
      {note('delay')}
      {note('price')}
      <Bound form={form} name="comment">
        {(bind) => <TextArea {...bind} label={t('ratings.comment')} rows={3} maxLength={1000} isOptional />}
      </Bound>
    </FormDialog>
  );
}
