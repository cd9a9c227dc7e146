import type { Preparations } from '../preparation.ts';

/** What the engine must do before it tries the routes of a network's space. */
export const brandSpacePreparations: Preparations = {
  'client.brand.goal.update': { from: 'client.brand.kpi' },
  'client.brand.sharing.request': {
    from: 'client.brand.kpi',
    parameters: async (kit) => {
      await kit.as('owner').act('client.tenant.sharing', {}, { brandSharingLevel: 'none' });
      return {};
    },
  },
};
