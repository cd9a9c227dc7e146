import type { Simulation } from '#domain/simulation/results.ts';
import { lineGroupNames, lineGroups, type LineGroup } from '#domain/simulation/study/study.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { ExpenseGroup } from './ExpenseGroup.tsx';
import type { SimulationForm } from './simulation-form.ts';
import type { AmountView } from './useExpenseColumns.ts';

export interface ExpenseTablesProps {
  readonly form: SimulationForm;
  readonly results: Simulation | null;
  readonly view: AmountView;
  readonly onOpen: (group: LineGroup, row: number) => void;
}

/** The expenses by group, each with what it comes to and its part of the cost. */
export function ExpenseTables({ form, results, view, onOpen }: ExpenseTablesProps) {
  const t = useMessages(simulationMessages);
  const { money, percent } = useFormat();
  const isReadOnly = !form.props.can.save;
  const sumOf = (group: LineGroup): string | null => {
    if (results === null || results.costCents === 0) return null;
    const categories: readonly string[] = lineGroups[group];
    const cost = results.expenses
      .filter(({ category }) => categories.includes(category))
      .reduce((sum, { costCents }) => sum + costCents, 0);
    const share = percent(Math.round((cost * 10_000) / results.costCents));
    return `${money(cost, { decimals: 0 })} · ${t('line.share', { share })}`;
  };
  return lineGroupNames.map((group) => (
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
        isReadOnly={isReadOnly}
        onOpen={onOpen}
      />
    </PageSection>
  ));
}
