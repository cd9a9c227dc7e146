import type { CompanyKey, PersonKey } from '../types.ts';

/** An operation of one of the other companies, in short. Money in euros. */
export interface NetworkSite {
  readonly tenant: CompanyKey;
  readonly manager: PersonKey;
  readonly ref: string;
  readonly name: string;
  readonly kind: 'trading' | 'subdivision' | 'vir';
  readonly place: readonly [address: string, postalCode: string, city: string, inseeCode: string];
  readonly at: readonly [lat: number, lng: number];
  readonly price: number;
  /** Before tax. */
  readonly works: number;
  readonly stages: readonly string[];
  readonly abandonedOn?: string;
  /** Price and area of each lot, and the days on which it was offered and sold. */
  readonly lots: readonly (readonly [price: number, areaM2: number, offeredOn?: string, soldOn?: string])[];
}

const verdier = { tenant: 'T5', manager: 'claire.verdier' } as const;
const sillage = { tenant: 'T6', manager: 'benoit.legoff' } as const;
const bastide = { tenant: 'T7', manager: 'pascal.bastide' } as const;
const quaiNeuf = { tenant: 'T8', manager: 'amina.kaci' } as const;

/** Days on which an operation entered its phases, from « prospection » on. */
export const networkSites: readonly NetworkSite[] = [
  {
    ...verdier,
    ref: 'OP-2025-001',
    name: 'Villa du Parmelan',
    kind: 'trading',
    place: ['8 chemin des Fins', '74000', 'Annecy', '74010'],
    at: [45.915, 6.125],
    price: 690_000,
    works: 120_000,
    stages: [
      '2025-03-03',
      '2025-03-17',
      '2025-04-02',
      '2025-04-28',
      '2025-07-10',
      '2025-09-01',
      '2026-01-12',
      '2026-09-30',
    ],
    lots: [
      [395_000, 78, '2026-01-12', '2026-05-20'],
      [372_000, 71, '2026-01-12', '2026-07-02'],
      [338_000, 64, '2026-03-02', '2026-09-18'],
    ],
  },
  {
    ...verdier,
    ref: 'OP-2026-001',
    name: 'Quai de la Loire',
    kind: 'vir',
    place: ['31 boulevard de la Libération', '44600', 'Saint-Nazaire', '44184'],
    at: [47.273, -2.214],
    price: 410_000,
    works: 180_000,
    stages: ['2026-01-19', '2026-02-03', '2026-02-26', '2026-03-23', '2026-06-12', '2026-09-14'],
    lots: [
      [248_000, 66, '2026-07-06', '2026-11-05'],
      [236_000, 62, '2026-07-06'],
      [229_000, 60, '2026-09-14'],
    ],
  },
  {
    ...sillage,
    ref: 'OP-2025-001',
    name: 'Rue Crébillon',
    kind: 'trading',
    place: ['14 rue Crébillon', '44000', 'Nantes', '44109'],
    at: [47.2135, -1.562],
    price: 520_000,
    works: 95_000,
    stages: [
      '2025-06-02',
      '2025-06-16',
      '2025-07-01',
      '2025-07-28',
      '2025-10-16',
      '2025-11-17',
      '2026-03-16',
      '2026-10-29',
    ],
    lots: [
      [289_000, 58, '2026-03-16', '2026-06-25'],
      [276_000, 55, '2026-03-16', '2026-08-27'],
      [242_000, 47, '2026-04-20', '2026-10-22'],
    ],
  },
  {
    ...sillage,
    ref: 'OP-2026-001',
    name: 'Cours de l’Argonne',
    kind: 'trading',
    place: ['102 cours de l’Argonne', '33000', 'Bordeaux', '33063'],
    at: [44.8256, -0.5762],
    price: 455_000,
    works: 88_000,
    stages: [
      '2026-02-09',
      '2026-02-23',
      '2026-03-10',
      '2026-04-07',
      '2026-06-30',
      '2026-08-24',
      '2026-10-12',
    ],
    lots: [
      [238_000, 49, '2026-10-12', '2026-11-16'],
      [231_000, 48, '2026-10-12'],
      [226_000, 46, '2026-10-12'],
    ],
  },
  {
    ...sillage,
    ref: 'OP-2026-002',
    name: 'Impasse des Salorges',
    kind: 'trading',
    place: ['4 impasse des Salorges', '44100', 'Nantes', '44109'],
    at: [47.2068, -1.575],
    price: 265_000,
    works: 40_000,
    stages: ['2026-04-13', '2026-04-27', '2026-05-11'],
    abandonedOn: '2026-07-03',
    lots: [],
  },
  {
    ...bastide,
    ref: 'OP-2025-001',
    name: 'Le Domaine de Bouillac',
    kind: 'subdivision',
    place: ['27 route de Libourne', '33450', 'Saint-Loubès', '33433'],
    at: [44.9172, -0.4277],
    price: 340_000,
    works: 190_000,
    stages: [
      '2025-09-29',
      '2025-10-13',
      '2025-11-03',
      '2025-12-08',
      '2026-02-20',
      '2026-03-30',
      '2026-05-18',
    ],
    lots: [
      [158_000, 520, '2026-05-18', '2026-08-31'],
      [162_000, 540, '2026-05-18', '2026-09-21'],
      [155_000, 505, '2026-05-18', '2026-10-05'],
      [159_000, 515, '2026-06-15', '2026-11-03'],
    ],
  },
  {
    ...bastide,
    ref: 'OP-2026-001',
    name: 'Les Coteaux de Balma',
    kind: 'subdivision',
    place: ['60 avenue de Toulouse', '31130', 'Balma', '31044'],
    at: [43.6112, 1.4991],
    price: 720_000,
    works: 310_000,
    stages: ['2026-03-02', '2026-03-23', '2026-05-04', '2026-06-22', '2026-10-01'],
    lots: [
      [212_000, 480, '2026-10-19'],
      [209_000, 470, '2026-10-19'],
      [218_000, 510, '2026-10-19'],
      [214_000, 495],
      [211_000, 488],
      [220_000, 530],
    ],
  },
  {
    ...bastide,
    ref: 'OP-2026-002',
    name: 'Chemin de Ramonville',
    kind: 'subdivision',
    place: ['11 chemin des Crêtes', '31520', 'Ramonville-Saint-Agne', '31446'],
    at: [43.546, 1.474],
    price: 380_000,
    works: 120_000,
    stages: ['2026-05-18', '2026-06-01'],
    abandonedOn: '2026-09-11',
    lots: [],
  },
  {
    ...quaiNeuf,
    ref: 'OP-2026-001',
    name: 'Rue Eau-de-Robec',
    kind: 'trading',
    place: ['118 rue Eau-de-Robec', '76000', 'Rouen', '76540'],
    at: [49.4399, 1.1056],
    price: 298_000,
    works: 72_000,
    stages: [
      '2026-03-16',
      '2026-03-30',
      '2026-04-13',
      '2026-05-11',
      '2026-07-23',
      '2026-08-17',
      '2026-10-05',
    ],
    lots: [
      [168_000, 43, '2026-10-05', '2026-11-18'],
      [159_000, 40, '2026-10-05'],
      [163_000, 41, '2026-10-05'],
    ],
  },
  {
    ...quaiNeuf,
    ref: 'OP-2026-002',
    name: 'Maison du Port',
    kind: 'trading',
    place: ['5 rue du Port', '44400', 'Rezé', '44143'],
    at: [47.1936, -1.5549],
    price: 242_000,
    works: 48_000,
    stages: ['2026-04-20', '2026-05-04', '2026-05-25', '2026-06-15', '2026-09-03'],
    lots: [
      [196_000, 61, '2026-09-21'],
      [184_000, 57, '2026-09-21'],
    ],
  },
  {
    tenant: 'T9',
    manager: 'elodie.kermarrec',
    ref: 'OP-2026-001',
    name: 'Les Prés de Bouguenais',
    kind: 'subdivision',
    place: ['3 route de Pornic', '44340', 'Bouguenais', '44020'],
    at: [47.1785, -1.6211],
    price: 310_000,
    works: 140_000,
    stages: ['2026-11-16'],
    lots: [],
  },
];
