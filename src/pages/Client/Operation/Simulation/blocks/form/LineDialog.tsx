import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { SimulationFormValues } from '#contracts/client/operation/simulation/payload.ts';
import type { ExpenseCategory } from '#domain/simulation/expense-line.ts';
import { withCategory } from '#domain/simulation/study/expense-models.ts';
import {
  automaticCategories,
  curves,
  lineGroups,
  scheduleKinds,
  supplierVatRates,
  vatRecoveries,
  type LineGroup,
  type StudyLine,
} from '#domain/simulation/study/study.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MonthField } from '#ui/fields/MonthField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import type { SimulationForm } from './simulation-form.ts';
import type { PostingChoices } from './useExpenseColumns.ts';

export interface LineDialogProps {
  readonly form: SimulationForm;
  readonly group: LineGroup;
  readonly row: number;
  readonly choices: PostingChoices;
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
}

type Line = SimulationFormValues[LineGroup][number];

/** What a line says at more length than its table: category, VAT, when it is paid, whether it is calculated, to whom. */
export function LineDialog({ form, group, row, choices, isReadOnly, onClose }: LineDialogProps) {
  const t = useMessages(simulationMessages);
  const { percent } = useFormat();
  const { control, setValue } = form.control.form.form;
  const known = useWatch({ control, name: `${group}.${row}` }) as Line | undefined;
  const [line, setLine] = useState<Line | undefined>(known);
  if (line === undefined) return null;
  const change = (part: Partial<StudyLine>): void => setLine({ ...line, ...part });
  const apply = (): boolean => {
    setValue(`${group}.${row}`, line, { shouldDirty: true, shouldValidate: false });
    return true;
  };
  const needsMonth = line.schedule === 'month' || line.schedule === 'spread';
  const isSpread = line.schedule === 'spread';
  const select = <Id extends string>(
    name: 'category' | 'recovery' | 'schedule' | 'curve',
    ids: readonly Id[],
    labelOf: (id: Id) => string,
    onChoose: (id: Id) => void = (id) => change({ [name]: id }),
  ) => (
    <Select
      name={`line-${name}`}
      label={t(`line.${name}`)}
      value={line[name]}
      isReadOnly={isReadOnly}
      choices={ids.map((id) => ({ id, label: labelOf(id) }))}
      onChange={(id) => {
        const chosen = ids.find((one) => one === id);
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
  const errorOf = (name: 'supplierId' | 'accountingCodeId'): string | undefined =>
    form.control.form.errorOf(`${group}.${row}.${name}`);
  const canBeAutomatic = automaticCategories.includes(line.category);
  return (
    <FormDialog
      title={t('line.detailsOf', {
        label: line.label === '' ? t(`choices.category.${line.category}`) : line.label,
      })}
      submitLabel={t('line.apply')}
      onSubmit={isReadOnly ? () => true : apply}
      onClose={onClose}
    >
      {select(
        'category',
        lineGroups[group],
        (id: ExpenseCategory) => t(`choices.category.${id}`),
        (id) => setLine(withCategory(line, id)),
      )}
      {canBeAutomatic && (
        <Checkbox
          name="line-isAuto"
          label={t('line.isAuto')}
          help={t('line.isAutoHelp')}
          value={line.isAuto}
          isDisabled={isReadOnly}
          onChange={(isAuto) => change({ isAuto })}
        />
      )}
      <FieldRow>
        <Select
          name="line-vatRate"
          label={t('line.vatRate')}
          value={String(line.vatRateBps)}
          isReadOnly={isReadOnly}
          choices={supplierVatRates.map((bps) => ({ id: String(bps), label: percent(bps) }))}
          onChange={(id) => {
            const rate = supplierVatRates.find((bps) => String(bps) === id);
            if (rate !== undefined) change({ vatRateBps: rate });
          }}
        />
        {select('recovery', vatRecoveries, (id) => t(`choices.recovery.${id}`))}
      </FieldRow>
      {select('schedule', scheduleKinds, (id) => t(`choices.schedule.${id}`))}
      {needsMonth && (
        <FieldRow columns={isSpread ? 3 : 2}>
          <MonthField
            name="line-month"
            label={t(isSpread ? 'line.firstMonth' : 'line.month')}
            value={line.month}
            isReadOnly={isReadOnly}
            onChange={(month) => change({ month })}
          />
          {isSpread && (
            <IntegerField
              name="line-months"
              label={t('line.months')}
              value={line.months}
              isReadOnly={isReadOnly}
              onChange={(months) => change({ months: months ?? 1 })}
            />
          )}
          {isSpread && select('curve', curves, (id) => t(`choices.curve.${id}`))}
        </FieldRow>
      )}
      <Combobox
        name="line-supplier"
        label={t('line.supplier')}
        value={line.supplierId ?? null}
        choices={choices.suppliers}
        isReadOnly={isReadOnly}
        isOptional
        error={errorOf('supplierId')}
        onChange={(supplierId) => change({ supplierId })}
      />
      <Combobox
        name="line-account"
        label={t('line.account')}
        value={line.accountingCodeId ?? null}
        choices={choices.accounts}
        isReadOnly={isReadOnly}
        isOptional
        error={errorOf('accountingCodeId')}
        onChange={(accountingCodeId) => change({ accountingCodeId })}
      />
    </FormDialog>
  );
}
