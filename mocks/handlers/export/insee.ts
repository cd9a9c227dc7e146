import { inseePaperPage } from '#contracts/export/insee.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { communeOf } from '../client/operation/estimation/insee.ts';
import { operationOfRoute } from '../client/operation/scope.ts';
import { operationPaper } from './paper.ts';

/** Handler of `export.insee`. */
export const inseePaperHandlers = {
  'export.insee': clientPage(inseePaperPage, async (context, query) => {
    const operation = await operationOfRoute(context);
    const { city, departmentCode, inseeCode, lat, lng } = operation;
    const standing = await context.deps.communes.standing(inseeCode);
    return {
      paper: operationPaper(context, query, operation),
      city,
      departmentCode,
      place: lat === null || lng === null ? null : { lat, lng },
      commune: await communeOf(context, inseeCode),
      comparison: standing && {
        department: { population: standing.departmentPopulation, communesCount: standing.count },
        country: { population: standing.country.population, communesCount: standing.country.count },
      },
    };
  }),
} satisfies Partial<RouteHandlers>;
