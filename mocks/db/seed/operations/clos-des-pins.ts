import { euros } from '../euros.ts';
import { buildingPlot } from '../lot-details.ts';
import type { LotSeed, OperationSeed } from '../types.ts';

const plotAreas = ['512.00', '498.00', '530.00', '505.00', '521.00', '547.00'];

const plots = plotAreas.map((areaM2, index): LotSeed => ({
  ref: `L${index + 1}`,
  type: 'Land',
  label: `Terrain ${index + 1}`,
  areaM2,
  saleMode: 'tab',
  priceTtcCents: euros(270_000),
  details: buildingPlot({
    landM2: areaM2,
    surveyed: false,
    pluZone: 'UM24',
    buildableM2: '180.00',
    services: {
      water: 'at_boundary',
      electricity: 'at_boundary',
      gas: 'none',
      sewer: 'at_boundary',
      telecom: 'at_boundary',
    },
  }),
  history: [{ to: 'draft', on: '2026-07-06' }],
}));

/** A pine grove of Mérignac to be divided in six plots; the permit is being examined. */
export const closDesPins: OperationSeed = {
  tenant: 'T1',
  manager: 'hugo.lartigue',
  team: ['lea.pons'],
  seller: 'seller-4',
  agent: 'agent-3',
  ownerProfile: 'company',
  updatedAt: '2026-11-13T14:20:00Z',
  fields: {
    ref: 'OP-2025-004',
    name: 'Clos des Pins',
    kind: 'subdivision',
    addressLine: '212 avenue de la Marne prolongée',
    postalCode: '33700',
    city: 'Mérignac',
    inseeCode: '33281',
    lat: 44.8323,
    lng: -0.6817,
    parcels: [
      { section: 'DK', number: '0041', areaM2: '2180.00' },
      { section: 'DK', number: '0042', areaM2: '1640.00' },
    ],
    landAreaM2: '3820.00',
    completedOver5Years: false,
    sourceKind: 'prospecting',
    askingPriceCents: euros(840_000),
    offeredPriceCents: euros(780_000),
    purchasePriceCents: euros(780_000),
    acquisitionRegime: 'mdb',
    resaleYears: 5,
    vatRegime: 'margin_land',
    tags: ['Lotissement', 'PA en cours'],
    summary:
      'Six terrains à bâtir sur une ancienne propriété boisée. Permis d’aménager déposé le 14/09/2026, décision attendue le 14/12/2026.',
    strengths: ['Réseaux en limite de parcelle', 'Secteur pavillonnaire recherché, aéroport à dix minutes'],
    risks: ['Espaces boisés classés en fond de parcelle', 'Délai d’instruction porté à trois mois'],
    targetDeedOn: '2027-03-31',
    targetWorksEndOn: '2027-10-29',
    targetCloseOn: '2028-06-30',
  },
  history: [
    { to: 'sourcing', on: '2025-10-13' },
    { to: 'study', on: '2025-11-04' },
    { to: 'offer', on: '2026-02-19' },
    { to: 'promise', on: '2026-06-25' },
  ],
  lots: plots,
  notes: [
    {
      by: 'hugo.lartigue',
      at: '2026-09-14T16:50:00Z',
      text: 'Permis d’aménager déposé en ligne, récépissé reçu. Décision attendue le 14 décembre si aucune pièce n’est réclamée.',
    },
    {
      by: 'hugo.lartigue',
      at: '2026-11-13T14:20:00Z',
      text: 'Le service instructeur demande le plan de gestion des eaux de pluie ; le géomètre le rend lundi.',
    },
  ],
};
