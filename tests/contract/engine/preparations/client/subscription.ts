import { at } from '../../json.ts';
import type { Preparations } from '../preparation.ts';

/** What the engine must do before it tries the routes of the subscription. */
export const subscriptionPreparations: Preparations = {
  'client.subscription.resume': {
    parameters: async (kit) => {
      const props = await kit.props('client.subscription.index');
      if (at(props, 'subscription.cancelsAtPeriodEnd') !== true) await kit.act('client.subscription.cancel');
      return {};
    },
  },
};
