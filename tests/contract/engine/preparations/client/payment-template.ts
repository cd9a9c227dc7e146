import type { Preparations } from '../preparation.ts';

/** What the engine must do before it tries the routes of schedules. */
export const paymentTemplatePreparations: Preparations = {
  'client.payment-template.restore': {
    parameters: async (kit) => {
      const parameters = { paymentTemplate: await kit.idOf('paymentTemplate') };
      await kit.act('client.payment-template.archive', parameters);
      return parameters;
    },
  },
};
