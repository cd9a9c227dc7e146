import { bannerId, partnerId, requestId } from '#mocks/db/seed/partners/index.ts';
import { data } from '../../expected.ts';
import type { Preparations } from '../preparation.ts';

// A partner is of the platform: every company sees the same.
const shared = { isRecordless: true } as const;
const of = (slug: string) => ({ parameters: () => Promise.resolve({ partner: partnerId(slug) }) });

const sheet = {
  parameters: () => Promise.resolve({ partnerSlug: 'courtage-helianthe' }),
  ...shared,
};
const live = {
  parameters: () => Promise.resolve({ banner: bannerId('helianthe-partenaires') }),
  ...shared,
};

const stored = (key: string) => ({ parameters: () => Promise.resolve({ banner: bannerId(key) }) });

/** What the engine must do before it tries the routes of partners and banners. */
export const partnerPreparations: Preparations = {
  'client.partner.view': sheet,
  'client.partner.contact': sheet,
  'client.partner.contact.store': { ...of('diag-alpes'), ...shared },
  'client.partner.seen': {
    ...of('diag-alpes'),
    ...shared,
    expects: () => data('application/json'),
    isIdempotent: true,
  },
  'client.partner.phone': { ...of('diag-alpes'), ...shared },
  'client.partner.favorite': { ...of('diag-alpes'), ...shared },
  'client.partner.unfavorite': {
    ...shared,
    parameters: async (kit) => {
      const partner = partnerId('geo-bornage-atlantique');
      await kit.act('client.partner.favorite', { partner });
      return { partner };
    },
  },
  'client.partner.supplier': { ...of('diag-alpes'), ...shared },
  'banner.impression': {
    ...live,
    expects: () => data('application/json'),
    untried: 'compte ce qu’une session a vu : tests/contract/banner.test.ts',
  },
  'banner.click': { ...live, untried: 'mène ailleurs : tests/contract/banner.test.ts' },
  'admin.partner.banner': of('courtage-helianthe'),
  'admin.banner.store': of('courtage-helianthe'),
  'admin.banner.update': stored('parvis-tableau'),
  'admin.banner.destroy': stored('vauban-connexion'),
  'admin.banner.schedule': { ...stored('diag-alpes-actualites'), isIdempotent: true },
  'admin.banner.duplicate': {
    ...stored('diag-alpes-actualites'),
    payload: () => ({ partnerId: partnerId('diag-alpes') }),
  },
  'admin.banner.pause': { ...stored('parvis-tableau'), isIdempotent: true },
  'admin.banner.resume': { ...stored('parvis-tableau'), isIdempotent: true },
  'admin.banner.picture': {
    ...stored('parvis-tableau'),
    untried: 'un fichier arrive dans un formulaire : tests/contract/admin-banner.test.ts',
  },
  'admin.partner.edit': of('courtage-helianthe'),
  'admin.partner.update': of('courtage-helianthe'),
  'admin.partner.destroy': of('atelier-lumen'),
  'admin.partner.publish': of('atelier-lumen'),
  'admin.partner.archive': of('geo-bornage-atlantique'),
  'admin.partner.feature': { ...of('diag-alpes'), isIdempotent: true },
  'admin.partner.order': {
    payload: () => ({ ids: [partnerId('diag-alpes'), partnerId('courtage-helianthe')] }),
  },
  'admin.partner.logo': {
    ...of('courtage-helianthe'),
    untried: 'un fichier arrive dans un formulaire : tests/contract/partner.test.ts',
  },
  'admin.partner.request.update': {
    parameters: () =>
      Promise.resolve({
        partner: partnerId('courtage-helianthe'),
        partnerRequest: requestId('courtage-helianthe', '2026-10-14T09:20:00Z'),
      }),
    payload: () => ({ status: 'closed' }),
  },
};
