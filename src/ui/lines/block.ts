/**
 * The cells of a block copied from a spreadsheet, line by line: parted by tabs, a cell in quotes when it holds
 * a tab, a line break or quotes (doubled there). Lines of nothing at the end are left out. Several lines without
 * any tab, each of which has semicolons, are those of a CSV file.
 */
export function readBlock(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  const source = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const sign = separatorOf(source);
  while (at <= source.length) {
    const quoted = source[at] === '"' ? readQuoted(source, at, sign) : null;
    const end = quoted?.end ?? endOfCell(source, at, sign);
    line.push(quoted?.cell ?? source.slice(at, end));
    if (source[end] !== sign) {
      lines.push(line);
      line = [];
    }
    at = end + 1;
  }
  while (lines.length > 0 && lines.at(-1)?.every((cell) => cell.trim() === '')) lines.pop();
  return lines;
}

type Separator = '\t' | ';';

function separatorOf(source: string): Separator {
  if (source.includes('\t')) return '\t';
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => line.includes(';')) ? ';' : '\t';
}

/** A block as a spreadsheet copies it. */
export function writeBlock(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => cells.map(writeCell).join('\t')).join('\n');
}

const writeCell = (cell: string): string => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

function endOfCell(source: string, from: number, sign: Separator): number {
  const found = source.slice(from).search(sign === '\t' ? /[\t\n]/ : /[;\n]/);
  return found === -1 ? source.length : from + found;
}

/** A cell in quotes; null when they are not closed before the next cell: then they are signs like others. */
function readQuoted(source: string, from: number, sign: Separator): { cell: string; end: number } | null {
  const pattern = sign === '\t' ? /^"((?:[^"]|"")*)"(?=[\t\n]|$)/ : /^"((?:[^"]|"")*)"(?=[;\n]|$)/;
  const found = pattern.exec(source.slice(from));
  const [whole, inner] = found ?? [];
  if (whole === undefined || inner === undefined) return null;
  return { cell: inner.replaceAll('""', '"'), end: from + whole.length };
}

/** Whether what is pasted is more than one cell. */
export const isBlock = (text: string): boolean => {
  const lines = readBlock(text);
  return lines.length > 1 || (lines[0]?.length ?? 0) > 1;
};
