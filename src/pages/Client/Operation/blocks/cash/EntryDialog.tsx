import type {
  CashFlowForecastProps,
  ShownCashEntry,
} from '#contracts/client/operation/cash-flow-forecast.ts';
import { cashStages } from '#domain/cash-flow/entry.ts';
import { expenseCategories } from '#domain/simulation/expense-line.ts';
import { store, update } from '#generated/routes/client/operation/cash-flow-forecast/entry.ts';
import * as cashMessages from '#messages/client/cash-flow-forecast.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { MonthField } from '#ui/fields/MonthField.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';

const payload = async () => import('#contracts/client/operation/cash-flow-forecast/payload.ts');
const storeSchema = async () => (await payload()).storeCashEntry.payload;

const ways = ['out', 'in'] as const;
const categoriesOf = {
  in: ['sale', 'rent', 'other'],
  out: [...expenseCategories, 'distribution'],
} as const;

interface EntryDialogProps {
  readonly operationId: string;
  readonly entry: ShownCashEntry | null;
  readonly range: { readonly from: string; readonly to: string };
  readonly currentMonth: string;
  readonly accounts: CashFlowForecastProps['accounts'];
  readonly onClose: () => void;
}

/** Enters a flow by hand, or changes one. */
export function EntryDialog({
  operationId,
  entry,
  range,
  currentMonth,
  accounts,
  onClose,
}: EntryDialogProps) {
  const t = useMessages(cashMessages);
  const isNew = entry === null;
  const form = useAppForm({
    schema: storeSchema,
    defaultValues: isNew
      ? {
          direction: 'out' as const,
          label: '',
          month: currentMonth,
          vatCents: 0,
          stage: 'planned' as const,
          accountingCodeId: null,
        }
      : {
          direction: entry.direction,
          category: categoriesOf[entry.direction].find((one) => one === entry.category),
          label: entry.label,
          month: entry.month,
          htCents: entry.htCents,
          vatCents: entry.vatCents,
          stage: entry.stage,
          accountingCodeId: entry.accountingCodeId,
        },
  });
  const direction = form.form.watch('direction') ?? 'out';
  return (
    <ActionDialog
      form={form}
      title={t(isNew ? 'entry.add' : 'entry.edit')}
      submitLabel={t(isNew ? 'entry.add' : 'entry.save')}
      action={
        isNew
          ? { method: 'POST', href: store({ operation: operationId }) }
          : {
              method: 'PUT',
              href: update({ operation: operationId, cashEntry: entry.record?.id ?? entry.key }),
              transform: (values) => ({ ...values, version: entry.record?.version ?? 1 }),
            }
      }
      onClose={onClose}
    >
      <Bound form={form} name="direction">
        {(bind) => (
          <RadioGroup
            {...bind}
            value={bind.value ?? 'out'}
            onChange={(id) => bind.onChange(ways.find((way) => way === id) ?? 'out')}
            label={t('entry.direction')}
            choices={ways.map((id) => ({ id, label: t(`direction.${id}`) }))}
          />
        )}
      </Bound>
      <FieldRow>
        <Bound form={form} name="category">
          {({ onChange, ...bind }) => (
            <ChoiceSelect
              {...bind}
              value={bind.value ?? null}
              onChange={(value) => value !== null && onChange(value)}
              label={t('entry.category')}
              choices={categoriesOf[direction].map((id) => ({ id, label: t(`line.${id}`) }))}
            />
          )}
        </Bound>
        <Bound form={form} name="month">
          {(bind) => (
            <MonthField
              {...bind}
              value={bind.value ?? null}
              onChange={(month) => bind.onChange(month ?? '')}
              label={t('entry.month')}
              min={range.from}
              max={range.to}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="label">
        {(bind) => <TextField {...bind} value={bind.value ?? ''} label={t('entry.label')} maxLength={120} />}
      </Bound>
      <FieldRow>
        <Bound form={form} name="htCents">
          {(bind) => (
            <MoneyField
              {...bind}
              value={bind.value ?? null}
              onChange={(cents) => bind.onChange(cents ?? Number.NaN)}
              label={t('entry.ht')}
            />
          )}
        </Bound>
        <Bound form={form} name="vatCents">
          {(bind) => (
            <MoneyField
              {...bind}
              value={bind.value ?? 0}
              onChange={(cents) => bind.onChange(cents ?? 0)}
              label={t('entry.vat')}
              help={t('entry.vatHelp')}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="stage">
        {({ onChange, ...bind }) => (
          <ChoiceSelect
            {...bind}
            value={bind.value ?? 'planned'}
            onChange={(value) => onChange(value ?? 'planned')}
            label={t('entry.stage')}
            help={t('entry.stageHelp')}
            choices={cashStages.map((id) => ({ id, label: t(`stage.${id}`) }))}
          />
        )}
      </Bound>
      <Bound form={form} name="accountingCodeId">
        {(bind) => (
          <Combobox
            {...bind}
            value={bind.value ?? null}
            label={t('entry.account')}
            choices={accounts}
            isOptional
          />
        )}
      </Bound>
    </ActionDialog>
  );
}
