import { cents, sumCents, type Cents } from '../../money/cents.ts';
import type { Day } from '../../time/day.ts';
import type { BankStatement, ClosingBalance, LineProblem, StatementLine } from './statement.ts';
import { bankLabel, statementOf } from './statement.ts';
import { dayOf } from './values.ts';

const recordLength = 120;
const codes = ['01', '04', '05', '07'];

/** True for a text of CFONB 120 records, whether or not line breaks stand between them. */
export const isCfonb = (text: string): boolean => /^01\d{5}/.test(text) && recordsOf(text).length > 1;

/**
 * A statement in CFONB 120: records of 120 signs, of which 01 opens, 04 is a movement, 05 completes it and 07 closes.
 * The opening balance and the movements must come to the closing balance, or `control` tells both.
 *
 * @throws StatementError for no line
 */
export function readCfonb(text: string): BankStatement {
  const lines: StatementLine[] = [];
  const problems: LineProblem[] = [];
  const balances: { opening: Cents | null; closing: ClosingBalance | null } = {
    opening: null,
    closing: null,
  };
  for (const [index, record] of recordsOf(text).entries()) {
    const line = index + 1;
    const code = record.slice(0, 2);
    const problem = problemOf(record, line);
    if (problem !== null) problems.push(problem);
    else if (code === '01') balances.opening = signedAmount(record);
    else if (code === '04') lines.push(movementOf(record, line));
    else if (code === '05') complete(lines, record);
    else {
      const [amount, on] = [signedAmount(record), compactDate(record)];
      balances.closing = amount === null || on === null ? null : { cents: amount, on };
    }
  }
  const { opening, closing } = balances;
  const foundCents =
    opening === null ? null : sumCents([opening, ...lines.map(({ amountCents }) => amountCents)]);
  const control =
    closing === null || foundCents === null || foundCents === closing.cents
      ? null
      : { expectedCents: closing.cents, foundCents };
  return statementOf({ lines, problems, closing, control });
}

function recordsOf(text: string): string[] {
  const broken = text.split(/\r\n|\r|\n/).filter((record) => record.trim() !== '');
  const [only = ''] = broken;
  if (broken.length !== 1 || only.length <= recordLength) return broken;
  const count = Math.ceil(only.length / recordLength);
  return Array.from({ length: count }, (_, index) =>
    only.slice(index * recordLength, (index + 1) * recordLength),
  );
}

function problemOf(record: string, line: number): LineProblem | null {
  // Some programs take the blanks at the end away.
  const { length } = record;
  if (length !== recordLength || !codes.includes(record.slice(0, 2))) {
    return { line, code: 'length', found: String(length) };
  }
  const code = record.slice(0, 2);
  const currency = record.slice(16, 19).trim();
  if (currency !== '' && currency !== 'EUR') return { line, code: 'currency', found: currency };
  if (code !== '04') return null;
  if (compactDate(record) === null) return { line, code: 'date', found: record.slice(34, 40) };
  const amount = signedAmount(record);
  if (amount === null) return { line, code: 'amount', found: record.slice(90, 104) };
  return amount === 0 ? { line, code: 'zero', found: '0' } : null;
}

const compactDate = (record: string): Day | null =>
  dayOf(record.slice(34, 40), /^(?<d>\d{2})(?<m>\d{2})(?<y>\d{2})$/);

/** The last sign of an amount tells its last figure and its side: `{ABCDEFGHI` credit, `}JKLMNOPQR` debit. */
function signedAmount(record: string): Cents | null {
  const field = record.slice(90, 104);
  const last = field.at(-1) ?? '';
  const [credit, debit] = ['{ABCDEFGHI'.indexOf(last), '}JKLMNOPQR'.indexOf(last)];
  const figure = Math.max(credit, debit);
  const digits = field.slice(0, -1).trim();
  if (figure < 0 || !/^\d+$/.test(digits)) return null;
  const decimals = Number(record.slice(19, 20).trim() === '' ? '2' : record.slice(19, 20));
  if (decimals !== 2) return null;
  const amount = Number(`${digits}${figure}`);
  return cents(debit >= 0 && amount !== 0 ? 0 - amount : amount);
}

function movementOf(record: string, line: number): StatementLine {
  const bookedOn = compactDate(record);
  const amountCents = signedAmount(record);
  if (bookedOn === null || amountCents === null) throw new RangeError('a record that was not checked');
  return {
    line,
    bookedOn,
    valueOn: dayOf(record.slice(42, 48), /^(?<d>\d{2})(?<m>\d{2})(?<y>\d{2})$/),
    amountCents,
    label: bankLabel(record.slice(48, 79)),
    // The number of the entry is not its own: the label and the rank of the day tell lines apart.
    bankRef: null,
    counterparty: null,
  };
}

/** A complement belongs to the movement before it: more of its label, or who paid. */
function complete(lines: StatementLine[], record: string): void {
  const before = lines.at(-1);
  if (before === undefined) return;
  const [qualifier, text] = [record.slice(45, 48), record.slice(48, 118)];
  if (qualifier === 'LIB') lines[lines.length - 1] = { ...before, label: bankLabel(before.label, text) };
  if (qualifier === 'NPY' || qualifier === 'NBE') {
    lines[lines.length - 1] = { ...before, counterparty: bankLabel(text) || null };
  }
}
