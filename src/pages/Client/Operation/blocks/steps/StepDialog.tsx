import { useId, useState, type FormEvent } from 'react';
import type { OperationWay } from '#contracts/client/operation/step.ts';
import { abandonReasons } from '#domain/operation/enums.ts';
import * as stepMessages from '#messages/client/operation-step.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { fieldsOf, toldSteps } from './step-fields.ts';
import type { StepErrors, StepOperation } from './useSteps.tsx';

export interface StepDialogProps {
  readonly operation: StepOperation;
  readonly way: OperationWay;
  /** Sends what was given; the window stays open with what was refused at its fields. */
  readonly onSubmit: (given: Readonly<Record<string, string>>) => Promise<StepErrors>;
  readonly onClose: () => void;
}

/** Asks for the day or the reasons of a step. */
export function StepDialog({ operation, way, onSubmit, onClose }: StepDialogProps) {
  const t = useMessages(stepMessages);
  const trade = useMessages(tradeMessages);
  const formId = useId();
  const fields = fieldsOf(way.step);
  const [on, setOn] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [motive, setMotive] = useState<string | null>(null);
  const [comment, setComment] = useState('');
  const [errors, setErrors] = useState<StepErrors>({});
  const [isPending, setPending] = useState(false);

  const send = async (): Promise<void> => {
    setPending(true);
    const given = {
      ...(on !== null && { on }),
      ...(fields.includes('reason') && { reason }),
      ...(fields.includes('terminationReason') && { reason: motive ?? '' }),
      ...(fields.includes('comment') && { comment }),
    };
    setErrors(await onSubmit(given));
    setPending(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (!isPending) void send();
  };
  const told = way.step in toldSteps ? toldSteps[way.step as keyof typeof toldSteps] : null;
  const isEnd = way.step === 'abandon';
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose();
      }}
      title={way.label}
      description={told && t(told, { name: operation.name, to: trade(`operationState.${way.to}`) })}
      isDismissable={!isPending}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant={isEnd ? 'danger' : 'primary'} isPending={isPending}>
            {way.label}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
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
      </form>
    </Dialog>
  );
}
