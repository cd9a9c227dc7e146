import type { ShownCall } from '#contracts/client/operation/notary/sale/payment.ts';
import { worksMilestones } from '#domain/works/enums.ts';
import { store as storeMilestone } from '#generated/routes/client/operation/construction/milestone.ts';
import * as paymentMessages from '#messages/client/notary-sale-payment.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ChoiceSelect } from '../../../../../../blocks/ChoiceSelect.tsx';
import { ActionDialog } from '../../../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../../../blocks/ask/fields-of.tsx';
import type { OneDialogProps } from './CallDialogs.tsx';

const milestoneSchema = async () =>
  (await import('#contracts/client/operation/construction/payload.ts')).storeMilestone.payload;

const formats = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

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
  const { field } = fieldsOf(form);
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
        {field('on', DateField, { label: t('fields.on'), max: props.today })}
        {field('certifierName', TextField, { label: t('fields.certifierName'), maxLength: 120 })}
      </FieldRow>
      {field('file', FileField, { label: t('fields.file'), formats })}
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
