import type { NewAccountingCode, NewTreasuryAccount } from '../../schema/index.ts';
import type { TenantKey } from '../types.ts';
import { exactEuros } from './movement-seed.ts';

type CodeSeed = Pick<NewAccountingCode, 'code' | 'label' | 'parentCode' | 'nature'> &
  Partial<Pick<NewAccountingCode, 'vatDefault' | 'isOperationRequired' | 'isActive' | 'side'>> & {
    readonly tenant: TenantKey;
  };

/** Accounts of the companies' own, and what the first one calls otherwise. */
export const codeSeeds: readonly CodeSeed[] = [
  {
    tenant: 'T1',
    code: '51211',
    label: 'Banque des Deux Rives - courant',
    parentCode: '5121',
    nature: 'tresorerie',
  },
  {
    tenant: 'T1',
    code: '51212',
    label: 'Banque des Deux Rives - Chais',
    parentCode: '5121',
    nature: 'tresorerie',
  },
  {
    tenant: 'T1',
    code: '60511',
    label: 'Gros œuvre',
    parentCode: '6051',
    nature: 'travaux',
    vatDefault: '20',
    isOperationRequired: true,
  },
  {
    tenant: 'T1',
    code: '60512',
    label: 'Second œuvre',
    parentCode: '6051',
    nature: 'travaux',
    vatDefault: '10',
    isOperationRequired: true,
  },
  {
    tenant: 'T2',
    code: '51213',
    label: 'Caisse du Forez - courant',
    parentCode: '5121',
    nature: 'tresorerie',
  },
  {
    tenant: 'T2',
    code: '70411',
    label: 'Travaux VIR - Fauriel',
    parentCode: '7041',
    nature: 'vente',
    vatDefault: '20',
    side: 'credit',
    isOperationRequired: true,
  },
];

type AccountSeed = Pick<
  NewTreasuryAccount,
  'label' | 'bankName' | 'kind' | 'ibanMasked' | 'lowAlertCents'
> & {
  readonly tenant: TenantKey;
  readonly key: string;
  readonly code: string;
  readonly operation?: string;
  /** On the eve of the demonstration. */
  readonly balanceCents: number;
};

/** Where the companies’ money stands. */
export const accountSeeds: readonly AccountSeed[] = [
  {
    tenant: 'T1',
    key: 'courant',
    label: 'Courant pro',
    bankName: 'Banque des Deux Rives',
    kind: 'courant',
    ibanMasked: 'FR76 **** 3034',
    code: '51211',
    lowAlertCents: exactEuros(50_000),
    balanceCents: exactEuros(184_322.15),
  },
  {
    tenant: 'T1',
    key: 'chais',
    label: 'Opération Chais de la Bastide',
    bankName: 'Banque des Deux Rives',
    kind: 'courant',
    ibanMasked: 'FR76 **** 3131',
    code: '51212',
    operation: 'OP-2025-001',
    lowAlertCents: exactEuros(20_000),
    balanceCents: exactEuros(61_904.4),
  },
  {
    tenant: 'T1',
    key: 'sequestre',
    label: 'Séquestre notaire',
    bankName: 'Étude Vauban-Lemaire',
    kind: 'sequestre_notaire',
    code: '4671',
    balanceCents: exactEuros(45_000),
  },
  {
    tenant: 'T1',
    key: 'associe',
    label: 'Compte courant d’associé',
    kind: 'compte_courant_associe',
    code: '455',
    balanceCents: exactEuros(25_000),
  },
  {
    tenant: 'T2',
    key: 'courant',
    label: 'Compte courant',
    bankName: 'Caisse du Forez',
    kind: 'courant',
    code: '51213',
    balanceCents: exactEuros(38_410.75),
  },
];
