import { euros } from '../euros.ts';
import type { OperationSeed } from '../types.ts';
import { carreZolaLots } from './carre-zola-lots.ts';

/** A small building of Villeurbanne built and sold off plan; its foundations are finished. */
export const carreZola: OperationSeed = {
  tenant: 'T2',
  manager: 'karim.belkacem',
  team: ['julie.fayolle'],
  seller: 'seller-2',
  agent: 'agent-2',
  ownerProfile: 'company',
  updatedAt: '2026-11-19T14:05:00Z',
  fields: {
    ref: 'OP-2025-002',
    name: 'Carré Zola',
    kind: 'vefa',
    addressLine: '171 cours Émile-Zola',
    postalCode: '69100',
    city: 'Villeurbanne',
    inseeCode: '69266',
    lat: 45.7708,
    lng: 4.8885,
    parcels: [{ section: 'BH', number: '0219', areaM2: '478.00' }],
    landAreaM2: '478.00',
    completedOver5Years: false,
    sourceKind: 'partner',
    askingPriceCents: euros(680_000),
    offeredPriceCents: euros(640_000),
    purchasePriceCents: euros(640_000),
    acquisitionRegime: 'build',
    resaleYears: 5,
    acquiredOn: '2026-02-26',
    buildDeadlineOn: '2030-02-26',
    vatRegime: 'total',
    tags: ['VEFA', 'Métro A'],
    summary:
      'Neuf appartements du T3 au T4 sur quatre niveaux, à l’angle du cours Émile-Zola. Achèvement des fondations attesté le 30/09/2026.',
    strengths: [
      'Métro à 150 m',
      'Trois actes signés avant les fondations',
      'Garantie financière d’achèvement en place',
    ],
    risks: ['Quatre lots encore disponibles, dont l’attique', 'Indexation du marché de gros œuvre'],
    worksStartedOn: '2026-04-13',
    saleOpenedOn: '2026-05-18',
    targetDeedOn: '2026-02-27',
    targetWorksEndOn: '2027-11-30',
    targetCloseOn: '2028-02-29',
  },
  history: [
    { to: 'sourcing', on: '2025-03-31' },
    { to: 'study', on: '2025-04-22' },
    { to: 'offer', on: '2025-05-19' },
    { to: 'promise', on: '2025-07-03' },
    { to: 'owned', on: '2026-02-26' },
    { to: 'works', on: '2026-04-13' },
    { to: 'selling', on: '2026-05-18' },
  ],
  lots: carreZolaLots,
  notes: [
    {
      by: 'julie.fayolle',
      at: '2026-09-30T16:20:00Z',
      text: 'Attestation d’achèvement des fondations signée par l’architecte. Appels à 35 % à partir du 5 octobre.',
    },
    {
      by: 'karim.belkacem',
      at: '2026-11-19T14:05:00Z',
      text: 'Z31 : les documents de la copropriété manquent encore au dossier du notaire, à lui transmettre avant vendredi.',
    },
  ],
};
