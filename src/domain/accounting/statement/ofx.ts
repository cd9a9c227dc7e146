import type { LineProblem, StatementLine, BankStatement } from './statement.ts';
import { bankLabel, StatementError, statementOf } from './statement.ts';
import { amountOf, compactDay } from './values.ts';

/** True for a text that says it is OFX, 1.x (SGML) or 2.x (XML). */
export const isOfx = (text: string): boolean => /<OFX>/i.test(text.slice(0, 4000));

/**
 * A statement in OFX: SGML whose tags may stay open (1.x) or XML (2.x). Amounts are signed as the customer sees them,
 * FITID is the reference.
 *
 * @throws StatementError for another currency than the euro, or no line
 */
export function readOfx(text: string): BankStatement {
  const body = text.slice(Math.max(0, text.search(/<OFX>/i)));
  const currency = valueIn(body, 'CURDEF');
  if (currency !== null && currency !== 'EUR') throw new StatementError('currency', currency);
  const lines: StatementLine[] = [];
  const problems: LineProblem[] = [];
  for (const [index, block] of transactionsOf(body).entries()) {
    const line = index + 1;
    const [posted, amount] = [valueIn(block, 'DTPOSTED') ?? '', valueIn(block, 'TRNAMT') ?? ''];
    const [bookedOn, amountCents] = [compactDay(posted), amountOf(amount)];
    const [name, memo] = [valueIn(block, 'NAME'), valueIn(block, 'MEMO')];
    const label = bankLabel(name, memo === name ? null : memo);
    if (bookedOn === null) problems.push({ line, code: 'date', found: posted });
    else if (amountCents === null) problems.push({ line, code: 'amount', found: amount });
    else if (amountCents === 0) problems.push({ line, code: 'zero', found: amount });
    else {
      lines.push({
        line,
        bookedOn,
        valueOn: compactDay(valueIn(block, 'DTUSER') ?? ''),
        amountCents,
        label: label === '' ? (valueIn(block, 'TRNTYPE') ?? '') : label,
        bankRef: valueIn(block, 'FITID'),
        counterparty: null,
      });
    }
  }
  return statementOf({ lines, problems, closing: closingOf(body) });
}

/** Each line up to the next one: the tag that ends it may be missing. */
const transactionsOf = (body: string): string[] =>
  body
    .split(/<STMTTRN>/i)
    .slice(1)
    .map((block) => block.split(/<\/STMTTRN>|<\/BANKTRANLIST>/i)[0] ?? '');

/** What stands behind a tag: up to the next tag or the end of the line. */
function valueIn(block: string, tag: string): string | null {
  const found = new RegExp(`<${tag}>([^<\\r\\n]*)`, 'i').exec(block)?.[1]?.trim();
  return found === undefined || found === '' ? null : decoded(found);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole);

function closingOf(body: string): BankStatement['closing'] {
  const block = /<LEDGERBAL>([\s\S]{0,400})/i.exec(body)?.[1] ?? '';
  const [balance, on] = [
    amountOf(valueIn(block, 'BALAMT') ?? ''),
    compactDay(valueIn(block, 'DTASOF') ?? ''),
  ];
  return balance === null || on === null ? null : { cents: balance, on };
}
