import { complianceOf, meanRatingHundredths, type SupplierDocumentKind } from '#domain/relation/supplier.ts';
import { addToDay, day } from '#domain/time/day.ts';
import type {
  NewSupplier,
  NewSupplierDocument,
  NewSupplierRating,
  supplierContacts,
} from '../../schema/index.ts';
import { demoStartsAt } from '../clock.ts';
import { contactId } from '../contacts/index.ts';
import { operationId } from '../operations/index.ts';
import { personId } from '../people.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenants.ts';
import type { TenantKey } from '../types.ts';
import { suppliersT1 } from './t1.ts';
import { suppliersT2 } from './t2.ts';
import type { SupplierSeed } from './types.ts';

const suppliersOf: Readonly<Record<TenantKey, readonly SupplierSeed[]>> = {
  T1: suppliersT1,
  T2: suppliersT2,
};
const authors: Readonly<Record<TenantKey, string>> = { T1: 'hugo.lartigue', T2: 'karim.belkacem' };
const today = day(demoStartsAt.slice(0, 10));

/** The identifier of a seeded supplier, e.g. `supplierId('T1', 'ferrand')`. */
export const supplierId = (tenant: TenantKey, key: string): string => seedId(`supplier:${tenant}:${key}`);

/** The identifier of a seeded paper: `supplierDocumentId('T1', 'ferrand', 'kbis')`. */
export const supplierDocumentId = (tenant: TenantKey, key: string, kind: SupplierDocumentKind): string =>
  seedId(`supplier-document:${tenant}:${key}:${kind}`);

/** The rows of one seeded supplier and of what hangs on it. */
function rowsOf(tenant: TenantKey, seed: SupplierSeed, rank: number) {
  const id = supplierId(tenant, seed.key);
  const author = personId(authors[tenant]);
  const enteredAt = new Date(Date.UTC(2025, 2 + rank, 3 + rank, 9, 10));
  const stamp = {
    tenantId: tenantId(tenant),
    createdAt: enteredAt,
    updatedAt: enteredAt,
  };
  const documents = (seed.documents ?? []).map(
    ({ kind, from, days, isVerified = true }): NewSupplierDocument => {
      const isSeen = isVerified ? { verifiedBy: author, verifiedAt: new Date(`${from}T10:15:00Z`) } : {};
      return {
        ...stamp,
        ...isSeen,
        id: supplierDocumentId(tenant, seed.key, kind),
        supplierId: id,
        kind,
        validFrom: from,
        validTo: days === null ? null : addToDay(today, { days }),
        createdBy: author,
      };
    },
  );
  const ratings = (seed.ratings ?? []).map(({ operation, notes, comment, on }): NewSupplierRating => {
    const [quality, delay, price] = notes;
    const at = new Date(`${on}T14:20:00Z`);
    return {
      id: seedId(`supplier-rating:${tenant}:${seed.key}:${operation}:${on}`),
      tenantId: tenantId(tenant),
      supplierId: id,
      operationId: operationId(tenant, operation),
      quality,
      delay,
      price,
      comment: comment ?? null,
      createdBy: author,
      createdAt: at,
      updatedAt: at,
    };
  });
  const contacts = (seed.contacts ?? []).map((key): typeof supplierContacts.$inferInsert => ({
    ...stamp,
    id: seedId(`supplier-contact:${tenant}:${seed.key}:${key}`),
    supplierId: id,
    contactId: contactId(tenant, key),
  }));
  const dated = documents.map(({ kind, validTo }) => ({
    kind,
    validTo: typeof validTo === 'string' ? day(validTo) : null,
  }));
  const supplier: NewSupplier = {
    ...stamp,
    ...seed.fields,
    ...complianceOf(seed.fields.trade, dated, today),
    id,
    ratingHundredths: meanRatingHundredths(ratings),
    createdBy: author,
  };
  return {
    supplier,
    documents,
    ratings,
    contacts,
  };
}

/** Everything of the seeded suppliers, table by table. */
export function supplierRows() {
  const all = (['T1', 'T2'] as const).flatMap((tenant) =>
    suppliersOf[tenant].map((seed, rank) => rowsOf(tenant, seed, rank)),
  );
  return {
    suppliers: all.map(({ supplier }) => supplier),
    documents: all.flatMap(({ documents }) => documents),
    ratings: all.flatMap(({ ratings }) => ratings),
    contacts: all.flatMap(({ contacts }) => contacts),
  };
}
