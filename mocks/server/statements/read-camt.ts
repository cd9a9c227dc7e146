import { Parser } from 'saxen';
import type { BankStatement, LineProblem, StatementLine } from '#domain/accounting/statement/statement.ts';
import { bankLabel, StatementError, statementOf } from '#domain/accounting/statement/statement.ts';
import { amountOf, csvDay } from '#domain/accounting/statement/values.ts';
import { cents, subtractCents, sumCents, type Cents } from '#domain/money/cents.ts';

/** Deeper than any message of ISO 20022. */
const maxDepth = 40;

/** True for a text that says it is a bank-to-customer statement of ISO 20022, of any version. */
export const isCamt = (text: string): boolean =>
  /urn:iso:std:iso:20022:tech:xsd:camt\.053\./.test(text.slice(0, 4000));

/** What is gathered of an entry, or of a balance, by the path of its elements. */
type Gathered = Map<string, string>;

/**
 * A statement in CAMT.053 (ISO 20022). Entries that are not booked yet are left out; the opening balance and the
 * entries must come to the closing balance, or `control` tells both.
 *
 * @throws StatementError for what is no XML, another currency than the euro, or no entry
 */
export function readCamt(text: string): BankStatement {
  const { entries, balances } = gather(text);
  const lines: StatementLine[] = [];
  const problems: LineProblem[] = [];
  for (const [index, entry] of entries.entries()) {
    const status = entry.get('Sts') ?? entry.get('Sts/Cd') ?? 'BOOK';
    if (status !== 'BOOK') continue;
    const read = lineOf(entry, index + 1);
    if ('code' in read) problems.push(read);
    else lines.push(read);
  }
  const [opening, closing] = [balanceOf(balances, ['OPBD', 'PRCD']), balanceOf(balances, ['CLBD'])];
  const found =
    opening === null ? null : sumCents([opening.cents, ...lines.map(({ amountCents }) => amountCents)]);
  const control =
    closing === null || found === null || found === closing.cents
      ? null
      : { expectedCents: closing.cents, foundCents: found };
  return statementOf({ lines, problems, closing, control });
}

/** The entries and balances of a message. Entities of its own are not read: XML of banks has none. */
function gather(text: string): { entries: Gathered[]; balances: Gathered[] } {
  const entries: Gathered[] = [];
  const balances: Gathered[] = [];
  const path: string[] = [];
  const open: { current: Gathered | null; depth: number } = { current: null, depth: 0 };
  const fail = (error: Error): never => {
    throw new StatementError('unknown', error.message);
  };
  new Parser()
    .on('error', fail)
    .on('openTag', (name, attributes) => {
      path.push(name.replace(/^.*:/, ''));
      if (path.length > maxDepth) fail(new Error('too deep'));
      const last = path.at(-1);
      if (open.current === null && (last === 'Ntry' || last === 'Bal')) {
        open.current = new Map();
        open.depth = path.length;
        (last === 'Ntry' ? entries : balances).push(open.current);
      }
      if (last === 'Amt' && open.current !== null && path.length === open.depth + 1) {
        const currency = attributes()['Ccy'];
        if (currency !== undefined && currency !== 'EUR') throw new StatementError('currency', currency);
      }
    })
    .on('text', (value, decode) => {
      if (open.current === null || value.trim() === '') return;
      const key = path.slice(open.depth).join('/');
      const before = open.current.get(key);
      // Several lines of one kind (free texts of a transfer) read as one.
      open.current.set(
        key,
        before === undefined ? decode(value).trim() : `${before} ${decode(value).trim()}`,
      );
    })
    .on('closeTag', () => {
      if (path.length === open.depth) open.current = null;
      path.pop();
    })
    .parse(text);
  return { entries, balances };
}

const signed = (given: Gathered): Cents | null => {
  const amount = amountOf(given.get('Amt') ?? '');
  if (amount === null) return null;
  return given.get('CdtDbtInd') === 'DBIT' ? subtractCents(cents(0), amount) : amount;
};

const dateIn = (given: Gathered, name: string) =>
  csvDay(given.get(`${name}/Dt`) ?? given.get(`${name}/DtTm`) ?? '');

function lineOf(entry: Gathered, line: number): StatementLine | LineProblem {
  const bookedOn = dateIn(entry, 'BookgDt') ?? dateIn(entry, 'ValDt');
  if (bookedOn === null) return { line, code: 'date', found: entry.get('BookgDt/Dt') ?? '' };
  const amountCents = signed(entry);
  if (amountCents === null) return { line, code: 'amount', found: entry.get('Amt') ?? '' };
  if (amountCents === 0) return { line, code: 'zero', found: '0' };
  const detail = (name: string) => entry.get(`NtryDtls/TxDtls/${name}`);
  const isOut = amountCents < 0;
  const counterparty =
    detail(`RltdPties/${isOut ? 'Cdtr' : 'Dbtr'}/Nm`) ??
    detail(`RltdPties/${isOut ? 'Cdtr' : 'Dbtr'}/Pty/Nm`);
  const label = bankLabel(
    entry.get('AddtlNtryInf') ?? detail('AddtlTxInf') ?? counterparty,
    detail('RmtInf/Ustrd'),
  );
  return {
    line,
    bookedOn,
    valueOn: dateIn(entry, 'ValDt'),
    amountCents,
    label: label === '' ? (entry.get('BkTxCd/Domn/Cd') ?? 'CAMT') : label,
    bankRef: (entry.get('AcctSvcrRef') ?? detail('Refs/AcctSvcrRef') ?? '').slice(0, 80) || null,
    counterparty: counterparty?.slice(0, 120) ?? null,
  };
}

function balanceOf(balances: readonly Gathered[], codes: readonly string[]): BankStatement['closing'] {
  const of = balances.find((balance) => codes.includes(balance.get('Tp/CdOrPrtry/Cd') ?? ''));
  const [amount, on] =
    of === undefined ? [null, null] : [signed(of), dateIn(of, 'Dt') ?? csvDay(of.get('Dt') ?? '')];
  return amount === null || on === null ? null : { cents: amount, on };
}
