import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import * as z from 'zod';
import { optionalText, requiredText } from '#contracts/fields.ts';
import { parsePhone } from '#domain/identity/phone.ts';
import { parseSiren } from '#domain/identity/siren.ts';
import { expectedDocuments, supplierTrades, type SupplierTrade } from '#domain/relation/supplier.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { messagesFor } from '#messages/locale.ts';
import { supplierDocuments, supplierRatings, suppliers } from '#mocks/db/schema/index.ts';
import { defineImport } from '#mocks/server/imports/define.ts';

/** A trade by its key or by its name in either language. */
function tradeOf(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const written = text.trim().toLowerCase();
  const { fr, en } = supplierMessages;
  const isIt = (trade: SupplierTrade): boolean =>
    [trade, fr.choices.trade[trade], en.choices.trade[trade]].some((name) => name.toLowerCase() === written);
  return supplierTrades.find(isIt) ?? text;
}

const isEmail = (text: string): boolean => z.email().max(190).safeParse(text).success;
const orNull = (text: string): string | null => (text === '' ? null : text);

/** A text that `parse` reads, or none. */
const optional = (code: string, parse: (text: string) => string | null) =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || parse(text) !== null, { params: { code } });

/** Suppliers of a company. */
export const supplierImport = defineImport({
  kind: 'supplier',
  can: 'supplier.export',
  columns: (locale) => {
    const { fields: labels } = messagesFor(locale, supplierMessages);
    return [
      { field: 'name', label: labels.name, isRequired: true },
      { field: 'trade', label: labels.trade, isRequired: true },
      { field: 'siren', label: labels.siren, isRequired: false },
      { field: 'email', label: labels.email, isRequired: false },
      { field: 'phone', label: labels.phone, isRequired: false },
      { field: 'postalCode', label: labels.postalCode, isRequired: false },
      { field: 'city', label: labels.city, isRequired: false },
    ];
  },
  row: z.object({
    name: requiredText(160),
    trade: z.preprocess(tradeOf, z.enum(supplierTrades)),
    siren: optional('siren', parseSiren),
    email: optional('email', (text) => (isEmail(text) ? text : null)),
    phone: optional('phone', parsePhone),
    postalCode: optionalText(5).refine((text) => text === '' || /^\d{5}$/.test(text), {
      params: { code: 'postalCode' },
    }),
    city: optionalText(80),
  }),
  insert: async ({ deps, tenantId, userId }, tx, rows) => {
    const now = deps.clock.businessNow();
    await tx.insert(suppliers).values(
      rows.map(({ id, row }) => {
        const isWorks = expectedDocuments(row.trade).length > 0;
        return {
          id,
          tenantId,
          name: row.name,
          trade: row.trade,
          siren: row.siren === '' ? null : parseSiren(row.siren),
          email: orNull(row.email.toLowerCase()),
          phone: row.phone === '' ? null : parsePhone(row.phone),
          postalCode: orNull(row.postalCode),
          city: orNull(row.city),
          // It has no papers yet.
          compliance: isWorks ? ('missing' as const) : ('not-expected' as const),
          vigilance: isWorks ? ('missing' as const) : null,
          tenYearInsurance: isWorks ? ('missing' as const) : null,
          createdAt: now,
          updatedAt: now,
          createdBy: userId,
        };
      }),
    );
  },
  revert: async (_source, tx, ids) => {
    const papers = tx
      .select({ one: sql`1` })
      .from(supplierDocuments)
      .where(eq(supplierDocuments.supplierId, suppliers.id));
    const ratings = tx
      .select({ one: sql`1` })
      .from(supplierRatings)
      .where(eq(supplierRatings.supplierId, suppliers.id));
    const isUntouched = and(
      inArray(suppliers.id, [...ids]),
      eq(suppliers.version, 1),
      isNull(suppliers.deletedAt),
      notExists(papers),
      notExists(ratings),
    );
    const gone = await tx.delete(suppliers).where(isUntouched).returning({ id: suppliers.id });
    return gone.length;
  },
});
