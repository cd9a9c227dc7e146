import { euros } from '../euros.ts';
import { buildingPlot } from '../lot-details.ts';
import type { LotSeed, OperationSeed } from '../types.ts';

const plot = (
  number: number,
  areaM2: string,
  thousandsOfEuros: number,
  after: LotSeed['history'] = [],
): LotSeed => ({
  ref: `T${number}`,
  type: 'Land',
  label: `Terrain ${number}`,
  areaM2,
  saleMode: 'tab',
  priceTtcCents: euros(thousandsOfEuros * 1_000),
  details: buildingPlot({ landM2: areaM2, pluZone: 'UCb', buildableM2: '150.00' }),
  history: [{ to: 'draft', on: '2026-02-23' }, { to: 'available', on: '2026-06-08' }, ...after],
});

/** Five serviced plots above Firminy, the roads received with two reserves. */
export const jardinsDeFirminy: OperationSeed = {
  tenant: 'T2',
  manager: 'julie.fayolle',
  team: ['karim.belkacem'],
  seller: 'seller-3',
  agent: 'agent-3',
  ownerProfile: 'company',
  updatedAt: '2026-11-12T10:40:00Z',
  fields: {
    ref: 'OP-2026-001',
    name: 'Les Jardins de Firminy',
    kind: 'subdivision',
    addressLine: '22 chemin de Layat',
    postalCode: '42700',
    city: 'Firminy',
    inseeCode: '42095',
    lat: 45.3788,
    lng: 4.2888,
    parcels: [
      { section: 'AL', number: '0310', areaM2: '1720.00' },
      { section: 'AL', number: '0311', areaM2: '1195.00' },
    ],
    landAreaM2: '2915.00',
    completedOver5Years: false,
    sourceKind: 'prospecting',
    askingPriceCents: euros(110_000),
    offeredPriceCents: euros(95_000),
    purchasePriceCents: euros(95_000),
    acquisitionRegime: 'mdb',
    resaleYears: 5,
    acquiredOn: '2026-02-12',
    resaleDeadlineOn: '2031-02-12',
    vatRegime: 'margin_land',
    tags: ['Lotissement', 'Viabilisé'],
    summary:
      'Cinq terrains viabilisés et bornés avec vue sur la vallée de l’Ondaine. Deux vendus et payés, un sous contrat.',
    strengths: ['Permis conforme, terrains bornés', 'Aucun constructeur imposé'],
    risks: ['Deux réserves de voirie à lever'],
    worksStartedOn: '2026-03-23',
    saleOpenedOn: '2026-06-08',
    receptionOn: '2026-08-28',
    targetDeedOn: '2026-02-13',
    targetWorksEndOn: '2026-08-31',
    targetCloseOn: '2027-06-30',
  },
  history: [
    { to: 'sourcing', on: '2025-04-14' },
    { to: 'study', on: '2025-05-05' },
    { to: 'offer', on: '2025-06-02' },
    { to: 'promise', on: '2025-07-15' },
    { to: 'owned', on: '2026-02-12' },
    { to: 'works', on: '2026-03-23' },
    { to: 'selling', on: '2026-06-08' },
  ],
  lots: [
    plot(1, '482.00', 58, [
      { to: 'reserved', on: '2026-06-19' },
      { to: 'under_contract', on: '2026-07-03' },
      { to: 'sold', on: '2026-09-24' },
    ]),
    plot(2, '501.00', 60, [
      { to: 'reserved', on: '2026-06-26' },
      { to: 'under_contract', on: '2026-07-10' },
      { to: 'sold', on: '2026-10-08' },
    ]),
    plot(3, '508.00', 61, [
      { to: 'reserved', on: '2026-10-15' },
      { to: 'under_contract', on: '2026-11-05' },
    ]),
    plot(4, '516.00', 62),
    plot(5, '533.00', 64),
  ],
  notes: [
    {
      by: 'julie.fayolle',
      at: '2026-11-12T10:38:00Z',
      text: 'Deux réserves encore ouvertes : enrobé devant le terrain 4 et regard d’eau pluviale à rehausser.',
    },
  ],
};
