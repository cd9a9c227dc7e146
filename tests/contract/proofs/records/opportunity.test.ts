import { exampleOpportunity } from '#contracts/client/sourcing/payload.ts';
import { opportunities } from '#mocks/db/schema/index.ts';
import { contactId } from '#mocks/db/seed/contacts/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { proveRecord } from './prove-record.ts';

proveRecord({
  type: 'opportunity',
  table: opportunities,
  path: '/sourcing',
  method: 'PATCH',
  event: 'sourcing.updated',
  payload: (index) => ({
    ...exampleOpportunity,
    title: `Essai ${index}`,
    areaM2: '310.00',
    addressLine: `${index} rue des Essais`,
    url: `https://annonces.example.test/essai-${index}`,
    lat: 44.8,
    lng: -0.3,
    notes: '',
  }),
  computed: ['addressKey', 'marketGapBps', 'marginBps', 'maxPriceCents', 'score'],
  changes: {
    title: { to: 'Autre' },
    type: { to: 'House' },
    askingPriceCents: { to: 41_000_000 },
    areaM2: { to: '120.50' },
    landAreaM2: { to: '800.00' },
    roomsCount: { to: 4 },
    energyClass: { to: 'B' },
    addressLine: { to: '12 allée des Preuves' },
    lat: { to: 44.9 },
    lng: { to: -0.2 },
    isOtherAtAddress: { to: true },
    sourceKind: { to: 'notary' },
    url: { to: 'https://annonces.example.test/autre' },
    contactId: { to: contactId('T1', 'agent-1') },
    assignedTo: { to: personId('ines.duprat') },
    notes: { to: 'Rappeler lundi.' },
    marketPerM2Cents: { to: 200_000 },
    worksPerM2Cents: { to: 80_000 },
    exitPerM2Cents: { to: 300_000 },
    worksKind: { to: 'standard' },
    vatMode: { to: 'margin' },
    carryingBps: { to: 450 },
    months: { to: 18 },
    salesFeesBps: { to: 300 },
    wantedMarginBps: { to: 2000 },
    locationNote: { to: 100 },
    sellerNote: { to: 0 },
    worksNote: { to: 25 },
  },
});
