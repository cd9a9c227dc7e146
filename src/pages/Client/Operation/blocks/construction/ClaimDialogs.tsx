import type { ConstructionProps, ShownClaim } from '#contracts/client/operation/construction.ts';
import { pay, step as takeStep, store } from '#generated/routes/client/operation/construction/claim.ts';
import * as constructionMessages from '#messages/client/construction.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MonthField } from '#ui/fields/MonthField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';
import { lotCode } from './lot-name.ts';

const payloads = async () => import('#contracts/client/operation/construction/payload.ts');
const claimSchema = async () => (await payloads()).storeClaim.payload;
const stepSchema = async () => (await payloads()).takeClaimStep.payload;
const paySchema = async () => (await payloads()).payClaim.payload;

interface ClaimDialogProps {
  readonly props: ConstructionProps;
  readonly onClose: () => void;
}

/** Asks what a company claims for a month. */
export function ClaimDialog({ props, onClose }: ClaimDialogProps) {
  const t = useMessages(constructionMessages);
  const { percent } = useFormat();
  const claimable = props.lots.filter(({ mayClaim }) => mayClaim);
  const month = props.today.slice(0, 7);
  const form = useAppForm({
    schema: claimSchema,
    defaultValues: {
      constructionLotId: claimable[0]?.id ?? '',
      month,
      cumulativeBps: null as unknown as number,
      submittedOn: props.today,
    },
  });
  const { field } = fieldsOf(form);
  const lot = claimable.find(({ id }) => id === form.form.watch('constructionLotId'));
  return (
    <ActionDialog
      form={form}
      title={t('claims.add')}
      submitLabel={t('add')}
      action={{ method: 'POST', href: store({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      <Bound form={form} name="constructionLotId">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            value={bind.value === '' ? null : bind.value}
            onChange={(id) => bind.onChange(id ?? '')}
            label={t('fields.constructionLotId')}
            choices={claimable.map(({ id, number, label }) => ({
              id,
              label: `${lotCode(number)} · ${label}`,
            }))}
          />
        )}
      </Bound>
      <FieldRow>
        {field('month', MonthField, { label: t('fields.month'), max: month })}
        {field('submittedOn', DateField, { label: t('fields.submittedOn'), max: props.today })}
      </FieldRow>
      {field('cumulativeBps', RateField, {
        label: t('fields.cumulativeBps'),
        help: t('help.cumulativeBps', { rate: percent(lot?.claimedBps ?? 0) }),
      })}
    </ActionDialog>
  );
}

interface StepDialogProps extends ClaimDialogProps {
  readonly claim: ShownClaim;
  readonly step: ShownClaim['steps'][number];
}

/** Signs, approves or rejects a claim. */
export function ClaimStepDialog({ props, claim, step, onClose }: StepDialogProps) {
  const t = useMessages(constructionMessages);
  const form = useAppForm({
    schema: stepSchema,
    defaultValues: {
      version: claim.version,
      step: step.name,
      checkedBy: claim.checkedBy ?? '',
      cumulativeBps: claim.cumulativeBps,
      reason: '',
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={step.label}
      description={claim.lotLabel}
      submitLabel={step.label}
      isDanger={step.name === 'reject'}
      action={{ method: 'POST', href: takeStep({ operation: props.operation.id, claim: claim.id }) }}
      onClose={onClose}
    >
      {step.name === 'check' &&
        field('checkedBy', TextField, { label: t('fields.checkedBy'), maxLength: 120, autoFocus: true })}
      {step.name === 'approve' &&
        field('cumulativeBps', RateField, { label: t('fields.cumulativeBps'), help: t('help.approve') })}
      {step.name === 'reject' &&
        field('reason', TextArea, { label: t('fields.reason'), rows: 3, maxLength: 300 })}
    </ActionDialog>
  );
}

/** Records the payment of a claim. */
export function PayDialog({ props, claim, onClose }: ClaimDialogProps & { readonly claim: ShownClaim }) {
  const t = useMessages(constructionMessages);
  const { money } = useFormat();
  const form = useAppForm({
    schema: paySchema,
    defaultValues: { version: claim.version, paidOn: props.today, transactionId: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('claims.payTitle')}
      description={`${claim.lotLabel} · ${money(claim.toPayTtcCents)}`}
      submitLabel={t('claims.pay')}
      action={{ method: 'POST', href: pay({ operation: props.operation.id, claim: claim.id }) }}
      onClose={onClose}
    >
      {field('paidOn', DateField, { label: t('fields.paidOn'), max: props.today })}
      {field('transactionId', TextField, {
        label: t('fields.transactionId'),
        help: t('help.transactionId'),
        maxLength: 60,
      })}
    </ActionDialog>
  );
}
