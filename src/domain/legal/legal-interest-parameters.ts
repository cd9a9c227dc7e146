import type { ProfileKind } from '../profile/enums.ts';
import { day } from '../time/day.ts';
import type { LegalParameter } from './parameter.ts';

/** Who is owed: a natural person who does not act for a trade, or anybody else. */
export const creditors = ['professional', 'natural_person'] as const;
export type Creditor = (typeof creditors)[number];

const keys: Readonly<Record<Creditor, string>> = {
  professional: 'interest.legal.professional',
  natural_person: 'interest.legal.natural-person',
};

/** Key of the legal interest a year, which depends on the creditor. */
export function legalInterestKey(creditor: Creditor): string {
  return keys[creditor];
}

/** Who is owed the price of a sale: a person who owns by himself, else a company, which acts for a trade. */
export function creditorOf(ownerKind: ProfileKind | null): Creditor {
  return ownerKind === 'individual' ? 'natural_person' : 'professional';
}

const second2024 = 'Taux de l’intérêt légal du second semestre 2024';
const second2026 = 'Taux de l’intérêt légal du second semestre 2026';

/** Monetary and financial code, article L313-2; one order for each half-year. */
export const legalInterestParameters: readonly LegalParameter[] = [
  // For these no text was read that gives the rate of professionals.
  ...unread('professional', halfYear('2024-07-01', '2024-12-31', second2024, '0.0492', '0.0816')),
  ...unread(
    'professional',
    halfYear('2025-01-01', '2025-06-30', 'Arrêté du 17 décembre 2024', '0.0371', '0.0721'),
  ),
  ...unread(
    'professional',
    halfYear('2025-07-01', '2025-12-31', 'Arrêté du 19 juin 2025', '0.0276', '0.0665'),
  ),
  ...halfYear('2026-01-01', '2026-06-30', 'Arrêté du 15 décembre 2025', '0.0262', '0.0667'),
  ...unread('natural_person', halfYear('2026-07-01', '2026-12-31', second2026, '0.0275', '0.0684')),
];

/** The same rows, one creditor's flagged. */
function unread(creditor: Creditor, rows: readonly LegalParameter[]): readonly LegalParameter[] {
  return rows.map((row) => (row.key === legalInterestKey(creditor) ? { ...row, isUnverified: true } : row));
}

function halfYear(
  from: string,
  to: string,
  source: string,
  professional: string,
  naturalPerson: string,
): readonly LegalParameter[] {
  return creditors.map((creditor) => ({
    key: legalInterestKey(creditor),
    value: creditor === 'professional' ? professional : naturalPerson,
    validFrom: day(from),
    validTo: day(to),
    source,
  }));
}
