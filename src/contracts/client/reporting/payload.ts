import * as z from 'zod';
import { month as monthText } from '#domain/time/day.ts';
import { maxReportMonths, monthsOf } from '#domain/reporting/period.ts';
import { reportFormats, reportFrequencies, reportGroupings, reportKeys } from '#domain/reporting/report.ts';
import { defineAction } from '../../define.ts';
import { id, recordVersion, requiredText } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

const month = z
  .string()
  .max(7)
  .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);

const bareParams = z.object({
  from: month,
  to: month,
  operationIds: z.array(id).max(200),
  codes: z.array(z.string().max(8)).max(200),
  supplierIds: z.array(id).max(200),
  groupBy: z.enum(reportGroupings),
});
// The rule is asked of months that were refused already as well.
const isMonth = (text: string): boolean => month.safeParse(text).success;
const isShortEnough = (from: string, to: string): boolean =>
  !isMonth(from) || !isMonth(to) || monthsOf(monthText(from), monthText(to)).length <= maxReportMonths;

/** What a report is asked for: months in order, sixty at most. */
export const reportParams = bareParams
  .refine(({ from, to }) => from <= to, { path: ['to'], params: { code: 'datesOrder' } })
  .refine(({ from, to }) => from > to || isShortEnough(from, to), {
    path: ['to'],
    params: { code: 'reportMonths' },
  });

const exampleParams = {
  from: '2025-12',
  to: '2026-11',
  operationIds: [],
  codes: [],
  supplierIds: [],
  groupBy: 'none' as const,
};

/** Makes a report: on the screen, or as a file. */
export const runReport = defineAction({
  payload: z.object({ params: reportParams, format: z.enum(['screen', ...reportFormats]) }),
  example: { params: exampleParams, format: 'screen' as const },
});

export const reportFields = z.object({
  key: z.enum(reportKeys),
  name: requiredText(80),
  params: reportParams,
  isShared: z.boolean(),
});
export type ReportPayload = z.output<typeof reportFields>;

const exampleReport = {
  key: 'loyers',
  name: 'Loyers du mois',
  params: exampleParams,
  isShared: true,
} as const;

export const storeReport = defineAction({ payload: reportFields, example: exampleReport });
export const updateReport = defineAction({
  payload: reportFields.extend({ version: recordVersion }),
  example: { ...exampleReport, version: 1 },
});

/** When a report is sent by itself, and to whom; never where the frequency is null. */
export const scheduleReport = defineAction({
  payload: z
    .object({
      frequency: z.enum(reportFrequencies).nullable(),
      day: z.number().int().min(1).max(28),
      recipients: z.array(id).max(50),
      version: recordVersion,
    })
    .refine(({ frequency, day }) => frequency !== 'weekly' || day <= 7, {
      path: ['day'],
      params: { code: 'choice' },
    })
    .refine(({ frequency, recipients }) => frequency === null || recipients.length > 0, {
      path: ['recipients'],
      params: { code: 'recipientRequired' },
    }),
  example: { frequency: 'monthly', day: 5, recipients: [exampleId], version: 1 },
});
