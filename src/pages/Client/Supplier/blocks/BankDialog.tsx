import { update } from '#generated/routes/client/supplier/iban.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IbanField } from '#ui/fields/IbanField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

const schema = async () => (await import('#contracts/client/supplier/payload.ts')).updateSupplierIban.payload;

export interface BankDialogProps {
  readonly supplierId: string;
  readonly bic: string | null;
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks for a whole IBAN; the one that is kept is not filled in. */
export function BankDialog({ supplierId, bic, title, onClose }: BankDialogProps) {
  const t = useMessages(supplierMessages);
  const form = useAppForm({ schema, defaultValues: { iban: '', bic: bic ?? '' } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={title}
      description={t('bank.dialogText')}
      submitLabel={t('bank.submit')}
      action={{ method: 'PUT', href: update(supplierId), preserveScroll: true }}
      onClose={onClose}
    >
      {field('iban', IbanField, { label: t('bank.iban'), help: t('bank.ibanHelp'), isOptional: true })}
      <Bound form={form} name="bic">
        {(bind) => (
          <TextField {...bind} value={bind.value ?? ''} label={t('bank.bic')} isOptional autoComplete="off" />
        )}
      </Bound>
    </ActionDialog>
  );
}
