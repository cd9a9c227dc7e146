import { coverPage } from '#contracts/export/cover.ts';
import { departmentName } from '#domain/geography/departments.ts';
import * as companyMessages from '#messages/company.ts';
import { messagesFor } from '#messages/locale.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { countLots } from '../client/operation/lots.ts';
import { operationOfRoute } from '../client/operation/scope.ts';
import { operationPaper } from './paper.ts';

/** Handler of `export.cover`. */
export const coverHandlers = {
  'export.cover': clientPage(coverPage, async (context, query) => {
    const operation = await operationOfRoute(context);
    const { id, ref, name, city, departmentCode, kind } = operation;
    const { tenant } = context.actor;
    return {
      paper: await operationPaper(context, query, operation),
      operation: {
        id,
        ref,
        name,
        city,
        kind,
        departmentName: departmentName(departmentCode),
        lotsCount: await countLots(context, id),
      },
      company: {
        name: tenant.name,
        activity: messagesFor(context.locale, companyMessages).activity[tenant.activity],
        city: tenant.city,
      },
      query,
      editedOn: query.date ?? parisDay(context.deps.clock.businessNow()),
    };
  }),
} satisfies Partial<RouteHandlers>;
