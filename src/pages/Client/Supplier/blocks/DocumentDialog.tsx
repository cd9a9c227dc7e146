import { supplierDocumentKinds } from '#domain/relation/supplier.ts';
import { store } from '#generated/routes/client/supplier/document.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';

const schema = async () =>
  (await import('#contracts/client/supplier/payload.ts')).storeSupplierDocument.payload;

const formats = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

export interface DocumentDialogProps {
  readonly supplierId: string;
  /** What is probably added: a kind that is missing. */
  readonly kind: (typeof supplierDocumentKinds)[number];
  readonly onClose: () => void;
}

/** Asks for a paper of a supplier and for the days on which it holds. */
export function DocumentDialog({ supplierId, kind, onClose }: DocumentDialogProps) {
  const t = useMessages(supplierMessages);
  const form = useAppForm({ schema, defaultValues: { kind, validFrom: null, validTo: null } });
  const { ref } = form;
  const send = async () =>
    (await form.submit({ method: 'POST', href: store(supplierId) }))?.outcome === 'success';
  return (
    <FormDialog
      formRef={ref}
      title={t('documents.add')}
      submitLabel={t('documents.add')}
      onSubmit={send}
      onClose={onClose}
    >
      <Bound form={form} name="kind">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            onChange={(chosen) => bind.onChange(chosen ?? kind)}
            label={t('documents.kindLabel')}
            choices={supplierDocumentKinds.map((id) => ({ id, label: t(`documents.kind.${id}`) }))}
          />
        )}
      </Bound>
      <Bound form={form} name="file">
        {(bind) => <FileField {...bind} label={t('documents.file')} formats={formats} />}
      </Bound>
      <FieldRow>
        <Bound form={form} name="validFrom">
          {(bind) => <DateField {...dayOf(bind)} label={t('documents.validFrom')} isOptional />}
        </Bound>
        <Bound form={form} name="validTo">
          {(bind) => <DateField {...dayOf(bind)} label={t('documents.validTo')} />}
        </Bound>
      </FieldRow>
    </FormDialog>
  );
}

/** The contract reads a day from any text, as it arrives beside a file: here it is a day or none. */
const dayOf = <Bind extends { readonly value: unknown }>(bind: Bind) => ({
  ...bind,
  value: typeof bind.value === 'string' ? bind.value : null,
});
