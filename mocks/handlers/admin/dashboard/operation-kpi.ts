import type * as z from 'zod';
import { asc, isNull } from 'drizzle-orm';
import {
  operationKpiPage,
  operationKpiQuery,
  type OperationKpiProps,
} from '#contracts/admin/dashboard/operation-kpi.ts';
import { operationKpiDownload } from '#contracts/admin/dashboard/operation-kpi/download.ts';
import { departmentNames } from '#domain/geography/departments.ts';
import { day } from '#domain/time/day.ts';
import * as kpiMessages from '#messages/admin/operation-kpi.ts';
import { messagesFor } from '#messages/locale.ts';
import { brands, operations } from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import { kpiRows, type KpiFileRow } from '#mocks/handlers/kpi/file-rows.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { defineDownload, type DownloadSource } from '#mocks/server/downloads/define.ts';
import { adminData, adminPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { operationFigures } from './operation-figures.ts';

async function choicesOf(db: Database): Promise<OperationKpiProps['choices']> {
  const departments = await db
    .selectDistinct({ code: operations.departmentCode })
    .from(operations)
    .where(isNull(operations.deletedAt))
    .orderBy(asc(operations.departmentCode));
  return {
    brands: await db
      .select({ id: brands.id, name: brands.name })
      .from(brands)
      .where(isNull(brands.deletedAt))
      .orderBy(asc(brands.name)),
    departments: departments.map(({ code }) => code),
  };
}

async function fileRows(
  { db, locale, today }: DownloadSource,
  query: z.output<typeof operationKpiDownload.query>,
): Promise<readonly KpiFileRow[]> {
  const t = messagesFor(locale, kpiMessages);
  const { figures, departments, months } = await operationFigures(db, operationKpiQuery.parse(query), today);
  return [
    ...kpiRows(t.all, figures, t.figures),
    ...departments.flatMap(({ code, active, acquisitionCents, lotsSold, marginBps }) =>
      kpiRows(
        `${code} ${departmentNames[code] ?? ''}`.trim(),
        { active, acquisitionCents, lotsSold, marginBps },
        t.figures,
      ),
    ),
    ...months.flatMap(({ month, ...parts }) => kpiRows(month, parts, t.figures)),
  ];
}

/** The figures as a file, with « n.c. » where the page says so. */
const operationKpiFile = defineDownload<typeof operationKpiDownload.query, KpiFileRow>({
  list: 'operation-kpi',
  can: 'operation-kpi.export',
  query: operationKpiDownload.query,
  title: (locale) => messagesFor(locale, kpiMessages).title,
  columns: (locale) => {
    const { file, undisclosed } = messagesFor(locale, kpiMessages);
    return [
      { label: file.part, kind: 'text', value: ({ part }) => part },
      { label: file.figure, kind: 'text', value: ({ figure }) => figure },
      { label: file.value, kind: 'number', value: ({ value }) => value },
      { label: file.unit, kind: 'text', value: ({ unit }) => unit },
      { label: file.note, kind: 'text', value: ({ isHidden }) => (isHidden ? undisclosed : '') },
    ];
  },
  count: async (source, query) => (await fileRows(source, query)).length,
  rows: (source, query) => fileRows(source, query),
});

/** Operations of all companies in figures, as the staff read them: never one company’s. */
export const operationKpiResource = defineResource({
  handlers: {
    'admin.dashboard.operation-kpi': adminPage(operationKpiPage, async ({ db, deps }, query) => ({
      query,
      ...(await operationFigures(db, query, day(parisDay(deps.clock.businessNow())))),
      choices: await choicesOf(db),
    })),
    'admin.dashboard.operation-kpi.download': adminData(operationKpiDownload, (context, { format }) =>
      answerDownload(context, operationKpiFile, format),
    ),
  },
  downloads: [operationKpiFile],
});
