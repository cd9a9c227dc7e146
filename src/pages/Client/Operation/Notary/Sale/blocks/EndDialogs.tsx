import { depositOutcomes, saleCancelReasons } from '#domain/sale/notary-sale.ts';
import { cancel, reserve, withdraw } from '#generated/routes/client/operation/notary/sale.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../../blocks/ask/fields-of.tsx';
import { routeOf, type SaleStepProps } from './dialog-props.ts';

const payloads = async () => import('#contracts/client/operation/notary/sale/payload.ts');
const reserveSchema = async () => (await payloads()).reserveSale.payload;
const withdrawSchema = async () => (await payloads()).withdrawSale.payload;
const cancelSchema = async () => (await payloads()).cancelSale.payload;

// A withdrawal is a step of its own.
const reasons = saleCancelReasons.filter((reason) => reason !== 'withdrawn');

/** Asks whether the option is taken up, and below the floor price whether that is meant. */
export function ReserveDialog({ props, current, step, onClose }: SaleStepProps) {
  const t = useMessages(formMessages);
  const form = useAppForm({
    schema: reserveSchema,
    defaultValues: { version: current.version, isFloorConfirmed: false },
  });
  const { warning } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={step.label}
      description={t('steps.confirmReserve')}
      submitLabel={step.label}
      action={{ method: 'POST', href: reserve(routeOf({ props, current })) }}
      onClose={onClose}
    >
      {warning('isFloorConfirmed', Checkbox, { label: t('fields.isFloorConfirmed') })}
    </ActionDialog>
  );
}

/** Asks when the buyer sent the withdrawal, and who received it. */
export function WithdrawDialog({ props, current, step, onClose }: SaleStepProps) {
  const t = useMessages(formMessages);
  const form = useAppForm({
    schema: withdrawSchema,
    defaultValues: { version: current.version, withdrawnOn: props.today, receivedBy: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={step.label}
      description={t('steps.withdrawHelp')}
      submitLabel={step.label}
      isDanger
      action={{ method: 'POST', href: withdraw(routeOf({ props, current })) }}
      onClose={onClose}
    >
      {field('withdrawnOn', DateField, { label: t('fields.withdrawnOn'), max: props.today })}
      {field('receivedBy', TextField, { label: t('fields.receivedBy'), maxLength: 120 })}
    </ActionDialog>
  );
}

/** Asks why the sale ends and what becomes of the deposit. */
export function CancelDialog({ props, current, step, onClose }: SaleStepProps) {
  const t = useMessages(formMessages);
  const form = useAppForm({
    schema: cancelSchema,
    defaultValues: {
      version: current.version,
      reason: current.status === 'option' ? ('option_released' as const) : ('amicable' as const),
      depositOutcome: current.contractOn === null ? ('none' as const) : null,
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={step.label}
      description={t('steps.cancelHelp')}
      submitLabel={step.label}
      isDanger
      action={{ method: 'POST', href: cancel(routeOf({ props, current })) }}
      onClose={onClose}
    >
      {field('reason', Select, {
        label: t('fields.reason'),
        choices: reasons.map((id) => ({ id, label: t(`choices.reason.${id}`) })),
      })}
      {current.contractOn !== null &&
        field('depositOutcome', Select, {
          label: t('fields.depositOutcome'),
          choices: depositOutcomes.map((id) => ({ id, label: t(`choices.depositOutcome.${id}`) })),
        })}
    </ActionDialog>
  );
}
