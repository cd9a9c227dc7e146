import type { Preparations } from '../preparation.ts';

/** What the engine must do before it tries the routes of templates of offers. */
export const offerTemplatePreparations: Preparations = {
  'client.offer-template.restore': {
    parameters: async (kit) => {
      const parameters = { offerTemplate: await kit.idOf('offerTemplate') };
      await kit.act('client.offer-template.archive', parameters);
      return parameters;
    },
  },
};
