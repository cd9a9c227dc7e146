import { useWatch } from 'react-hook-form';
import { expenseCategories, type ExpenseCategory } from '#domain/simulation/expense-line.ts';
import { lineGroupNames } from '#domain/simulation/study/study.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Select } from '#ui/fields/Select.tsx';
import type { SimulationForm } from './simulation-form.ts';

interface CategorySelectProps {
  readonly form: SimulationForm;
  readonly category: ExpenseCategory | '';
  readonly onCategory: (category: ExpenseCategory | '') => void;
}

/** Leaves only the expenses of one category in sight, among those that there are. */
export function CategorySelect({ form, category, onCategory }: CategorySelectProps) {
  const t = useMessages(simulationMessages);
  const groups = useWatch({ control: form.control.form.form.control, name: lineGroupNames });
  const used = new Set(groups.flatMap((lines) => lines.map((line) => line.category)));
  const choices = expenseCategories.filter((one) => used.has(one) || one === category);
  return (
    <Select
      name="shownCategory"
      label={t('line.category')}
      isLabelHidden
      value={category}
      emptyLabel={t('line.allCategories')}
      placeholder={t('line.allCategories')}
      choices={choices.map((id) => ({ id, label: t(`choices.category.${id}`) }))}
      onChange={(id) => onCategory(choices.find((one) => one === id) ?? '')}
    />
  );
}
