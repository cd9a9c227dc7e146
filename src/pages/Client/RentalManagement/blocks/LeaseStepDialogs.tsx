import type { LeaseRow } from '#contracts/client/rental-management.ts';
import { noticeGivers } from '#domain/rental/lease.ts';
import { charges, end, notice, refund } from '#generated/routes/client/rental-management/lease.ts';
import * as rentalMessages from '#messages/client/rental-management.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

export interface LeaseStepProps {
  readonly lease: LeaseRow;
  readonly today: string;
  readonly onClose: () => void;
}

const payloads = () => import('#contracts/client/rental-management/payload.ts');
const noticeSchema = async () => (await payloads()).leaseNotice.payload;
const endSchema = async () => (await payloads()).endLease.payload;
const returnSchema = async () => (await payloads()).returnDeposit.payload;
const chargesSchema = async () => (await payloads()).settleCharges.payload;

/** Asks who gave notice, when, and until when the lease holds. */
export function NoticeDialog({ lease, today, onClose }: LeaseStepProps) {
  const t = useMessages(rentalMessages);
  const form = useAppForm({
    schema: noticeSchema,
    defaultValues: { noticeOn: today, noticeBy: 'renter' as const, leavesOn: '', version: lease.version },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('actions.notice')}
      submitLabel={t('submit.save')}
      action={{ method: 'PUT', href: notice(lease.id) }}
      onClose={onClose}
    >
      <FieldRow>
        {field('noticeOn', DateField, { label: t('fields.noticeOn'), autoFocus: true })}
        {field('leavesOn', DateField, { label: t('fields.leavesOn') })}
      </FieldRow>
      {field('noticeBy', Select, {
        label: t('fields.noticeBy'),
        choices: noticeGivers.map((id) => ({ id, label: t(`choices.noticeBy.${id}`) })),
      })}
    </ActionDialog>
  );
}

/** Asks when the keys came back, whether the inventories agree, and what is kept of the deposit. */
export function EndDialog({ lease, today, onClose }: LeaseStepProps) {
  const t = useMessages(rentalMessages);
  const form = useAppForm({
    schema: endSchema,
    defaultValues: {
      keysOn: today,
      isInventoryConform: true,
      retained: [{ label: '', cents: 0 }],
      version: lease.version,
    },
  });
  const { field } = fieldsOf(form);
  const send = async (): Promise<boolean> => {
    // A line that nobody filled in keeps nothing.
    const kept = form.form
      .getValues('retained')
      .filter(({ label, cents }) => label.trim() !== '' || cents > 0);
    form.form.setValue('retained', kept);
    const result = await form.submit({ method: 'PUT', href: end(lease.id) });
    if (result?.outcome !== 'success' && kept.length === 0)
      form.form.setValue('retained', [{ label: '', cents: 0 }]);
    return result?.outcome === 'success';
  };
  const hasLine = form.form.watch('retained').length > 0;
  const refusal = form.errorOf('base') ?? form.errorOf('version');
  return (
    <FormDialog
      formRef={form.ref}
      title={t('actions.end')}
      submitLabel={t('submit.save')}
      onSubmit={send}
      onClose={onClose}
    >
      {refusal !== undefined && <FieldError id="lease-end-error" text={refusal} />}
      {field('keysOn', DateField, { label: t('fields.keysOn'), autoFocus: true })}
      {field('isInventoryConform', Switch, {
        label: t('fields.isInventoryConform'),
        help: t('help.isInventoryConform'),
      })}
      {hasLine && (
        <FieldRow>
          {field('retained.0.label', TextField, {
            label: t('fields.retainedLabel'),
            maxLength: 120,
            isOptional: true,
          })}
          <Bound form={form} name="retained.0.cents">
            {({ onChange, ...bind }) => (
              <MoneyField
                {...bind}
                label={t('fields.retainedCents')}
                onChange={(cents) => onChange(cents ?? 0)}
                isOptional
              />
            )}
          </Bound>
        </FieldRow>
      )}
    </FormDialog>
  );
}

/** Asks when the deposit was given back, and how much of it. */
export function DepositDialog({ lease, today, onClose }: LeaseStepProps) {
  const t = useMessages(rentalMessages);
  const form = useAppForm({
    schema: returnSchema,
    defaultValues: {
      returnedOn: today,
      returnedCents: lease.deposit?.totalCents ?? 0,
      version: lease.version,
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('actions.deposit')}
      submitLabel={t('submit.save')}
      action={{ method: 'PUT', href: refund(lease.id) }}
      onClose={onClose}
    >
      <FieldRow>
        {field('returnedOn', DateField, { label: t('fields.returnedOn'), autoFocus: true })}
        <Bound form={form} name="returnedCents">
          {({ onChange, ...bind }) => (
            <MoneyField
              {...bind}
              label={t('fields.returnedCents')}
              onChange={(cents) => onChange(cents ?? 0)}
            />
          )}
        </Bound>
      </FieldRow>
    </ActionDialog>
  );
}

/** Asks what the charges of a year were. */
export function ChargesDialog({ lease, today, onClose }: LeaseStepProps) {
  const t = useMessages(rentalMessages);
  const form = useAppForm({
    schema: chargesSchema,
    defaultValues: { year: Number(today.slice(0, 4)) - 1, realCents: 0, detail: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('actions.charges')}
      submitLabel={t('submit.save')}
      action={{ method: 'POST', href: charges(lease.id) }}
      onClose={onClose}
    >
      <FieldRow>
        <Bound form={form} name="year">
          {({ onChange, ...bind }) => (
            <IntegerField
              {...bind}
              label={t('fields.year')}
              onChange={(year) => onChange(year ?? 0)}
              isGrouped={false}
              autoFocus
            />
          )}
        </Bound>
        <Bound form={form} name="realCents">
          {({ onChange, ...bind }) => (
            <MoneyField
              {...bind}
              label={t('fields.realCents')}
              help={t('help.realCents')}
              onChange={(cents) => onChange(cents ?? 0)}
            />
          )}
        </Bound>
      </FieldRow>
      {field('detail', TextArea, { label: t('fields.detail'), maxLength: 1000, isOptional: true })}
    </ActionDialog>
  );
}
