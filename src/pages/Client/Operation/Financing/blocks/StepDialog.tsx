import type { LoanStep } from '#contracts/client/operation/financing/form.ts';
import { transition } from '#generated/routes/client/operation/financing.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/financing/payload.ts')).transitionLoan.payload;

interface StepDialogProps {
  readonly parameters: { readonly operation: string; readonly loan: string };
  readonly version: number;
  readonly step: LoanStep;
  /** The loan has no guarantee yet. */
  readonly isUnsecured: boolean;
  readonly today: string;
  readonly onClose: () => void;
}

/** Takes a step of the life of a loan: its day, its reason, and whether no guarantee is meant. */
export function StepDialog({ parameters, version, step, isUnsecured, today, onClose }: StepDialogProps) {
  const t = useMessages(financingMessages);
  const form = useAppForm({
    schema,
    defaultValues: { version, to: step.to, on: today, reason: '', isWithoutGuarantee: false },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('step.title', { step: step.label })}
      submitLabel={step.label}
      isDanger={!step.isForward}
      action={{ method: 'POST', href: transition(parameters) }}
      onClose={onClose}
    >
      {field('on', DateField, { label: t('step.on'), max: today })}
      {step.needsReason && field('reason', TextArea, { label: t('step.reason'), rows: 3, maxLength: 300 })}
      {step.to === 'signed' &&
        isUnsecured &&
        field('isWithoutGuarantee', Checkbox, {
          label: t('step.withoutGuarantee'),
          help: t('step.withoutGuaranteeHelp'),
        })}
    </ActionDialog>
  );
}
