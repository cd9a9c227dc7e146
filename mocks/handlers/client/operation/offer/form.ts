import { and, asc, desc, inArray, isNull, or } from 'drizzle-orm';
import { offerFormPage, type OfferFormProps } from '#contracts/client/operation/offer/form.ts';
import { offerFields, type OfferValues } from '#contracts/client/operation/offer/payload.ts';
import type { Conflict } from '#contracts/conflict.ts';
import { describeFields } from '#contracts/record-form.ts';
import { offerLimits, offerNumber } from '#domain/offer/offer.ts';
import { addToDay, day } from '#domain/time/day.ts';
import {
  contacts,
  offerTemplates,
  type Offer,
  type OfferTemplate,
  type Operation,
} from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { letterOf } from './letter.ts';
import { offerPart, offerRightsOf } from './record.ts';
import { currentOf, recipientsOf } from './rows.ts';

const facts = describeFields(offerFields);

/** What a template proposes to a new offer. */
export const proposedBy = (template: OfferTemplate) => ({
  templateId: template.id,
  kind: template.kind,
  subject: template.subject,
  body: template.body,
  conditions: template.defaultConditions.map(({ type, deadlineDays, detail }) => ({
    type,
    deadlineDays,
    detail,
  })),
});

const choiceOf = (template: OfferTemplate): OfferFormProps['templates'][number] => {
  const { templateId: id, ...proposed } = proposedBy(template);
  return { ...proposed, id, name: template.name, validityDays: template.defaultValidityDays };
};

/** Templates that an offer may be made of, the default letter first. */
async function templatesOf({ db }: ClientContext): Promise<OfferTemplate[]> {
  const rows = await db
    .select()
    .from(offerTemplates)
    .where(and(isNull(offerTemplates.deletedAt), isNull(offerTemplates.archivedAt)))
    .orderBy(desc(offerTemplates.isDefault), asc(offerTemplates.kind), asc(offerTemplates.name));
  return rows;
}

async function contactsOf(
  { db }: ClientContext,
  known: readonly string[],
): Promise<OfferFormProps['contacts']> {
  const rows = await db
    .select({ id: contacts.id, name: contacts.displayName, company: contacts.companyName })
    .from(contacts)
    .where(or(isNull(contacts.deletedAt), known.length === 0 ? undefined : inArray(contacts.id, [...known])))
    .orderBy(contacts.displayName);
  return rows.map(({ id, name, company }) => ({
    id,
    name,
    label: company === null || company === name ? name : `${name} · ${company}`,
  }));
}

/** A new offer, filled in by a template, or by the countered offer that it answers. */
export const createHandler = clientPage(offerFormPage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const templates = await templatesOf(context);
  const parent = query.parent === '' ? null : await offerPart.find(context, operation.id, query.parent);
  const answered = parent?.status === 'countered' ? parent : null;
  // An answer says what the offer before it said.
  const template = answered === null ? templates[0] : undefined;
  const today = parisDay(context.deps.clock.businessNow());
  const priceCents = query.price === '' ? null : Number(query.price);
  const values = startOf(operation, { template, answered, today, priceCents });
  return {
    operation: headOf(operation),
    query,
    form: {
      record: null,
      values,
      fields: facts,
      conflict: null,
      can: { save: canNow(context, 'offer.create'), delete: false },
    },
    current: null,
    templates: templates.map(choiceOf),
    letter: await letterOf(context, operation, { templateId: values.templateId, sentOn: null }),
    contacts: await contactsOf(context, values.recipientContactIds),
    askingPriceCents: operation.askingPriceCents,
    today,
    can: offerRightsOf(context),
  };
});

interface Start {
  readonly template: OfferTemplate | undefined;
  readonly answered: Offer | null;
  readonly today: string;
  readonly priceCents: number | null;
}

function startOf(operation: Operation, { template, answered, today, priceCents }: Start): OfferValues {
  const days = template?.defaultValidityDays ?? offerLimits.defaultValidityDays;
  const { sellerContactId, targetDeedOn } = operation;
  const blank: OfferValues = {
    templateId: null,
    parentOfferId: null,
    kind: 'letter',
    recipientContactIds: sellerContactId === null ? [] : [sellerContactId],
    priceCents,
    validUntil: addToDay(day(today), { days }),
    depositCents: null,
    promiseBy: null,
    deedBy: targetDeedOn !== null && targetDeedOn > today ? targetDeedOn : null,
    agencyFeeCents: null,
    agencyFeePayer: null,
    paymentTerms: '',
    conditions: [],
    subject: '',
    body: '',
  };
  return {
    ...blank,
    ...(answered !== null && {
      ...valuesOfOffer(answered),
      parentOfferId: answered.id,
      validUntil: blank.validUntil,
      priceCents,
    }),
    ...(template !== undefined && proposedBy(template)),
  };
}

/** The fields of a kept offer as its form holds them. */
export const valuesOfOffer = (offer: Offer): OfferValues => ({
  templateId: offer.templateId,
  parentOfferId: offer.parentOfferId,
  kind: offer.kind,
  recipientContactIds: offer.recipientContactIds,
  priceCents: offer.priceCents,
  validUntil: offer.validUntil,
  depositCents: offer.depositCents,
  promiseBy: offer.promiseBy,
  deedBy: offer.deedBy,
  agencyFeeCents: offer.agencyFeeCents,
  agencyFeePayer: offer.agencyFeePayer,
  paymentTerms: offer.paymentTerms ?? '',
  conditions: offer.conditions.map(({ type, deadlineDays, detail }) => ({ type, deadlineDays, detail })),
  subject: offer.subject,
  body: offer.body,
});

/** One offer: what it says, where it stands, its letter. */
export const editHandler = clientPage(offerFormPage, async (context, query) => {
  const { operation, offer } = await offerPart.ofRoute(context);
  const templates = await templatesOf(context);
  const conflict = (context.session.data.details?.['conflict'] as Conflict | undefined) ?? null;
  const can = offerRightsOf(context);
  return {
    operation: headOf(operation),
    query,
    form: {
      record: { id: offer.id, version: offer.version, label: offerNumber(offer.number) },
      values: valuesOfOffer(offer),
      fields: facts,
      conflict,
      can: { save: can.update && offer.status === 'draft', delete: false },
    },
    current: await currentWithParent(context, operation, offer),
    templates: templates.map(choiceOf),
    letter: await letterOf(context, operation, offer),
    contacts: await contactsOf(context, offer.recipientContactIds),
    askingPriceCents: operation.askingPriceCents,
    today: parisDay(context.deps.clock.businessNow()),
    can,
  };
});

async function currentWithParent(
  context: ClientContext,
  operation: Operation,
  offer: Offer,
): Promise<OfferFormProps['current']> {
  const people = await recipientsOf(context, [offer]);
  const parent =
    offer.parentOfferId === null ? null : await offerPart.find(context, operation.id, offer.parentOfferId);
  return {
    ...currentOf(offer, people),
    proofHref: offer.proofFileId === null ? null : await fileHref(context, offer.proofFileId),
    parent: parent === null ? null : { id: parent.id, number: parent.number },
    sentBody: offer.sentBody,
  };
}
