import type { SaleRow } from '#contracts/admin/sale/row.ts';
import { send } from '#generated/routes/admin/sale.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

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
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('send.title', { name: sale.number })}
      description={t('send.text')}
      submitLabel={t('send.submit')}
      action={{ method: 'POST', href: send(sale.id), preserveScroll: true, onSuccess: () => onDone?.() }}
      onClose={onClose}
    >
      {field('email', EmailField, { label: t('send.email'), autoFocus: true })}
      {field('message', TextArea, { label: t('send.message'), rows: 4, maxLength: 2000, isOptional: true })}
    </ActionDialog>
  );
}
