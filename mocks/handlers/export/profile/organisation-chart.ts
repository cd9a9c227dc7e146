import { organisationChartPage } from '#contracts/export/organisation-chart.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { nodeRows } from '../../client/profile/part-rows.ts';
import { profilePaper } from '../paper.ts';
import { profileOfPaper, sirenText } from './of-route.ts';

/** Handler of `export.organisation-chart`. */
export const organisationChartHandler = clientPage(organisationChartPage, async (context, query) => {
  const { profile, nodes } = await profileOfPaper(context);
  return {
    paper: profilePaper(context, query, profile),
    nodes: nodeRows(nodes).map(({ version: _version, siren, role, ...node }) => ({
      ...node,
      role,
      siren: sirenText(siren),
    })),
  };
});
