import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readTable } from '#mocks/server/imports/read-table.ts';
import { writeSheet } from '#mocks/server/downloads/write.ts';

const read = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => readTable(new Blob(parts));
const problemOf = (reading: Promise<unknown>): Promise<unknown> =>
  reading.then(
    () => 'none',
    (error: unknown) => (error as { problem?: string }).problem,
  );

const parts = (sheet: string) => ({
  '[Content_Types].xml': strToU8('<Types/>'),
  '_rels/.rels': strToU8(
    '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  ),
  'xl/workbook.xml': strToU8(
    '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
  'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
});
const workbook = (sheet: string) => Uint8Array.from(zipSync(parts(sheet)));
const text = (address: string, value: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;
const plain = `<row r="1">${text('A1', 'Nom')}${text('B1', 'Prix')}</row>`;

describe('a text of cells', () => {
  test('is read whatever its separator and its signs', async () => {
    const expected = { headers: ['Nom', 'Ville'], rows: [['Élodie', 'Saint-Étienne']] };
    for (const separator of [';', ',', '\t', '|']) {
      const csv = `Nom${separator}Ville\r\nÉlodie${separator}Saint-Étienne\r\n`;
      expect(await read(csv), separator).toEqual(expected);
      expect(await read(`\uFEFF${csv}`), separator).toEqual(expected);
    }
    const latin = Uint8Array.from('Nom;Ville\nÉlodie;Saint-Étienne', (sign) => sign.charCodeAt(0));
    expect(await read(latin)).toEqual(expected);
    const signs = '\uFEFFNom;Ville\nÉlodie;Saint-Étienne'.split('');
    const utf16 = Uint8Array.from(
      signs.flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]),
    );
    expect(await read(utf16)).toEqual(expected);
  });

  test('keeps separators and line breaks in quotes, and fills short lines', async () => {
    expect(await read('A;B;C\n"x;\ny";2\n;;\n')).toEqual({
      headers: ['A', 'B', 'C'],
      rows: [['x;\ny', '2', '']],
    });
  });

  test('is refused with NUL signs, without lines, and beyond 10,000 lines', async () => {
    expect(await problemOf(read('A;B\n1;\0'))).toBe('unreadable');
    expect(await problemOf(read('A;B\n'))).toBe('noLines');
    expect(await problemOf(read(`A\n${'x\n'.repeat(10_001)}`))).toBe('tooManyLines');
    expect((await read(`A\n${'x\n'.repeat(10_000)}`)).rows).toHaveLength(10_000);
    expect(await problemOf(read(`${'a;'.repeat(101)}\n1`))).toBe('tooManyColumns');
    expect(await problemOf(read(`A\n${'x'.repeat(5001)}`))).toBe('cellTooLong');
  });
});

describe('a workbook', () => {
  test('gives texts, numbers and days, as our own downloads write them', async () => {
    const { bytes } = await writeSheet(
      {
        name: 'Contacts',
        columns: [
          { label: 'Nom', kind: 'text' },
          { label: 'Prix', kind: 'money' },
          { label: 'Le', kind: 'date' },
        ],
        lines: [['Étude', 150, '2026-11-20']],
      },
      'xlsx',
      '2026-11-20',
    );
    expect(await read(bytes)).toEqual({
      headers: ['Nom', 'Prix', 'Le'],
      rows: [['Étude', '1.5', '2026-11-20']],
    });
  });

  test('never computes a formula: it has the value that was kept, or none', async () => {
    const sheet = `${plain}<row r="2"><c r="A2" t="str"><f>HYPERLINK("http://x")</f><v>vu</v></c><c r="B2"><f>1+1</f></c></row>`;
    expect((await read(workbook(sheet))).rows).toEqual([['vu', '']]);
  });

  test('that unfolds without end is refused, whatever size it says it has', async () => {
    const bomb = zipSync({
      ...parts(plain),
      'xl/sharedStrings.xml': new Uint8Array(80 * 1_048_576).fill(32),
    });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await problemOf(read(Uint8Array.from(bomb)))).toBe('unreadable');
    const lying = Uint8Array.from(bomb);
    const sizes = new DataView(lying.buffer);
    // The size after unpacking, in the headers of entries and in the directory (APPNOTE 4.3.7, 4.3.12).
    for (let at = 0; at < lying.length - 30; at += 1) {
      const signature = sizes.getUint32(at, true);
      if (signature === 0x04034b50) sizes.setUint32(at + 22, 10, true);
      if (signature === 0x02014b50) sizes.setUint32(at + 24, 10, true);
    }
    expect(await problemOf(read(lying))).toBe('unreadable');
  });

  test.each([
    ['A1 and ZZ99999', `${plain}<row r="99999">${text('ZZ99999', 'x')}</row>`, 'tooManyColumns'],
    ['A1 and A99999', `${plain}<row r="99999">${text('A99999', 'x')}</row>`, 'tooManyLines'],
    ['single quotes', `${plain}<row r='3000000'>${text('A3000000', 'x')}</row>`, 'tooManyLines'],
    [
      'character references',
      `${plain}<row r="2"><c r="A&#57;&#57;&#57;&#57;&#57;&#57;"><v>1</v></c></row>`,
      'tooManyLines',
    ],
    ['a row in references', `${plain}<row r="&#57;9999999"><c r="A2"><v>1</v></c></row>`, 'tooManyLines'],
    [
      'a cell that says another row than its own',
      `${plain}<row r="900000"><c r="A2"><v>1</v></c></row>`,
      'tooManyLines',
    ],
    ['a prefix', `${plain}<x:row x:r="900000"><x:c x:r="A2"><x:v>1</x:v></x:c></x:row>`, 'tooManyLines'],
    ['two addresses', `${plain}<row r="2"><c r="A2" x:r="A999999"><v>1</v></c></row>`, 'unreadable'],
    ['an exponent', `${plain}<row r="2"><c r="A1e9"><v>1</v></c></row>`, 'unreadable'],
  ])('whose cells lie far out is refused, however it writes so: %s', async (_how, sheet, problem) => {
    expect(await problemOf(read(workbook(sheet)))).toBe(problem);
  });

  test('is refused for far cells in whatever part it calls its sheet', async () => {
    const far = parts(`${plain}<row r="900000"><c r="A900000"><v>1</v></c></row>`);
    const { 'xl/worksheets/sheet1.xml': sheet, ...others } = far;
    const moved = {
      ...others,
      'elsewhere.xml': sheet,
      'xl/_rels/workbook.xml.rels': strToU8(
        new TextDecoder()
          .decode(others['xl/_rels/workbook.xml.rels'])
          .replace('worksheets/sheet1.xml', '../elsewhere.xml'),
      ),
    };
    expect(await problemOf(read(Uint8Array.from(zipSync(moved))))).toBe('tooManyLines');
  });

  test('may have empty cells and rows as far out as Excel goes', async () => {
    const empty = '<row r="1048576" ht="20"><c r="XFD1048576" s="1"/></row>';
    const table = await read(workbook(`${plain}<row r="2">${text('A2', 'x')}</row>${empty}`));
    expect(table.rows).toEqual([['x', '']]);
  });

  test('that shows one long text in every cell is refused', async () => {
    const cells = Array.from(
      { length: 5000 },
      (_, index) => `<row r="${index + 2}"><c r="A${index + 2}" t="s"><v>0</v></c></row>`,
    );
    const strings = `<sst><si><t>${'x'.repeat(5000)}</t></si></sst>`;
    const rels = new TextDecoder().decode(parts('')['xl/_rels/workbook.xml.rels']);
    const shared = {
      ...parts(plain + cells.join('')),
      'xl/sharedStrings.xml': strToU8(strings),
      'xl/_rels/workbook.xml.rels': strToU8(
        rels.replace(
          '</Relationships>',
          '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
        ),
      ),
    };
    expect(await problemOf(read(Uint8Array.from(zipSync(shared))))).toBe('tooMuchText');
  });

  test('with a cell at the far end, cut short or made of noise is refused', async () => {
    expect(await problemOf(read(workbook(`${plain}<row r="1048576">${text('A1048576', 'x')}</row>`)))).toBe(
      'tooManyLines',
    );
    expect(await problemOf(read(workbook(`${plain}<row r="2">${text('XFD2', 'x')}</row>`)))).toBe(
      'tooManyColumns',
    );
    const whole = workbook(plain);
    expect(await problemOf(read(whole.slice(0, whole.length / 2)))).toBe('unreadable');
    expect(await problemOf(read(Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3])))).toBe('unreadable');
  });
});
