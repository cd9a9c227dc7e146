import * as z from 'zod';
import { shownBanner } from '../banner.ts';
import { definePage } from '../define.ts';
import { operationRow, exampleRow } from './operation/row.ts';

export const dashboardPage = definePage({
  component: 'Client/Dashboard',
  query: z.object({}),
  props: z.object({
    /** Operations in progress, the most recently changed first, at most eight. */
    operations: z.array(operationRow),
    inProgressCount: z.number().int(),
    operationsCount: z.number().int(),
    banner: shownBanner.nullable(),
    can: z.object({ create: z.boolean(), update: z.boolean() }),
  }),
  example: {
    operations: [exampleRow],
    inProgressCount: 1,
    operationsCount: 1,
    banner: null,
    can: { create: true, update: true },
  },
});
export type DashboardProps = z.infer<typeof dashboardPage.props>;
