import { inseePaperPage } from '#contracts/export/insee.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { communeOf } from '../client/operation/estimation/insee.ts';
import { areasBeside } from '../client/operation/estimation/insee-figures.ts';
import { operationOfRoute } from '../client/operation/scope.ts';
import { operationPaper } from './paper.ts';

/** Handler of `export.insee`. */
export const inseePaperHandlers = {
  'export.insee': clientPage(inseePaperPage, async (context, query) => {
    const operation = await operationOfRoute(context);
    const { city, departmentCode, inseeCode, lat, lng } = operation;
    const ranking = await context.deps.communes.ranking(inseeCode);
    return {
      paper: await operationPaper(context, query, operation),
      city,
      departmentCode,
      place: lat === null || lng === null ? null : { lat, lng },
      commune: await communeOf(context, inseeCode),
      areas: ranking === null ? [] : await areasBeside(context, ranking),
    };
  }),
} satisfies Partial<RouteHandlers>;
