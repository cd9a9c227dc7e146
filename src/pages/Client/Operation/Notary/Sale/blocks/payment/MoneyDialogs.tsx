import type { PaymentProps } from '#contracts/client/operation/notary/sale/payment.ts';
import { receiptMethods } from '#domain/sale/notary-sale.ts';
import { consign, release } from '#generated/routes/client/operation/notary/sale/payment.ts';
import { store } from '#generated/routes/client/operation/notary/sale/payment/receipt.ts';
import * as paymentMessages from '#messages/client/notary-sale-payment.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../../../blocks/ask/fields-of.tsx';
import { callAddress, type CallDialogProps } from './CallDialogs.tsx';

const payloads = async () => import('#contracts/client/operation/notary/sale/payment-payload.ts');
const receiptSchema = async () => (await payloads()).storeReceipt.payload;
const consignSchema = async () => (await payloads()).consignPayment.payload;
const releaseSchema = async () => (await payloads()).releasePayment.payload;

interface ReceiveDialogProps extends CallDialogProps {
  /** The movement of the bank that is recorded. */
  readonly movement: PaymentProps['movements'][number] | null;
}

/** Asks what came in: all that is owed, unless told otherwise. */
export function ReceiveDialog({ props, call, movement, onClose }: ReceiveDialogProps) {
  const t = useMessages(paymentMessages);
  const { money } = useFormat();
  const form = useAppForm({
    schema: receiptSchema,
    defaultValues: {
      version: call.version,
      on: movement?.on ?? props.today,
      amountCents: movement?.amountCents ?? call.restCents,
      method: call.event === 'deed' ? 'notary' : 'transfer',
      transactionId: movement?.id ?? '',
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('actions.receive')}
      description={`${call.label} · ${t('receipts.rest', { amount: money(call.restCents) })}`}
      submitLabel={t('actions.save')}
      action={{ method: 'POST', href: store(callAddress(props, call)) }}
      onClose={onClose}
    >
      <FieldRow>
        {field('on', DateField, { label: t('fields.on'), max: props.today })}
        {field('amountCents', MoneyField, { label: t('fields.amountCents') })}
      </FieldRow>
      {field('method', Select, {
        label: t('fields.method'),
        choices: receiptMethods.map((id) => ({ id, label: t(`methods.${id}`) })),
      })}
      {movement === null &&
        field('transactionId', TextField, {
          label: t('fields.transactionId'),
          help: t('help.transactionId'),
          maxLength: 60,
          isOptional: true,
        })}
    </ActionDialog>
  );
}

/** Asks how much of the balance the buyer consigned, and why. */
export function ConsignDialog({ props, call, onClose }: CallDialogProps) {
  const t = useMessages(paymentMessages);
  const { money } = useFormat();
  const capCents = call.consignmentCapCents ?? 0;
  const form = useAppForm({
    schema: consignSchema,
    defaultValues: { version: call.version, amountCents: capCents, reason: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('actions.consign')}
      description={t('help.consign', { amount: money(capCents) })}
      submitLabel={t('actions.save')}
      action={{ method: 'POST', href: consign(callAddress(props, call)) }}
      onClose={onClose}
    >
      {field('amountCents', MoneyField, { label: t('fields.amountCents') })}
      {field('reason', TextArea, { label: t('fields.reason'), rows: 3, maxLength: 300 })}
    </ActionDialog>
  );
}

/** Asks when the consigned money was paid out. */
export function ReleaseDialog({ props, call, onClose }: CallDialogProps) {
  const t = useMessages(paymentMessages);
  const { money } = useFormat();
  const form = useAppForm({
    schema: releaseSchema,
    defaultValues: { version: call.version, on: props.today, transactionId: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('actions.release')}
      description={`${call.label} · ${money(call.consignedCents)}`}
      submitLabel={t('actions.save')}
      action={{ method: 'POST', href: release(callAddress(props, call)) }}
      onClose={onClose}
    >
      {field('on', DateField, { label: t('fields.on'), max: props.today })}
      {field('transactionId', TextField, {
        label: t('fields.transactionId'),
        help: t('help.transactionId'),
        maxLength: 60,
        isOptional: true,
      })}
    </ActionDialog>
  );
}
