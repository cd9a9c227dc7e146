import type {
  NewFinancialAsset,
  NewOrgNode,
  NewProfileDocument,
  NewProfileReference,
  NewPropertyAsset,
} from '../../schema/index.ts';
import { euros } from '../euros.ts';
import { operationId } from '../operations/index.ts';

type Part<Row> = Omit<Row, 'id' | 'tenantId' | 'profileId' | 'createdAt' | 'updatedAt' | 'createdBy'>;

/** The five properties of Hugo Lartigue. */
export const propertySeeds: readonly Part<NewPropertyAsset>[] = [
  {
    label: 'Appartement rue Notre-Dame',
    city: 'Bordeaux',
    kind: 'main_home',
    acquiredOn: '2016-07-08',
    purchasePriceCents: euros(342_000),
    valueCents: euros(495_000),
    outstandingCents: euros(148_600),
    monthlyPaymentCents: euros(1480),
    monthlyRentCents: 0,
    ownershipBps: 5000,
    holder: 'Indivision avec Mme Lartigue',
  },
  {
    label: 'T2 cours de l’Yser',
    city: 'Bordeaux',
    kind: 'rental',
    acquiredOn: '2013-11-29',
    purchasePriceCents: euros(128_000),
    valueCents: euros(196_000),
    outstandingCents: euros(31_200),
    monthlyPaymentCents: euros(745),
    monthlyRentCents: euros(720),
    ownershipBps: 10_000,
  },
  {
    label: 'Immeuble rue Fonneuve',
    city: 'Libourne',
    kind: 'building',
    acquiredOn: '2019-05-21',
    purchasePriceCents: euros(265_000),
    valueCents: euros(388_000),
    outstandingCents: euros(171_900),
    monthlyPaymentCents: euros(1610),
    monthlyRentCents: euros(2380),
    ownershipBps: 7500,
    holder: 'SCI Fonneuve',
  },
  {
    label: 'Maison des Abatilles',
    city: 'Arcachon',
    kind: 'second_home',
    acquiredOn: '2021-03-30',
    purchasePriceCents: euros(412_000),
    valueCents: euros(468_000),
    outstandingCents: euros(287_400),
    monthlyPaymentCents: euros(1720),
    monthlyRentCents: 0,
    ownershipBps: 5000,
    holder: 'Indivision avec Mme Lartigue',
  },
  {
    label: 'Stationnement place Tourny',
    city: 'Bordeaux',
    kind: 'parking',
    acquiredOn: '2022-09-15',
    purchasePriceCents: euros(38_000),
    valueCents: euros(42_000),
    outstandingCents: 0,
    monthlyPaymentCents: 0,
    monthlyRentCents: euros(160),
    ownershipBps: 10_000,
  },
];

/** His four financial assets, of which one has not been looked at for long and one is pledged. */
export const financialSeeds: readonly Part<NewFinancialAsset>[] = [
  {
    kind: 'cash',
    institution: 'Banque de l’Estuaire',
    valueCents: euros(18_400),
    isPledged: false,
    valuedOn: '2026-10-31',
  },
  {
    kind: 'savings',
    institution: 'Banque de l’Estuaire',
    valueCents: euros(34_950),
    isPledged: false,
    valuedOn: '2026-10-31',
  },
  {
    kind: 'life_insurance',
    institution: 'Crédit Foncier Girondin',
    valueCents: euros(86_000),
    isPledged: true,
    valuedOn: '2026-09-30',
  },
  {
    kind: 'current_account',
    institution: 'Garonne Patrimoine',
    valueCents: euros(60_000),
    isPledged: false,
    valuedOn: '2025-12-31',
  },
];

/** The building of Périgueux, as the closed operation came to. */
export const perigueux: Part<NewProfileReference> = {
  title: 'Rue Gambetta',
  city: 'Périgueux',
  year: 2026,
  kind: 'trading',
  lotsCount: 4,
  purchaseCents: euros(210_000),
  worksCents: euros(70_400),
  otherCents: 4_514_164,
  revenueCents: euros(372_000),
  durationMonths: 13,
  narrative:
    'Immeuble de rapport de trois étages remis en état et vendu en quatre appartements en huit mois. Budget de travaux tenu, prêt remboursé avant son terme.',
  operationId: operationId('T1', 'OP-2025-003'),
};

/** The references of Hugo Lartigue: the last one, one that is confidential, and one whose costs are not told. */
export const referenceSeeds: readonly Part<NewProfileReference>[] = [
  perigueux,
  {
    title: 'Maison bourgeoise rue Mondenard',
    city: 'Bordeaux',
    year: 2023,
    kind: 'trading',
    lotsCount: 3,
    purchaseCents: euros(515_000),
    worksCents: euros(148_000),
    otherCents: euros(72_500),
    revenueCents: euros(846_000),
    durationMonths: 17,
    narrative: 'Division en trois logements avec jardin, vendus avant la fin des travaux.',
    isConfidential: true,
  },
  {
    title: 'Échoppe rue de Pessac',
    city: 'Talence',
    year: 2021,
    kind: 'trading',
    lotsCount: 1,
    purchaseCents: euros(248_000),
    worksCents: euros(61_300),
    otherCents: null,
    revenueCents: euros(374_500),
    durationMonths: 9,
    narrative: 'Surélévation et revente en l’état futur d’achèvement des finitions.',
  },
];

/** An entity of the chart, by its key and that of whom it is below. */
export interface OrgNodeSeed {
  readonly key: string;
  readonly parent: string | null;
  readonly columns: Omit<Part<NewOrgNode>, 'parentId'>;
}

/** Who holds Garonne Patrimoine, and what it holds. */
export const orgNodeSeeds: readonly OrgNodeSeed[] = [
  {
    key: 'lartigue',
    parent: null,
    columns: { label: 'Hugo Lartigue', kind: 'person', role: 'Président', rank: 0 },
  },
  {
    key: 'holding',
    parent: 'lartigue',
    columns: {
      label: 'Holding HL',
      kind: 'company',
      ownershipBps: 10_000,
      siren: '999345614',
      role: 'Holding',
      rank: 0,
    },
  },
  {
    key: 'garonne',
    parent: 'holding',
    columns: {
      label: 'Garonne Patrimoine',
      kind: 'company',
      ownershipBps: 8000,
      siren: '999123458',
      role: 'Marchand de biens',
      rank: 0,
    },
  },
  {
    key: 'associate',
    parent: 'garonne',
    columns: {
      label: 'Claire Vasseur',
      kind: 'person',
      link: 'holder',
      ownershipBps: 2000,
      role: 'Associée',
      rank: 1,
    },
  },
  {
    key: 'sccv',
    parent: 'garonne',
    columns: {
      label: 'SCCV Bastide',
      kind: 'company',
      ownershipBps: 10_000,
      siren: '999781230',
      role: 'Les Chais de la Bastide',
      isSpv: true,
      rank: 0,
    },
  },
];

/** Papers that were seen: some missing, one that expires soon, one that has expired. */
export const paperSeeds: Readonly<
  Record<'company' | 'individual', readonly Omit<Part<NewProfileDocument>, 'fileId'>[]>
> = {
  company: [
    { kind: 'kbis', issuedOn: '2026-09-10', validTo: '2026-12-10' },
    { kind: 'accounts', year: 2025 },
    { kind: 'accounts', year: 2024 },
    { kind: 'bank_details' },
  ],
  individual: [
    { kind: 'tax_notice', year: 2025 },
    { kind: 'identity', issuedOn: '2011-08-02', validTo: '2026-08-01' },
    { kind: 'bank_details' },
  ],
};
