import type { CashQuery, ShownCash, ShownCashEntry } from '#contracts/client/operation/cash-flow-forecast.ts';
import { cashCards } from '#domain/cash-flow/cash-cards.ts';
import { cashCardsCalculation } from '#domain/cash-flow/cash-cards-calculation.ts';
import { cashFlow, type CashFlow } from '#domain/cash-flow/cash-flow.ts';
import { cashFlowCalculation } from '#domain/cash-flow/cash-flow-calculation.ts';
import { cashGrid, type GridLine } from '#domain/cash-flow/cash-grid.ts';
import { countedEntries } from '#domain/cash-flow/counted-entries.ts';
import { cashCategories, type CashCategory, type CashFlowEntry } from '#domain/cash-flow/entry.ts';
import { cashOutlook } from '#domain/cash-flow/remedies.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { undrawnCents } from '#domain/loan/drawdown.ts';
import { isOpenLoan } from '#domain/loan/loan-states.ts';
import { sumCents } from '#domain/money/cents.ts';
import { addMonths, monthOf, type Day, type Month } from '#domain/time/day.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import { drawdownOf } from '../financing/known-loans.ts';
import type { KnownCash } from './entries.ts';

/** Months before the first flow and after the last in which one may be entered. */
const margin = 24;

/** The plan of cash of an operation as its page and its paper show it; null without any flow. */
export function shownCash(
  known: KnownCash,
  { mode, by, from, to, state, category }: Omit<CashQuery, 'empty'>,
  today: Day,
): ShownCash | null {
  const currentMonth = monthOf(today);
  const options = { currentMonth, ...(known.loanBalances && { loanBalances: known.loanBalances }) };
  const whole = cashFlow(known.entries, options);
  if (whole.months.length === 0 && whole.lapsed.length === 0) return null;
  const isWhole = state === '' && category.length === 0;
  const isOfThese = (one: CashCategory): boolean => category.length === 0 || category.includes(one);
  const wanted = known.entries.filter(
    (entry) => (state === '' || entry.state === state) && isOfThese(entry.category),
  );
  const plan =
    isWhole && from === '' && to === ''
      ? whole
      : cashFlow(wanted, {
          ...options,
          ...(from !== '' && { from: from as Month }),
          ...(to !== '' && { to: to as Month }),
        });
  const grid = cashGrid(plan, by, mode);
  const months = new Set(plan.months);
  const { counted } = countedEntries(wanted, currentMonth);
  return {
    currentMonth,
    columns: grid.columns.map((column) => ({ ...column, months: [...column.months] })),
    lines: grid.lines
      .filter((line) => category.length === 0 || isFlow(line))
      .map((line) => ({ ...line, cells: [...line.cells] })),
    categories: cashCategories.filter((one) => known.entries.some((entry) => entry.category === one)),
    entries: counted
      .filter(({ month }) => months.has(month))
      .map(({ entry, month, isMoved }) => shownEntry(known, entry, month, isMoved)),
    lapsed: whole.lapsed.map((entry) => shownEntry(known, entry, entry.month, false)),
    range: rangeOf(whole),
    ...figuresOf(known, whole, today),
  };
}

/** A line with something in it that is no sum of several lines. */
const isFlow = ({ kind, cells }: GridLine): boolean =>
  kind !== 'sum' && kind !== 'balance' && cells.some(({ state }) => state !== null);

/** The months in which a flow may be entered: those of the plan and two years around them. */
export function rangeOf({ months, currentMonth }: Pick<CashFlow, 'months' | 'currentMonth'>) {
  return {
    from: addMonths(months[0] ?? currentMonth, -margin),
    to: addMonths(months.at(-1) ?? currentMonth, margin),
  };
}

function figuresOf(known: KnownCash, whole: CashFlow, today: Day): Pick<ShownCash, 'cards' | 'outlook'> {
  const cards = cashCards(whole, known.entries, today);
  const undrawn = sumCents(
    known.loans
      .filter(({ loan }) => isOpenLoan(loan.status))
      .map(({ terms, drawdowns }) => undrawnCents(terms, drawdowns.map(drawdownOf))),
  );
  const outlook = cashOutlook(whole, known.entries, undrawn);
  const ofCards = (figure: string) => shownExplanation(explainWith(cashCardsCalculation, cards, figure));
  return {
    outlook: { ...outlook, delayable: [...outlook.delayable] },
    cards: {
      lowPoint: cards.lowPoint,
      equityNeedCents: cards.equityNeedCents,
      receiptsIn90DaysCents: cards.receiptsIn90DaysCents,
      nextVatCents: cards.nextVatCents,
      explanations: {
        lowPoint: shownExplanation(explainWith(cashFlowCalculation, whole, 'lowPoint')),
        equityNeed: ofCards('equityNeedCents'),
        receiptsIn90Days: ofCards('receiptsIn90DaysCents'),
        nextVat: ofCards('nextVatCents'),
      },
    },
  };
}

function shownEntry(
  { rows }: KnownCash,
  entry: CashFlowEntry,
  month: Month,
  isMoved: boolean,
): ShownCashEntry {
  const row = rows.get(entry.id);
  const { id, direction, category, label, plannedOn, htCents, vatCents, state, source } = entry;
  const isPaid = state === 'actual';
  return {
    key: id,
    record:
      row === undefined
        ? null
        : {
            id,
            version: row.version,
            isEditable: row.sourceType === 'manual' && !isPaid,
            isMovable: state === 'forecast',
            isOpen: !isPaid,
          },
    direction,
    category,
    label,
    month,
    plannedOn,
    htCents,
    vatCents,
    state,
    stage: entry.stage ?? 'planned',
    source: source.type,
    transactionId: row?.transactionId ?? null,
    accountingCodeId: row?.accountingCodeId ?? null,
    isMoved,
  };
}
