import { textAt } from '../../json.ts';
import type { Preparations } from '../preparation.ts';

/** What the engine must do before it tries the routes of the mini-sites of all companies. */
export const adminMiniSitePreparations: Preparations = {
  'admin.dashboard.mini-site.restore': {
    parameters: async (kit) => {
      const site = textAt(await kit.props('admin.dashboard.mini-site'), 'sites.0.id');
      await kit.act('admin.dashboard.mini-site.suspend', { site });
      return { site };
    },
  },
};
