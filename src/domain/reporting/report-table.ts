import { cents, negateCents, sumCents, type Cents } from '../money/cents.ts';
import type { ReportKey } from './report.ts';

/** What a column of a report holds. */
export type ReportColumnKind = 'text' | 'money' | 'rate' | 'count' | 'day' | 'month';

/** Every column that a report may have. */
export const reportColumnKinds = {
  operation: 'text',
  phase: 'text',
  cost: 'money',
  revenue: 'money',
  margin: 'money',
  marginRate: 'rate',
  planned: 'money',
  actual: 'money',
  gap: 'money',
  code: 'text',
  label: 'text',
  movements: 'count',
  debit: 'money',
  credit: 'money',
  balance: 'money',
  month: 'month',
  collected: 'money',
  deductible: 'money',
  toPay: 'money',
  inflow: 'money',
  outflow: 'money',
  net: 'money',
  closing: 'money',
  dueOn: 'day',
  kind: 'text',
  party: 'text',
  toReceive: 'money',
  supplier: 'text',
  committed: 'money',
  invoiced: 'money',
  paid: 'money',
  retention: 'money',
  lots: 'count',
  available: 'count',
  reserved: 'count',
  sold: 'count',
  saleDays: 'count',
  pricePerM2: 'money',
  source: 'text',
  leads: 'count',
  answerDays: 'count',
  converted: 'count',
  conversion: 'rate',
  lease: 'text',
  renters: 'text',
  called: 'money',
  upTo30: 'money',
  upTo60: 'money',
  upTo90: 'money',
  over90: 'money',
  person: 'text',
  open: 'count',
  late: 'count',
  done: 'count',
  hours: 'count',
  origin: 'text',
  sent: 'count',
  queued: 'count',
  refused: 'count',
} as const satisfies Readonly<Record<string, ReportColumnKind>>;
export type ReportColumn = keyof typeof reportColumnKinds;

/** How a report is laid out: its columns, those that are summed, and those that its chart draws. */
export interface ReportLayout {
  readonly columns: readonly ReportColumn[];
  readonly sums: readonly ReportColumn[];
  readonly chart: { readonly at: ReportColumn; readonly values: readonly ReportColumn[] };
}

/** The layout of each report. */
export const reportLayouts: Readonly<Record<ReportKey, ReportLayout>> = {
  portefeuille: {
    columns: ['operation', 'phase', 'cost', 'revenue', 'margin', 'marginRate'],
    sums: ['cost', 'revenue', 'margin'],
    chart: { at: 'operation', values: ['margin'] },
  },
  marge_par_operation: {
    columns: ['operation', 'phase', 'planned', 'actual', 'gap'],
    sums: ['planned', 'actual', 'gap'],
    chart: { at: 'operation', values: ['planned', 'actual'] },
  },
  balance_codes: {
    columns: ['code', 'label', 'operation', 'movements', 'debit', 'credit', 'balance'],
    sums: ['debit', 'credit', 'balance'],
    chart: { at: 'code', values: ['balance'] },
  },
  tva: {
    columns: ['month', 'collected', 'deductible', 'toPay'],
    sums: ['collected', 'deductible', 'toPay'],
    chart: { at: 'month', values: ['collected', 'deductible'] },
  },
  tresorerie_mensuelle: {
    columns: ['month', 'inflow', 'outflow', 'net', 'closing'],
    sums: ['inflow', 'outflow', 'net'],
    chart: { at: 'month', values: ['inflow', 'outflow'] },
  },
  echeancier: {
    columns: ['dueOn', 'kind', 'party', 'operation', 'toReceive', 'toPay'],
    sums: ['toReceive', 'toPay'],
    chart: { at: 'dueOn', values: ['toReceive', 'toPay'] },
  },
  fournisseurs: {
    columns: ['supplier', 'operation', 'committed', 'invoiced', 'paid', 'retention'],
    sums: ['committed', 'invoiced', 'paid', 'retention'],
    chart: { at: 'supplier', values: ['committed', 'invoiced'] },
  },
  commercialisation: {
    columns: ['operation', 'lots', 'available', 'reserved', 'sold', 'saleDays', 'pricePerM2'],
    sums: ['lots', 'available', 'reserved', 'sold'],
    chart: { at: 'operation', values: ['available', 'reserved', 'sold'] },
  },
  leads: {
    columns: ['source', 'leads', 'answerDays', 'converted', 'conversion'],
    sums: ['leads', 'converted'],
    chart: { at: 'source', values: ['leads', 'converted'] },
  },
  loyers: {
    columns: ['lease', 'renters', 'operation', 'called', 'collected', 'upTo30', 'upTo60', 'upTo90', 'over90'],
    sums: ['called', 'collected', 'upTo30', 'upTo60', 'upTo90', 'over90'],
    chart: { at: 'lease', values: ['called', 'collected'] },
  },
  taches: {
    columns: ['person', 'open', 'late', 'done', 'hours'],
    sums: ['open', 'late', 'done', 'hours'],
    chart: { at: 'person', values: ['open', 'late'] },
  },
  emails: {
    columns: ['month', 'origin', 'sent', 'queued', 'refused'],
    sums: ['sent', 'queued', 'refused'],
    chart: { at: 'month', values: ['sent', 'refused'] },
  },
};

/** A cell: text, whole cents, basis points, a count, a day or a month; nothing where null. */
export type ReportCell = string | number | null;
export type ReportCells = Partial<Record<ReportColumn, ReportCell>>;

/** Sums of the columns that a report sums; null where no row has a figure. */
export function reportTotals(
  key: ReportKey,
  rows: readonly ReportCells[],
): Partial<Record<ReportColumn, number | null>> {
  return Object.fromEntries(
    reportLayouts[key].sums.map((column) => {
      const figures = rows.flatMap((cells): number[] => {
        const value = cells[column];
        return typeof value === 'number' ? [value] : [];
      });
      return [column, figures.length === 0 ? null : sumCents(figures.map(cents))];
    }),
  );
}

/** VAT of a month: collected on receipts, deductible on payments, what remains to be paid. */
export interface VatOfMonth {
  readonly collectedCents: Cents;
  readonly deductibleCents: Cents;
  readonly toPayCents: Cents;
}

/** VAT of parts of movements, signed as they stand on the bank account: money in collects, money out deducts. */
export function vatOf(parts: readonly { readonly vatCents: Cents }[]): VatOfMonth {
  const collectedCents = sumCents(parts.map(({ vatCents }) => (vatCents > 0 ? vatCents : cents(0))));
  const deductibleCents = sumCents(
    parts.map(({ vatCents }) => (vatCents < 0 ? negateCents(vatCents) : cents(0))),
  );
  return { collectedCents, deductibleCents, toPayCents: cents(collectedCents - deductibleCents) };
}

/** Cash of a month. */
export interface CashOfMonth {
  readonly month: string;
  readonly inCents: Cents;
  readonly outCents: Cents;
  readonly netCents: Cents;
  readonly closingCents: Cents;
}

/**
 * Cash month by month: each closes with what the one before closed with, plus what came in, less what went out.
 *
 * @param openingCents before the first month
 */
export function cashByMonth(
  months: readonly string[],
  movements: readonly { readonly month: string; readonly amountCents: Cents }[],
  openingCents: Cents,
): CashOfMonth[] {
  const of = Map.groupBy(movements, ({ month }) => month);
  let closingCents = openingCents;
  return months.map((month) => {
    const amounts = (of.get(month) ?? []).map(({ amountCents }) => amountCents);
    const inCents = sumCents(amounts.filter((amount) => amount > 0));
    const outCents = negateCents(sumCents(amounts.filter((amount) => amount < 0)));
    const netCents = cents(inCents - outCents);
    closingCents = sumCents([closingCents, netCents]);
    return { month, inCents, outCents, netCents, closingCents };
  });
}
