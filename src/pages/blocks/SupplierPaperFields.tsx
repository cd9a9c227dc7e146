import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import type { storeSupplierDocument } from '#contracts/client/supplier/payload.ts';
import { datedDocumentKinds } from '#domain/relation/document-request.ts';
import { supplierDocumentKinds } from '#domain/relation/supplier.ts';
import * as paperMessages from '#messages/client/supplier-paper.ts';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { FileField, type FileFieldProps } from '#ui/fields/FileField.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';

type Payload = typeof storeSupplierDocument.payload;

interface SupplierPaperFieldsProps {
  readonly form: AppForm<z.input<Payload>, z.output<Payload>>;
  readonly formats: FileFieldProps['formats'];
}

/** A paper of a supplier: its kind, its file and the days on which it holds, the last one needed where it has an end. */
export function SupplierPaperFields({ form, formats }: SupplierPaperFieldsProps) {
  const t = useMessages(paperMessages);
  const kind = useWatch({ control: form.form.control, name: 'kind' });
  const hasEnd = datedDocumentKinds.includes(kind);
  return (
    <>
      <Bound form={form} name="kind">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            onChange={(chosen) => bind.onChange(chosen ?? kind)}
            label={t('kindLabel')}
            choices={supplierDocumentKinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
          />
        )}
      </Bound>
      <Bound form={form} name="file">
        {(bind) => <FileField {...bind} label={t('file')} formats={formats} />}
      </Bound>
      <FieldRow>
        <Bound form={form} name="validFrom">
          {(bind) => <DateField {...dayOf(bind)} label={t('validFrom')} isOptional />}
        </Bound>
        <Bound form={form} name="validTo">
          {(bind) => (
            <DateField
              {...dayOf(bind)}
              label={t('validTo')}
              help={hasEnd ? t('validToHelp') : undefined}
              isOptional={!hasEnd}
            />
          )}
        </Bound>
      </FieldRow>
    </>
  );
}

/** The contract reads a day from any text, as it arrives beside a file: here it is a day or none. */
const dayOf = <Bind extends { readonly value: unknown }>(bind: Bind) => ({
  ...bind,
  value: typeof bind.value === 'string' ? bind.value : null,
});
