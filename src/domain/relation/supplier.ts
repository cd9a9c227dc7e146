import { daysBetween, type Day } from '../time/day.ts';

/** What a supplier does; the first ones build. */
export const supplierTrades = [
  'structural-work',
  'frame-roofing',
  'joinery',
  'plumbing-heating',
  'electricity',
  'plastering',
  'painting',
  'flooring',
  'outside-works',
  'green-spaces',
  'lift',
  'demolition',
  'project-management',
  'engineering',
  'surveyor',
  'diagnostics',
  'notary',
  'agency',
  'insurance',
  'bank',
  'other',
] as const;
export type SupplierTrade = (typeof supplierTrades)[number];

/** Trades that build: they owe the vigilance certificate and the ten-year insurance. */
const worksTrades: readonly SupplierTrade[] = supplierTrades.slice(0, 12);

export const supplierStates = ['active', 'blocked', 'archived'] as const;
export type SupplierState = (typeof supplierStates)[number];

export const supplierDocumentKinds = [
  'kbis',
  'vigilance',
  'ten-year-insurance',
  'liability-insurance',
  'bank-details',
  'qualification',
  'other',
] as const;
export type SupplierDocumentKind = (typeof supplierDocumentKinds)[number];

export const supplierDocumentStates = ['valid', 'expires_soon', 'expired', 'missing'] as const;
export type SupplierDocumentState = (typeof supplierDocumentStates)[number];

/** How a supplier stands with all the documents that are expected of it. */
export const complianceStates = ['compliant', 'expires-soon', 'expired', 'missing', 'not-expected'] as const;
export type ComplianceState = (typeof complianceStates)[number];

/** VAT rates of a supplier's invoices, in basis points. */
export const supplierVatRatesBps = [0, 550, 1000, 2000] as const;

/** Longest delay of payment, in days from the invoice (code de commerce, article L441-10). */
export const maxPaymentTermsDays = 60;

/** Most that may be withheld as a guarantee, in basis points (loi n° 71-584, article 1). */
export const maxRetentionBps = 500;

/** So many days before its end, a document expires soon. */
const soonDays = 30;

/** Days before the end of a document on which people are told: J-30, J-7, J. */
export const reminderDays = [30, 7, 0] as const;

/** So long after a change of the bank details people are warned, in hours. */
export const ibanWarningHours = 48;

/** A document as far as its state needs it. */
export interface DatedDocument {
  readonly kind: SupplierDocumentKind;
  /** Last day on which it holds; null for one without end. */
  readonly validTo: Day | null;
}

/** The documents that are expected of a trade. */
export const expectedDocuments = (trade: SupplierTrade): readonly SupplierDocumentKind[] =>
  worksTrades.includes(trade) ? ['vigilance', 'ten-year-insurance'] : [];

/** The state of a document on a day; it holds on its last day too. */
export function documentState(
  { validTo }: Pick<DatedDocument, 'validTo'>,
  today: Day,
): SupplierDocumentState {
  if (validTo === null) return 'valid';
  const daysLeft = daysBetween(today, validTo);
  if (daysLeft < 0) return 'expired';
  return daysLeft <= soonDays ? 'expires_soon' : 'valid';
}

/** The document of a kind that holds longest; null where there is none. */
export function longestHeld<Document extends DatedDocument>(
  documents: readonly Document[],
  kind: SupplierDocumentKind,
): Document | null {
  const endOf = ({ validTo }: Document): string => validTo ?? '9999-12-31';
  const [longest] = documents
    .filter((document) => document.kind === kind)
    .toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : -1));
  return longest ?? null;
}

/** The state of the documents of one kind: that of the one that holds longest. */
export function kindState(
  documents: readonly DatedDocument[],
  kind: SupplierDocumentKind,
  today: Day,
): SupplierDocumentState {
  const longest = longestHeld(documents, kind);
  return longest === null ? 'missing' : documentState(longest, today);
}

/** What is known of the documents that a supplier owes; null for one that its trade does not owe. */
export interface Compliance {
  readonly compliance: ComplianceState;
  readonly vigilance: SupplierDocumentState | null;
  readonly tenYearInsurance: SupplierDocumentState | null;
}

/** How a supplier stands on a day: as badly as the worst of the documents that its trade owes. */
export function complianceOf(
  trade: SupplierTrade,
  documents: readonly DatedDocument[],
  today: Day,
): Compliance {
  const expected = expectedDocuments(trade);
  const stateOf = (kind: SupplierDocumentKind): SupplierDocumentState | null =>
    expected.includes(kind) ? kindState(documents, kind, today) : null;
  const vigilance = stateOf('vigilance');
  const tenYearInsurance = stateOf('ten-year-insurance');
  return {
    compliance: worstOf([vigilance, tenYearInsurance]),
    vigilance,
    tenYearInsurance,
  };
}

function worstOf(states: readonly (SupplierDocumentState | null)[]): ComplianceState {
  if (states.every((state) => state === null)) return 'not-expected';
  if (states.includes('missing')) return 'missing';
  if (states.includes('expired')) return 'expired';
  return states.includes('expires_soon') ? 'expires-soon' : 'compliant';
}

/**
 * The reminder that is due for a document, as days before its end; null where none is, or where it was sent.
 *
 * @param reminded the last one sent for it
 */
export function dueReminder(
  validTo: Day,
  today: Day,
  reminded: number | null,
): (typeof reminderDays)[number] | null {
  const daysLeft = daysBetween(today, validTo);
  if (daysLeft < 0) return null;
  const due = reminderDays.findLast((days) => daysLeft <= days) ?? null;
  return due === null || (reminded !== null && reminded <= due) ? null : due;
}

/** Notes of one evaluation, each from 1 to 5. */
export interface SupplierNotes {
  readonly quality: number;
  readonly delay: number;
  readonly price: number;
}

/** The mean of all notes in hundredths, rounded half up (460 for 4,6); null while there are none. */
export function meanRatingHundredths(ratings: readonly SupplierNotes[]): number | null {
  if (ratings.length === 0) return null;
  const sum = ratings.reduce((total, { quality, delay, price }) => total + quality + delay + price, 0);
  const count = ratings.length * 3;
  return Math.floor((sum * 200 + count) / (count * 2));
}

/** An IBAN that only its owner recognises: `FR76 •••• 3034`. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`;

/** True while people are to be warned that the bank details changed. */
export const isIbanRecent = (changedAt: Date | null, now: Date): boolean =>
  changedAt !== null && now.getTime() - changedAt.getTime() < ibanWarningHours * 3_600_000;
