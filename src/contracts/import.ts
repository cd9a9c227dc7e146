import * as z from 'zod';
import { defineAction, defineData } from './define.ts';
import { id, instant } from './fields.ts';
import { megabyte } from './files.ts';

const maxMegabytes = 10;
/** What systems call a text of cells or a workbook; the server calls a text of cells nothing. */
const tableTypes = [
  '',
  'text/csv',
  'text/plain',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** A CSV or XLSX file of at most 10 MB. */
const tableFile = z
  .file()
  .refine(({ size }) => size > 0, { params: { code: 'fileEmpty' } })
  .refine(({ size }) => size <= maxMegabytes * megabyte, {
    params: { code: 'fileTooLarge', values: { max: maxMegabytes } },
  })
  .refine(({ type }) => tableTypes.includes(type), {
    params: { code: 'fileFormat', values: { formats: 'CSV, XLSX' } },
  });

/** Brings a file in; its columns are mapped by their names where these are known. */
export const storeImport = defineAction({
  payload: z.object({ file: tableFile }),
  example: {
    file: new File(['Nom;Adresse\nMartin;1 quai des Chartrons\n'], 'contacts.csv', { type: 'text/csv' }),
  },
});

/** Says which column, counted from 0, fills which field. Every line is checked anew. */
export const updateImport = defineAction({
  payload: z.object({
    version: z.number().int(),
    mapping: z.record(z.string().max(60), z.number().int().min(0).max(99).nullable()),
  }),
  example: { version: 1, mapping: { lastName: 0, addressLine: 1 } },
});

/** Starts the import: of all lines, or of the valid ones alone. */
export const runImport = defineAction({
  payload: z.object({ lines: z.enum(['all', 'valid']) }),
  example: { lines: 'valid' },
});

export const importState = z.object({
  id,
  kind: z.string(),
  fileName: z.string(),
  status: z.enum(['ready', 'running', 'done', 'failed', 'reverted']),
  version: z.number().int(),
  fields: z.array(z.object({ field: z.string(), label: z.string(), isRequired: z.boolean() })),
  /** Columns of the file with the first values of each. */
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  mapping: z.record(z.string(), z.number().int().nullable()),
  counts: z.object({
    lines: z.number().int(),
    valid: z.number().int(),
    invalid: z.number().int(),
    imported: z.number().int(),
  }),
  /** The first lines that cannot be taken; all of them are in the report. */
  errors: z.array(z.object({ line: z.number().int(), field: z.string(), text: z.string() })),
  progress: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  /** Why it stopped, and what to do; started again, it goes on where it stopped. */
  failure: z.string().nullable(),
  revertUntil: instant.nullable(),
});
export type ImportState = z.infer<typeof importState>;

/** How an import stands. */
export const showImport = defineData({
  query: z.object({}),
  contentType: 'application/json',
  body: importState,
  example: {},
});

/** Every line that cannot be taken, and why, as a CSV file. */
export const importReport = defineData({ query: z.object({}), contentType: 'text/csv', example: {} });
