import { actualities } from '#mocks/db/schema/index.ts';
import { planId } from '#mocks/db/seed/plans.ts';
import { proveRecord } from './prove-record.ts';

proveRecord({
  type: 'actuality',
  table: actualities,
  path: '/admin/actualites',
  method: 'PATCH',
  event: 'actuality.changed',
  staff: 'camille.roussel@example.test',
  payload: (index) => ({
    title: `Essai ${index}`,
    slug: `essai-${index}`,
    category: 'market',
    excerpt: 'Un essai de chapô assez long pour qu’il passe le contrôle de longueur.',
    body: '<p>Un essai.</p>',
    planIds: [],
    brandIds: [],
    roles: [],
    isPinned: false,
    isNotified: false,
  }),
  changes: {
    title: { to: 'Autre' },
    slug: { to: 'autre-adresse' },
    category: { to: 'event' },
    excerpt: { to: 'Un tout autre chapô, assez long lui aussi pour passer le contrôle.' },
    body: {
      to: '<p>Autre <strong>texte</strong>.<script>alert(1)</script></p>',
      stored: '<p>Autre <strong>texte</strong>.</p>',
    },
    planIds: { to: [planId('pro')] },
    brandIds: { to: [planId('pro')] },
    roles: { to: ['owner'] },
    isPinned: { to: true },
    isNotified: { to: true },
  },
});
