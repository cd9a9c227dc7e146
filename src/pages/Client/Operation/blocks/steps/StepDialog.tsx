import { useState } from 'react';
import type { OperationTransition } from '#contracts/client/operation/step.ts';
import { abandonReasons } from '#domain/operation/enums.ts';
import * as stepMessages from '#messages/client/operation-step.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { fieldsOf, stepDescriptions } from './step-fields.ts';
import type { StepErrors, StepOperation } from './useSteps.tsx';

interface StepDialogProps {
  readonly operation: StepOperation;
  readonly transition: OperationTransition;
  /** Sends what was given; the window stays open with what was refused at its fields. */
  readonly onSubmit: (given: Readonly<Record<string, string>>) => Promise<StepErrors>;
  readonly onClose: () => void;
}

/** Asks for the day or the reasons of a step. */
export function StepDialog({ operation, transition, onSubmit, onClose }: StepDialogProps) {
  const t = useMessages(stepMessages);
  const trade = useMessages(tradeMessages);
  const fields = fieldsOf(transition.step);
  const [on, setOn] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [motive, setMotive] = useState<string | null>(null);
  const [comment, setComment] = useState('');
  const [errors, setErrors] = useState<StepErrors>({});

  const send = async (): Promise<boolean> => {
    const given = {
      ...(on !== null && { on }),
      ...(fields.includes('reason') && { reason }),
      ...(fields.includes('terminationReason') && { reason: motive ?? '' }),
      ...(fields.includes('comment') && { comment }),
    };
    setErrors(await onSubmit(given));
    // Who takes the step closes the window with it.
    return false;
  };
  const descriptionKey =
    transition.step in stepDescriptions
      ? stepDescriptions[transition.step as keyof typeof stepDescriptions]
      : null;
  return (
    <FormDialog
      title={transition.label}
      description={
        descriptionKey &&
        t(descriptionKey, { name: operation.name, to: trade(`operationState.${transition.to}`) })
      }
      submitLabel={transition.label}
      isDanger={transition.step === 'abandon'}
      onSubmit={send}
      onClose={onClose}
    >
      {fields.includes('terminationReason') && (
        <Select
          name="step-motive"
          label={t('reason')}
          value={motive}
          onChange={setMotive}
          choices={abandonReasons.map((id) => ({ id, label: t(`terminationReason.${id}`) }))}
          error={errors['reason']}
          autoFocus
        />
      )}
      {fields.includes('comment') && (
        <TextArea
          name="step-comment"
          label={t('comment')}
          value={comment}
          onChange={setComment}
          maxLength={2000}
          help={t('commentHint')}
          error={errors['comment']}
        />
      )}
      {fields.includes('reason') && (
        <TextArea
          name="step-reason"
          label={t('reason')}
          value={reason}
          onChange={setReason}
          maxLength={500}
          help={t('reasonHint')}
          error={errors['reason']}
          autoFocus
        />
      )}
      {fields.includes('on') && (
        <DateField
          name="step-on"
          label={t('on')}
          help={t('onHint')}
          isOptional
          value={on}
          onChange={setOn}
          error={errors['on']}
          autoFocus={!fields.includes('terminationReason')}
        />
      )}
    </FormDialog>
  );
}
