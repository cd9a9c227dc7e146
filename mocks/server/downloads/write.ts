import type { DownloadFormat } from '#contracts/list.ts';
import { csvOfSheet } from './csv.ts';
import type { Sheet } from './sheet.ts';
import { xlsxOfSheet, type WriteWorkbook } from './xlsx.ts';

const mediaTypes: Record<DownloadFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A file that is ready to be sent or kept. */
export interface WrittenFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * A sheet in one of the formats, named after it and the day.
 *
 * @param workbook how workbooks are written; long ones are better left to `deps.workbooks`
 */
export async function writeSheet(
  sheet: Sheet,
  format: DownloadFormat,
  day: string,
  workbook: WriteWorkbook = xlsxOfSheet,
): Promise<WrittenFile> {
  const bytes = format === 'xlsx' ? await workbook(sheet) : new TextEncoder().encode(await csvOfSheet(sheet));
  return { name: fileName(sheet.name, day, format), contentType: mediaTypes[format], bytes };
}

/** A name that every system takes: « Comptes clés » → `comptes-cles-2026-11-20.csv`. */
export function fileName(title: string, day: string, extension: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `${plain || 'export'}-${day}.${extension}`;
}

/** The answer that saves a file. */
export const fileResponse = ({ name, contentType, bytes }: WrittenFile): Response =>
  new Response(bytes, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
