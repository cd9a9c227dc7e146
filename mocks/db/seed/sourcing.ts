import { addressKey } from '#domain/sourcing/address-key.ts';
import { usualAssumptions } from '#domain/sourcing/opportunity.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { figureColumns } from '../queries/opportunity-figures.ts';
import type { NewOpportunity, NewSourcingAlert } from '../schema/index.ts';
import { demoStartsAt } from './clock.ts';
import { contactId } from './contacts/index.ts';
import { personId } from './people.ts';
import { seedId } from './seed-id.ts';
import { loireOpportunities } from './sourcing-t2.ts';
import { tenantId } from './tenants.ts';
import type { PersonKey, TenantKey } from './types.ts';

/** An opportunity; amounts in whole euros, days counted from the first day of the demonstration. */
export interface OpportunitySeed extends Partial<Omit<NewOpportunity, 'contactId' | 'assignedTo'>> {
  readonly key: string;
  readonly title: string;
  readonly type: NewOpportunity['type'];
  /** Line, postcode, commune, INSEE code, latitude, longitude. */
  readonly at: readonly [string, string, string, string, number, number];
  readonly price: number;
  readonly areaM2: string;
  readonly sourceKind: NewOpportunity['sourceKind'];
  readonly by: PersonKey;
  readonly to?: PersonKey;
  readonly contact?: string;
  /** Market, works and resale per m². */
  readonly perM2?: readonly [number | null, number | null, number | null];
  /** Location, seller, works, out of 100. */
  readonly noted?: readonly [number | null, number | null, number | null];
  readonly daysAgo: number;
}

const today = day(demoStartsAt.slice(0, 10));
const hugo = 'hugo.lartigue';
const ines = 'ines.duprat';

/** Of the first company: two to qualify, two to visit, two in analysis, one offer, two rejected. */
const garonne: readonly OpportunitySeed[] = [
  {
    key: 'malbec',
    title: 'Échoppe double, rue Malbec',
    type: 'House',
    at: ['118 rue Malbec', '33800', 'Bordeaux', '33063', 44.8242, -0.5658],
    price: 345_000,
    areaM2: '112',
    roomsCount: 5,
    energyClass: 'F',
    sourceKind: 'portal',
    url: 'https://annonces.example.test/bordeaux/echoppe-double-malbec',
    by: ines,
    to: ines,
    perM2: [3_650, 550, 4_900],
    daysAgo: 1,
  },
  {
    key: 'thiers',
    title: 'Local et logement, avenue Thiers',
    type: 'Building',
    at: ['', '33100', 'Bordeaux', '33063', 44.8431, -0.5497],
    price: 420_000,
    areaM2: '240',
    sourceKind: 'agency',
    contact: 'agent-1',
    by: hugo,
    to: hugo,
    perM2: [2_100, null, null],
    notes: 'Adresse exacte communiquée à la visite. Bail commercial en cours jusqu’en 2028.',
    daysAgo: 3,
  },
  {
    key: 'fonneuve',
    title: 'Immeuble de rapport, rue Fonneuve',
    type: 'Building',
    stage: 'to_visit',
    at: ['41 rue Fonneuve', '33500', 'Libourne', '33243', 44.9149, -0.2431],
    price: 395_000,
    areaM2: '310',
    roomsCount: 12,
    energyClass: 'E',
    sourceKind: 'notary',
    contact: 'notary-1',
    by: hugo,
    to: ines,
    perM2: [1_420, 650, 2_600],
    noted: [75, 50, null],
    notes: 'Quatre logements, dont un libre. Toiture refaite en 2019.',
    daysAgo: 8,
  },
  {
    key: 'saint-emilion',
    title: 'Chai et maison de maître',
    type: 'House',
    stage: 'to_visit',
    at: ['Lieu-dit Le Barrail', '33330', 'Saint-Émilion', '33394', 44.8944, -0.1561],
    price: 290_000,
    areaM2: '260',
    landAreaM2: '2400',
    roomsCount: 9,
    energyClass: 'G',
    sourceKind: 'off_market',
    contact: 'seller-1',
    by: hugo,
    to: hugo,
    perM2: [1_250, 1_100, 3_200],
    noted: [100, 75, 25],
    daysAgo: 12,
  },
  {
    key: 'victor-hugo',
    title: 'Maison de ville, rue Victor-Hugo',
    type: 'House',
    stage: 'analysis',
    at: ['27 rue Victor Hugo', '24000', 'Périgueux', '24322', 45.1868, 0.7175],
    price: 198_000,
    areaM2: '185',
    roomsCount: 8,
    energyClass: 'F',
    sourceKind: 'agency',
    contact: 'agent-2',
    by: ines,
    to: ines,
    perM2: [1_180, 700, 2_350],
    noted: [50, 75, 50],
    daysAgo: 17,
  },
  {
    key: 'vignes',
    title: 'Terrain à diviser, chemin des Vignes',
    type: 'Land',
    stage: 'analysis',
    at: ['12 chemin des Vignes', '33700', 'Mérignac', '33281', 44.8251, -0.6702],
    price: 610_000,
    areaM2: '1840',
    landAreaM2: '1840',
    sourceKind: 'prospecting',
    by: hugo,
    to: hugo,
    perM2: [355, 60, 520],
    worksKind: 'standard',
    vatMode: 'margin',
    months: 18,
    noted: [75, 25, 50],
    daysAgo: 24,
  },
  {
    key: 'saint-louis',
    title: 'Immeuble, cours Saint-Louis',
    type: 'Building',
    stage: 'offer',
    at: ['88 cours Saint-Louis', '33300', 'Bordeaux', '33063', 44.8627, -0.5713],
    price: 735_000,
    areaM2: '420',
    roomsCount: 16,
    energyClass: 'E',
    sourceKind: 'auction',
    url: 'https://annonces.example.test/bordeaux/immeuble-saint-louis',
    by: hugo,
    to: hugo,
    perM2: [2_150, 900, 3_600],
    noted: [75, 75, 50],
    daysAgo: 31,
  },
  {
    key: 'richelieu',
    title: 'Appartement à rénover, quai Richelieu',
    type: 'Apartment',
    stage: 'rejected',
    rejectReason: 'Prix au-dessus du marché, vendeur non pressé.',
    at: ['9 quai Richelieu', '33000', 'Bordeaux', '33063', 44.8386, -0.5684],
    price: 398_000,
    areaM2: '96',
    roomsCount: 4,
    energyClass: 'D',
    sourceKind: 'portal',
    url: 'https://annonces.example.test/bordeaux/appartement-richelieu',
    by: ines,
    to: ines,
    perM2: [4_000, 900, 5_600],
    noted: [100, 0, 50],
    daysAgo: 40,
  },
  {
    key: 'benauge',
    title: 'Entrepôt, rue de la Benauge',
    type: 'ProfessionalRealEstate',
    stage: 'rejected',
    rejectReason: 'Dépollution du sol non chiffrée.',
    at: ['154 rue de la Benauge', '33100', 'Bordeaux', '33063', 44.8381, -0.5446],
    price: 640_000,
    areaM2: '510',
    sourceKind: 'partner',
    by: hugo,
    daysAgo: 52,
  },
];

const seeds = [
  ...garonne.map((seed) => ({ ...seed, tenant: 'T1' as const })),
  ...loireOpportunities.map((seed) => ({ ...seed, tenant: 'T2' as const })),
];

/** The identifier of a seeded opportunity, e.g. `opportunityId('T1', 'fonneuve')`. */
export const opportunityId = (tenant: TenantKey, key: string): string =>
  seedId(`opportunity:${tenant}:${key}`);

const inCents = (amount: number | null | undefined): number | null => (amount == null ? null : amount * 100);

function rowOf(seed: (typeof seeds)[number]): NewOpportunity {
  const { key, tenant, at, price, by, to, contact, perM2, noted, daysAgo, ...fields } = seed;
  const [addressLine, postalCode, city, inseeCode, lat, lng] = at;
  const [market, works, exit] = perM2 ?? [];
  const [locationNote, sellerNote, worksNote] = noted ?? [];
  const enteredAt = new Date(`${addToDay(today, { days: -daysAgo })}T08:10:00Z`);
  const facts = {
    ...usualAssumptions,
    ...fields,
    askingPriceCents: price * 100,
    inseeCode,
    marketPerM2Cents: inCents(market),
    worksPerM2Cents: inCents(works),
    exitPerM2Cents: inCents(exit),
    locationNote: locationNote ?? null,
    sellerNote: sellerNote ?? null,
    worksNote: worksNote ?? null,
  };
  return {
    ...facts,
    ...figureColumns(facts, today),
    id: opportunityId(tenant, key),
    tenantId: tenantId(tenant),
    addressLine: addressLine === '' ? null : addressLine,
    addressKey: addressKey(addressLine, inseeCode),
    postalCode,
    city,
    lat,
    lng,
    contactId: contact === undefined ? null : contactId(tenant, contact),
    assignedTo: to === undefined ? null : personId(to),
    createdBy: personId(by),
    createdAt: enteredAt,
    updatedAt: enteredAt,
  };
}

interface AlertSeed extends Pick<NewSourcingAlert, 'name' | 'types' | 'communes' | 'maxPriceCents'> {
  readonly key: string;
  readonly tenant: TenantKey;
  readonly by: PersonKey;
  readonly minAreaM2?: string;
}

const bordeaux = { inseeCode: '33063', name: 'Bordeaux' };

const alertSeeds: readonly AlertSeed[] = [
  {
    key: 'buildings',
    tenant: 'T1',
    name: 'Immeubles, Libourne et Bordeaux',
    by: hugo,
    communes: [{ inseeCode: '33243', name: 'Libourne' }, bordeaux],
    types: ['Building'],
    maxPriceCents: 80_000_000,
    minAreaM2: '200',
  },
  {
    key: 'houses',
    tenant: 'T1',
    name: 'Échoppes à Bordeaux',
    by: ines,
    communes: [bordeaux],
    types: ['House'],
    maxPriceCents: 36_000_000,
  },
  {
    key: 'small-buildings',
    tenant: 'T2',
    name: 'Petits immeubles stéphanois',
    by: 'karim.belkacem',
    communes: [{ inseeCode: '42218', name: 'Saint-Étienne' }],
    types: ['Building'],
    maxPriceCents: 30_000_000,
  },
];

/** The identifier of a seeded alert, e.g. `alertId('T1', 'buildings')`. */
export const alertId = (tenant: TenantKey, key: string): string => seedId(`alert:${tenant}:${key}`);

/** Every seeded opportunity and alert. */
export function sourcingRows() {
  const madeAt = new Date('2026-09-14T09:00:00Z');
  return {
    opportunities: seeds.map(rowOf),
    alerts: alertSeeds.map(({ key, tenant, by, ...fields }): NewSourcingAlert => ({
      ...fields,
      id: alertId(tenant, key),
      tenantId: tenantId(tenant),
      createdBy: personId(by),
      createdAt: madeAt,
      updatedAt: madeAt,
    })),
  };
}
