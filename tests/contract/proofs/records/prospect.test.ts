import { prospects } from '#mocks/db/schema/index.ts';
import { brandId } from '#mocks/db/seed/brands.ts';
import { planId } from '#mocks/db/seed/plans.ts';
import { utmId } from '#mocks/db/seed/utms.ts';
import { proveRecord } from './prove-record.ts';

proveRecord({
  type: 'prospect',
  table: prospects,
  path: '/admin/prospects',
  method: 'PATCH',
  event: 'prospect.changed',
  staff: 'camille.roussel@example.test',
  payload: (index) => ({
    company: `Société ${index}`,
    firstName: 'Anne',
    lastName: `Preuve ${index}`,
    email: `preuve.${index}@example.test`,
    phone: null,
    city: 'Pau',
    activity: null,
    source: 'site',
    utmId: null,
    brandId: null,
    expectedPlanId: null,
    expectedMrrCents: null,
    nextActionOn: null,
    consentBasis: 'interet_legitime',
  }),
  changes: {
    company: { to: 'Autre' },
    firstName: { to: 'Louis' },
    lastName: { to: 'Autre' },
    email: { to: 'autre@example.test' },
    phone: { to: '+33556100001' },
    city: { to: 'Tarbes' },
    activity: { to: 'promoteur' },
    source: { to: 'salon' },
    utmId: { to: utmId('salon-rent') },
    brandId: { to: brandId('pierre-et-cite') },
    expectedPlanId: { to: planId('pro') },
    expectedMrrCents: { to: 12_900 },
    nextActionOn: { to: '2026-12-04' },
    consentBasis: { to: 'consentement' },
  },
});
