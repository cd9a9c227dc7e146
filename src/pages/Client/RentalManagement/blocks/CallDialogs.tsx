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
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { MonthField } from '#ui/fields/MonthField.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';

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

function Refusal({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <FieldError id="call-error" text={text} />;
}

/** Asks which month to call, of all leases that run. */
export function GenerateDialog({ month, onClose }: { readonly month: string; readonly onClose: () => void }) {
  const t = useMessages(rentalMessages);
  const form = useAppForm({ schema: generateSchema, defaultValues: { month, leaseIds: null } });
  const send = async (): Promise<boolean> =>
    (await form.submit({ method: 'POST', href: generate() }))?.outcome === 'success';
  return (
    <FormDialog
      formRef={form.ref}
      title={t('generate')}
      description={t('generateHint')}
      submitLabel={t('generate')}
      onSubmit={send}
      onClose={onClose}
    >
      <Bound form={form} name="month">
        {({ onChange, ...bind }) => (
          <MonthField {...bind} label={t('fields.month')} onChange={(of) => onChange(of ?? '')} autoFocus />
        )}
      </Bound>
    </FormDialog>
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
  const amount = form.form.watch('amountCents');
  const send = async (): Promise<boolean> =>
    (await form.submit({ method: 'POST', href: store(call.id) }))?.outcome === 'success';
  return (
    <FormDialog
      formRef={form.ref}
      title={t('actions.pay')}
      description={amount < call.owedCents ? t('checks.partOnly') : undefined}
      submitLabel={t('submit.save')}
      onSubmit={send}
      onClose={onClose}
    >
      <Refusal text={form.errorOf('base')} />
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
        <Bound form={form} name="receivedOn">
          {({ onChange, ...bind }) => (
            <DateField
              {...bind}
              label={t('fields.receivedOn')}
              onChange={(on) => onChange(on ?? '')}
              max={today}
            />
          )}
        </Bound>
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
      <Bound form={form} name="method">
        {({ onChange, ...bind }) => (
          <ChoiceSelect
            {...bind}
            label={t('fields.method')}
            onChange={(id) => onChange(id ?? 'transfer')}
            choices={rentMethods.map((id) => ({ id, label: t(`choices.method.${id}`) }))}
          />
        )}
      </Bound>
      {amount > call.owedCents && (
        <Bound form={form} name="isAdvance">
          {(bind) => <Switch {...bind} label={t('fields.isAdvance')} help={t('help.isAdvance')} />}
        </Bound>
      )}
    </FormDialog>
  );
}

/** Asks for other sums of a call, and a note. */
export function CallDialog({ call, onClose }: Omit<CallDialogProps, 'today'>) {
  const t = useMessages(rentalMessages);
  const form = useAppForm({
    schema: updateSchema,
    defaultValues: { otherCents: call.otherCents, note: call.note, version: call.version },
  });
  const send = async (): Promise<boolean> =>
    (await form.submit({ method: 'PATCH', href: update(call.id) }))?.outcome === 'success';
  return (
    <FormDialog
      formRef={form.ref}
      title={t('actions.edit')}
      submitLabel={t('submit.save')}
      onSubmit={send}
      onClose={onClose}
    >
      <Refusal text={form.errorOf('base') ?? form.errorOf('version')} />
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
      <Bound form={form} name="note">
        {(bind) => <TextArea {...bind} label={t('fields.note')} maxLength={500} isOptional />}
      </Bound>
    </FormDialog>
  );
}

/** Asks why a call is given up. */
export function CancelDialog({ call, onClose }: Omit<CallDialogProps, 'today'>) {
  const t = useMessages(rentalMessages);
  const form = useAppForm({ schema: cancelSchema, defaultValues: { reason: '', version: call.version } });
  const send = async (): Promise<boolean> =>
    (await form.submit({ method: 'PATCH', href: cancel(call.id) }))?.outcome === 'success';
  return (
    <FormDialog
      formRef={form.ref}
      title={t('actions.cancelCall')}
      submitLabel={t('actions.cancelCall')}
      isDanger
      onSubmit={send}
      onClose={onClose}
    >
      <Refusal text={form.errorOf('base') ?? form.errorOf('version')} />
      <Bound form={form} name="reason">
        {(bind) => <TextField {...bind} label={t('fields.reason')} maxLength={200} autoFocus />}
      </Bound>
    </FormDialog>
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
  const send = async (): Promise<boolean> =>
    (await form.submit({ method: 'PUT', href: notify(revision.id) }))?.outcome === 'success';
  return (
    <FormDialog
      formRef={form.ref}
      title={t('dueRevision', { date: format.date(revision.dueOn) })}
      submitLabel={t('actions.notify')}
      onSubmit={send}
      onClose={onClose}
    >
      <Refusal text={form.errorOf('base')} />
      <Bound form={form} name="requestedOn">
        {({ onChange, ...bind }) => (
          <DateField
            {...bind}
            label={t('fields.requestedOn')}
            help={t('help.requestedOn')}
            onChange={(on) => onChange(on ?? '')}
            max={today}
            autoFocus
          />
        )}
      </Bound>
    </FormDialog>
  );
}
