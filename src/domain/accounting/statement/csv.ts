import { cents, subtractCents, zeroCents, type Cents } from '../../money/cents.ts';
import { plainWords } from '../words.ts';
import type {
  BankStatement,
  LineProblem,
  StatementField,
  StatementLine,
  StatementMapping,
} from './statement.ts';
import { bankLabel, statementFields, StatementError, statementOf } from './statement.ts';
import { amountOf, csvDay } from './values.ts';

type Cells = readonly string[];

/** Words by which banks call their columns, the most telling first. */
const names: Readonly<Record<StatementField, readonly string[]>> = {
  bookedOn: [
    'DATE OPERATION',
    'DATE D OPERATION',
    'DATE COMPTABLE',
    'DATE DE COMPTABILISATION',
    'BOOKING DATE',
    'DATE',
  ],
  valueOn: ['DATE VALEUR', 'DATE DE VALEUR', 'VALEUR', 'VALUE DATE'],
  label: [
    'LIBELLE',
    'LIBELLE OPERATION',
    'LIBELLE SIMPLIFIE',
    'LIBELLES',
    'OPERATION',
    'DESCRIPTION',
    'LABEL',
    'DETAIL',
  ],
  debit: ['DEBIT', 'MONTANT DEBIT', 'DEBIT EUROS', 'SORTIE'],
  credit: ['CREDIT', 'MONTANT CREDIT', 'CREDIT EUROS', 'ENTREE'],
  amount: ['MONTANT', 'MONTANT EUROS', 'MONTANT EN EUROS', 'MONTANT DE L OPERATION', 'AMOUNT', 'MONTANT EUR'],
  bankRef: ['REFERENCE', 'REF', 'REFERENCE OPERATION', 'NUMERO', 'ID', 'REFERENCE BANQUE'],
};

const noColumn: StatementMapping = {
  bookedOn: null,
  valueOn: null,
  label: null,
  debit: null,
  credit: null,
  amount: null,
  bankRef: null,
};

/** Which column holds what, by the names of the columns. */
export function guessMapping(headers: Cells): StatementMapping {
  const plain = headers.map(plainWords);
  return Object.fromEntries(
    statementFields.map((field) => {
      const at = names[field].map((name) => plain.indexOf(name)).find((index) => index >= 0);
      return [field, at ?? null];
    }),
  ) as Record<StatementField, number | null>;
}

/** Whether enough columns are known to read lines. */
export const isReadable = ({ bookedOn, label, debit, credit, amount }: StatementMapping): boolean =>
  bookedOn !== null && label !== null && (amount !== null || debit !== null || credit !== null);

/** Lines from the headers on: banks write the name of the account and its balance above them. */
export function fromHeaders(lines: readonly Cells[]): readonly Cells[] {
  const at = lines.slice(0, 30).findIndex((cells) => isReadable(guessMapping(cells)));
  return lines.slice(Math.max(at, 0));
}

/** A mapping of another file, as far as this one has its columns. */
export const fittingMapping = (mapping: StatementMapping, width: number): StatementMapping => ({
  ...noColumn,
  ...Object.fromEntries(
    Object.entries(mapping).map(([field, at]) => [field, at !== null && at < width ? at : null]),
  ),
});

/**
 * The lines of a CSV statement, headers first, by the columns that hold them.
 *
 * @throws StatementError for no line below the headers, or too many
 */
export function readCsvStatement(cells: readonly Cells[], mapping: StatementMapping): BankStatement {
  if (!isReadable(mapping)) throw new StatementError('unknown', 'no column for date, label or amount');
  const lines: StatementLine[] = [];
  const problems: LineProblem[] = [];
  for (const [index, row] of cells.slice(1).entries()) {
    const read = lineOf(row, index + 2, mapping);
    if ('code' in read) problems.push(read);
    else lines.push(read);
  }
  return statementOf({ lines, problems });
}

function lineOf(row: Cells, line: number, mapping: StatementMapping): StatementLine | LineProblem {
  const textOf = (field: StatementField): string => row[mapping[field] ?? -1]?.trim() ?? '';
  const bookedOn = csvDay(textOf('bookedOn'));
  if (bookedOn === null) return { line, code: 'date', found: textOf('bookedOn') };
  const amountCents = amountOfRow(textOf);
  if (amountCents === null) {
    return { line, code: 'amount', found: textOf('amount') || textOf('debit') || textOf('credit') };
  }
  if (amountCents === 0) return { line, code: 'zero', found: '0' };
  const label = bankLabel(textOf('label'));
  if (label === '') return { line, code: 'label', found: '' };
  return {
    line,
    bookedOn,
    valueOn: csvDay(textOf('valueOn')),
    amountCents,
    label,
    bankRef: textOf('bankRef').slice(0, 80) || null,
    counterparty: null,
  };
}

/** One signed amount, or two columns, of which the debit may or may not have its sign. */
function amountOfRow(textOf: (field: StatementField) => string): Cents | null {
  if (textOf('amount') !== '') return amountOf(textOf('amount'));
  const [debit, credit] = [textOf('debit'), textOf('credit')].map((text) =>
    text === '' ? zeroCents : amountOf(text),
  );
  if (debit === undefined || credit === undefined || debit === null || credit === null) return null;
  if (textOf('debit') === '' && textOf('credit') === '') return null;
  return subtractCents(credit, cents(Math.abs(debit)));
}
