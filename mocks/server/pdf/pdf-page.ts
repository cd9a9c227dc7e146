/** A text on a page: points from the left and from the top of an A4 sheet. */
export interface PdfText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly isBold?: boolean;
  /** `x` is where it ends: figures in a column. */
  readonly isRight?: boolean;
}

/** A horizontal line. */
export interface PdfRule {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const page = { width: 595, height: 842 };

/** Signs beyond Latin-1 that French needs, by their place in the encoding of the standard fonts. */
const winAnsi: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  Œ: 0x8c,
  '‘': 0x91,
  '’': 0x92,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
};

/** Widths of Helvetica in thousandths of its size, of the signs that figures are made of. */
const widths: Readonly<Record<string, number>> = { ',': 278, '.': 278, ' ': 278, '-': 333 };
const digitWidth = 556;

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2212', '-');

const widthOf = (text: string, size: number): number =>
  Array.from(text).reduce((sum, sign) => sum + (widths[sign] ?? digitWidth), 0) * (size / 1000);

function encoded(text: string): string {
  return Array.from(text)
    .map((sign) => {
      const code = winAnsi[sign] ?? sign.codePointAt(0) ?? 63;
      const shown = code < 32 || code > 255 ? 63 : code;
      return shown.toString(16).padStart(2, '0');
    })
    .join('');
}

function drawn({ x, y, text, size = 10, isBold = false, isRight = false }: PdfText): string {
  const said = plain(text);
  const left = isRight ? x - widthOf(said, size) : x;
  const font = isBold ? 'F2' : 'F1';
  return `BT /${font} ${size} Tf ${left.toFixed(2)} ${(page.height - y).toFixed(2)} Td <${encoded(said)}> Tj ET`;
}

/** What stands on one sheet. */
export interface PdfSheet {
  readonly texts: readonly PdfText[];
  readonly rules: readonly PdfRule[];
}

/** A PDF of one A4 page, in the fonts that every reader has. Only figures can stand at the right. */
export const pdfPage = (
  title: string,
  texts: readonly PdfText[],
  rules: readonly PdfRule[],
): Uint8Array<ArrayBuffer> => pdfPages(title, [{ texts, rules }]);

/** A PDF of several such pages. */
export function pdfPages(title: string, sheets: readonly PdfSheet[]): Uint8Array<ArrayBuffer> {
  const contentOf = ({ texts, rules }: PdfSheet): string => {
    const lines = rules.map(
      ({ x, y, width }) => `${x} ${page.height - y} m ${x + width} ${page.height - y} l S`,
    );
    return ['0.5 w', ...lines, ...texts.map(drawn)].join('\n');
  };
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  // Five objects stand before the pages, of which each has two: itself, and what is drawn on it.
  const first = 6;
  const kids = sheets.map((_sheet, rank) => `${first + rank * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title <${encoded(title)}> >>`,
    ...sheets.flatMap((sheet, rank) => {
      const content = contentOf(sheet);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${first + rank * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // Everything is ASCII: one sign, one byte, as the offsets count.
  return new TextEncoder().encode(file);
}
