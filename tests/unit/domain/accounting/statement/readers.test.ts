import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprintTexts } from '#domain/accounting/fingerprint.ts';
import { isCfonb, readCfonb } from '#domain/accounting/statement/cfonb.ts';
import { fromHeaders, guessMapping, isReadable, readCsvStatement } from '#domain/accounting/statement/csv.ts';
import { isOfx, readOfx } from '#domain/accounting/statement/ofx.ts';
import { StatementError } from '#domain/accounting/statement/statement.ts';
import { amountOf, compactDay, csvDay } from '#domain/accounting/statement/values.ts';
import { cents } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';

/** A record of 120 signs with texts at their places. */
const record = (parts: Readonly<Record<number, string>>): string => {
  const signs = Array.from({ length: 120 }, () => ' ');
  for (const [at, text] of Object.entries(parts)) {
    for (const [index, sign] of Array.from(text).entries()) signs[Number(at) + index] = sign;
  }
  return signs.join('');
};
const head = { 2: '99999', 11: '01000', 16: 'EUR2', 21: '01002003034' };
const balance = (code: string, on: string, amount: string) =>
  record({ ...head, 0: code, 34: on, 90: amount.padStart(14, '0') });
const movement = (on: string, label: string, amount: string) =>
  record({ ...head, 0: '04', 34: on, 42: on, 48: label, 90: amount.padStart(14, '0') });
const cfonb = [
  balance('01', '011126', '10000{'),
  // 12,480.00 out, then 907.56 in.
  movement('041126', 'FERRAND SITUATION 3', '124800}'),
  record({ ...head, 0: '05', 34: '041126', 45: 'LIB', 48: 'CHAIS DE LA BASTIDE' }),
  movement('051126', 'VIR LOYER FAURE', '9075F'),
  balance('07', '051126', '105724M'),
];

describe('values of statements', () => {
  test.each([
    ['1 234,56', 123_456],
    ['-1234.56', -123_456],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1\u202F234,5 €', 123_450],
    ['(12,00)', -1200],
    ['+7', 700],
    ['−39,90', -3990],
  ])('%s is %i cents', (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });

  test.each(['', 'abc', '1,2,3', '12,345', '1e9', '99999999999999', '--1'])('%s is no amount', (text) => {
    expect(amountOf(text)).toBeNull();
  });

  test('days are read in both orders, and none that is not one', () => {
    expect(csvDay('05/11/2026')).toBe('2026-11-05');
    expect(csvDay('2026-11-05')).toBe('2026-11-05');
    expect(csvDay('5-1-26')).toBe('2026-01-05');
    expect(csvDay('31/02/2026')).toBeNull();
    expect(compactDay('20261105120000[+1:CET]')).toBe('2026-11-05');
    expect(compactDay('20261305')).toBeNull();
  });
});

describe('a CSV statement', () => {
  const cells = [
    ['Compte courant', '', ''],
    ['Solde au 20/11/2026', '1 000,00', ''],
    ['Date opération', 'Date valeur', 'Libellé', 'Débit', 'Crédit', 'Référence'],
    ['05/11/2026', '06/11/2026', 'VIR  LOYER FAURE', '', '907,56', 'A1'],
    ['17/11/2026', '', 'CB PEAGE', '39,90', '', ''],
    ['x', '', 'SANS DATE', '1,00', '', ''],
    ['18/11/2026', '', 'SANS MONTANT', '', '', ''],
    ['18/11/2026', '', '', '1,00', '', ''],
  ];

  test('begins at its headers, whose names tell the columns', () => {
    const [headers = []] = fromHeaders(cells);
    const mapping = guessMapping(headers);
    expect(mapping).toEqual({
      bookedOn: 0,
      valueOn: 1,
      label: 2,
      debit: 3,
      credit: 4,
      amount: null,
      bankRef: 5,
    });
    expect(isReadable(mapping)).toBe(true);
  });

  test('gives signed lines, and says which cannot be taken', () => {
    const body = fromHeaders(cells);
    const { lines, problems } = readCsvStatement(body, guessMapping(body[0] ?? []));
    expect(lines.map(({ label, amountCents, bankRef }) => [label, amountCents, bankRef])).toEqual([
      ['VIR LOYER FAURE', 90_756, 'A1'],
      ['CB PEAGE', -3990, null],
    ]);
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [4, 'date'],
      [5, 'amount'],
      [6, 'label'],
    ]);
  });

  test('of one column of amounts keeps their sign', () => {
    const body = [
      ['Date', 'Libellé', 'Montant'],
      ['2026-11-17', 'CB PEAGE', '-39.90'],
    ];
    expect(readCsvStatement(body, guessMapping(body[0] ?? [])).lines[0]?.amountCents).toBe(-3990);
  });
});

describe('an OFX statement', () => {
  const sgml = `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR
<BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT
<DTPOSTED>20261105
<TRNAMT>907.56
<FITID>F1
<NAME>VIR LOYER FAURE
<MEMO>NOVEMBRE &amp; CHARGES
</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261117120000<TRNAMT>-39,90<FITID>F2<NAME>CB PEAGE
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>2026<TRNAMT>-1<FITID>F3<NAME>FAUSSE
</BANKTRANLIST><LEDGERBAL><BALAMT>184322.15<DTASOF>20261119</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

  test('in SGML with open tags is read like one in XML', () => {
    expect(isOfx(sgml)).toBe(true);
    const { lines, problems, closing } = readOfx(sgml);
    expect(
      lines.map(({ bookedOn, amountCents, label, bankRef }) => [bookedOn, amountCents, label, bankRef]),
    ).toEqual([
      ['2026-11-05', 90_756, 'VIR LOYER FAURE NOVEMBRE & CHARGES', 'F1'],
      ['2026-11-17', -3990, 'CB PEAGE', 'F2'],
    ]);
    expect(problems).toEqual([{ line: 3, code: 'date', found: '2026' }]);
    expect(closing).toEqual({ cents: 18_432_215, on: '2026-11-19' });
    const xml = `<?xml version="1.0"?><?OFX VERSION="200"?><OFX><CURDEF>EUR</CURDEF><STMTTRN><DTPOSTED>20261105</DTPOSTED><TRNAMT>907.56</TRNAMT><FITID>F1</FITID><NAME>VIR</NAME></STMTTRN></OFX>`;
    expect(readOfx(xml).lines[0]).toMatchObject({ amountCents: 90_756, bankRef: 'F1', label: 'VIR' });
  });

  test('of another currency is refused, and one without lines', () => {
    expect(() => readOfx(sgml.replace('EUR', 'USD'))).toThrow(StatementError);
    expect(() => readOfx('<OFX><CURDEF>EUR</OFX>')).toThrow('noLines');
  });
});

describe('a CFONB 120 statement', () => {
  test.each([
    ['with line breaks', cfonb.join('\r\n')],
    ['without', cfonb.join('')],
  ])('%s is read, its complement in the label', (_title, text) => {
    expect(isCfonb(text)).toBe(true);
    const { lines, problems, closing, control } = readCfonb(text);
    expect(problems).toEqual([]);
    expect(lines.map(({ bookedOn, amountCents, label }) => [bookedOn, amountCents, label])).toEqual([
      ['2026-11-04', -1_248_000, 'FERRAND SITUATION 3 CHAIS DE LA BASTIDE'],
      ['2026-11-05', 90_756, 'VIR LOYER FAURE'],
    ]);
    // 1,000.00 − 12,480.00 + 907.56
    expect(closing).toEqual({ cents: -1_057_244, on: '2026-11-05' });
    expect(control).toBeNull();
  });

  test('whose balances do not agree says what was expected and what was found', () => {
    const wrong = [...cfonb.slice(0, 4), balance('07', '051126', '57244M')].join('\n');
    expect(readCfonb(wrong).control).toEqual({ expectedCents: -572_444, foundCents: -1_057_244 });
  });

  test('tells a record of another length, with what was found', () => {
    const cut = [cfonb[0] ?? '', (cfonb[1] ?? '').slice(0, 118), ...cfonb.slice(3)].join('\n');
    expect(readCfonb(cut).problems).toEqual([{ line: 2, code: 'length', found: '118' }]);
  });

  test('of another currency has lines that cannot be taken', () => {
    const other = cfonb.map((line) => line.replace('EUR2', 'USD2')).join('\n');
    expect(readCfonb(other).problems.every(({ code }) => code === 'currency')).toBe(true);
  });
});

describe('fingerprints', () => {
  const twin = { bookedOn: day('2026-11-17'), amountCents: cents(-3990), bankRef: null, label: 'CB péage' };

  test('are the same for the same statement, and tell twins of a day apart', () => {
    const texts = fingerprintTexts('a', [twin, twin]);
    expect(new Set(texts).size).toBe(2);
    expect(fingerprintTexts('a', [{ ...twin, label: 'CB  PEAGE' }, twin])).toEqual(texts);
    expect(fingerprintTexts('b', [twin])[0]).not.toBe(texts[0]);
  });
});

test('no text makes a reader fail but with its own refusal', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (noise) => {
      for (const read of [
        () => readOfx(`<OFX><CURDEF>EUR<STMTTRN>${noise}`),
        () => readCfonb(`${cfonb[0] ?? ''}\n${noise}`),
        () =>
          readCsvStatement(
            [['Date', 'Libellé', 'Montant'], noise.split(';')],
            guessMapping(['Date', 'Libellé', 'Montant']),
          ),
      ]) {
        try {
          read();
        } catch (error) {
          if (!(error instanceof StatementError)) throw error;
        }
      }
    }),
  );
});

test('a text without end is kept as far as any reference or name of a bank goes', () => {
  const long = 'R'.repeat(10_000);
  const line = (date: string) => `<STMTTRN><DTPOSTED>${date}\n<TRNAMT>1.00\n<FITID>${long}\n<NAME>A\n`;
  const { lines, problems } = readOfx(`<OFX><CURDEF>EUR\n${line('20261105')}${line(long)}`);
  expect(lines[0]?.bankRef).toBe('R'.repeat(140));
  expect(problems[0]?.found).toBe('R'.repeat(140));
});
