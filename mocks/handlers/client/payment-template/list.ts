import { asc, isNull } from 'drizzle-orm';
import {
  paymentTemplateIndexPage,
  type PaymentTemplateCard,
} from '#contracts/client/payment-template/index.ts';
import type { StepFields } from '#domain/calls/template-fields.ts';
import { templateOfFields } from '#domain/calls/template-fields.ts';
import { articleOfRegime, breachesOf } from '#domain/calls/template-law.ts';
import { saleModes, type SaleMode } from '#domain/lot/states.ts';
import { paymentTemplates, type PaymentTemplateRow } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { todayOf } from '../supplier/compliance.ts';
import { contentOf } from './record.ts';

const regimeOrder: readonly SaleMode[] = ['vir', 'vefa', 'asis', 'tab'];

/** Handler of `client.payment-template.index`: the cards, regime by regime, the default ones first. */
export const indexHandler = clientPage(paymentTemplateIndexPage, async (context, query) => {
  const all = await context.db
    .select()
    .from(paymentTemplates)
    .where(isNull(paymentTemplates.deletedAt))
    .orderBy(asc(paymentTemplates.name), asc(paymentTemplates.id));
  const live = all.filter(({ archivedAt }) => archivedAt === null);
  const isArchive = query.archived === '1';
  const shown = (isArchive ? all.filter(({ archivedAt }) => archivedAt !== null) : live).filter(
    ({ regime }) => query.regime === 'all' || regime === query.regime,
  );
  const countOf = (regime: SaleMode): number => live.filter((row) => row.regime === regime).length;
  return {
    paymentTemplates: shown
      .toSorted(
        (a, b) =>
          regimeOrder.indexOf(a.regime) - regimeOrder.indexOf(b.regime) ||
          Number(b.isDefault) - Number(a.isDefault),
      )
      .map((row) => cardOf(context, row)),
    query,
    counts: {
      all: live.length,
      ...(Object.fromEntries(saleModes.map((regime) => [regime, countOf(regime)])) as Record<
        SaleMode,
        number
      >),
    },
    archivedCount: all.length - live.length,
    can: {
      create: canNow(context, 'payment-template.create'),
      update: canNow(context, 'payment-template.update'),
      delete: canNow(context, 'payment-template.delete'),
    },
  };
});

function cardOf(context: ClientContext, row: PaymentTemplateRow): PaymentTemplateCard {
  const content = contentOf(context, row);
  const breaches = breachesOf(templateOfFields(content), { on: todayOf(context.deps) });
  return {
    id: row.id,
    name: row.name,
    regime: row.regime,
    steps: sharesOf(content.steps),
    paymentTermDays: content.paymentTermDays,
    penaltyKind: content.penaltyKind,
    penaltyRateBps: content.penaltyRateBps,
    isSystem: row.systemKey !== null,
    isDefault: row.isDefault,
    isArchived: row.archivedAt !== null,
    article: articleOfRegime(row.regime),
    breaches: breaches.map(({ text }) => text[context.locale]),
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What each step calls of its base, of what is called up to it. */
const sharesOf = (steps: readonly StepFields[]): PaymentTemplateCard['steps'] =>
  steps.map(({ label, event, base, cumulativeBps }, index) => {
    const before = steps.slice(0, index).findLast((step) => step.base === base);
    return { label, event, base, shareBps: cumulativeBps - (before?.cumulativeBps ?? 0) };
  });
