import { utms } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { proveRecord } from './prove-record.ts';

proveRecord({
  type: 'utm',
  table: utms,
  path: '/admin/utm',
  method: 'PATCH',
  event: 'utm.changed',
  staff: 'camille.roussel@example.test',
  payload: (index) => ({
    name: `Essai ${index}`,
    slug: `essai-${index}`,
    targetUrl: '/inscription',
    source: 'essai',
    medium: 'preuve',
    campaign: `campagne-${index}`,
    term: '',
    content: '',
    startsOn: null,
    endsOn: null,
    costCents: null,
    ownerUserId: null,
  }),
  changes: {
    name: { to: 'Autre nom' },
    slug: { to: 'autre-lien' },
    targetUrl: { to: '/inscription?offre=reseau' },
    source: { to: 'autre' },
    medium: { to: 'affiche' },
    campaign: { to: 'autre_campagne' },
    term: { to: 'marchand de biens' },
    content: { to: 'bandeau' },
    startsOn: { to: '2026-11-01' },
    endsOn: { to: '2027-01-31' },
    costCents: { to: 45_000 },
    ownerUserId: { to: personId('ines.benali') },
  },
});
