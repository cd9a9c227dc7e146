import type { NewQuickSale, NewQuickSaleDiagnostic } from '../schema/index.ts';
import { contactId } from './contacts/index.ts';
import { euros } from './euros.ts';
import { advertPictureIds } from './media/index.ts';
import { personId } from './person-id.ts';
import { profileId } from './profiles/id.ts';
import { seedId } from './seed-id.ts';
import { tenantId } from './tenants.ts';
import type { PersonKey, TenantKey } from './types.ts';

type Columns =
  | 'id'
  | 'tenantId'
  | 'createdBy'
  | 'createdAt'
  | 'updatedAt'
  | 'ownerProfileId'
  | 'buyerContactId'
  | 'rents'
  | 'addressLine'
  | 'postalCode'
  | 'city'
  | 'inseeCode'
  | 'lat'
  | 'lng';

interface QuickSaleSeed extends Omit<NewQuickSale, Columns> {
  readonly tenant: TenantKey;
  readonly key: string;
  readonly by: PersonKey;
  /** Line, postcode, commune, INSEE code, latitude, longitude. */
  readonly at: readonly [string, string, string, string, number, number];
  readonly on: string;
  readonly changedOn: string;
  /** What each unit pays a month, in euros, and until when. */
  readonly lets?: readonly (readonly [unit: string, euros: number, until: string])[];
  readonly buyer?: string;
  readonly reports?: readonly Pick<NewQuickSaleDiagnostic, 'kind' | 'on' | 'result' | 'isPositive'>[];
}

const seeds: readonly QuickSaleSeed[] = [
  {
    tenant: 'T1',
    key: 'thiers',
    by: 'hugo.lartigue',
    ref: 'VR-2026-001',
    name: 'Immeuble rue Thiers, Libourne',
    type: 'Building',
    status: 'published',
    at: ['27 rue Thiers', '33500', 'Libourne', '33243', 44.9163, -0.2427],
    on: '2026-09-21',
    changedOn: '2026-11-09',
    areaM2: '280.00',
    details: {
      unitsCount: 6,
      rentedUnits: 6,
      floors: 3,
      totalM2: '280.00',
      structure: 'stone',
      roofState: 'good',
      facadeState: 'average',
      commonState: 'good',
      basement: true,
      singleOwner: true,
      dpeClass: 'D',
      gesClass: 'C',
      dpeOn: '2025-02-14',
      energyCostMinCents: euros(7_400),
      energyCostMaxCents: euros(10_060),
      energyPriceYear: 2024,
    },
    netSellerCents: euros(395_000),
    feePayer: 'none',
    occupancy: 'rented',
    lets: [
      ['T2, rez-de-chaussée', 520, '2028-03-31'],
      ['Studio, rez-de-chaussée', 390, '2027-08-31'],
      ['T2, 1er étage', 560, '2029-01-31'],
      ['T2, 1er étage sur cour', 540, '2028-06-30'],
      ['T2, 2e étage', 560, '2027-11-30'],
      ['T2, combles', 530, '2028-09-30'],
    ],
    propertyTaxCents: euros(3_140),
    insuranceCents: euros(980),
    vacancyBps: 500,
    managementBps: 700,
    title: 'Immeuble de rapport de six lots, centre de Libourne',
    pitch:
      'Immeuble en pierre entièrement loué, à 400 m de la gare TGV. Monopropriété, toiture refaite en 2019.',
    description:
      '<p>Au cœur de Libourne, immeuble en pierre de trois niveaux élevé sur sous-sol, divisé en six logements, tous loués.</p><ul><li>Toiture refaite en 2019</li><li>Compteurs individuels</li><li>Cour commune et caves</li></ul><p>Baux, diagnostics et quittances disponibles sur demande.</p>',
    titleEn: 'Six-unit stone building, centre of Libourne',
    pitchEn: 'Fully let stone building, 400 m from the TGV station. Single owner, roof renewed in 2019.',
    descriptionEn: '<p>Three-storey stone building over a basement, six dwellings, all let.</p>',
    strengths: ['Entièrement loué', 'À 400 m de la gare TGV', 'Toiture de 2019'],
    visibility: 'site',
    publishedOn: '2026-10-12',
    reports: [
      { kind: 'dpe', on: '2025-02-14', result: 'D / C', isPositive: false },
      { kind: 'electricity', on: '2025-02-14', result: 'Sans anomalie', isPositive: false },
      { kind: 'asbestos', on: '2025-02-14', result: 'Absence', isPositive: false },
      { kind: 'erp', on: '2026-10-05', result: 'Zone de retrait-gonflement des argiles', isPositive: false },
    ],
  },
  {
    tenant: 'T1',
    key: 'decazes',
    by: 'ines.duprat',
    ref: 'VR-2026-002',
    name: 'Box place Decazes',
    type: 'Garage',
    at: ['8 place Decazes', '33500', 'Libourne', '33243', 44.9129, -0.2418],
    on: '2026-11-03',
    changedOn: '2026-11-17',
    areaM2: '14.20',
    details: { garageKind: 'box', lengthM: '5.40', widthM: '2.60', doorKind: 'tilt', electricity: true },
    netSellerCents: euros(14_500),
    feePayer: 'none',
    title: 'Box fermé place Decazes',
  },
  {
    tenant: 'T2',
    key: 'martyrs',
    by: 'karim.belkacem',
    ref: 'VR-2026-001',
    name: 'Local rue des Martyrs, Saint-Étienne',
    type: 'ProfessionalRealEstate',
    status: 'under_offer',
    at: ['14 rue des Martyrs de Vingré', '42000', 'Saint-Étienne', '42218', 45.4371, 4.3879],
    on: '2026-07-06',
    changedOn: '2026-11-13',
    areaM2: '86.00',
    details: {
      premisesKind: 'retail',
      shopWindowM: '6.20',
      ceilingM: '3.40',
      ervCategory: 5,
      accessible: true,
      coproLotsCount: 14,
      coproProcedure: false,
    },
    netSellerCents: euros(120_000),
    feePayer: 'buyer',
    feeCents: euros(8_000),
    mandateKind: 'exclusive',
    mandateNumber: '2026-041',
    mandateStartOn: '2026-07-01',
    mandateEndOn: '2026-12-31',
    occupancy: 'vacant',
    propertyTaxCents: euros(1_260),
    coproChargesCents: euros(1_480),
    title: 'Local commercial en rue piétonne, Saint-Étienne',
    pitch:
      'Boutique de 86 m² avec 6,20 m de vitrine, en plein secteur piéton, accessible aux fauteuils roulants.',
    description:
      '<p>Local commercial libre, vitrine de 6,20 m, réserve et sanitaires. Accessible de plain-pied.</p>',
    strengths: ['Rue piétonne', 'Vitrine de 6,20 m', 'Accès de plain-pied'],
    visibility: 'portals',
    publishedOn: '2026-08-24',
    buyer: 'buyer-3',
    buyerName: 'M. Idriss Benhamou',
    offeredPriceCents: euros(124_000),
    reports: [
      { kind: 'dpe', on: '2024-05-22', result: 'C / B', isPositive: false },
      { kind: 'asbestos', on: '2024-05-22', result: 'Absence', isPositive: false },
      { kind: 'erp', on: '2026-08-18', result: 'Zone de sismicité faible', isPositive: false },
    ],
  },
];

/** The identifier of a seeded quick sale: `quickSaleId('T1', 'thiers')`. */
export const quickSaleId = (tenant: TenantKey, key: string): string => seedId(`quick-sale:${tenant}:${key}`);

const morning = (on: string): Date => new Date(`${on}T08:30:00Z`);

function rowOf(seed: QuickSaleSeed): NewQuickSale {
  const { tenant, key, by, at, on, changedOn, lets = [], buyer, reports: _reports, ...columns } = seed;
  const [addressLine, postalCode, city, inseeCode, lat, lng] = at;
  return {
    ...columns,
    id: quickSaleId(tenant, key),
    tenantId: tenantId(tenant),
    addressLine,
    postalCode,
    city,
    inseeCode,
    lat,
    lng,
    rents: lets.map(([unit, monthly, until]) => ({
      unit,
      monthlyCents: euros(monthly),
      leaseKind: 'unfurnished',
      until,
    })),
    ownerProfileId: profileId(tenant, 'company'),
    buyerContactId: buyer === undefined ? null : contactId(tenant, buyer),
    mediaIds: seed.status === undefined ? [] : [...advertPictureIds(tenant, key)],
    createdBy: personId(by),
    createdAt: morning(on),
    updatedAt: morning(changedOn),
  };
}

/** Every seeded quick sale with its technical reports. */
export const quickSaleRows = () => ({
  sales: seeds.map(rowOf),
  reports: seeds.flatMap(({ tenant, key, by, reports = [] }) =>
    reports.map((report, rank): NewQuickSaleDiagnostic => ({
      ...report,
      id: seedId(`quick-sale-report:${tenant}:${key}:${rank}`),
      tenantId: tenantId(tenant),
      quickSaleId: quickSaleId(tenant, key),
      createdBy: personId(by),
      createdAt: morning(report.on),
      updatedAt: morning(report.on),
    })),
  ),
});
