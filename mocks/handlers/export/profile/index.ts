import type { RouteHandlers } from '#mocks/server/handler.ts';
import { companyHandler } from './company.ts';
import { financialAssetsHandler } from './financial-assets.ts';
import { individualHandler } from './individual.ts';
import { organisationChartHandler } from './organisation-chart.ts';
import { propertyAssetsHandler } from './property-assets.ts';
import { referenceHandler } from './reference.ts';

/** Handlers of the papers about a borrower. */
export const profilePaperHandlers = {
  'export.company-profile': companyHandler,
  'export.individual-profile': individualHandler,
  'export.organisation-chart': organisationChartHandler,
  'export.reference': referenceHandler,
  'export.property-assets': propertyAssetsHandler,
  'export.financial-assets': financialAssetsHandler,
} satisfies Partial<RouteHandlers>;
