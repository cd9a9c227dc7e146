import type { DrawdownRow } from '#contracts/client/operation/financing/index.ts';
import { release, request, store } from '#generated/routes/client/operation/financing/drawdown.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

const payload = async () => import('#contracts/client/operation/financing/payload.ts');
const storeSchema = async () => (await payload()).storeDrawdown.payload;
const requestSchema = async () => (await payload()).requestDrawdown.payload;
const releaseSchema = async () => (await payload()).releaseDrawdown.payload;

/** A loan that may be drawn. */
export interface DrawableLoan {
  readonly id: string;
  readonly label: string;
  readonly undrawnCents: number;
}

export interface DrawdownDialogProps {
  readonly kind: 'plan' | 'request' | 'release';
  readonly operationId: string;
  readonly loans: readonly DrawableLoan[];
  /** Of the steps; null when one is planned. */
  readonly drawdown: DrawdownRow | null;
  readonly today: string;
  readonly onClose: () => void;
}

/** Plans a drawdown, or records that it was asked for or paid. */
export function DrawdownDialog(props: DrawdownDialogProps) {
  const { kind, drawdown } = props;
  if (kind === 'plan' || drawdown === null) return <PlanDialog {...props} />;
  const step = { ...props, drawdown };
  return kind === 'request' ? <RequestDialog {...step} /> : <ReleaseDialog {...step} />;
}

function PlanDialog({ operationId, loans, today, onClose }: DrawdownDialogProps) {
  const t = useMessages(financingMessages);
  const { money } = useFormat();
  const form = useAppForm({
    schema: storeSchema,
    defaultValues: { loanId: loans[0]?.id ?? '', label: '', plannedOn: today },
  });
  const { field } = fieldsOf(form);
  const loanId = form.form.watch('loanId');
  const undrawn = loans.find(({ id }) => id === loanId)?.undrawnCents;
  return (
    <ActionDialog
      form={form}
      title={t('drawdowns.add')}
      submitLabel={t('drawdowns.add')}
      action={{ method: 'POST', href: store({ operation: operationId }) }}
      onClose={onClose}
    >
      {loans.length > 1 && field('loanId', Select, { label: t('drawdowns.loan'), choices: loans })}
      {field('label', TextField, {
        label: t('drawdowns.label'),
        help: t('drawdowns.labelHelp'),
        maxLength: 120,
        autoFocus: true,
      })}
      <FieldRow>
        {field('plannedOn', DateField, { label: t('drawdowns.plannedOn') })}
        <Bound form={form} name="amountCents">
          {(bind) => (
            <MoneyField
              {...bind}
              value={bind.value ?? null}
              onChange={(amount) => bind.onChange(amount ?? Number.NaN)}
              label={t('drawdowns.amount')}
              {...(undrawn !== undefined && {
                help: t('drawdowns.available', { amount: money(undrawn) }),
              })}
            />
          )}
        </Bound>
      </FieldRow>
    </ActionDialog>
  );
}

type StepDialogProps = DrawdownDialogProps & { readonly drawdown: DrawdownRow };

function RequestDialog({ operationId, drawdown, today, onClose }: StepDialogProps) {
  const t = useMessages(financingMessages);
  const { id, version, label } = drawdown;
  const form = useAppForm({ schema: requestSchema, defaultValues: { version, requestedOn: today } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('drawdowns.requestTitle')}
      description={label}
      submitLabel={t('drawdowns.request')}
      action={{ method: 'POST', href: request({ operation: operationId, drawdown: id }) }}
      onClose={onClose}
    >
      {field('requestedOn', DateField, { label: t('drawdowns.requestedOn'), max: today })}
    </ActionDialog>
  );
}

function ReleaseDialog({ operationId, drawdown, today, onClose }: StepDialogProps) {
  const t = useMessages(financingMessages);
  const { id, version, label, amountCents } = drawdown;
  const form = useAppForm({
    schema: releaseSchema,
    defaultValues: { version, releasedOn: today, amountCents, transactionId: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('drawdowns.releaseTitle')}
      description={label}
      submitLabel={t('drawdowns.release')}
      action={{ method: 'POST', href: release({ operation: operationId, drawdown: id }) }}
      onClose={onClose}
    >
      <FieldRow>
        {field('releasedOn', DateField, { label: t('drawdowns.releasedOn'), max: today })}
        {field('amountCents', MoneyField, { label: t('drawdowns.amount') })}
      </FieldRow>
      {field('transactionId', TextField, {
        label: t('drawdowns.transactionId'),
        help: t('drawdowns.transactionHelp'),
        maxLength: 80,
      })}
    </ActionDialog>
  );
}
