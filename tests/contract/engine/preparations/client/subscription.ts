import { at } from '../../json.ts';
import type { Preparations } from '../preparation.ts';

/** What the engine must do before it tries the routes of the subscription. */
export const subscriptionPreparations: Preparations = {
  'client.subscription.update': {
    payload: async (kit, _parameters, example) => {
      const wanted = { ...example, planCode: 'reseau' };
      const props = await kit.props('client.subscription.plans', { plan: 'reseau', period: 'monthly' });
      return { ...wanted, totalCents: at(props, 'quote.totalCents') ?? 0 };
    },
  },
  'client.subscription.resume': {
    parameters: async (kit) => {
      await kit.act('client.subscription.cancel');
      return {};
    },
  },
};
