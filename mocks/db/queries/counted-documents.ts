import { isNotNull, isNull, or } from 'drizzle-orm';
import { supplierDocuments } from '../schema/index.ts';

/**
 * The papers of suppliers that count: those that the company entered, and those that a supplier deposited itself once
 * somebody of the company has verified them.
 */
export const areCounted = or(isNull(supplierDocuments.requestId), isNotNull(supplierDocuments.verifiedAt));
