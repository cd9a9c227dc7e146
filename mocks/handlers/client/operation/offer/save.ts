import { and, eq, inArray, isNull } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import {
  mergeOffer,
  storeOffer,
  updateOffer,
  type OfferPayload,
} from '#contracts/client/operation/offer/payload.ts';
import { offerLimits } from '#domain/offer/offer.ts';
import { offerMachine } from '#domain/states/purchase/offer.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { edit } from '#generated/routes/client/operation/offer.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import {
  contacts,
  offers,
  offerTemplates,
  type NewOffer,
  type Offer,
  type Operation,
} from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import { cleanHtml } from '#mocks/server/clean-html.ts';
import { wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { judgeStep } from '../steps/judge.ts';
import { todayOf } from '../financing/record.ts';
import { operationOfRoute } from '../scope.ts';
import { writeStateChange } from '../state-change.ts';
import { proposedBy } from './form.ts';
import { nextNumber, offerTransitionContext, offerPart, texts } from './record.ts';

type Columns = Omit<NewOffer, 'id' | 'tenantId' | 'operationId' | 'number' | 'createdAt' | 'updatedAt'>;

/** Keeps a new draft under the next number of the company. */
async function insertDraft(
  context: ClientContext,
  operation: Operation,
  columns: Columns,
  action: 'create' | 'duplicate',
): Promise<Pick<Offer, 'id' | 'number'>> {
  const { clock, newId } = context.deps;
  const now = clock.businessNow();
  const id = newId();
  // Numbers count in the whole company, whatever of it somebody sees.
  const number = await wholeCompany(context).transaction(async (tx) => {
    const next = await nextNumber(context, tx);
    const { tenantId } = operation;
    await tx.insert(offers).values({
      ...columns,
      id,
      tenantId,
      operationId: operation.id,
      number: next,
      createdBy: context.actor.user.id,
      createdAt: now,
      updatedAt: now,
    });
    const record = { id, tenantId, operationId: operation.id };
    const byUserId = context.actor.user.id;
    const first = {
      fromState: null,
      toState: 'draft',
      on: todayOf(context),
      byUserId,
      reason: null,
    } as const;
    await writeStateChange(context.deps, tx, 'offer', record, first);
    await offerPart.audit(context, tx, action, operation);
    return next;
  });
  offerPart.announce(context, { id, operationId: operation.id, version: 1 });
  return { id, number };
}

/** Prepares an offer, as a draft. */
export const storeHandler = clientAction(storeOffer, {
  find: operationOfRoute,
  act: async (context, payload, operation) => {
    const columns = await checked(context, operation, payload, null);
    const { id, number } = await insertDraft(context, operation, columns, 'create');
    const text = fill(texts(context).created, { number });
    return redirect(edit({ operation: operation.id, offer: id }), { type: 'success', text });
  },
});

/** Changes an offer as long as it is a draft. */
export const updateHandler = clientAction(updateOffer, {
  find: offerPart.ofRoute,
  act: async (context, { version, ...payload }, found) => {
    const { operation, offer } = found;
    checkDraft(context, offer);
    const columns = await checked(context, operation, payload, offer);
    const changes = changedFields(offer, { priceCents: columns.priceCents, validUntil: columns.validUntil });
    await offerPart.change(context, found, { action: 'update', version, columns, changes });
    const text = fill(texts(context).updated, { number: offer.number });
    return redirect(edit({ operation: operation.id, offer: offer.id }), { type: 'success', text });
  },
});

/** Takes text and conditions of a template, as they stand now, into a draft. */
export const mergeHandler = clientAction(mergeOffer, {
  find: offerPart.ofRoute,
  act: async (context, { version, templateId }, found) => {
    const { operation, offer } = found;
    await offerPart.checkVersion(context, found, version);
    checkDraft(context, offer);
    const isIt = and(
      eq(offerTemplates.id, templateId),
      isNull(offerTemplates.deletedAt),
      isNull(offerTemplates.archivedAt),
    );
    const [template] = await context.db.select().from(offerTemplates).where(isIt).limit(1);
    if (!template)
      throw new ValidationFailure({ templateId: validationText(context.locale, 'unknownRecord') });
    const columns = { ...proposedBy(template), templateVersion: template.version };
    await offerPart.change(context, found, { action: 'merge', version, columns });
    const text = fill(texts(context).merged, { name: template.name });
    return redirect(edit({ operation: operation.id, offer: offer.id }), { type: 'success', text });
  },
});

/** A draft with what another offer says, valid anew. */
export const duplicateHandler = clientAction(noPayload, {
  find: offerPart.ofRoute,
  act: async (context, _payload, { operation, offer }) => {
    const today = day(todayOf(context));
    const columns: Columns = {
      templateId: offer.templateId,
      templateVersion: offer.templateVersion,
      kind: offer.kind,
      recipientContactIds: offer.recipientContactIds,
      priceCents: offer.priceCents,
      agencyFeeCents: offer.agencyFeeCents,
      agencyFeePayer: offer.agencyFeePayer,
      paymentTerms: offer.paymentTerms,
      validUntil: addToDay(today, { days: offerLimits.defaultValidityDays }),
      conditions: offer.conditions,
      depositCents: offer.depositCents,
      promiseBy: offer.promiseBy,
      deedBy: offer.deedBy,
      subject: offer.subject,
      body: offer.body,
    };
    const { id, number } = await insertDraft(context, operation, columns, 'duplicate');
    const text = fill(texts(context).duplicated, { number, from: offer.number });
    return redirect(edit({ operation: operation.id, offer: id }), { type: 'success', text });
  },
});

function checkDraft(context: ClientContext, { status }: Offer): void {
  if (status !== 'draft') throw new ValidationFailure({ base: texts(context).refusals.notDraft });
}

/** The columns of a draft. @throws ValidationFailure at the fields that do not fit */
async function checked(
  context: ClientContext,
  operation: Operation,
  payload: OfferPayload,
  offer: Offer | null,
): Promise<Columns> {
  const { db, locale } = context;
  const errors: Record<string, string> = {};
  const unknown = validationText(locale, 'unknownRecord');
  const added = [...new Set(payload.recipientContactIds)].filter(
    (id) => offer?.recipientContactIds.includes(id) !== true,
  );
  if (added.length > 0) {
    const isThere = and(inArray(contacts.id, added), isNull(contacts.deletedAt));
    const rows = await db.select({ id: contacts.id }).from(contacts).where(isThere);
    if (rows.length < added.length) errors['recipientContactIds'] = unknown;
  }
  if (payload.validUntil <= todayOf(context)) errors['validUntil'] = texts(context).refusals.validity;
  const { templateId } = payload;
  const [template] =
    templateId === null
      ? []
      : await db.select().from(offerTemplates).where(eq(offerTemplates.id, templateId)).limit(1);
  if (templateId !== null && !template) errors['templateId'] = unknown;
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
  await checkParent(context, operation, payload.parentOfferId, offer);
  return {
    ...payload,
    body: cleanHtml(payload.body),
    paymentTerms: payload.paymentTerms === '' ? null : payload.paymentTerms,
    templateVersion:
      offer !== null && offer.templateId === templateId ? offer.templateVersion : (template?.version ?? null),
  };
}

/** An offer answers a counter-offer of its own operation. */
async function checkParent(
  context: ClientContext,
  operation: Operation,
  parentId: string | null,
  offer: Offer | null,
): Promise<void> {
  if (parentId === null || parentId === offer?.parentOfferId) return;
  const parent = await offerPart.find(context, operation.id, parentId);
  if (parent === null) {
    throw new ValidationFailure({ parentOfferId: validationText(context.locale, 'unknownRecord') });
  }
  await judgeStep(context, offerMachine, 'create', {
    state: null,
    facts: { parentState: parent.status },
    transition: await offerTransitionContext(context),
    fields: {},
  });
}
