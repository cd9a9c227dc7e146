import { kindOfCode, parentOf, type AccountNature } from '#domain/accounting/code.ts';
import { pcgLabels } from '#domain/accounting/pcg.ts';
import type { NewAccountingCode } from '../schema/accounting-codes.ts';
import { seedId } from './seed-id.ts';

/** Sub-accounts of the platform's own, below those of the PCG. */
const ownLabels: readonly (readonly [code: string, label: string])[] = [
  ['445711', 'TVA collectée sur marge'],
  ['4671', 'Notaire - fonds séquestrés'],
  ['6011', 'Acquisition d’immeubles'],
  ['6012', 'Acquisition de terrains'],
  ['6051', 'Travaux par lot'],
  ['6071', 'Immeubles achetés en l’état'],
  ['6081', 'Frais d’acte d’achat'],
  ['6082', 'Commissions d’achat'],
  ['63581', 'Taxe d’aménagement'],
  ['7011', 'Ventes de lots'],
  ['7041', 'Travaux VIR'],
  ['7061', 'Loyers en attente de vente'],
  ['7071', 'Immeubles revendus en l’état'],
];

/** What an account is for, by the beginning of its number; the longest that fits counts. */
const natures: readonly (readonly [AccountNature, readonly string[]])[] = [
  ['capitaux', ['10', '11', '12', '451', '455', '456', '457']],
  ['financement', ['16', '519', '481', '66', '6272']],
  ['stock', ['3', '603', '713', '68173', '78173']],
  ['tiers', ['40', '41', '42', '43', '46', '47']],
  ['tva', ['445']],
  ['impots', ['444', '447', '63', '695']],
  ['tresorerie', ['5']],
  ['acquisition', ['601', '607']],
  ['frais_acquisition', ['608', '63541', '6221']],
  ['travaux', ['604', '605', '611', '6162']],
  ['honoraires', ['6226', '6222', '617']],
  ['frais_generaux', ['602', '606', '613', '614', '615', '616', '623', '625', '626', '6278', '6227', '64']],
  ['vente', ['70', '7581']],
  ['loyer', ['7061', '7083', '752']],
];

function natureOf(code: string): AccountNature {
  let found: { readonly nature: AccountNature; readonly length: number } = { nature: 'autre', length: 0 };
  for (const [nature, prefixes] of natures) {
    for (const prefix of prefixes) {
      if (code.startsWith(prefix) && prefix.length > found.length) found = { nature, length: prefix.length };
    }
  }
  return found.nature;
}

/** Accounts of the balance sheet whose balance is usually on the other side than their group's. */
const debits = [
  '119',
  '129',
  '2',
  '3',
  '409',
  '41',
  '44562',
  '44566',
  '44567',
  '44583',
  '44586',
  '467',
  '471',
  '481',
  '486',
  '5',
  '6',
];
const credits = ['39', '419', '519', '609'];

function sideOf(code: string): 'debit' | 'credit' {
  if (credits.some((prefix) => code.startsWith(prefix))) return 'credit';
  return code === '709' || debits.some((prefix) => code.startsWith(prefix)) ? 'debit' : 'credit';
}

/** Accounts of which every movement belongs to an operation. */
const ofOperations = [
  '601',
  '605',
  '607',
  '608',
  '611',
  '6162',
  '63541',
  '63581',
  '701',
  '704',
  '707',
  '7061',
  '713',
];
const withVat = ['604', '605', '611', '6226', '6231', '6236', '626', '704'];

const known = new Set([...pcgLabels.keys(), ...ownLabels.map(([code]) => code)]);
const createdAt = new Date('2025-01-02T08:00:00Z');

const row = (code: string, label: string, origin: 'pcg' | 'ilot'): NewAccountingCode => ({
  id: seedId(`accounting-code:${code}`),
  code,
  label,
  parentCode: parentOf(code, known),
  kind: kindOfCode(code),
  nature: natureOf(code),
  vatDefault: withVat.some((prefix) => code.startsWith(prefix)) ? '20' : code === '7071' ? 'marge' : null,
  side: sideOf(code),
  isOperationRequired: ofOperations.some((prefix) => code.startsWith(prefix)),
  origin,
  createdAt,
  updatedAt: createdAt,
});

/** The platform's chart of accounts, which every company reads. */
export const accountingCodeRows: NewAccountingCode[] = [
  ...[...pcgLabels].map(([code, label]) => row(code, label, 'pcg')),
  ...ownLabels.map(([code, label]) => row(code, label, 'ilot')),
];
