import { bannerId, partnerId } from '#mocks/db/seed/partners/index.ts';
import { data } from '../../expected.ts';
import type { Preparations } from '../preparation.ts';

// A partner is of the platform: every company sees the same.
const shared = { isRecordless: true } as const;

const sheet = { parameters: () => Promise.resolve({ partnerSlug: 'courtage-helianthe' }), ...shared };

const live = { parameters: () => Promise.resolve({ banner: bannerId('helianthe-partenaires') }), ...shared };

/** What the engine must do before it tries the routes of partners and banners. */
export const partnerPreparations: Preparations = {
  'client.partner.view': sheet,
  'client.partner.contact': sheet,
  'client.partner.contact.store': shared,
  'client.partner.seen': { ...shared, expects: () => data('application/json'), isIdempotent: true },
  'client.partner.phone': shared,
  'client.partner.favorite': {
    ...shared,
    parameters: () => Promise.resolve({ partner: partnerId('diag-alpes') }),
  },
  'client.partner.unfavorite': {
    ...shared,
    parameters: async (kit) => {
      const partner = partnerId('geo-bornage-atlantique');
      await kit.act('client.partner.favorite', { partner });
      return { partner };
    },
  },
  'client.partner.supplier': {
    ...shared,
    parameters: () => Promise.resolve({ partner: partnerId('diag-alpes') }),
  },
  'banner.impression': { ...live, untried: 'compte ce qu’une session a vu : tests/contract/banner.test.ts' },
  'banner.click': { ...live, untried: 'mène ailleurs : tests/contract/banner.test.ts' },
};
