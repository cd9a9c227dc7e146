import { describe, expect, test } from 'vitest';
import { StatementError } from '#domain/accounting/statement/statement.ts';
import { readStatement } from '#mocks/server/statements/read-statement.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const entry = (amount: string, side: string, more = '') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-11-05</Dt></BookgDt><ValDt><Dt>2026-11-06</Dt></ValDt><AcctSvcrRef>R${amount}</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Noémie Faure</Nm></Dbtr></RltdPties>
<RmtInf><Ustrd>LOYER</Ustrd><Ustrd>NOVEMBRE</Ustrd></RmtInf></TxDtls></NtryDtls>${more}</Ntry>`;
const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-05</Dt></Dt></Bal>`;
const camt = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${body}</Stmt></BkToCstmrStmt></Document>`;

describe('a CAMT.053 statement', () => {
  test('gives signed entries with who paid and why, and its closing balance', () => {
    const text = camt(
      `${balance('OPBD', '100.00')}${entry('907.56', 'CRDT')}${entry('39.90', 'DBIT', '<AddtlNtryInf>CB PEAGE</AddtlNtryInf>')}${balance('CLBD', '967.66')}`,
    );
    const read = readStatement(bytes(text));
    if (read.kind === 'csv') throw new Error('taken for cells');
    expect(read.kind).toBe('camt');
    const { lines, closing, control } = read.statement;
    expect(lines).toMatchObject([
      {
        bookedOn: '2026-11-05',
        valueOn: '2026-11-06',
        amountCents: 90_756,
        label: 'Noémie Faure LOYER NOVEMBRE',
        counterparty: 'Noémie Faure',
        bankRef: 'R907.56',
      },
      { amountCents: -3990, label: 'CB PEAGE LOYER NOVEMBRE', counterparty: null },
    ]);
    expect(closing).toEqual({ cents: 96_766, on: '2026-11-05' });
    expect(control).toBeNull();
  });

  test('whose balances do not agree says so; what is pending is left out', () => {
    const text = camt(
      `${balance('OPBD', '100.00')}${entry('1.00', 'CRDT')}${entry('5.00', 'CRDT').replace('BOOK', 'PDNG')}${balance('CLBD', '106.00')}`,
    );
    const read = readStatement(bytes(text));
    if (read.kind === 'csv') throw new Error('taken for cells');
    expect(read.statement.lines).toHaveLength(1);
    expect(read.statement.control).toEqual({ expectedCents: 10_600, foundCents: 10_100 });
  });

  test('of another currency, cut off, or with entities of its own is refused', () => {
    for (const text of [camt(entry('1.00', 'CRDT').replace('EUR', 'CHF')), camt('')]) {
      expect(() => readStatement(bytes(text))).toThrow(StatementError);
    }
  });
});

test('a statement is known by what it holds, in UTF-8 or Windows-1252', () => {
  const latin = Uint8Array.from('Date;Libellé;Montant\n05/11/2026;Frais;-1,00\n', (sign) =>
    sign.charCodeAt(0),
  );
  expect(readStatement(latin)).toEqual({
    kind: 'csv',
    cells: [
      ['Date', 'Libellé', 'Montant'],
      ['05/11/2026', 'Frais', '-1,00'],
    ],
  });
  expect(readStatement(bytes('<OFX><CURDEF>EUR<STMTTRN><DTPOSTED>20261105<TRNAMT>1.00<NAME>A')).kind).toBe(
    'ofx',
  );
});

test('what is no statement is refused', () => {
  const endless = `Date;Libellé;Montant\n${'a;'.repeat(101)}`;
  for (const text of ['', 'Bonjour', 'a;b\n1;2', '\0\0', endless]) {
    expect(() => readStatement(bytes(text))).toThrow(StatementError);
  }
});
