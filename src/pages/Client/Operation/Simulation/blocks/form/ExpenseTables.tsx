import type { Simulation } from '#domain/simulation/results.ts';
import type { ExpenseCategory } from '#domain/simulation/expense-line.ts';
import { lineGroupNames, lineGroups, type LineGroup } from '#domain/simulation/study/study.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { ExpenseGroup } from './ExpenseGroup.tsx';
import type { SimulationForm } from './simulation-form.ts';
import type { ExpenseView, PostingChoices } from './useExpenseColumns.ts';

export interface ExpenseTablesProps {
  readonly form: SimulationForm;
  readonly results: Simulation | null;
  readonly view: ExpenseView;
  readonly choices: PostingChoices;
  readonly category: ExpenseCategory | '';
  readonly onOpen: (group: LineGroup, row: number) => void;
}

/** The expenses by group, each with what it comes to and its part of the cost. */
export function ExpenseTables({ form, results, view, choices, category, onOpen }: ExpenseTablesProps) {
  const t = useMessages(simulationMessages);
  const { money, percent } = useFormat();
  const isReadOnly = !form.props.can.save;
  const isEmpty = results !== null && results.expenses.length === 0;
  const isOf = (group: LineGroup, one: string): boolean =>
    (lineGroups[group] as readonly string[]).includes(one);
  const sumOf = (group: LineGroup): string | null => {
    if (results === null || results.costCents === 0) return null;
    const cost = results.expenses
      .filter((line) => isOf(group, line.category) && (category === '' || line.category === category))
      .reduce((sum, { costCents }) => sum + costCents, 0);
    const share = percent(Math.round((cost * 10_000) / results.costCents));
    return `${money(cost, { decimals: 0 })} · ${t('line.share', { share })}`;
  };
  const groups = category === '' ? lineGroupNames : lineGroupNames.filter((group) => isOf(group, category));
  const sections = groups.map((group) => (
    <PageSection
      key={group}
      title={t(`sections.${group}`)}
      aside={
        <Text size="table" tone="ink2">
          {sumOf(group)}
        </Text>
      }
    >
      <ExpenseGroup
        form={form}
        group={group}
        results={results}
        view={view}
        choices={choices}
        category={category}
        isReadOnly={isReadOnly}
        onOpen={onOpen}
      />
    </PageSection>
  ));
  return (
    <>
      {isEmpty && !isReadOnly && <Banner tone="info">{t('model.help')}</Banner>}
      {sections}
    </>
  );
}
