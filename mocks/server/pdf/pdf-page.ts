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

/** A PDF of one A4 page, in the fonts that every reader has. Only figures can stand at the right. */
export function pdfPage(
  title: string,
  texts: readonly PdfText[],
  rules: readonly PdfRule[],
): Uint8Array<ArrayBuffer> {
  const lines = rules.map(
    ({ x, y, width }) => `${x} ${page.height - y} m ${x + width} ${page.height - y} l S`,
  );
  const content = ['0.5 w', ...lines, ...texts.map(drawn)].join('\n');
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title <${encoded(title)}> >>`,
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
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // Everything is ASCII: one sign, one byte, as the offsets count.
  return new TextEncoder().encode(file);
}
