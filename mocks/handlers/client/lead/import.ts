import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import * as z from 'zod';
import { optionalText } from '#contracts/fields.ts';
import { parsePhone } from '#domain/identity/phone.ts';
import { leadKinds, leadPortals } from '#domain/lead/lead.ts';
import * as leadMessages from '#messages/client/lead.ts';
import { messagesFor } from '#messages/locale.ts';
import { leadActivities, portalLeads } from '#mocks/db/schema/index.ts';
import { defineImport } from '#mocks/server/imports/define.ts';
import { placeOfAdvert } from '#mocks/server/lead/advert.ts';
import { earlierLead, knownContact } from '#mocks/server/lead/people.ts';
import { dueOf } from '#mocks/server/lead/receive.ts';

/** Fields that a column of a file can fill, in the order in which they are offered. */
const offered = [
  'portal',
  'lastName',
  'firstName',
  'email',
  'phone',
  'message',
  'listingRef',
  'budgetCents',
  'kind',
] as const;

const folded = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** A word of a closed list by its key or by its name in either language; « other » words stay as they are. */
function wordOf<Word extends string>(
  words: readonly Word[],
  field: 'portal' | 'kind',
  fallback: Word,
): (text: unknown) => unknown {
  return (text) => {
    if (typeof text !== 'string' || text.trim() === '') return fallback;
    const { fr, en } = leadMessages;
    const names = (word: Word): string[] =>
      [fr, en].map(({ choices }) => (choices[field] as Readonly<Record<string, string>>)[word] ?? word);
    return words.find((word) => [word, ...names(word)].some((name) => folded(name) === folded(text))) ?? text;
  };
}

/** Whole cents of an amount in euros. */
const budget = z
  .string()
  .trim()
  .transform((text) => text.replaceAll(/[\s\u00A0\u202F€]/g, '').replace(',', '.'))
  .refine((text) => text === '' || /^\d{1,9}(\.\d{1,2})?$/.test(text), { params: { code: 'number' } })
  .transform((text) => (text === '' ? null : Math.round(Number(text) * 100)));

/** Requests of a file. */
export const leadImport = defineImport({
  kind: 'lead',
  can: 'lead.export',
  columns: (locale) => {
    const { fields } = messagesFor(locale, leadMessages);
    return offered.map((field) => ({ field, label: fields[field], isRequired: false }));
  },
  row: z
    .object({
      portal: z.preprocess(wordOf(leadPortals, 'portal', 'other'), z.enum(leadPortals)),
      kind: z.preprocess(wordOf(leadKinds, 'kind', 'information'), z.enum(leadKinds)),
      lastName: optionalText(80),
      firstName: optionalText(80),
      email: optionalText(190)
        .toLowerCase()
        .refine((text) => text === '' || z.email().safeParse(text).success, { params: { code: 'email' } }),
      phone: optionalText(60).refine((text) => text === '' || parsePhone(text) !== null, {
        params: { code: 'phone' },
      }),
      message: optionalText(4000),
      listingRef: optionalText(80),
      budgetCents: budget,
    })
    .refine(({ email, phone }) => email !== '' || phone !== '', {
      path: ['email'],
      params: { code: 'prospectReach' },
    }),
  insert: async ({ deps, tenantId, userId }, tx, rows) => {
    const now = deps.clock.businessNow();
    const made = { tenantId, createdAt: now, updatedAt: now };
    for (const { id, row } of rows) {
      const phone = parsePhone(row.phone);
      const person = {
        tenantId,
        email: row.email === '' ? null : row.email,
        phones: phone === null ? [] : [phone],
        receivedAt: now,
      };
      const place = await placeOfAdvert(tx, row.listingRef);
      await tx.insert(portalLeads).values({
        ...made,
        ...person,
        ...place,
        id,
        portal: row.portal,
        kind: row.kind,
        firstName: row.firstName === '' ? null : row.firstName,
        lastName: row.lastName === '' ? null : row.lastName,
        listingRef: row.listingRef === '' ? null : row.listingRef,
        message: row.message,
        budgetCents: row.budgetCents,
        dueAt: dueOf(now),
        contactId: await knownContact(tx, person),
        duplicateOf: (await earlierLead(tx, { ...person, lotId: place.lotId }))?.id ?? null,
        createdBy: userId,
      });
    }
    await tx.insert(leadActivities).values(
      rows.map(({ id, row }) => ({
        ...made,
        id: deps.newId(),
        leadId: id,
        kind: 'received' as const,
        detail: row.portal,
        byUserId: userId,
        at: now,
      })),
    );
  },
  revert: async (_source, tx, ids) => {
    const worked = tx
      .select({ one: sql`1` })
      .from(leadActivities)
      .where(and(eq(leadActivities.leadId, portalLeads.id), sql`${leadActivities.kind} <> 'received'`));
    const isUntouched = and(
      inArray(portalLeads.id, [...ids]),
      eq(portalLeads.version, 1),
      isNull(portalLeads.deletedAt),
      notExists(worked),
    );
    const gone = await tx.delete(portalLeads).where(isUntouched).returning({ id: portalLeads.id });
    return gone.length;
  },
});
