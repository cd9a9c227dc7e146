import type { PaymentProps, ShownCall } from '#contracts/client/operation/notary/sale/payment.ts';
import { receiptMethods } from '#domain/sale/notary-sale.ts';
import { worksMilestones } from '#domain/works/enums.ts';
import { store as storeMilestone } from '#generated/routes/client/operation/construction/milestone.ts';
import { consign, release } from '#generated/routes/client/operation/notary/sale/payment.ts';
import { store } from '#generated/routes/client/operation/notary/sale/payment/receipt.ts';
import * as paymentMessages from '#messages/client/notary-sale-payment.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ChoiceSelect } from '../../../../../../blocks/ChoiceSelect.tsx';
import { ActionDialog } from '../../../../Financing/blocks/ActionDialog.tsx';
import { callAddress, type CallDialogProps, type OneDialogProps } from './CallDialogs.tsx';

const payloads = async () => import('#contracts/client/operation/notary/sale/payment-payload.ts');
const receiptSchema = async () => (await payloads()).storeReceipt.payload;
const consignSchema = async () => (await payloads()).consignPayment.payload;
const releaseSchema = async () => (await payloads()).releasePayment.payload;
const milestoneSchema = async () =>
  (await import('#contracts/client/operation/construction/payload.ts')).storeMilestone.payload;

const formats = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

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
        <Bound form={form} name="on">
          {(bind) => (
            <DateField
              {...bind}
              onChange={(on) => bind.onChange(on ?? '')}
              label={t('fields.on')}
              max={props.today}
            />
          )}
        </Bound>
        <Bound form={form} name="amountCents">
          {(bind) => (
            <MoneyField
              {...bind}
              onChange={(value) => bind.onChange(value as number)}
              label={t('fields.amountCents')}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="method">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            onChange={(chosen) => bind.onChange(chosen ?? 'transfer')}
            label={t('fields.method')}
            choices={receiptMethods.map((id) => ({ id, label: t(`methods.${id}`) }))}
          />
        )}
      </Bound>
      {movement === null && (
        <Bound form={form} name="transactionId">
          {(bind) => (
            <TextField
              {...bind}
              label={t('fields.transactionId')}
              help={t('help.transactionId')}
              maxLength={60}
              isOptional
            />
          )}
        </Bound>
      )}
    </ActionDialog>
  );
}

/** Asks how much of the balance the buyer consigned, and why. */
export function ConsignDialog({ props, call, onClose }: CallDialogProps) {
  const t = useMessages(paymentMessages);
  const { money } = useFormat();
  const form = useAppForm({
    schema: consignSchema,
    defaultValues: { version: call.version, amountCents: call.consignmentCapCents, reason: '' },
  });
  return (
    <ActionDialog
      form={form}
      title={t('actions.consign')}
      description={t('help.consign', { amount: money(call.consignmentCapCents) })}
      submitLabel={t('actions.save')}
      action={{ method: 'POST', href: consign(callAddress(props, call)) }}
      onClose={onClose}
    >
      <Bound form={form} name="amountCents">
        {(bind) => (
          <MoneyField
            {...bind}
            onChange={(value) => bind.onChange(value as number)}
            label={t('fields.amountCents')}
          />
        )}
      </Bound>
      <Bound form={form} name="reason">
        {(bind) => <TextArea {...bind} label={t('fields.reason')} rows={3} maxLength={300} />}
      </Bound>
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
  return (
    <ActionDialog
      form={form}
      title={t('actions.release')}
      description={`${call.label} · ${money(call.consignedCents)}`}
      submitLabel={t('actions.save')}
      action={{ method: 'POST', href: release(callAddress(props, call)) }}
      onClose={onClose}
    >
      <Bound form={form} name="on">
        {(bind) => (
          <DateField
            {...bind}
            onChange={(on) => bind.onChange(on ?? '')}
            label={t('fields.on')}
            max={props.today}
          />
        )}
      </Bound>
      <Bound form={form} name="transactionId">
        {(bind) => (
          <TextField
            {...bind}
            label={t('fields.transactionId')}
            help={t('help.transactionId')}
            maxLength={60}
            isOptional
          />
        )}
      </Bound>
    </ActionDialog>
  );
}

interface CertifyDialogProps extends OneDialogProps {
  readonly call: ShownCall | null;
}

/** Keeps the certificate of a stage, which opens its calls in all sales of the operation. */
export function CertifyDialog({ props, call, onClose }: CertifyDialogProps) {
  const t = useMessages(paymentMessages);
  const known = props.milestones.map(({ milestone }) => milestone);
  const waiting = props.calls.flatMap(({ may, event }) => (may.certify ? [event] : []));
  const left = worksMilestones.filter((one) => !known.includes(one) && waiting.includes(one));
  const first = left.find((one) => one === call?.event) ?? left[0] ?? 'completion';
  const form = useAppForm({
    schema: milestoneSchema,
    defaultValues: { milestone: first, on: props.today, certifierName: '', isConfirmed: '' },
  });
  const isToConfirm =
    form.errorOf('isConfirmed') !== undefined || form.form.getValues('isConfirmed') === 'true';
  return (
    <ActionDialog
      form={form}
      title={t('actions.certify')}
      description={t('help.certify')}
      submitLabel={t('actions.save')}
      action={{ method: 'POST', href: storeMilestone({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      <Bound form={form} name="milestone">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            onChange={(chosen) => bind.onChange(chosen ?? first)}
            label={t('fields.event')}
            choices={left.map((id) => ({ id, label: t(`events.${id}`) }))}
          />
        )}
      </Bound>
      <FieldRow>
        <Bound form={form} name="on">
          {(bind) => (
            <DateField
              {...bind}
              onChange={(on) => bind.onChange(on ?? '')}
              label={t('fields.on')}
              max={props.today}
            />
          )}
        </Bound>
        <Bound form={form} name="certifierName">
          {(bind) => <TextField {...bind} label={t('fields.certifierName')} maxLength={120} />}
        </Bound>
      </FieldRow>
      <Bound form={form} name="file">
        {(bind) => <FileField {...bind} label={t('fields.file')} formats={formats} />}
      </Bound>
      {isToConfirm && (
        <Bound form={form} name="isConfirmed">
          {({ value, onChange, ...bind }) => (
            <Checkbox
              {...bind}
              value={value === 'true'}
              onChange={(isOn) => onChange(isOn ? 'true' : '')}
              label={t('fields.isConfirmed')}
            />
          )}
        </Bound>
      )}
    </ActionDialog>
  );
}
