import { and, eq, isNull } from 'drizzle-orm';
import {
  paymentTemplateFields,
  type PaymentTemplatePayload,
} from '#contracts/client/payment-template/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { systemTemplates } from '#domain/calls/system-templates.ts';
import { fieldOfBreach, fieldsOfTemplate, templateOfFields } from '#domain/calls/template-fields.ts';
import { breachesOf } from '#domain/calls/template-law.ts';
import { edit, index } from '#generated/routes/client/payment-template.ts';
import * as paymentTemplateMessages from '#messages/client/payment-template.ts';
import * as templateMessages from '#messages/client/template-flash.ts';
import { messagesFor } from '#messages/locale.ts';
import { paymentTemplates, type PaymentTemplateRow } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { todayOf } from '../supplier/compliance.ts';
import { templateBin } from '../template/bin.ts';
import { deletionObstacle, refuseSystem, templateLifecycle } from '../template/lifecycle.ts';

/** What a schedule says: one of the platform follows the law of the day. */
export function contentOf(context: ClientContext, row: PaymentTemplateRow): PaymentTemplatePayload {
  const { name, regime, steps, paymentTermDays, penaltyKind, penaltyRateBps, systemKey } = row;
  if (systemKey === null) {
    // The database keeps the keys of a step in an order of its own.
    const ordered = steps.map(({ label, event, base, cumulativeBps }) => ({
      label,
      event,
      base,
      cumulativeBps,
    }));
    return { name, regime, steps: ordered, paymentTermDays, penaltyKind, penaltyRateBps };
  }
  const legal = fieldsOfTemplate(systemTemplates({ on: todayOf(context.deps) })[regime]);
  return { ...legal, steps: [...legal.steps] };
}

/** A schedule as a declared record. */
export const paymentTemplate = defineRecord<typeof paymentTemplates, PaymentTemplatePayload>({
  type: 'payment-template',
  parameter: 'paymentTemplate',
  area: 'payment-template',
  table: paymentTemplates,
  payload: paymentTemplateFields,
  label: (row) => row.name,
  messages: paymentTemplateMessages,
  href: edit,
  listHref: index,
  blank: (context) => {
    const { name: _own, ...legal } = fieldsOfTemplate(systemTemplates({ on: todayOf(context.deps) }).vir);
    return { ...legal, steps: [...legal.steps] };
  },
  values: (row, context) => contentOf(context, row),
  columns: ({ penaltyKind, penaltyRateBps }) => ({
    penaltyRateBps: penaltyKind === 'none' ? null : penaltyRateBps,
  }),
  unique: { payment_templates_name: { field: 'name', text: 'unique' } },
  check: async (context, payload, row) => {
    if (row !== null) refuseSystem(context, row);
    if (row?.archivedAt) {
      throw new ValidationFailure({ base: messagesFor(context.locale, templateMessages).refused.archived });
    }
    refuseBreaches(context, payload, row);
  },
  obstacle: async (context, row) => deletionObstacle(context, row),
  announce: (context, changed) =>
    broadcast(context, [channels.tenant(context.actor.tenant.id)], 'payment-template.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

/** Every rule of form and of law that a schedule breaks, at its field. @throws ValidationFailure */
function refuseBreaches(
  context: ClientContext,
  payload: PaymentTemplatePayload,
  row: PaymentTemplateRow | null,
): void {
  const refused: Record<string, string> = {};
  // The sales of one regime cannot follow what was made for another.
  if (row?.isDefault && row.regime !== payload.regime) {
    refused['regime'] = messagesFor(context.locale, paymentTemplateMessages).defaultRegime;
  }
  for (const breach of breachesOf(templateOfFields(payload), { on: todayOf(context.deps) })) {
    refused[fieldOfBreach(breach)] ??= breach.text[context.locale];
  }
  if (Object.keys(refused).length > 0) throw new ValidationFailure(refused);
}

/** Default, copy, archive and back. */
export const lifecycle = templateLifecycle({
  record: paymentTemplate,
  siblings: (row) => {
    const siblings = and(eq(paymentTemplates.regime, row.regime), isNull(paymentTemplates.deletedAt));
    if (siblings === undefined) throw new RangeError('a condition of two parts');
    return siblings;
  },
  payloadOf: (row, context) => contentOf(context, row),
});

/** The bin of schedules. */
export const paymentTemplateBin = templateBin(recordBin(paymentTemplate));
