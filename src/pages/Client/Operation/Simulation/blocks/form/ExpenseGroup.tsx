import type { Simulation } from '#domain/simulation/results.ts';
import { blankLine } from '#domain/simulation/study/expense-models.ts';
import type { LineGroup } from '#domain/simulation/study/study.ts';
import type { ExpenseCategory } from '#domain/simulation/expense-line.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { LinesField } from '#ui/lines/LinesField.tsx';
import type { SimulationForm } from './simulation-form.ts';
import { useExpenseColumns, type ExpenseView, type PostingChoices } from './useExpenseColumns.ts';

/** What a line that is added to a group is, until its details say otherwise. */
const newCategory: Readonly<Record<LineGroup, ExpenseCategory>> = {
  purchaseLines: 'agency',
  worksLines: 'works',
  reserveLines: 'holding',
  saleLines: 'marketing',
  financeLines: 'other',
};

const maxLines = 60;

interface ExpenseGroupProps {
  readonly form: SimulationForm;
  readonly group: LineGroup;
  readonly results: Simulation | null;
  readonly view: ExpenseView;
  readonly choices: PostingChoices;
  /** Only lines of this category; all of them where it is empty. */
  readonly category: ExpenseCategory | '';
  readonly isReadOnly: boolean;
  readonly onOpen: (group: LineGroup, row: number) => void;
}

/** The expenses of one group, typed into a table whose amounts follow at once. */
export function ExpenseGroup({
  form,
  group,
  results,
  view,
  choices,
  category,
  isReadOnly,
  onOpen,
}: ExpenseGroupProps) {
  const t = useMessages(simulationMessages);
  const columns = useExpenseColumns({ group, results, view, choices, onOpen: (row) => onOpen(group, row) });
  const { startMonth } = form.props.values;
  return (
    <LinesField
      form={form.control.form}
      name={group}
      label={t(`sections.${group}`)}
      columns={columns}
      blank={() => ({ ...blankLine(category === '' ? newCategory[group] : category), month: startMonth })}
      max={maxLines}
      addLabel={t('line.add')}
      isReadOnly={isReadOnly}
      {...(category !== '' && { isShown: (line) => line['category'] === category })}
    />
  );
}
