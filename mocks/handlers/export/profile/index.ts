import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { organisationChartPage } from '#contracts/export/organisation-chart.ts';
import { companyHandler } from './company.ts';
import { financialAssetsHandler } from './financial-assets.ts';
import { individualHandler } from './individual.ts';
import { propertyAssetsHandler } from './property-assets.ts';
import { referenceHandler } from './reference.ts';
import { nodeRows } from '../../client/profile/part-rows.ts';
import { profilePaper } from '../paper.ts';
import { profileOfPaper, sirenText } from './of-route.ts';

/** Handler of `export.organisation-chart`. */
const organisationChartHandler = clientPage(organisationChartPage, async (context, query) => {
  const { profile, nodes } = await profileOfPaper(context);
  return {
    paper: await profilePaper(context, query, profile),
    nodes: nodeRows(nodes).map(({ version: _version, siren, role, ...node }) => ({
      ...node,
      role,
      siren: sirenText(siren),
    })),
  };
});

/** Handlers of the papers about a borrower. */
export const profilePaperHandlers = {
  'export.company-profile': companyHandler,
  'export.individual-profile': individualHandler,
  'export.organisation-chart': organisationChartHandler,
  'export.reference': referenceHandler,
  'export.property-assets': propertyAssetsHandler,
  'export.financial-assets': financialAssetsHandler,
} satisfies Partial<RouteHandlers>;
