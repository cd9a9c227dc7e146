import { cancel } from '#generated/routes/admin/sale.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';
import type { SaleDialogProps } from './SendDialog.tsx';

const schema = async () => (await import('#contracts/admin/sale/payload.ts')).cancelSale.payload;

/** Why a sale is given up. */
export function CancelDialog({ sale, onDone, onClose }: SaleDialogProps) {
  const t = useMessages(saleMessages);
  const form = useAppForm({ schema, defaultValues: { reason: '' } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('cancel.title', { name: sale.number })}
      description={t('cancel.text')}
      submitLabel={t('cancel.action')}
      isDanger
      action={{ method: 'PATCH', href: cancel(sale.id), preserveScroll: true, onSuccess: () => onDone?.() }}
      onClose={onClose}
    >
      {field('reason', TextArea, { label: t('cancel.reason'), rows: 3, maxLength: 300, autoFocus: true })}
    </ActionDialog>
  );
}
