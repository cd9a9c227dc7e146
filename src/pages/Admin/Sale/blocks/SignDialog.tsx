import { useWatch } from 'react-hook-form';
import type { SaleIndexProps } from '#contracts/admin/sale/index.ts';
import { sign } from '#generated/routes/admin/sale.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import type { SaleDialogProps } from './SendDialog.tsx';
import { blankSignature, type SignForm } from './sign-form.ts';

const schema = async () => (await import('#contracts/admin/sale/payload.ts')).signSale.payload;

const formats = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

interface SignDialogProps extends SaleDialogProps, Pick<SaleIndexProps, 'clients' | 'today'> {}

/** When a sale was signed, with the document, and by which company where it was a prospect's. */
export function SignDialog({ sale, clients, today, onDone, onClose }: SignDialogProps) {
  const t = useMessages(saleMessages);
  const form: SignForm = useAppForm({ schema, defaultValues: blankSignature(sale, today) });
  const mode = useWatch({ control: form.form.control, name: 'companyMode' });
  const submit = async (): Promise<boolean> => {
    const result = await form.submit({ method: 'PATCH', href: sign(sale.id), preserveScroll: true });
    if (result?.outcome !== 'success') return false;
    onDone?.();
    return true;
  };
  const base = form.errors.find(({ name }) => name === 'base' || name === 'companyMode')?.message;
  return (
    <FormDialog
      formRef={form.ref}
      title={t('sign.title', { name: sale.number })}
      description={t('sign.text')}
      submitLabel={t('sign.submit')}
      size={sale.isProspect ? 'lg' : 'md'}
      onSubmit={submit}
      onClose={onClose}
    >
      {base !== undefined && <Banner tone="warn">{base}</Banner>}
      <FieldRow>
        <Bound form={form} name="signedOn">
          {({ onChange, ...bind }) => (
            <DateField {...bind} label={t('sign.signedOn')} onChange={(on) => onChange(on ?? '')} autoFocus />
          )}
        </Bound>
        <Bound form={form} name="file">
          {(bind) => (
            <FileField {...bind} label={t('sign.file')} help={t('sign.fileHelp')} formats={formats} />
          )}
        </Bound>
      </FieldRow>
      {sale.isProspect && (
        <Inline>
          <Segmented
            label={t('sign.company')}
            value={mode}
            onChange={(next) => form.form.setValue('companyMode', next, { shouldDirty: true })}
            segments={(['new', 'existing'] as const).map((id) => ({ id, label: t(`sign.modes.${id}`) }))}
          />
        </Inline>
      )}
      {mode === 'existing' && (
        <Bound form={form} name="tenantId">
          {({ value, onChange, ...bind }) => (
            <Combobox
              {...bind}
              label={t('sign.tenantId')}
              value={value === '' ? null : value}
              onChange={(id) => onChange(id ?? '')}
              choices={clients.map(({ id, name }) => ({ id, label: name }))}
            />
          )}
        </Bound>
      )}
      {mode === 'new' && <CompanyFields form={form} />}
    </FormDialog>
  );
}
