import { cancel } from '#generated/routes/admin/sale.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import type { SaleDialogProps } from './SendDialog.tsx';

const schema = async () => (await import('#contracts/admin/sale/payload.ts')).cancelSale.payload;

/** Why a sale is given up. */
export function CancelDialog({ sale, onDone, onClose }: SaleDialogProps) {
  const t = useMessages(saleMessages);
  const form = useAppForm({ schema, defaultValues: { reason: '' } });
  const submit = async (): Promise<boolean> => {
    const result = await form.submit({ method: 'PATCH', href: cancel(sale.id), preserveScroll: true });
    if (result?.outcome !== 'success') return false;
    onDone?.();
    return true;
  };
  return (
    <FormDialog
      formRef={form.ref}
      title={t('cancel.title', { name: sale.number })}
      description={t('cancel.text')}
      submitLabel={t('cancel.action')}
      isDanger
      onSubmit={submit}
      onClose={onClose}
    >
      <Bound form={form} name="reason">
        {(bind) => <TextArea {...bind} label={t('cancel.reason')} rows={3} maxLength={300} autoFocus />}
      </Bound>
    </FormDialog>
  );
}
