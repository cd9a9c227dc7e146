import { Figure } from '#ui/data/Figure.tsx';
import { PrintTable, type PrintCells } from '#ui/print/PrintTable.tsx';
import { expenseGroups, expenseTotalCents } from './expenses.ts';

const columns = [
  { id: 'label', label: 'Libellé' },
  { id: 'base', label: 'Base', isSecondary: true },
  { id: 'amount', label: 'HT', isAmount: true },
  { id: 'share', label: '% coût', isAmount: true, isSecondary: true },
  { id: 'month', label: 'Mois', isSecondary: true },
] as const;

const sums = (label: string, cents: number): PrintCells => ({
  label,
  amount: <Figure cents={cents} decimals={2} isUnitHidden />,
  share: <Figure rateBps={Math.round((cents * 10_000) / expenseTotalCents)} decimals={2} />,
});

/** Every expense under its group, with a total, over several pages. */
export function ExpenseTable() {
  return (
    <PrintTable
      label="Dépenses, en euros"
      columns={columns}
      groups={expenseGroups.map(({ id, label, cents, rows }) => ({
        id,
        cells: sums(label, cents),
        rows: rows.map((row) => ({
          id: row.id,
          cells: { ...sums(row.label, row.cents), base: row.base, month: row.month },
        })),
      }))}
      total={sums('Coût de revient', expenseTotalCents)}
    />
  );
}
