import type { LegalParameter } from '../legal/parameter.ts';
import { cents, subtractCents, zeroCents, type Cents } from '../money/cents.ts';
import { splitCumulatively } from '../money/split.ts';
import type { Month } from '../time/day.ts';
import { isFinancial, type ExpenseCategory, type ExpenseResult } from './expense-line.ts';
import { bookExpense } from './expense-months.ts';
import type { SimulationInput } from './input.ts';
import { simulationParameters } from './parameters.ts';
import { project, type Projection } from './projection.ts';
import type { RevenueResult } from './revenue.ts';
import { simulationMonths, type SimulationMonth } from './simulation-months.ts';
import { bookedIn, emptyLedger, monthNumber, monthOfNumber, type Ledger } from './timeline.ts';

/** Money of one line of a simulation in one month. */
export interface SimulationFlow {
  readonly month: Month;
  readonly direction: 'in' | 'out';
  readonly category: ExpenseCategory | 'sale' | 'rent' | 'vat_payment' | 'draw' | 'repayment' | 'equity';
  /** The line it comes from, the same in every month: an expense, `lot:A11`, `vat`, `loans`, `equity`. */
  readonly origin: string;
  readonly label: string;
  readonly htCents: Cents;
  readonly vatCents: Cents;
}

/**
 * Everything a simulation expects to move, line by line and month by month: what its plan of cash starts from.
 * Together the flows make up its months.
 *
 * @throws InvalidInputError naming the input, for what no form allows
 */
export function simulationFlows(input: SimulationInput): readonly SimulationFlow[] {
  const projection = project(input);
  const { revenue } = projection.movements;
  const months = simulationMonths(projection.movements, monthNumber(input.startMonth));
  return [
    ...revenue.lines.flatMap((line, index) =>
      receiptFlows(line, revenue.receiptsOfLines[index] ?? [], index),
    ),
    ...projection.expenses.flatMap((result) => expenseFlows(result, input, projection)),
    ...months.flatMap(monthFlows),
  ];
}

function receiptFlows(
  line: RevenueResult,
  receipts: Projection['movements']['revenue']['receiptsOfLines'][number],
  index: number,
): readonly SimulationFlow[] {
  if (line.priceTtcCents === 0) return [];
  const inOrder = receipts.toSorted((a, b) => a.at - b.at);
  const vat = splitCumulatively(
    line.vatCents,
    inOrder.map((receipt) => receipt.cents),
  );
  return inOrder
    .map(({ at, cents: amount }, position): SimulationFlow => {
      const vatCents = vat[position] ?? zeroCents;
      return {
        month: monthOfNumber(at),
        direction: 'in',
        label: line.label,
        category: line.kind === 'lot' ? 'sale' : line.kind,
        origin: line.lotRef === null ? `revenue:${index}` : `lot:${line.lotRef}`,
        htCents: subtractCents(amount, vatCents),
        vatCents,
      };
    })
    .filter(isMoving);
}

function expenseFlows(
  result: ExpenseResult,
  input: SimulationInput,
  { movements }: Projection,
): readonly SimulationFlow[] {
  const { id: origin, category, label } = result;
  const line = input.expenses.find(({ id }) => id === origin);
  const [ht, vat] = [emptyLedger(), emptyLedger()];
  const isOfLoans = isFinancial(category) && result.isAuto;
  const parameters: readonly LegalParameter[] = simulationParameters(input);
  if (line !== undefined && !isOfLoans) {
    const { schedule } = line;
    const ledgers = { ht, vat, deductible: emptyLedger() };
    bookExpense(ledgers, { result, schedule }, input, movements.revenue.deeds, parameters);
  }
  const amounts: Ledger = isOfLoans ? movements.financing.paid[category] : ht;
  const months = [...new Set([...amounts.amounts.keys(), ...vat.amounts.keys()])].toSorted((a, b) => a - b);
  return months
    .map((at): SimulationFlow => ({
      month: monthOfNumber(at),
      direction: 'out',
      category,
      origin,
      label,
      htCents: bookedIn(amounts, at),
      vatCents: bookedIn(vat, at),
    }))
    .filter(isMoving);
}

function monthFlows(row: SimulationMonth): readonly SimulationFlow[] {
  const flow = (
    category: 'vat_payment' | 'draw' | 'repayment' | 'equity',
    direction: 'in' | 'out',
    amount: Cents,
  ): SimulationFlow => ({
    month: row.month,
    direction,
    category,
    label: '',
    vatCents: zeroCents,
    origin: category === 'draw' || category === 'repayment' ? `loans:${category}` : category,
    htCents: amount,
  });
  const vat = row.vatReturnPaidCents;
  return [
    flow('vat_payment', vat < 0 ? 'in' : 'out', cents(Math.abs(vat))),
    flow('draw', 'in', row.loanDrawCents),
    flow('repayment', 'out', row.loanRepaymentCents),
    flow('equity', 'in', row.equityInCents),
  ].filter(isMoving);
}

function isMoving({ htCents, vatCents }: SimulationFlow): boolean {
  return htCents !== 0 || vatCents !== 0;
}
