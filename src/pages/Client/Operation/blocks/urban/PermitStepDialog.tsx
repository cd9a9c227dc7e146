import type { ShownPermit } from '#contracts/client/operation/urban-planning.ts';
import { appealKinds, appealOutcomes } from '#domain/urban/enums.ts';
import { step as takeStep } from '#generated/routes/client/operation/urban-planning/permit.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/urban-planning/payload.ts')).takePermitStep.payload;

type Step = ShownPermit['steps'][number];

export interface PermitStepDialogProps {
  readonly operationId: string;
  readonly permit: ShownPermit;
  readonly step: Step;
  readonly today: string;
  readonly onClose: () => void;
}

/** Steps whose day the law sets, by the clocks that may set it: the first that runs does. */
const byDate: Readonly<Partial<Record<Step['name'], readonly string[]>>> = {
  'become-tacit': ['permit_final_review', 'permit_review'],
  'reject-incomplete': ['permit_pieces_supply'],
};

/** Asks for the day of a step and for what else it needs; a warning is confirmed in the same window. */
export function PermitStepDialog({ operationId, permit, step, today, onClose }: PermitStepDialogProps) {
  const t = useMessages(urbanMessages);
  const { date } = useFormat();
  const { name } = step;
  const form = useAppForm({
    schema,
    defaultValues: {
      version: permit.version,
      step: name,
      on: today,
      notifiedOn: name === 'grant' ? today : null,
      deferredUntilOn: null,
      appealKind: null,
      appealOutcome: null,
      reason: '',
      isConfirmed: false,
      overrideReason: '',
    },
  });
  const { ref } = form;
  const href = takeStep({ operation: operationId, permit: permit.id });
  const send = async () => (await form.submit({ method: 'POST', href }))?.outcome === 'success';
  const clock = byDate[name]
    ?.map((wanted) => permit.clocks.find(({ kind }) => kind === wanted))
    .find((found) => found !== undefined);
  const refusal = form.errorOf('base') ?? form.errorOf('version');
  const isToConfirm = form.errorOf('isConfirmed') !== undefined || form.form.getValues('isConfirmed');
  const isToReason =
    form.errorOf('overrideReason') !== undefined || form.form.getValues('overrideReason') !== '';
  return (
    <FormDialog formRef={ref} title={step.label} submitLabel={step.label} onSubmit={send} onClose={onClose}>
      {byDate[name] === undefined ? (
        <Bound form={form} name="on">
          {(bind) => (
            <DateField
              {...bind}
              onChange={(on) => bind.onChange(on ?? '')}
              label={t('step.on')}
              max={today}
              autoFocus
            />
          )}
        </Bound>
      ) : (
        clock?.effectOn != null && <Text as="p">{t('step.byDate', { date: date(clock.effectOn) })}</Text>
      )}
      {name === 'defer' && (
        <Bound form={form} name="deferredUntilOn">
          {(bind) => <DateField {...bind} label={t('step.deferredUntilOn')} />}
        </Bound>
      )}
      {name === 'appeal' && (
        <Bound form={form} name="appealKind">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              label={t('step.appealKind')}
              choices={appealKinds.map((id) => ({ id, label: t(`choices.appealKind.${id}`) }))}
            />
          )}
        </Bound>
      )}
      {(name === 'grant' || name === 'appeal') && (
        <Bound form={form} name="notifiedOn">
          {(bind) => (
            <DateField {...bind} label={t('step.notifiedOn')} max={today} isOptional={name === 'appeal'} />
          )}
        </Bound>
      )}
      {name === 'settle-appeal' && (
        <Bound form={form} name="appealOutcome">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              label={t('step.appealOutcome')}
              choices={appealOutcomes.map((id) => ({ id, label: t(`choices.appealOutcome.${id}`) }))}
            />
          )}
        </Bound>
      )}
      <Bound form={form} name="reason">
        {(bind) => (
          <TextArea
            {...bind}
            label={t('step.reason')}
            rows={2}
            maxLength={300}
            isOptional={name !== 'contest'}
          />
        )}
      </Bound>
      {isToConfirm && (
        <Bound form={form} name="isConfirmed">
          {(bind) => <Checkbox {...bind} label={t('step.confirm')} />}
        </Bound>
      )}
      {isToReason && (
        <Bound form={form} name="overrideReason">
          {(bind) => <TextArea {...bind} label={t('step.overrideReason')} rows={2} maxLength={300} />}
        </Bound>
      )}
      {refusal !== undefined && <FieldError id="permit-step-error" text={refusal} />}
    </FormDialog>
  );
}
