import { and, eq, isNull } from 'drizzle-orm';
import { offerTemplateFields, type OfferTemplatePayload } from '#contracts/client/offer-template/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { starterBody } from '#domain/offer/system-offer-templates.ts';
import { edit, index } from '#generated/routes/client/offer-template.ts';
import * as offerTemplateMessages from '#messages/client/offer-template.ts';
import * as templateMessages from '#messages/client/template-flash.ts';
import { messagesFor } from '#messages/locale.ts';
import { offerTemplates, offerTemplateVersions, type OfferTemplate } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { cleanHtml } from '#mocks/server/clean-html.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { templateBin } from '../template/bin.ts';
import { usesOf } from './uses.ts';
import { deletionObstacle, refuseSystem, templateLifecycle } from '../template/lifecycle.ts';

/** What a template says, keys of conditions in the order of the contract. */
export const contentOf = (row: Pick<OfferTemplate, keyof OfferTemplatePayload>): OfferTemplatePayload => ({
  name: row.name,
  kind: row.kind,
  subject: row.subject,
  body: row.body,
  defaultValidityDays: row.defaultValidityDays,
  defaultConditions: row.defaultConditions.map(({ type, deadlineDays, detail }) => ({
    type,
    deadlineDays,
    detail,
  })),
  header: row.header,
  footer: row.footer,
});

/** A template of offers as a declared record; each version of what it says is kept. */
export const offerTemplate = defineRecord<typeof offerTemplates, OfferTemplatePayload>({
  type: 'offer-template',
  parameter: 'offerTemplate',
  area: 'offer-template',
  table: offerTemplates,
  payload: offerTemplateFields,
  label: (row) => row.name,
  messages: offerTemplateMessages,
  href: edit,
  listHref: index,
  blank: () => ({
    kind: 'letter',
    body: starterBody,
    defaultValidityDays: 10,
    header: 'logo',
    footer: 'legal',
  }),
  values: (row) => contentOf(row),
  columns: ({ body }) => ({ body: cleanHtml(body) }),
  unique: { offer_templates_name: { field: 'name', text: 'unique' } },
  check: async (context, payload, row) => {
    if (row !== null) refuseSystem(context, row);
    if (row?.archivedAt) {
      throw new ValidationFailure({ base: messagesFor(context.locale, templateMessages).refused.archived });
    }
    if (row?.isDefault && row.kind !== payload.kind) {
      const { defaultKind } = messagesFor(context.locale, offerTemplateMessages);
      throw new ValidationFailure({ kind: defaultKind });
    }
  },
  saved: async ({ deps, actor }, tx, { id, payload, before }) => {
    await tx.insert(offerTemplateVersions).values({
      id: deps.newId(),
      tenantId: actor.tenant.id,
      templateId: id,
      version: (before?.version ?? 0) + 1,
      content: { ...payload, body: cleanHtml(payload.body) },
      createdAt: deps.clock.businessNow(),
      createdBy: actor.user.id,
    });
  },
  obstacle: async (context, row) => {
    const isUsed = ((await usesOf(context, [row.id])).get(row.id) ?? 0) > 0;
    const ofLibrary = deletionObstacle(context, row);
    return ofLibrary ?? (isUsed ? messagesFor(context.locale, offerTemplateMessages).used : null);
  },
  announce: (context, changed) =>
    broadcast(context, [channels.tenant(context.actor.tenant.id)], 'offer-template.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

/** Default, copy, archive and back. */
export const lifecycle = templateLifecycle({
  record: offerTemplate,
  siblings: (row) => {
    const siblings = and(eq(offerTemplates.kind, row.kind), isNull(offerTemplates.deletedAt));
    if (siblings === undefined) throw new RangeError('a condition of two parts');
    return siblings;
  },
  payloadOf: (row) => contentOf(row),
});

/** The bin of templates of offers. */
export const offerTemplateBin = templateBin(recordBin(offerTemplate));
