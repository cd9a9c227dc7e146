import type { PaymentProps, ShownCall } from '#contracts/client/operation/notary/sale/payment.ts';
import { dueOnOfCall } from '#domain/calls/call-due.ts';
import { callChannels } from '#domain/sale/notary-sale.ts';
import type { Day } from '#domain/time/day.ts';
import {
  call,
  callAll,
  remind,
  reschedule,
  template,
} from '#generated/routes/client/operation/notary/sale/payment.ts';
import * as paymentMessages from '#messages/client/notary-sale-payment.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../../../../Account/blocks/useAction.ts';
import { ActionDialog } from '../../../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../../../blocks/ask/fields-of.tsx';

const payloads = async () => import('#contracts/client/operation/notary/sale/payment-payload.ts');
const callSchema = async () => (await payloads()).callPayments.payload;
const callAllSchema = async () => (await payloads()).callEvent.payload;
const rescheduleSchema = async () => (await payloads()).reschedulePayment.payload;
const templateSchema = async () => (await payloads()).changeTemplate.payload;

export interface OneDialogProps {
  readonly props: PaymentProps;
  readonly onClose: () => void;
}

export interface CallDialogProps extends OneDialogProps {
  readonly call: ShownCall;
}

/** The address of something that is done with a call of the sale. */
export const callAddress = ({ operation, sale }: PaymentProps, shown: ShownCall) => ({
  operation: operation.id,
  notarySale: sale.id,
  payment: shown.id ?? '',
});

const hasReader = ({ sale }: PaymentProps): boolean => sale.buyers.some(({ email }) => email !== null);

/** Asks on which day a call is made, and how it reaches the buyers; tells when it will be due. */
export function CallDialog({ props, call: shown, onClose }: CallDialogProps) {
  const t = useMessages(paymentMessages);
  const { date, money } = useFormat();
  const form = useAppForm({
    schema: callSchema,
    defaultValues: {
      paymentIds: [shown.id ?? ''],
      calledOn: props.today,
      channel: hasReader(props) ? 'email' : 'letter',
    },
  });
  const { field } = fieldsOf(form);
  const calledOn = form.form.watch('calledOn') || props.today;
  const dueOn = dueOnOfCall(
    { event: shown.event, calledOn: calledOn as Day, deedOn: props.sale.deedOn as Day | null },
    props.template?.paymentTermDays ?? 0,
  );
  return (
    <ActionDialog
      form={form}
      title={t('actions.call')}
      description={t('call.text', {
        label: shown.label,
        amount: money(shown.amountCents),
        date: date(dueOn),
      })}
      submitLabel={t('actions.call')}
      action={{ method: 'POST', href: call({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      {field('calledOn', DateField, { label: t('fields.calledOn'), max: props.today })}
      {field('channel', Select, {
        label: t('fields.channel'),
        help: t(hasReader(props) ? 'call.help' : 'call.noEmail'),
        choices: callChannels.map((id) => ({ id, label: t(`channels.${id}`) })),
      })}
    </ActionDialog>
  );
}

/** Asks which event is called, of all sales of the operation. */
export function CallAllDialog({ props, onClose }: OneDialogProps) {
  const t = useMessages(paymentMessages);
  const { money } = useFormat();
  const { ready } = props;
  const form = useAppForm({
    schema: callAllSchema,
    defaultValues: { event: ready[0]?.event ?? 'deed', calledOn: props.today, channel: 'email' },
  });
  const { field } = fieldsOf(form);
  const event = form.form.watch('event');
  const chosen = ready.find((one) => one.event === event);
  return (
    <ActionDialog
      form={form}
      title={t('actions.callAll')}
      submitLabel={t('actions.call')}
      action={{ method: 'POST', href: callAll({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      {field('event', Select, {
        label: t('fields.event'),
        choices: ready.map((one) => ({ id: one.event, label: t(`events.${one.event}`) })),
      })}
      {chosen !== undefined && (
        <Text as="p" tone="ink2">
          {t('call.all', { count: chosen.callsCount, amount: money(chosen.amountCents) })}
        </Text>
      )}
      {field('calledOn', DateField, { label: t('fields.calledOn'), max: props.today })}
      {field('channel', Select, {
        label: t('fields.channel'),
        help: t('call.help'),
        choices: callChannels.map((id) => ({ id, label: t(`channels.${id}`) })),
      })}
    </ActionDialog>
  );
}

/** Asks whether the buyers are reminded. */
export function RemindDialog({ props, call: shown, onClose }: CallDialogProps) {
  const t = useMessages(paymentMessages);
  const { date, money } = useFormat();
  const { run, isPending } = useAction();
  return (
    <ConfirmDialog
      isOpen
      title={t('remind.title')}
      description={t('remind.text', { amount: money(shown.restCents), date: date(shown.dueOn ?? '') })}
      confirmLabel={t('actions.remind')}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() =>
        void run({
          method: 'POST',
          href: remind(callAddress(props, shown)),
          data: { version: shown.version },
        }).then(onClose)
      }
    />
  );
}

/** Asks for another day, and why. */
export function RescheduleDialog({ props, call: shown, onClose }: CallDialogProps) {
  const t = useMessages(paymentMessages);
  const form = useAppForm({
    schema: rescheduleSchema,
    defaultValues: { version: shown.version, dueOn: shown.dueOn ?? '', reason: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('actions.reschedule')}
      description={shown.label}
      submitLabel={t('actions.reschedule')}
      action={{ method: 'PUT', href: reschedule(callAddress(props, shown)) }}
      onClose={onClose}
    >
      {field('dueOn', DateField, {
        label: t('fields.dueOn'),
        ...(shown.calledOn !== null && { min: shown.calledOn }),
      })}
      {field('reason', TextArea, { label: t('fields.reason'), rows: 3, maxLength: 300 })}
    </ActionDialog>
  );
}

/** Asks for another schedule. */
export function TemplateDialog({ props, onClose }: OneDialogProps) {
  const t = useMessages(paymentMessages);
  const { sale, operation, templates } = props;
  const form = useAppForm({
    schema: templateSchema,
    defaultValues: { version: sale.version, paymentTemplateId: props.template?.id ?? templates[0]?.id ?? '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('actions.template')}
      description={t('help.template')}
      submitLabel={t('actions.save')}
      action={{ method: 'PUT', href: template({ operation: operation.id, notarySale: sale.id }) }}
      onClose={onClose}
    >
      {field('paymentTemplateId', Select, { label: t('fields.paymentTemplateId'), choices: templates })}
    </ActionDialog>
  );
}
