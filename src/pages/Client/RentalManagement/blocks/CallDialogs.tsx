import type { CallRow, RevisionRow } from '#contracts/client/rental-management.ts';
import { rentMethods } from '#domain/rental/lease.ts';
import { cancel, generate, update } from '#generated/routes/client/rental-management/call.ts';
import { store } from '#generated/routes/client/rental-management/call/payment.ts';
import { notify } from '#generated/routes/client/rental-management/revision.ts';
import * as rentalMessages from '#messages/client/rental-management.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { ItemList } from '#ui/data/ItemList.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { MonthField } from '#ui/fields/MonthField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

interface CallDialogProps {
  readonly call: CallRow;
  readonly today: string;
  readonly onClose: () => void;
}

const payloads = () => import('#contracts/client/rental-management/payload.ts');
const generateSchema = async () => (await payloads()).generateCalls.payload;
const updateSchema = async () => (await payloads()).updateCall.payload;
const cancelSchema = async () => (await payloads()).cancelCall.payload;
const paymentSchema = async () => (await payloads()).storePayment.payload;
const notifySchema = async () => (await payloads()).notifyRevision.payload;

/** Asks which month to call, of all leases that run. */
export function GenerateDialog({ month, onClose }: { readonly month: string; readonly onClose: () => void }) {
  const t = useMessages(rentalMessages);
  const form = useAppForm({ schema: generateSchema, defaultValues: { month, leaseIds: null } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('generate')}
      description={t('generateHint')}
      submitLabel={t('generate')}
      action={{ method: 'POST', href: generate() }}
      onClose={onClose}
    >
      {field('month', MonthField, { label: t('fields.month'), autoFocus: true })}
    </ActionDialog>
  );
}

/** Asks what came in of a call. */
export function PaymentDialog({ call, today, onClose }: CallDialogProps) {
  const t = useMessages(rentalMessages);
  const format = useFormat();
  const form = useAppForm({
    schema: paymentSchema,
    defaultValues: {
      receivedOn: today,
      amountCents: call.owedCents,
      method: 'transfer',
      transactionId: null,
      isAdvance: false,
    },
  });
  const { field } = fieldsOf(form);
  const amount = form.form.watch('amountCents');
  return (
    <ActionDialog
      form={form}
      title={t('actions.pay')}
      description={amount < call.owedCents ? t('checks.partOnly') : undefined}
      submitLabel={t('submit.save')}
      action={{ method: 'POST', href: store(call.id) }}
      onClose={onClose}
    >
      <ItemList
        label={t('payments')}
        isCompact
        items={call.payments.map(({ id, receivedOn, amountCents, method }) => ({
          id,
          title: format.date(receivedOn),
          detail: t(`choices.method.${method}`),
          end: format.money(amountCents),
        }))}
      />
      <FieldRow>
        {field('receivedOn', DateField, { label: t('fields.receivedOn'), max: today })}
        <Bound form={form} name="amountCents">
          {({ onChange, ...bind }) => (
            <MoneyField
              {...bind}
              label={t('fields.amountCents')}
              onChange={(cents) => onChange(cents ?? 0)}
              autoFocus
            />
          )}
        </Bound>
      </FieldRow>
      {field('method', Select, {
        label: t('fields.method'),
        choices: rentMethods.map((id) => ({ id, label: t(`choices.method.${id}`) })),
      })}
      {amount > call.owedCents &&
        field('isAdvance', Switch, { label: t('fields.isAdvance'), help: t('help.isAdvance') })}
    </ActionDialog>
  );
}

/** Asks for other sums of a call, and a note. */
export function CallDialog({ call, onClose }: Omit<CallDialogProps, 'today'>) {
  const t = useMessages(rentalMessages);
  const form = useAppForm({
    schema: updateSchema,
    defaultValues: { otherCents: call.otherCents, note: call.note, version: call.version },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('actions.edit')}
      submitLabel={t('submit.save')}
      action={{ method: 'PATCH', href: update(call.id) }}
      onClose={onClose}
    >
      <Bound form={form} name="otherCents">
        {({ onChange, ...bind }) => (
          <MoneyField
            {...bind}
            label={t('fields.callOtherCents')}
            help={t('help.otherCents')}
            onChange={(cents) => onChange(cents ?? 0)}
            isReadOnly={call.payments.length > 0}
            autoFocus
          />
        )}
      </Bound>
      {field('note', TextArea, { label: t('fields.note'), maxLength: 500, isOptional: true })}
    </ActionDialog>
  );
}

/** Asks why a call is given up. */
export function CancelDialog({ call, onClose }: Omit<CallDialogProps, 'today'>) {
  const t = useMessages(rentalMessages);
  const form = useAppForm({ schema: cancelSchema, defaultValues: { reason: '', version: call.version } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('actions.cancelCall')}
      submitLabel={t('actions.cancelCall')}
      isDanger
      action={{ method: 'PATCH', href: cancel(call.id) }}
      onClose={onClose}
    >
      {field('reason', TextField, { label: t('fields.reason'), maxLength: 200, autoFocus: true })}
    </ActionDialog>
  );
}

/** Asks on which day a revision was asked for. */
export function NotifyDialog({
  revision,
  today,
  onClose,
}: {
  readonly revision: RevisionRow;
  readonly today: string;
  readonly onClose: () => void;
}) {
  const t = useMessages(rentalMessages);
  const format = useFormat();
  const form = useAppForm({ schema: notifySchema, defaultValues: { requestedOn: today } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('dueRevision', { date: format.date(revision.dueOn) })}
      submitLabel={t('actions.notify')}
      action={{ method: 'PUT', href: notify(revision.id) }}
      onClose={onClose}
    >
      {field('requestedOn', DateField, {
        label: t('fields.requestedOn'),
        help: t('help.requestedOn'),
        max: today,
        autoFocus: true,
      })}
    </ActionDialog>
  );
}
