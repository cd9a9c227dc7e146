import { addToDay, type Day } from '../time/day.ts';
import { documentState, expectedDocuments, longestHeld } from './supplier.ts';
import type { DatedDocument, SupplierDocumentKind, SupplierTrade } from './supplier.ts';

/** How long a link to deposit papers opens, in days from the one on which it was sent. */
export const requestLifeDays = 30;

/** Papers that one request takes. */
export const maxDeposits = 30;

/** Formats in which papers are deposited. */
export const depositFormats = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** Kinds of papers that end: whoever gives one says when. */
export const datedDocumentKinds: readonly SupplierDocumentKind[] = ['vigilance', 'ten-year-insurance'];

export const documentRequestStates = ['sent', 'opened', 'answered', 'expired', 'revoked'] as const;
export type DocumentRequestState = (typeof documentRequestStates)[number];

/** A request as far as its state needs it. */
export interface SentRequest {
  /** Last day on which its link opens. */
  readonly expiresOn: Day;
  readonly openedAt: Date | null;
  /** When a paper last came by it. */
  readonly answeredAt: Date | null;
  readonly revokedAt: Date | null;
}

/** Last day on which a link opens that is sent on a day. */
export const requestEnd = (sentOn: Day): Day => addToDay(sentOn, { days: requestLifeDays });

/** True while the link of a request takes papers; it does on its last day too. */
export const isRequestOpen = (
  { expiresOn, revokedAt }: Pick<SentRequest, 'expiresOn' | 'revokedAt'>,
  today: Day,
): boolean => revokedAt === null && today <= expiresOn;

/** How a request stands on a day. One that was answered stays so. */
export function documentRequestState(request: SentRequest, today: Day): DocumentRequestState {
  if (request.answeredAt !== null) return 'answered';
  if (request.revokedAt !== null) return 'revoked';
  if (!isRequestOpen(request, today)) return 'expired';
  return request.openedAt === null ? 'sent' : 'opened';
}

/** The kinds of papers that a trade owes and that are missing, over, or over within thirty days. */
export const documentsToAsk = (
  trade: SupplierTrade,
  documents: readonly DatedDocument[],
  today: Day,
): readonly SupplierDocumentKind[] =>
  expectedDocuments(trade).filter((kind) => {
    const longest = longestHeld(documents, kind);
    return longest === null || documentState(longest, today) !== 'valid';
  });
