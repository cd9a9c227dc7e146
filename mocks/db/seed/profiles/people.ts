import type { NewProfile } from '../../schema/index.ts';
import { contactId } from '../contacts/index.ts';
import { euros } from '../euros.ts';
import { personId } from '../person-id.ts';
import type { TenantKey } from '../types.ts';

type ProfileColumns = Omit<NewProfile, 'id' | 'tenantId' | 'createdAt' | 'updatedAt' | 'createdBy'>;

/** A year of accounts in whole euros. */
const accounts = (
  year: number,
  [turnover, ebitda, netIncome, equity, financialDebt, cash]: readonly (number | null)[],
) => {
  const cents = (amount: number | null | undefined): number | null =>
    amount === null || amount === undefined ? null : euros(amount);
  return {
    year,
    turnoverCents: cents(turnover),
    ebitdaCents: cents(ebitda),
    netIncomeCents: cents(netIncome),
    equityCents: cents(equity),
    financialDebtCents: cents(financialDebt),
    cashCents: cents(cash),
  };
};

/** Who carries the operations before banks and notaries, by company and key. */
export const profileSeeds: { tenant: TenantKey; key: string; columns: ProfileColumns }[] = [
  {
    tenant: 'T1',
    key: 'company',
    columns: {
      kind: 'company',
      name: 'Garonne Patrimoine',
      isDefault: true,
      email: 'contact@example.test',
      phone: '+33556010203',
      addressLine: '12 quai des Chartrons',
      postalCode: '33000',
      city: 'Bordeaux',
      inseeCode: '33063',
      legalName: 'Garonne Patrimoine',
      legalForm: 'SAS',
      siren: '999123458',
      siret: '99912345800013',
      vatNumber: 'FR61999123458',
      rcsCity: 'Bordeaux',
      capitalCents: euros(50_000),
      createdOn: '2018-03-12',
      ape: '68.10Z',
      staffCount: 4,
      representatives: [{ name: 'Hugo Lartigue', role: 'Président' }],
      shareholders: [
        { name: 'Holding HL', profileId: null, bps: 8000 },
        { name: 'Claire Vasseur', profileId: null, bps: 2000 },
      ],
      accounts: [
        accounts(2025, [1_910_000, 214_000, 112_000, 376_000, 1_150_000, 187_000]),
        accounts(2024, [1_480_000, 161_000, 84_000, 264_000, 890_000, 131_000]),
        accounts(2023, [1_120_000, 118_000, 61_000, 180_000, 640_000, 92_000]),
      ],
      bankContactIds: [contactId('T1', 'bank-1'), contactId('T1', 'bank-2')],
      pitch:
        '<p>Garonne Patrimoine achète, rénove et revend des immeubles de centre-ville en Gironde et en Dordogne depuis 2018. La société conduit trois à quatre opérations par an, de l’achat à la remise des clés, avec une équipe de quatre personnes et des entreprises locales suivies de chantier en chantier.</p><p>Chaque opération est portée sur ses fonds propres et un prêt bancaire in fine, remboursé à mesure des ventes.</p>',
    },
  },
  {
    tenant: 'T1',
    key: 'individual',
    columns: {
      kind: 'individual',
      name: 'Hugo Lartigue',
      isDefault: true,
      userId: personId('hugo.lartigue'),
      email: 'hugo.lartigue@example.test',
      phone: '+33611223344',
      addressLine: '5 rue Notre-Dame',
      postalCode: '33000',
      city: 'Bordeaux',
      inseeCode: '33063',
      civility: 'M.',
      firstName: 'Hugo',
      lastName: 'Lartigue',
      birthDate: '1983-05-17',
      birthPlace: 'Libourne',
      nationality: 'Française',
      maritalStatus: 'married',
      matrimonialRegime: 'separation',
      dependents: 2,
      occupation: 'Marchand de biens',
      employer: 'Garonne Patrimoine',
      contractKind: 'manager',
      seniorityOn: '2018-03-12',
      incomes: [
        { kind: 'salary', annualCents: euros(64_800), year: 2025 },
        { kind: 'dividends', annualCents: euros(18_000), year: 2025 },
        { kind: 'salary', annualCents: euros(60_000), year: 2024 },
        { kind: 'dividends', annualCents: euros(12_000), year: 2024 },
      ],
      expenses: [
        { kind: 'consumer_loan', monthlyCents: euros(390), untilOn: '2028-04-30' },
        { kind: 'insurance', monthlyCents: euros(145), untilOn: null },
        { kind: 'consumer_loan', monthlyCents: euros(210), untilOn: '2026-03-31' },
      ],
      bio: '<ul><li>2005–2011 : conducteur de travaux, rénovation de bâtiments anciens à Bordeaux</li><li>2011–2018 : directeur de programmes chez un promoteur girondin</li><li>Depuis 2018 : fondateur et président de Garonne Patrimoine</li></ul>',
      trainings: [
        'Diplôme d’ingénieur, travaux publics et bâtiment (2005)',
        'Certificat de droit immobilier et de l’urbanisme (2017)',
      ],
    },
  },
  {
    tenant: 'T2',
    key: 'company',
    columns: {
      kind: 'company',
      name: 'Forez Habitat et Rénovation',
      isDefault: true,
      addressLine: '7 rue des Aciéries',
      postalCode: '42000',
      city: 'Saint-Étienne',
      inseeCode: '42218',
      legalName: 'Forez Habitat et Rénovation',
      legalForm: 'SARL',
      siren: '999543218',
      siret: '99954321800013',
      vatNumber: 'FR87999543218',
      rcsCity: 'Saint-Étienne',
      capitalCents: euros(20_000),
      createdOn: '2020-09-01',
      ape: '68.10Z',
      staffCount: 2,
      representatives: [{ name: 'Karim Belkacem', role: 'Gérant' }],
      shareholders: [{ name: 'Karim Belkacem', profileId: null, bps: 10_000 }],
      accounts: [
        accounts(2025, [780_000, null, 31_000, 96_000, 520_000, null]),
        accounts(2024, [615_000, null, 22_000, 65_000, 410_000, null]),
      ],
      bankContactIds: [contactId('T2', 'bank-1')],
    },
  },
];
