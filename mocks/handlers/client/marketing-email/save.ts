import { and, eq, inArray, isNull } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import { storeCampaign, updateCampaign } from '#contracts/client/marketing-email/payload.ts';
import { emptyAudience, emptyBlock, type CampaignBlock } from '#domain/relation/campaign.ts';
import { marketingEmail as index } from '#generated/routes/client.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as mailMessages from '#messages/mail/campaign.ts';
import { validationText } from '#messages/validation.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import {
  contacts,
  emailTemplates,
  lots,
  marketingEmails,
  operations,
  type MarketingEmail,
  type NewMarketingEmail,
} from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { campaign } from './record.ts';

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, campaignMessages);
const opened = (id: string, step?: 'contenu' | 'audience') =>
  index({ query: step === undefined ? { open: id } : { open: id, step } });
const usualThrottle = 500;

/** The draft that the address names. @throws ValidationFailure once it has left its author's hands */
export async function draftOfRoute(context: ClientContext): Promise<MarketingEmail> {
  const row = await campaign.ofRouteToChange(context);
  if (row.status !== 'draft') throw new ValidationFailure({ base: textsOf(context).notDraft });
  return row;
}

async function blocksFrom(
  context: ClientContext,
  { templateId, lotIds }: { readonly templateId: string | null; readonly lotIds: readonly string[] },
): Promise<Pick<MarketingEmail, 'subject' | 'preheader' | 'blocks'>> {
  const [template] =
    templateId === null
      ? []
      : await context.db
          .select()
          .from(emailTemplates)
          .where(and(eq(emailTemplates.id, templateId), isNull(emailTemplates.deletedAt)));
  if (templateId !== null && !template) {
    throw new ValidationFailure({ templateId: validationText(context.locale, 'unknownRecord') });
  }
  const found =
    lotIds.length === 0
      ? []
      : await context.db
          .select({ id: lots.id })
          .from(lots)
          .where(and(inArray(lots.id, [...lotIds]), isNull(lots.deletedAt)));
  const known = new Set(found.map(({ id }) => id));
  const cards = lotIds
    .filter((id) => known.has(id))
    .map((recordId): CampaignBlock => ({ ...emptyBlock('lot'), recordId }));
  const { greeting } = messagesFor(context.locale, mailMessages);
  const first: CampaignBlock[] = [{ ...emptyBlock('text'), text: greeting }];
  return {
    subject: template?.subject ?? '',
    preheader: template?.preheader ?? '',
    blocks: [...(template?.blocks ?? first), ...cards],
  };
}

/** A new draft. */
export const storeHandler = clientAction(
  storeCampaign,
  async (context, { name, templateId, operationId, lotIds, contactIds }) => {
    await checkNamed(context, operationId, contactIds);
    const content = await blocksFrom(context, { templateId, lotIds });
    const audience =
      contactIds.length > 0
        ? { ...emptyAudience, mode: 'list' as const, contactIds: [...new Set(contactIds)] }
        : { ...emptyAudience, operationId };
    const id = await insert(context, 'create', {
      ...content,
      name,
      operationId,
      audience,
      throttlePerHour: usualThrottle,
    });
    return redirect(opened(id), { type: 'success', text: fill(textsOf(context).created, { name }) });
  },
);

async function checkNamed(
  { db, locale }: ClientContext,
  operationId: string | null,
  contactIds: readonly string[],
): Promise<void> {
  const unknown = validationText(locale, 'unknownRecord');
  if (operationId !== null) {
    const isIt = and(eq(operations.id, operationId), liveOperations());
    const rows = await db.select({ id: operations.id }).from(operations).where(isIt);
    if (rows.length === 0) throw new ValidationFailure({ operationId: unknown });
  }
  const chosen = [...new Set(contactIds)];
  if (chosen.length === 0) return;
  const rows = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(inArray(contacts.id, chosen), isNull(contacts.deletedAt)));
  if (rows.length < chosen.length) throw new ValidationFailure({ contactIds: unknown });
}

type NewColumns = Pick<
  NewMarketingEmail,
  'name' | 'subject' | 'preheader' | 'blocks' | 'audience' | 'operationId' | 'throttlePerHour'
>;

async function insert(context: ClientContext, action: string, columns: NewColumns): Promise<string> {
  const { deps, actor } = context;
  const id = deps.newId();
  const now = deps.clock.businessNow();
  await context.db.transaction(async (tx) => {
    await tx.insert(marketingEmails).values({
      ...columns,
      id,
      tenantId: actor.tenant.id,
      createdBy: actor.user.id,
      createdAt: now,
      updatedAt: now,
    });
    await audit(context, tx, `campaign.${action}`, { type: 'campaign', id, label: columns.name });
  });
  campaign.declaration.announce(context, [{ id, version: 1 }]);
  return id;
}

const contentKeys = ['subject', 'preheader', 'blocks'] as const;

/** Changes what a draft says, or for whom it is; a test of what it said before counts no more. */
export const updateHandler = clientAction(updateCampaign, {
  find: draftOfRoute,
  act: async (context, { version, ...values }, row) => {
    if (version !== row.version) {
      throw await staleVersion(context, {
        id: row.id,
        updatedAt: row.updatedAt,
        fields: Object.keys(values).filter(
          (key) => JSON.stringify(Object(values)[key]) !== JSON.stringify(Object(row)[key]),
        ),
      });
    }
    const { audience } = values;
    if (audience !== undefined) await checkNamed(context, audience.operationId, audience.contactIds);
    const isSaidAnew = contentKeys.some(
      (key) => values[key] !== undefined && JSON.stringify(values[key]) !== JSON.stringify(row[key]),
    );
    await campaign.change(context, row, {
      action: 'update',
      columns: { ...values, ...(isSaidAnew && { testedAt: null }) },
    });
    return redirect(opened(row.id, audience === undefined ? 'contenu' : 'audience'), {
      type: 'success',
      text: fill(textsOf(context).updated, { name: values.name ?? row.name }),
    });
  },
});

/** A draft that says the same to the same people. */
export const duplicateHandler = clientAction(noPayload, {
  find: campaign.ofRoute,
  act: async (context, _payload, row) => {
    const texts = textsOf(context);
    const name = fill(texts.copyOf, { name: row.name }).slice(0, 120);
    const { subject, preheader, blocks, audience, operationId, throttlePerHour } = row;
    const id = await insert(context, 'duplicate', {
      name,
      subject,
      preheader,
      blocks,
      audience,
      operationId,
      throttlePerHour,
    });
    return redirect(opened(id), { type: 'success', text: fill(texts.created, { name }) });
  },
});

/** Puts away what is over. */
export const archiveHandler = clientAction(noPayload, {
  find: async (context) => {
    const row = await campaign.ofRouteToChange(context);
    const isOver = row.status === 'draft' || row.status === 'sent' || row.status === 'failed';
    if (!isOver) throw new ValidationFailure({ base: textsOf(context).notOver });
    return row;
  },
  act: async (context, _payload, row) => {
    await campaign.change(context, row, { action: 'archive', columns: { status: 'archived' } });
    return redirect(index(), {
      type: 'success',
      text: fill(textsOf(context).archived, { name: row.name }),
    });
  },
});
