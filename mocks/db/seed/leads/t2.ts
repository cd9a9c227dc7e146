import type { LeadSeed } from './types.ts';

const zola = { tenant: 'T2', operation: 'OP-2025-002' } as const;
const karim = 'karim.belkacem';

/** Of the second company. */
export const leadsT2: readonly LeadSeed[] = [
  {
    ...zola,
    key: 'perrin',
    portal: 'seloger',
    at: '2026-11-20T07:10:00Z',
    lot: 'Z12',
    who: ['Camille', 'Perrin'],
    reach: ['camille.perrin@example.test', '+33639980171'],
    kind: 'visit',
    message: 'Nous aimerions visiter l’appartement témoin samedi prochain.',
    budget: 400_000,
    status: 'new',
    to: karim,
  },
  {
    ...zola,
    key: 'bonnard',
    portal: 'bienici',
    at: '2026-11-17T13:30:00Z',
    lot: 'Z23',
    who: ['Hugo', 'Bonnard'],
    reach: ['hugo.bonnard@example.test', null],
    message: 'Quel est le délai de livraison ?',
    status: 'contacted',
    to: karim,
    answered: '2026-11-17T14:45:00Z',
    said: [['2026-11-17T14:45:00Z', 'reply', 'Vos questions – Z23', 'Livraison prévue au printemps.', karim]],
  },
  {
    ...zola,
    key: 'moulin',
    portal: 'leboncoin',
    at: '2026-11-10T10:00:00Z',
    lot: 'Z33',
    who: ['Aline', 'Moulin'],
    reach: [null, '+33639980172'],
    message: 'Je cherche un trois-pièces avec terrasse.',
    budget: 430_000,
    status: 'qualified',
    to: karim,
    answered: '2026-11-10T11:20:00Z',
    said: [['2026-11-10T11:20:00Z', 'call', 'reached', 'Terrasse indispensable.', karim]],
  },
];
