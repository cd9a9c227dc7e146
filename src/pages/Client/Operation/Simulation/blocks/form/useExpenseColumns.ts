import { useMemo } from 'react';
import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import type { Simulation } from '#domain/simulation/results.ts';
import { pricePerM2Cents } from '#domain/lot/price.ts';
import { expenseBases, type ExpenseResult } from '#domain/simulation/expense-line.ts';
import { shareBps } from '#domain/simulation/study/cost-tables.ts';
import type { LineGroup, StudyLine } from '#domain/simulation/study/study.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { AnyLine } from '#ui/lines/fill-lines.ts';
import type { LineColumn } from '#ui/lines/line-column.ts';
import { monthInFigures } from '#ui/lines/useDateColumns.ts';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';

/** Which amounts of a line are shown: one of them, or all with its part and its weight on each m². */
export const amountViews = ['ht', 'ttc', 'all'] as const;
export type AmountView = (typeof amountViews)[number];

/** What of expenses is shown: amounts, or who is paid and where it is booked. */
export const expenseViews = [...amountViews, 'posting'] as const;
export type ExpenseView = (typeof expenseViews)[number];

/** Suppliers and accounts that an expense may name. */
export type PostingChoices = SimulationFormProps['choices'];

/** The lines of one group hold expenses, whatever a table of lines knows of them. */
const expense = (line: AnyLine): Partial<StudyLine> => line;
const isPart = (line: AnyLine): boolean => expense(line).basis?.startsWith('pct_') === true;

/** What the engine made of a line, by its place in its group. */
export function resultsByLine(results: Simulation | null) {
  return new Map((results?.expenses ?? []).map((one) => [one.id, one]));
}

interface ExpenseColumnsOptions {
  readonly group: LineGroup;
  readonly results: Simulation | null;
  readonly view: ExpenseView;
  readonly choices: PostingChoices;
  readonly onOpen: (row: number) => void;
}

/** The columns of a table of expenses: label, basis and value are typed, the rest follows or is said of the line. */
export function useExpenseColumns({
  group,
  results,
  view,
  choices,
  onOpen,
}: ExpenseColumnsOptions): readonly LineColumn[] {
  const t = useMessages(simulationMessages);
  const { money, percent } = useFormat();
  const column = useLineColumns();
  return useMemo(() => {
    const byLine = resultsByLine(results);
    const of = (row: number) => byLine.get(`${group}.${row}`);
    const amount = (
      id: 'ht' | 'ttc' | 'vat' | 'deductible' | 'cost' | 'perM2',
      figure: (result: ExpenseResult) => number | null,
    ): LineColumn =>
      column.computed(
        id,
        t(`line.${id}`),
        (_, row) => {
          const result = of(row);
          const cents = result === undefined ? null : figure(result);
          return cents === null ? '–' : money(cents, { decimals: 0 });
        },
        { width: '5.75rem' },
      );
    const locked = (line: AnyLine): string | null =>
      expense(line).isAuto === true ? t('line.automatic') : null;
    const planning = (line: AnyLine): string => {
      const { schedule = 'month', month = null, months = 1 } = expense(line);
      if (schedule !== 'month' && schedule !== 'spread') return t(`choices.schedule.${schedule}`);
      if (month === null) return t('line.noMonth');
      const from = monthInFigures(month);
      return schedule === 'month' ? from : t('line.spread', { from, count: months });
    };
    const planned = column.computed('planning', t('line.planning'), planning, {
      width: '7.5rem',
      onPress: onOpen,
    });
    if (view === 'posting') {
      const posted = { align: undefined, onPress: onOpen };
      return [
        column.text('label', t('line.label'), { maxLength: 100 }),
        column.computed(
          'supplier',
          t('line.supplier'),
          nameOf(choices.suppliers, ({ supplierId }) => supplierId),
          posted,
        ),
        column.computed(
          'account',
          t('line.account'),
          nameOf(choices.accounts, ({ accountingCodeId }) => accountingCodeId),
          posted,
        ),
        amount('ht', ({ htCents }) => htCents),
        planned,
      ];
    }
    return [
      column.text('label', t('line.label'), { maxLength: 100 }),
      column.choice(
        'basis',
        t('line.basis'),
        expenseBases.map((id) => ({ id, label: t(`choices.basis.${id}`) })),
        { width: '7.5rem', lockedText: locked },
      ),
      column.money('value', t('line.value'), {
        width: '7.25rem',
        unitOf: (line) => (isPart(line) ? '%' : '€'),
        lockedText: locked,
      }),
      ...(view === 'ttc'
        ? [amount('ttc', ({ htCents, vatCents }) => htCents + vatCents)]
        : [amount('ht', ({ htCents }) => htCents)]),
      ...(view === 'all'
        ? [amount('vat', ({ vatCents }) => vatCents), amount('deductible', (one) => one.deductibleCents)]
        : []),
      amount('cost', ({ costCents }) => costCents),
      ...(view === 'all' && results !== null
        ? [
            column.computed('share', t('line.part'), (_, row) => ofCost(of(row), results, percent), {
              width: '4.25rem',
            }),
            amount('perM2', ({ costCents }) => pricePerM2Cents(costCents, results.areaHundredths)),
          ]
        : []),
      planned,
    ];
  }, [choices, column, group, money, onOpen, percent, results, t, view]);
}

/** Tells by its name what a line names by its identifier. */
function nameOf(
  choices: PostingChoices[keyof PostingChoices],
  idOf: (line: Partial<StudyLine>) => string | null | undefined,
): (line: AnyLine) => string {
  const names = new Map(choices.map(({ id, label }) => [id, label]));
  return (line) => names.get(idOf(expense(line)) ?? '') ?? '–';
}

/** The part of the whole cost that a line is. */
function ofCost(
  line: ExpenseResult | undefined,
  { costCents }: Simulation,
  percent: (bps: number) => string,
): string {
  const part = line === undefined ? null : shareBps(line.costCents, costCents);
  return part === null ? '–' : percent(part);
}
