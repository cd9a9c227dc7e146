import { voucherFormats } from '#domain/visit/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FileField } from '#ui/fields/FileField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

const schema = async () => (await import('#contracts/client/operation/visit/payload.ts')).keepVoucher.payload;

interface VoucherDialogProps {
  readonly href: string;
  readonly onClose: () => void;
}

/** Asks for the signed voucher; on a phone, its camera offers itself. */
export function VoucherDialog({ href, onClose }: VoucherDialogProps) {
  const t = useMessages(visitMessages);
  const form = useAppForm({ schema, defaultValues: { voucher: null } });
  return (
    <FormDialog
      formRef={form.ref}
      title={t('voucher.add')}
      submitLabel={t('voucher.submit')}
      onSubmit={async () => (await form.submit({ method: 'PUT', href }))?.outcome === 'success'}
      onClose={onClose}
    >
      <Bound form={form} name="voucher">
        {(bind) => <FileField {...bind} label={t('voucher.file')} formats={voucherFormats} autoFocus />}
      </Bound>
    </FormDialog>
  );
}
