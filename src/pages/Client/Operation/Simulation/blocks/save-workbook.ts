import type { Cell } from 'write-excel-file/universal';
import {
  studyWorkbook,
  type BookCell,
  type BookFormat,
  type BookSheet,
  type BookTab,
  type BookWords,
} from '#domain/simulation/study/workbook.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Locale } from '#runtime/locale/locale.ts';
import * as workbookMessages from '#messages/client/simulation-workbook.ts';
import { saveFile } from '#ui/list/save-rows.ts';
import type { Computed } from './compute.ts';

const formats: Readonly<Record<BookFormat, string>> = {
  money: '#,##0.00 "€"',
  rate: '0.00 %',
  number: '#,##0.00',
};

/** Saves a simulation as it is typed, saved or not, as a workbook in the language of its reader. */
export async function saveWorkbook(
  name: string,
  computed: Extract<Computed, { readonly ok: true }>,
  locale: Locale,
): Promise<void> {
  const sheets = studyWorkbook({ ...computed, words: wordsIn(locale) });
  saveFile(`${name}.xlsx`, await fileOfWorkbook(sheets));
}

/** The words of a workbook in one language. */
export function wordsIn(locale: Locale): BookWords {
  const texts = messagesFor(locale, workbookMessages);
  const columns: Readonly<Record<BookTab, Readonly<Record<string, string>>>> = texts.columns;
  return {
    tab: (tab) => texts.tabs[tab],
    column: (tab, column) => columns[tab][column] ?? column,
    row: (row) => texts.rows[row],
    category: ({ category }) => texts.category[category],
    basis: ({ basis }) => texts.basis[basis],
    vatMode: (mode) => texts.vatMode[mode],
    computed: texts.computed,
    total: texts.total,
  };
}

/** A workbook as the file that a spreadsheet program opens: its formulas are worked out there. */
export async function fileOfWorkbook(sheets: readonly BookSheet[]): Promise<Blob> {
  // Only those who ask for a workbook pay for its writer.
  const { default: writeExcel } = await import('write-excel-file/universal');
  return writeExcel(
    sheets.map(({ name, lines }) => ({
      sheet: name,
      data: lines.map((line, index) => line.map((cell) => cellOf(cell, index === 0))),
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
      columns: (lines[0] ?? []).map((_, index) => ({ width: index === 0 ? 30 : 16 })),
    })),
  ).toBlob();
}

function cellOf(cell: BookCell, isHead: boolean): Cell {
  if (cell === null) return null;
  if (typeof cell === 'string') {
    return { value: cell, type: String, ...(isHead && { fontWeight: 'bold' as const, wrap: true }) };
  }
  if ('day' in cell) return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'mm/yyyy' };
  if ('number' in cell) return { value: cell.number, type: Number, format: formats[cell.format] };
  return { value: cell.formula, type: 'Formula', format: formats[cell.format] };
}
