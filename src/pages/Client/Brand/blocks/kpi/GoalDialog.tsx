import { useState } from 'react';
import type { BrandKpiProps } from '#contracts/client/brand/kpi.ts';
import { goalKeys, type GoalKey } from '#domain/audience/brand-goals.ts';
import { update } from '#generated/routes/client/brand/goal.ts';
import * as kpiMessages from '#messages/client/brand-kpi.ts';
import * as validationMessages from '#messages/validation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { unitOfGoal } from './goal-quantity.ts';

type Goal = BrandKpiProps['goals'][number];

interface GoalDialogProps {
  /** The goal to change; null for a new one. */
  readonly goal: Goal | null;
  readonly years: readonly number[];
  readonly onClose: () => void;
}

/** What a figure is to come to in a year. */
export function GoalDialog({ goal, years, onClose }: GoalDialogProps) {
  const t = useMessages(kpiMessages);
  const refusals = useMessages(validationMessages);
  const visit = useVisit();
  const [key, setKey] = useState<GoalKey>(goal?.key ?? 'lotsSold');
  const [year, setYear] = useState(goal?.year ?? years[0] ?? 0);
  const [value, setValue] = useState<number | null>(goal?.value ?? null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (): Promise<boolean> => {
    if (value === null || !Number.isFinite(value)) {
      setErrors({ value: refusals(value === null ? 'required' : 'number') });
      return false;
    }
    const { outcome, errors: refused } = await visit({
      method: 'PUT',
      href: update(),
      data: { key, year, value },
      preserveScroll: true,
    });
    setErrors(refused);
    return outcome === 'success';
  };
  const field = {
    name: 'value',
    label: t('goals.value'),
    value,
    error: errors['value'],
    onChange: (next: number | null) => {
      setValue(next);
      setErrors({});
    },
  };
  const unit = unitOfGoal(key);
  return (
    <FormDialog
      title={goal === null ? t('goals.add') : t('goals.editOf', { name: t(`figures.${goal.key}`) })}
      submitLabel={t('goals.save')}
      onSubmit={send}
      onClose={onClose}
    >
      {errors['base'] !== undefined && <Banner tone="error">{errors['base']}</Banner>}
      {goal === null && (
        <FieldRow>
          <Select
            name="key"
            label={t('goals.key')}
            choices={goalKeys.map((id) => ({ id, label: t(`figures.${id}`) }))}
            value={key}
            onChange={(next) => {
              setKey(goalKeys.find((id) => id === next) ?? key);
              // What was typed was in another unit.
              setValue(null);
            }}
          />
          <Select
            name="year"
            label={t('goals.year')}
            choices={years.map((each) => ({ id: String(each), label: String(each) }))}
            value={String(year)}
            onChange={(next) => setYear(Number(next ?? year))}
          />
        </FieldRow>
      )}
      {unit === 'money' && <MoneyField {...field} />}
      {unit === 'rate' && <RateField {...field} />}
      {unit === 'days' && <IntegerField {...field} unit={t('goals.days')} />}
      {unit === 'count' && <IntegerField {...field} />}
    </FormDialog>
  );
}
