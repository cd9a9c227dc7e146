import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  contactDuplicates,
  mergeContacts,
  mergedFields,
  type Double,
} from '#contracts/client/contact/merge.ts';
import { maxTags } from '#contracts/limits.ts';
import { consentPurposes } from '#domain/relation/contact.ts';
import { index } from '#generated/routes/client/contact.ts';
import * as relationMessages from '#messages/client/contact-relations.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  contactConsents,
  contactExchanges,
  contactOperations,
  contacts,
  operations,
  opportunities,
  portalLeads,
  type Contact,
} from '#mocks/db/schema/index.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, clientData, json, redirect } from '#mocks/server/handler.ts';
import { moveSaleContacts } from '../operation/sale-contact/move.ts';
import { duplicatePairs } from './duplicates.ts';
import { contact } from './record.ts';

const doubleOf = (row: Contact): Double => ({
  id: row.id,
  version: row.version,
  name: row.displayName,
  values: Object.fromEntries(mergedFields.flatMap((name) => (row[name] ? [[name, row[name]]] : []))),
});

/** The pairs, with what each knows. */
export const duplicatesHandler = clientData(contactDuplicates, async (context) => {
  const pairs = await duplicatePairs(context);
  const ids = pairs.flatMap(({ id, otherId }) => [id, otherId]);
  const rows =
    ids.length === 0 ? [] : await context.db.select().from(contacts).where(inArray(contacts.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return json({
    pairs: pairs.flatMap(({ id, otherId }) => {
      const both = [byId.get(id), byId.get(otherId)].filter((row) => row !== undefined);
      const [kept, merged] = both.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
      return kept && merged ? [{ kept: doubleOf(kept), merged: doubleOf(merged) }] : [];
    }),
  });
});

/** Makes one contact of two: fields as chosen, all that points at the one that goes, the stricter consent. */
export const mergeHandler = clientAction(mergeContacts, {
  find: contact.ofRoute,
  act: async (context, { targetId, targetVersion, taken }, merged) => {
    const texts = messagesFor(context.locale, relationMessages);
    const kept = targetId === merged.id ? null : await contact.find(context.db, targetId);
    if (kept === null || kept.status === 'anonymised' || merged.status === 'anonymised') {
      throw new ValidationFailure({ targetId: validationText(context.locale, 'unknownRecord') });
    }
    // Operations that are not open to the person would go on naming a contact in the bin.
    if (context.actor.tenant.assignedOperationIds !== null) {
      throw new ValidationFailure({ base: texts.mergeNeedsAll });
    }
    await contact.merge(context, kept, merged, {
      columns: columnsOf(kept, merged, taken),
      version: targetVersion,
      bring: async (tx) => {
        await moveConsents(context, tx, { from: merged, to: kept });
        await moveLinks(context, tx, { from: merged.id, to: kept.id });
        await moveSaleContacts(tx, { from: merged.id, to: kept.id });
      },
    });
    const text = fill(texts.merged, { name: kept.displayName });
    return redirect(index(), deletedFlash(context, { type: 'contact', id: merged.id, text }));
  },
});

function columnsOf(kept: Contact, merged: Contact, taken: readonly string[]): Partial<Contact> {
  const chosen = mergedFields.filter((name) => merged[name] && (!kept[name] || taken.includes(name)));
  const reached = [kept.lastContactAt, merged.lastContactAt].filter((at) => at !== null);
  return {
    ...Object.fromEntries(chosen.map((name) => [name, merged[name]])),
    // The code of the commune goes with its name.
    ...(chosen.includes('city') && { inseeCode: merged.inseeCode }),
    roles: [...new Set([...kept.roles, ...merged.roles])],
    tags: [...new Set([...kept.tags, ...merged.tags])].slice(0, maxTags),
    ownerUserId: kept.ownerUserId ?? merged.ownerUserId,
    doNotContact: kept.doNotContact || merged.doNotContact,
    lastContactAt: reached.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
  };
}

async function moveLinks({ deps }: ClientContext, tx: Database, { from, to }: { from: string; to: string }) {
  const now = deps.clock.businessNow();
  await tx.update(contactExchanges).set({ contactId: to }).where(eq(contactExchanges.contactId, from));
  await tx.update(opportunities).set({ contactId: to }).where(eq(opportunities.contactId, from));
  await tx.update(portalLeads).set({ contactId: to }).where(eq(portalLeads.contactId, from));
  for (const column of ['sellerContactId', 'agentContactId'] as const) {
    const set = { [column]: to, version: sql`${operations.version} + 1`, updatedAt: now };
    await tx.update(operations).set(set).where(eq(operations[column], from));
  }
  const links = await tx
    .select()
    .from(contactOperations)
    .where(inArray(contactOperations.contactId, [from, to]));
  for (const link of links.filter(({ contactId }) => contactId === from)) {
    const { operationId, role } = link;
    const isThere = links.some(
      (other) => other.contactId === to && other.operationId === operationId && other.role === role,
    );
    const isIt = eq(contactOperations.id, link.id);
    if (isThere) await tx.delete(contactOperations).where(isIt);
    else await tx.update(contactOperations).set({ contactId: to }).where(isIt);
  }
}

/** A refusal of either stays one: where the later word was an agreement, the refusal is said again. */
async function moveConsents(
  { deps, actor, locale }: ClientContext,
  tx: Database,
  { from, to }: { from: Contact; to: Contact },
) {
  const now = deps.clock.businessNow();
  const last = async (contactId: string, purpose: (typeof consentPurposes)[number]) => {
    const isOf = and(eq(contactConsents.contactId, contactId), eq(contactConsents.purpose, purpose));
    const [line] = await tx
      .select()
      .from(contactConsents)
      .where(isOf)
      .orderBy(desc(contactConsents.at), desc(contactConsents.id))
      .limit(1);
    return line;
  };
  for (const purpose of consentPurposes) {
    const both = [await last(from.id, purpose), await last(to.id, purpose)].filter(
      (line) => line !== undefined,
    );
    const refusal = both.find(({ isGiven }) => !isGiven);
    if (refusal === undefined || !both.some(({ isGiven }) => isGiven)) continue;
    await tx
      .update(contactConsents)
      .set({ withdrawnAt: now, updatedAt: now })
      .where(
        inArray(
          contactConsents.id,
          both.filter(({ isGiven }) => isGiven).map(({ id }) => id),
        ),
      );
    await tx.insert(contactConsents).values({
      id: deps.newId(),
      tenantId: actor.tenant.id,
      contactId: to.id,
      purpose,
      isGiven: false,
      basis: refusal.basis,
      source: messagesFor(locale, relationMessages).mergeSource,
      at: now,
      recordedBy: actor.user.id,
      createdAt: now,
      updatedAt: now,
    });
  }
  await tx.update(contactConsents).set({ contactId: to.id }).where(eq(contactConsents.contactId, from.id));
}
