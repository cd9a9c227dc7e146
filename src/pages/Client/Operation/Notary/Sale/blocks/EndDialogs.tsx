import { depositOutcomes, saleCancelReasons } from '#domain/sale/notary-sale.ts';
import { cancel, reserve, withdraw } from '#generated/routes/client/operation/notary/sale.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ChoiceSelect } from '../../../../../blocks/ChoiceSelect.tsx';
import { ActionDialog } from '../../../Financing/blocks/ActionDialog.tsx';
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
  const isToConfirm =
    form.errorOf('isFloorConfirmed') !== undefined || form.form.getValues('isFloorConfirmed');
  return (
    <ActionDialog
      form={form}
      title={step.label}
      description={t('steps.confirmReserve')}
      submitLabel={step.label}
      action={{ method: 'POST', href: reserve(routeOf({ props, current })) }}
      onClose={onClose}
    >
      {isToConfirm && (
        <Bound form={form} name="isFloorConfirmed">
          {(bind) => <Checkbox {...bind} label={t('fields.isFloorConfirmed')} />}
        </Bound>
      )}
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
      <Bound form={form} name="withdrawnOn">
        {(bind) => (
          <DateField
            {...bind}
            onChange={(on) => bind.onChange(on ?? '')}
            label={t('fields.withdrawnOn')}
            max={props.today}
          />
        )}
      </Bound>
      <Bound form={form} name="receivedBy">
        {(bind) => <TextField {...bind} label={t('fields.receivedBy')} maxLength={120} />}
      </Bound>
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
      <Bound form={form} name="reason">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            onChange={(chosen) => bind.onChange(chosen ?? 'amicable')}
            label={t('fields.reason')}
            choices={reasons.map((id) => ({ id, label: t(`choices.reason.${id}`) }))}
          />
        )}
      </Bound>
      {current.contractOn !== null && (
        <Bound form={form} name="depositOutcome">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              label={t('fields.depositOutcome')}
              choices={depositOutcomes.map((id) => ({ id, label: t(`choices.depositOutcome.${id}`) }))}
            />
          )}
        </Bound>
      )}
    </ActionDialog>
  );
}
