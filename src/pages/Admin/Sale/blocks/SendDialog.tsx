import type { SaleRow } from '#contracts/admin/sale/row.ts';
import { send } from '#generated/routes/admin/sale.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

const schema = async () => (await import('#contracts/admin/sale/payload.ts')).sendSale.payload;

export interface SaleDialogProps {
  readonly sale: SaleRow;
  /** It was done. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** To whom the proposal goes, and in which words. */
export function SendDialog({ sale, onDone, onClose }: SaleDialogProps) {
  const t = useMessages(saleMessages);
  const form = useAppForm({ schema, defaultValues: { email: sale.email, message: '' } });
  const submit = async (): Promise<boolean> => {
    const result = await form.submit({ method: 'POST', href: send(sale.id), preserveScroll: true });
    if (result?.outcome !== 'success') return false;
    onDone?.();
    return true;
  };
  return (
    <FormDialog
      formRef={form.ref}
      title={t('send.title', { name: sale.number })}
      description={t('send.text')}
      submitLabel={t('send.submit')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Bound form={form} name="email">
        {(bind) => <EmailField {...bind} label={t('send.email')} autoFocus />}
      </Bound>
      <Bound form={form} name="message">
        {(bind) => <TextArea {...bind} label={t('send.message')} rows={4} maxLength={2000} isOptional />}
      </Bound>
    </FormDialog>
  );
}
