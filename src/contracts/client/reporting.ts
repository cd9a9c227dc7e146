import * as z from 'zod';
import {
  reportFormats,
  reportFrequencies,
  reportGroupings,
  reportKeys,
  reportRunStates,
} from '#domain/reporting/report.ts';
import { reportColumnKinds, type ReportColumn } from '#domain/reporting/report-table.ts';
import { defineData, definePage } from '../define.ts';
import { id, instant, recordVersion } from '../fields.ts';
import { idsQuery, textsQuery } from '../list.ts';
import { exampleId, person } from '../shared.ts';

const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);
const columnIds = Object.keys(reportColumnKinds) as [ReportColumn, ...ReportColumn[]];
const columnId = z.enum(columnIds);
const cell = z.union([z.string(), z.number(), z.null()]);

/** What a link to a report may ask for. */
export interface Query {
  readonly report?: (typeof reportKeys)[number];
  readonly from?: string;
  readonly to?: string;
  readonly operationIds?: readonly string[];
  readonly codes?: readonly string[];
  readonly supplierIds?: readonly string[];
  readonly groupBy?: (typeof reportGroupings)[number];
  /** A run whose file is ready or on its way. */
  readonly run?: string;
}

const params = z.object({
  from: month,
  to: month,
  operationIds: z.array(z.string()),
  codes: z.array(z.string()),
  supplierIds: z.array(z.string()),
  groupBy: z.enum(reportGroupings),
});

const saved = z.object({
  id,
  version: recordVersion,
  key: z.enum(reportKeys),
  name: z.string(),
  params,
  isShared: z.boolean(),
  isOwn: z.boolean(),
  frequency: z.enum(reportFrequencies).nullable(),
  day: z.number().int().nullable(),
  recipients: z.array(z.string()),
  lastSentOn: z.string().nullable(),
});
export type SavedReportRow = z.infer<typeof saved>;

const run = z.object({
  id,
  key: z.enum(reportKeys),
  format: z.enum(reportFormats),
  status: z.enum(reportRunStates),
  rowsCount: z.number().int().nullable(),
  at: instant,
});
export type ReportRunRow = z.infer<typeof run>;

const choice = z.object({ id: z.string(), label: z.string() });

export const reportingPage = definePage({
  component: 'Client/Reporting',
  query: z.object({
    report: z.enum(reportKeys).nullable().catch(null),
    from: month.catch(''),
    to: month.catch(''),
    operationIds: idsQuery,
    codes: textsQuery,
    supplierIds: idsQuery,
    groupBy: z.enum(reportGroupings).catch('none'),
    run: id.catch(''),
  }),
  props: z.object({
    /** The reports that the person may see. */
    library: z.array(z.enum(reportKeys)),
    /** The one that is shown, with its criteria. */
    report: z.enum(reportKeys).nullable(),
    params,
    rows: z.array(
      z.object({ id: z.string(), cells: z.partialRecord(columnId, cell), href: z.string().nullable() }),
    ),
    /** Rows there are; the page shows the first of them. */
    rowsCount: z.number().int(),
    totals: z.partialRecord(columnId, z.number().nullable()),
    saved: z.array(saved),
    runs: z.array(run),
    run: z.string(),
    choices: z.object({
      operations: z.array(choice),
      codes: z.array(choice),
      suppliers: z.array(choice),
      members: z.array(person),
    }),
    can: z.object({ create: z.boolean(), delete: z.boolean(), export: z.boolean() }),
  }),
  example: {
    library: ['portefeuille', 'loyers'],
    report: 'loyers',
    params: { from: '2025-12', to: '2026-11', operationIds: [], codes: [], supplierIds: [], groupBy: 'none' },
    rows: [
      {
        id: exampleId,
        cells: { lease: 'B-2023-001', renters: 'Mme Noémie Faure', called: 544_536, collected: 544_536 },
        href: null,
      },
    ],
    rowsCount: 1,
    totals: { called: 544_536, collected: 544_536 },
    saved: [],
    runs: [],
    run: '',
    choices: { operations: [], codes: [], suppliers: [], members: [] },
    can: { create: true, delete: true, export: true },
  },
});
export type ReportingProps = z.infer<typeof reportingPage.props>;

/** The file of a run. */
export const reportDownload = defineData({
  query: z.object({}),
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  example: {},
});
