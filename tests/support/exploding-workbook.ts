import { strToU8, zipSync } from 'fflate';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of one sheet with some XML in it, as bytes. */
export const workbookOf = (sheet: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': strToU8(
        '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    }),
  );

/** Less than a kilobyte, whose two cells span 70 million. */
export const explodingWorkbook = (): Uint8Array<ArrayBuffer> =>
  workbookOf('<row r="1"><c r="A1"><v>1</v></c></row><row r="99999"><c r="ZZ99999"><v>1</v></c></row>');
