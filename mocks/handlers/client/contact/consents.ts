import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import { updateConsent, type PurposeConsents } from '#contracts/client/contact/relations.ts';
import { consentPurposes } from '#domain/relation/contact.ts';
import { edit } from '#generated/routes/client/contact.ts';
import * as relationMessages from '#messages/client/contact-relations.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { contactConsents, users, type Contact } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { pastInstant } from './past-day.ts';
import { contact } from './record.ts';

/** What a contact said for each purpose, the last first. */
export async function consentsOf({ db }: ClientContext, { id }: Contact): Promise<PurposeConsents[]> {
  const rows = await db
    .select({ consent: contactConsents, user: { firstName: users.firstName, lastName: users.lastName } })
    .from(contactConsents)
    .leftJoin(users, eq(users.id, contactConsents.recordedBy))
    .where(eq(contactConsents.contactId, id))
    .orderBy(desc(contactConsents.at), desc(contactConsents.id));
  return consentPurposes.map((purpose) => ({
    purpose,
    lines: rows
      .filter(({ consent }) => consent.purpose === purpose)
      .map(({ consent, user }) => ({
        id: consent.id,
        isGiven: consent.isGiven,
        basis: consent.basis,
        source: consent.source,
        at: consent.at.toISOString(),
        withdrawnAt: consent.withdrawnAt?.toISOString() ?? null,
        by: user && fullName(user),
      })),
  }));
}

/** Records what was said; a refusal withdraws what was given before. */
export const updateConsentHandler = clientAction(updateConsent, {
  find: contact.ofRoute,
  act: async (context, { purpose, isGiven, basis, source, on }, row) => {
    const { deps, actor } = context;
    const at = pastInstant(context, on);
    const now = deps.clock.businessNow();
    const write = async (tx: Database): Promise<void> => {
      if (!isGiven) {
        const wasGiven = and(
          eq(contactConsents.contactId, row.id),
          eq(contactConsents.purpose, purpose),
          eq(contactConsents.isGiven, true),
          isNull(contactConsents.withdrawnAt),
          lte(contactConsents.at, at),
        );
        await tx.update(contactConsents).set({ withdrawnAt: at, updatedAt: now }).where(wasGiven);
      }
      await tx.insert(contactConsents).values({
        id: deps.newId(),
        tenantId: actor.tenant.id,
        contactId: row.id,
        purpose,
        isGiven,
        basis,
        source,
        at,
        recordedBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
    };
    const changes = { [purpose]: { from: null, to: isGiven } };
    await contact.beside(context, row, { action: 'consent', write, changes });
    const text = messagesFor(context.locale, relationMessages).consentSaved;
    return redirect(edit({ contact: row.id }, { query: { tab: 'consentements' } }), {
      type: 'success',
      text,
    });
  },
});
