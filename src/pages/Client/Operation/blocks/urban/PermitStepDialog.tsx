import type { ShownPermit } from '#contracts/client/operation/urban-planning.ts';
import { appealKinds, appealOutcomes } from '#domain/urban/enums.ts';
import { step as takeStep } from '#generated/routes/client/operation/urban-planning/permit.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/urban-planning/payload.ts')).takePermitStep.payload;

type Step = ShownPermit['steps'][number];

interface PermitStepDialogProps {
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
  const { field, warning } = fieldsOf(form);
  const href = takeStep({ operation: operationId, permit: permit.id });
  const clock = byDate[name]
    ?.map((wanted) => permit.clocks.find(({ kind }) => kind === wanted))
    .find((found) => found !== undefined);
  return (
    <ActionDialog
      form={form}
      title={step.label}
      submitLabel={step.label}
      action={{ method: 'POST', href }}
      onClose={onClose}
    >
      {byDate[name] === undefined
        ? field('on', DateField, { label: t('step.on'), max: today, autoFocus: true })
        : clock?.effectOn != null && <Text as="p">{t('step.byDate', { date: date(clock.effectOn) })}</Text>}
      {name === 'defer' && field('deferredUntilOn', DateField, { label: t('step.deferredUntilOn') })}
      {name === 'appeal' &&
        field('appealKind', Select, {
          label: t('step.appealKind'),
          choices: appealKinds.map((id) => ({ id, label: t(`choices.appealKind.${id}`) })),
        })}
      {(name === 'grant' || name === 'appeal') &&
        field('notifiedOn', DateField, {
          label: t('step.notifiedOn'),
          max: today,
          isOptional: name === 'appeal',
        })}
      {name === 'settle-appeal' &&
        field('appealOutcome', Select, {
          label: t('step.appealOutcome'),
          choices: appealOutcomes.map((id) => ({ id, label: t(`choices.appealOutcome.${id}`) })),
        })}
      {field('reason', TextArea, {
        label: t('step.reason'),
        rows: 2,
        maxLength: 300,
        isOptional: name !== 'contest',
      })}
      {warning('isConfirmed', Checkbox, { label: t('step.confirm') })}
      {warning('overrideReason', TextArea, { label: t('step.overrideReason'), rows: 2, maxLength: 300 })}
    </ActionDialog>
  );
}
