import { paymentTemplateFormPage } from '#contracts/client/payment-template/form.ts';
import { storePaymentTemplate, updatePaymentTemplate } from '#contracts/client/payment-template/payload.ts';
import { systemTemplates } from '#domain/calls/system-templates.ts';
import { fieldsOfTemplate } from '#domain/calls/template-fields.ts';
import type { SaleMode } from '#domain/lot/states.ts';
import type { PaymentTemplateRow } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { todayOf } from '../supplier/compliance.ts';
import { indexHandler } from './list.ts';
import { lifecycle, paymentTemplate, paymentTemplateBin } from './record.ts';

async function formProps(context: ClientContext, row: PaymentTemplateRow | null) {
  const form = await paymentTemplate.formProps(context, row);
  const isFixed = row !== null && (row.systemKey !== null || row.archivedAt !== null);
  return {
    form: { ...form, can: { ...form.can, save: form.can.save && !isFixed } },
    current: row && {
      isSystem: row.systemKey !== null,
      isDefault: row.isDefault,
      isArchived: row.archivedAt !== null,
    },
    legal: legalOf(context),
    today: todayOf(context.deps),
    can: {
      create: canNow(context, 'payment-template.create'),
      update: canNow(context, 'payment-template.update'),
    },
  };
}

/** What the law of the day allows at most, by regime. */
function legalOf({ deps }: ClientContext) {
  const templates = systemTemplates({ on: todayOf(deps) });
  const of = (regime: SaleMode) => {
    const { steps, paymentTermDays, penaltyKind, penaltyRateBps } = fieldsOfTemplate(templates[regime]);
    return { steps: [...steps], paymentTermDays, penaltyKind, penaltyRateBps };
  };
  return { asis: of('asis'), vir: of('vir'), vefa: of('vefa'), tab: of('tab') };
}

/** Schedules by which sales call for funds: cards, form, default, copies, archive. */
export const paymentTemplateResource = defineResource({
  handlers: {
    'client.payment-template.index': indexHandler,
    'client.payment-template.create': clientPage(paymentTemplateFormPage, (context) =>
      formProps(context, null),
    ),
    'client.payment-template.store': paymentTemplate.store(storePaymentTemplate),
    'client.payment-template.edit': clientPage(paymentTemplateFormPage, async (context) =>
      formProps(context, await paymentTemplate.ofRoute(context)),
    ),
    'client.payment-template.update': paymentTemplate.update(updatePaymentTemplate),
    'client.payment-template.destroy': paymentTemplate.destroy,
    'client.payment-template.default': lifecycle.default,
    'client.payment-template.duplicate': lifecycle.duplicate,
    'client.payment-template.archive': lifecycle.archive,
    'client.payment-template.restore': lifecycle.restore,
  },
  records: [paymentTemplate.resource],
  bins: [paymentTemplateBin],
});
