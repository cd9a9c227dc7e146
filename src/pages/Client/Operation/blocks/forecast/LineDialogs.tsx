import type { ForecastProps, ShownBudgetLine } from '#contracts/client/operation/forecast.ts';
import { expenseCategories } from '#domain/simulation/expense-line.ts';
import { eac, store, update } from '#generated/routes/client/operation/forecast/line.ts';
import { store as storeSnapshot } from '#generated/routes/client/operation/forecast/snapshot.ts';
import * as forecastMessages from '#messages/client/forecast.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

const payload = async () => import('#contracts/client/operation/forecast/payload.ts');
const storeSchema = async () => (await payload()).storeBudgetLine.payload;
const updateSchema = async () => (await payload()).updateBudgetLine.payload;
const eacSchema = async () => (await payload()).setFinalCost.payload;
const snapshotSchema = async () => (await payload()).storeBudgetSnapshot.payload;

/** What is filled in. */
export type BudgetDialogTask = 'add' | 'snapshot' | 'revise' | 'finalCost';

export interface BudgetDialogProps {
  readonly task: BudgetDialogTask;
  readonly operationId: string;
  /** Of the tasks about a line. */
  readonly line: ShownBudgetLine | null;
  readonly choices: ForecastProps['choices'];
  readonly onClose: () => void;
}

interface LineProps extends Omit<BudgetDialogProps, 'line' | 'task'> {
  readonly line: ShownBudgetLine;
  readonly record: NonNullable<ShownBudgetLine['record']>;
}

/** Adds a line, revises one, estimates its final cost, or keeps a snapshot. */
export function BudgetDialog({ task, line, ...props }: BudgetDialogProps) {
  if (task === 'add') return <AddDialog {...props} />;
  if (task === 'snapshot') return <SnapshotDialog {...props} />;
  const record = line?.record;
  if (line === null || record == null) return null;
  return task === 'revise' ? (
    <ReviseDialog {...props} line={line} record={record} />
  ) : (
    <FinalCostDialog {...props} line={line} record={record} />
  );
}

function AddDialog({ operationId, choices, onClose }: Omit<BudgetDialogProps, 'task' | 'line'>) {
  const t = useMessages(forecastMessages);
  const form = useAppForm({
    schema: storeSchema,
    defaultValues: { label: '', revisionNote: '', supplierId: null, accountingCodeId: null },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('line.add')}
      submitLabel={t('line.add')}
      action={{ method: 'POST', href: store({ operation: operationId }) }}
      onClose={onClose}
    >
      <Bound form={form} name="category">
        {({ onChange, ...bind }) => (
          <ChoiceSelect
            {...bind}
            value={bind.value ?? null}
            onChange={(value) => value !== null && onChange(value)}
            label={t('line.category')}
            choices={expenseCategories.map((id) => ({ id, label: t(`category.${id}`) }))}
          />
        )}
      </Bound>
      {field('label', TextField, { label: t('line.label'), help: t('line.labelHelp'), maxLength: 100 })}
      <Bound form={form} name="revisedCents">
        {(bind) => (
          <MoneyField
            {...bind}
            value={bind.value ?? null}
            onChange={(cents) => bind.onChange(cents ?? Number.NaN)}
            label={t('line.amount')}
          />
        )}
      </Bound>
      {field('supplierId', Combobox, {
        label: t('line.supplier'),
        choices: choices.suppliers,
        isOptional: true,
      })}
      {field('accountingCodeId', Combobox, {
        label: t('line.account'),
        choices: choices.accounts,
        isOptional: true,
      })}
      {field('revisionNote', TextArea, { label: t('line.note'), maxLength: 600, isOptional: true })}
    </ActionDialog>
  );
}

function ReviseDialog({ operationId, line, record, choices, onClose }: LineProps) {
  const t = useMessages(forecastMessages);
  const { money } = useFormat();
  const form = useAppForm({
    schema: updateSchema,
    defaultValues: {
      version: record.version,
      revisedCents: line.revisedCents,
      revisionNote: record.revisionNote,
      supplierId: record.supplierId,
      accountingCodeId: record.accountingCodeId,
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={`${t('line.revise')} · ${line.label}`}
      submitLabel={t('line.revise')}
      action={{ method: 'PUT', href: update({ operation: operationId, budgetLine: record.id }) }}
      onClose={onClose}
    >
      {field('revisedCents', MoneyField, {
        label: t('revision.amount'),
        help: t('revision.amountHelp', { paid: money(line.paidCents) }),
        autoFocus: true,
      })}
      {field('revisionNote', TextArea, {
        label: t('revision.note'),
        help: t('revision.noteHelp'),
        maxLength: 600,
        isOptional: true,
      })}
      {field('supplierId', Combobox, {
        label: t('line.supplier'),
        choices: choices.suppliers,
        isOptional: true,
      })}
      {field('accountingCodeId', Combobox, {
        label: t('line.account'),
        choices: choices.accounts,
        isOptional: true,
      })}
    </ActionDialog>
  );
}

function FinalCostDialog({ operationId, line, record, onClose }: LineProps) {
  const t = useMessages(forecastMessages);
  const form = useAppForm({
    schema: eacSchema,
    defaultValues: {
      version: record.version,
      eacCents: record.enteredEacCents ?? line.eacCents,
      eacNote: record.eacNote,
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={`${t('line.finalCost')} · ${line.label}`}
      submitLabel={t('line.finalCost')}
      action={{ method: 'PUT', href: eac({ operation: operationId, budgetLine: record.id }) }}
      onClose={onClose}
    >
      {field('eacCents', MoneyField, {
        label: t('finalCost.amount'),
        help: t('finalCost.amountHelp'),
        isOptional: true,
        autoFocus: true,
      })}
      {field('eacNote', TextArea, {
        label: t('finalCost.note'),
        help: t('finalCost.noteHelp'),
        maxLength: 600,
        isOptional: true,
      })}
    </ActionDialog>
  );
}

function SnapshotDialog({ operationId, onClose }: Pick<BudgetDialogProps, 'operationId' | 'onClose'>) {
  const t = useMessages(forecastMessages);
  const form = useAppForm({ schema: snapshotSchema, defaultValues: { label: '' } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('snapshot.add')}
      description={t('snapshot.help')}
      submitLabel={t('snapshot.add')}
      action={{ method: 'POST', href: storeSnapshot({ operation: operationId }) }}
      onClose={onClose}
    >
      {field('label', TextField, { label: t('snapshot.label'), maxLength: 80, autoFocus: true })}
    </ActionDialog>
  );
}
