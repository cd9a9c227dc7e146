import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SupplierPair } from '#contracts/client/supplier/index.ts';
import { mergeSupplier } from '#contracts/client/supplier/payload.ts';
import { edit } from '#generated/routes/client/supplier.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  budgetLines,
  constructionLots,
  expenseTemplates,
  simulations,
  supplierContacts,
  supplierDocumentRequests,
  supplierDocuments,
  supplierRatings,
  suppliers,
  type Supplier,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { refreshCompliance } from './compliance.ts';
import { refreshRating } from './ratings.ts';
import { supplier } from './record.ts';

const other = alias(suppliers, 'other');

/** The first so many are enough to work through. */
const maxPairs = 50;

/** Pairs of suppliers that look like one: the same SIREN, e-mail or telephone, or the same name and postcode. */
export async function duplicatePairs({ db }: Pick<ClientContext, 'db'>): Promise<SupplierPair[]> {
  const sameName = sql`lower(${suppliers.name}) = lower(${other.name})`;
  const rows = await db
    .select({
      id: suppliers.id,
      name: suppliers.name,
      createdAt: suppliers.createdAt,
      otherId: other.id,
      otherName: other.name,
      otherCreatedAt: other.createdAt,
    })
    .from(suppliers)
    .innerJoin(
      other,
      and(
        lt(suppliers.id, other.id),
        isNull(other.deletedAt),
        or(
          eq(suppliers.siren, other.siren),
          eq(suppliers.email, other.email),
          eq(suppliers.phone, other.phone),
          and(sameName, eq(suppliers.postalCode, other.postalCode)),
        ),
      ),
    )
    .where(isNull(suppliers.deletedAt))
    .orderBy(suppliers.name, suppliers.id, other.id)
    .limit(maxPairs);
  return rows.map(({ createdAt, otherCreatedAt, ...pair }) => ({
    ...pair,
    createdAt: createdAt.toISOString(),
    otherCreatedAt: otherCreatedAt.toISOString(),
  }));
}

/** What a supplier that is kept takes from its duplicate where it has nothing itself. */
const taken = [
  'legalForm',
  'siren',
  'siret',
  'vatNumber',
  'email',
  'phone',
  'website',
  'addressLine',
  'addressLine2',
  'postalCode',
  'city',
  'vatRateBps',
  'notes',
] as const satisfies readonly (keyof Supplier)[];

const union = (one: readonly string[], two: readonly string[]): string[] => [...new Set([...one, ...two])];

function mergedColumns(target: Supplier, duplicate: Supplier): Partial<Supplier> {
  const isOtherFirm = target.siren !== null && duplicate.siren !== null && target.siren !== duplicate.siren;
  const numbers: readonly string[] = ['siren', 'siret', 'vatNumber'];
  const missing = taken.filter(
    (name) => target[name] === null && duplicate[name] !== null && !(isOtherFirm && numbers.includes(name)),
  );
  return {
    ...Object.fromEntries(missing.map((name) => [name, duplicate[name]])),
    departments: union(target.departments, duplicate.departments),
    tags: union(target.tags, duplicate.tags),
  };
}

/** Puts a duplicate into the supplier that is kept, and into the bin. */
export const mergeHandler = clientAction(mergeSupplier, {
  find: supplier.ofRoute,
  act: async (context, { targetId }, duplicate) => {
    const texts = messagesFor(context.locale, supplierMessages).merge;
    if (targetId === duplicate.id) throw new ValidationFailure({ targetId: texts.itself });
    const target = await supplier.find(context.db, targetId);
    if (target === null) {
      throw new ValidationFailure({ targetId: validationText(context.locale, 'unknownRecord') });
    }
    await supplier.merge(context, target, duplicate, {
      columns: mergedColumns(target, duplicate),
      bring: async (tx) => {
        await moveParts(tx, duplicate.id, target.id);
        await refreshCompliance(context.deps, tx, target.id);
      },
      action: 'delete',
    });
    return redirect(edit(target.id), { type: 'success', text: fill(texts.done, { name: target.name }) });
  },
});

async function moveParts(tx: Database, from: string, to: string): Promise<void> {
  const known = await tx
    .select({ contactId: supplierContacts.contactId })
    .from(supplierContacts)
    .where(eq(supplierContacts.supplierId, to));
  if (known.length > 0) {
    const ids = known.map(({ contactId }) => contactId);
    await tx
      .delete(supplierContacts)
      .where(and(eq(supplierContacts.supplierId, from), inArray(supplierContacts.contactId, ids)));
  }
  const moved = { supplierId: to };
  await tx.update(supplierContacts).set(moved).where(eq(supplierContacts.supplierId, from));
  await tx.update(supplierDocuments).set(moved).where(eq(supplierDocuments.supplierId, from));
  await tx.update(supplierDocumentRequests).set(moved).where(eq(supplierDocumentRequests.supplierId, from));
  await tx.update(supplierRatings).set(moved).where(eq(supplierRatings.supplierId, from));
  await tx.update(constructionLots).set(moved).where(eq(constructionLots.supplierId, from));
  await tx.update(budgetLines).set(moved).where(eq(budgetLines.supplierId, from));
  await renameInStudies(tx, from, to);
  await refreshRating(tx, to);
}

/** Names the supplier that is kept wherever a quote, or an expense of a simulation or a template, named the other. */
async function renameInStudies(tx: Database, from: string, to: string): Promise<void> {
  await tx
    .update(simulations)
    .set({ study: sql`replace(${simulations.study}::text, ${from}::text, ${to}::text)::jsonb` })
    .where(sql`${simulations.study}::text like ${`%${from}%`}`);
  await tx
    .update(constructionLots)
    .set({ quotes: sql`replace(${constructionLots.quotes}::text, ${from}::text, ${to}::text)::jsonb` })
    .where(sql`${constructionLots.quotes}::text like ${`%${from}%`}`);
  await tx
    .update(expenseTemplates)
    .set({ lines: sql`replace(${expenseTemplates.lines}::text, ${from}::text, ${to}::text)::jsonb` })
    .where(sql`${expenseTemplates.lines}::text like ${`%${from}%`}`);
}
