import { euros } from '../euros.ts';
import type { OperationSeed } from '../types.ts';

/** A purchase lost to the town's right of pre-emption, and abandoned. */
export const rueCalixteCamelle: OperationSeed = {
  tenant: 'T1',
  manager: 'hugo.lartigue',
  team: [],
  seller: 'seller-7',
  agent: 'agent-2',
  ownerProfile: 'company',
  updatedAt: '2026-06-18T10:55:00Z',
  fields: {
    ref: 'OP-2026-003',
    name: 'Rue Calixte-Camelle',
    kind: 'trading',
    addressLine: '54 rue Calixte-Camelle',
    postalCode: '33130',
    city: 'Bègles',
    inseeCode: '33039',
    lat: 44.8016,
    lng: -0.5478,
    parcels: [{ section: 'AR', number: '0093', areaM2: '274.00' }],
    landAreaM2: '274.00',
    builtAreaM2: '182.00',
    buildYear: 1961,
    completedOver5Years: true,
    sourceKind: 'portal',
    askingPriceCents: euros(385_000),
    offeredPriceCents: euros(365_000),
    acquisitionRegime: 'mdb',
    resaleYears: 5,
    vatRegime: 'exempt',
    tags: ['Préemption'],
    summary:
      'Immeuble de rapport près du tramway C. La commune a préempté à la suite de la DIA du 10/04/2026.',
    strengths: [],
    risks: ['Secteur de préemption renforcée'],
    abandonedOn: '2026-06-18',
  },
  history: [
    { to: 'sourcing', on: '2026-02-16' },
    { to: 'study', on: '2026-02-23' },
    { to: 'offer', on: '2026-03-12' },
    { to: 'promise', on: '2026-04-02' },
    { to: 'abandoned', on: '2026-06-18', reason: 'Bien préempté par la commune (DIA du 10/04/2026)' },
  ],
  lots: [],
  notes: [
    {
      by: 'hugo.lartigue',
      at: '2026-06-18T10:52:00Z',
      text: 'Décision de préemption notifiée au notaire. Frais perdus : 3 480 € (diagnostics, géomètre, étude de sol).',
    },
  ],
};
