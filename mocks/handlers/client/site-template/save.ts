import { and, eq, inArray } from 'drizzle-orm';
import { updateSite, type SiteFields } from '#contracts/client/site-template/payload.ts';
import { edit } from '#generated/routes/client/site-template.ts';
import { validationText } from '#messages/validation.ts';
import { countRows } from '#mocks/db/queries/business-table.ts';
import { lots, media, sites, type Operation, type Site } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { publicMedia } from '#mocks/server/site/page-facts.ts';
import { memberNames } from '../operation/members.ts';
import { operationOfRoute } from '../operation/scope.ts';
import {
  announceSite,
  auditSite,
  changeSite,
  contentOf,
  isSlugFree,
  siteOf,
  staleSite,
  texts,
} from './record.ts';

/** Writes the draft of a mini-site, or begins it. What is online stays as it is. */
export const updateHandler = clientAction(updateSite, {
  find: async (context: ClientContext) => {
    const operation = await operationOfRoute(context);
    return { operation, site: await siteOf(context, operation.id) };
  },
  act: async (context, { version, ...fields }, { operation, site }) => {
    await checkNamed(context, operation, fields);
    const columns = { draft: contentOf(fields), slug: fields.slug };
    if (site === null) {
      if (version !== null) throw await staleSite(context, operation, context.deps.clock.businessNow());
      await begin(context, operation, columns);
    } else {
      if (version === null) throw await staleSite(context, operation, site.updatedAt);
      await changeSite(context, { operation, site }, { action: 'update', version, columns });
    }
    // It is saved by itself again and again: the page says so, without a notice each time.
    return redirect(edit({ operation: operation.id }));
  },
});

async function begin(
  context: ClientContext,
  operation: Operation,
  columns: Pick<Site, 'draft' | 'slug'>,
): Promise<void> {
  const { deps, actor, db } = context;
  const at = deps.clock.businessNow();
  const id = deps.newId();
  const isMade = await db.transaction(async (tx) => {
    const made = await tx
      .insert(sites)
      .values({
        ...columns,
        id,
        tenantId: operation.tenantId,
        operationId: operation.id,
        createdBy: actor.user.id,
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: sites.id });
    if (made.length === 0) return false;
    await auditSite(context, tx, 'update', operation);
    return true;
  });
  if (!isMade) throw await staleSite(context, operation, at);
  announceSite(context, 'site.updated', { id, operationId: operation.id }, 1);
}

/** Lots, pictures and people are of the operation and the company, the address is free. @throws ValidationFailure */
async function checkNamed(
  context: ClientContext,
  { id }: Pick<Operation, 'id'>,
  fields: SiteFields,
): Promise<void> {
  const errors: Record<string, string> = {};
  const unknown = validationText(context.locale, 'unknownRecord');
  if (!(await isSlugFree(context, fields.slug, id))) errors['slug'] = texts(context).slugTaken;
  const lotIds = [...new Set(fields.lotIds)];
  const ofOperation = and(inArray(lots.id, lotIds), eq(lots.operationId, id));
  if (lotIds.length > 0 && (await countRows(context.db, lots, ofOperation)) < lotIds.length)
    errors['lotIds'] = unknown;
  const asked = fields.sections.flatMap(({ mediaIds }) => mediaIds);
  const mediaIds = [...new Set([...asked, ...(fields.heroMediaId === null ? [] : [fields.heroMediaId])])];
  const isThere = and(publicMedia(id), inArray(media.id, mediaIds));
  if (mediaIds.length > 0 && (await countRows(context.db, media, isThere)) < mediaIds.length) {
    errors['sections'] = unknown;
  }
  const people = [...new Set(fields.recipientUserIds)];
  if (people.length > 0 && (await memberNames(context, people)).size < people.length) {
    errors['recipientUserIds'] = unknown;
  }
  if (new Set(fields.sections.map(({ kind }) => kind)).size < fields.sections.length) {
    errors['sections'] = validationText(context.locale, 'choice');
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}
