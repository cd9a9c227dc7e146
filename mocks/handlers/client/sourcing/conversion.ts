import { and, eq, isNull } from 'drizzle-orm';
import type { OperationFormValues, OperationPayload } from '#contracts/client/operation/payload.ts';
import { operationStart } from '#domain/sourcing/operation-start.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import { contacts, operationNotes, opportunities, type Opportunity } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { forbidden, notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { insertOperation } from '../operation/insert.ts';
import { memberNames } from '../operation/members.ts';
import { refOfOperation } from '../operation/scope.ts';

async function liveOpportunity({ db }: ClientContext, id: string): Promise<Opportunity | null> {
  const where = and(eq(opportunities.id, id), isNull(opportunities.deletedAt));
  return (await db.select().from(opportunities).where(where).limit(1))[0] ?? null;
}

/** The opportunity that a link to the form of operations names; null for none, or none that this person converts. */
export async function convertible(context: ClientContext, id: string): Promise<Opportunity | null> {
  if (id === '' || !canNow(context, 'sourcing.update')) return null;
  const row = await liveOpportunity(context, id);
  return row !== null && (await conversionRefusal(context, row)) === null ? row : null;
}

/**
 * The opportunity that a new operation is made of, as it is now: what the form took from it stands in the form.
 *
 * @throws HttpFailure 403 for whoever may not change it, 404 for none
 * @throws ValidationFailure on `base` when it cannot be converted any more
 */
export async function opportunityToConvert(context: ClientContext, id: string): Promise<Opportunity> {
  if (!canNow(context, 'sourcing.update')) throw forbidden('conversion changes the opportunity');
  const row = await liveOpportunity(context, id);
  if (row === null) throw notFound('opportunity');
  await checkConversion(context, row, row.version);
  return row;
}

/** @throws ValidationFailure when the opportunity cannot be converted any more, or was changed since it was read */
export async function checkConversion(
  context: ClientContext,
  row: Opportunity,
  version: number,
): Promise<void> {
  const failure = version === row.version ? null : await stale(context, row);
  const refusal = await conversionRefusal(context, row);
  if (refusal !== null) {
    throw new ValidationFailure({ ...failure?.errors, base: refusal }, failure?.details);
  }
  if (failure !== null) throw failure;
}

/** Why none is made: an opportunity becomes an operation once, and not after it was rejected. */
async function conversionRefusal(context: ClientContext, row: Opportunity): Promise<string | null> {
  const { convert } = messagesFor(context.locale, sourcingMessages);
  if (row.stage === 'rejected') return convert.closed;
  if (row.operationId === null) return null;
  return fill(convert.already, { ref: (await refOfOperation(context, row.operationId)) ?? '–' });
}

const stale = (context: ClientContext, row: Opportunity) =>
  staleVersion(context, {
    id: row.id,
    updatedAt: row.updatedAt,
    within: context.db,
    fields: ['stage'],
  });

/** What an opportunity tells of the operation that is made of it. */
export async function operationFieldsOf(context: ClientContext, row: Opportunity) {
  const isLand = row.type === 'Land';
  const manager = row.assignedTo ?? context.actor.user.id;
  const isMember = (await memberNames(context, [manager])).has(manager);
  return {
    postalCode: row.postalCode,
    city: row.city,
    inseeCode: row.inseeCode,
    lat: row.lat,
    lng: row.lng,
    landAreaM2: row.landAreaM2 ?? (isLand ? row.areaM2 : null),
    builtAreaM2: isLand ? null : row.areaM2,
    askingPriceCents: row.askingPriceCents,
    sourceKind: row.sourceKind,
    managerId: isMember ? manager : context.actor.user.id,
    ...(await contactOf(context, row.contactId)),
  };
}

/** What the form of an operation starts from: what the opportunity tells, and what its kind lets one expect. */
export const valuesOfOpportunity = async (
  context: ClientContext,
  row: Opportunity,
): Promise<Partial<OperationFormValues>> => ({
  ...(await operationFieldsOf(context, row)),
  ...operationStart(row),
  name: row.title,
  addressLine: row.addressLine ?? '',
});

/** The contact as seller, or as agent where they are one. */
async function contactOf({ db }: ClientContext, contactId: string | null) {
  const none = { sellerContactId: null, agentContactId: null };
  if (contactId === null) return none;
  const [found] = await db.select().from(contacts).where(eq(contacts.id, contactId)).limit(1);
  if (found === undefined || found.deletedAt !== null) return none;
  const isAgent = found.roles.includes('agent') || found.roles.includes('notary');
  return isAgent ? { ...none, agentContactId: contactId } : { ...none, sellerContactId: contactId };
}

interface Made {
  readonly id: string;
  readonly payload: OperationPayload;
}

/** Writes the operation, a note with all that has no field there, and the link: together or not at all. */
export async function convertOpportunity(
  context: ClientContext,
  row: Opportunity,
  { id, payload }: Made,
): Promise<void> {
  const { clock, newId } = context.deps;
  const now = clock.businessNow();
  await insertOperation(context, id, payload, {
    alongside: async (tx) => {
      const columns = { stage: 'converted', operationId: id } as const;
      if (!(await changeRow(tx, opportunities, row, { at: now, columns }))) throw await stale(context, row);
      await tx.insert(operationNotes).values({
        id: newId(),
        tenantId: row.tenantId,
        operationId: id,
        text: noteOf(row, context.locale),
        createdAt: now,
        updatedAt: now,
        createdBy: context.actor.user.id,
      });
      const changes = { stage: { from: row.stage, to: 'converted' } };
      const subject = { type: 'opportunity', id: row.id, label: row.title };
      await audit(context, tx, 'opportunity.convert', subject, changes);
    },
  });
}

/** All that an opportunity tells and an operation has no field for, as lines of a note. */
function noteOf(row: Opportunity, locale: 'fr' | 'en'): string {
  const { choices, columns, convert, fields } = messagesFor(locale, sourcingMessages);
  const format = textFormat(locale);
  const money = (cents: number | null): string | null =>
    cents === null ? null : format.money(cents, { decimals: 0 });
  const lines: readonly (readonly [label: string, value: string | number | null])[] = [
    [fields.type, choices.type[row.type]],
    [fields.roomsCount, row.roomsCount],
    [fields.energyClass, row.energyClass],
    [fields.url, row.url],
    [fields.marketPerM2Cents, money(row.marketPerM2Cents)],
    [fields.worksPerM2Cents, money(row.worksPerM2Cents)],
    [fields.exitPerM2Cents, money(row.exitPerM2Cents)],
    [columns.margin, row.marginBps === null ? null : format.percent(row.marginBps)],
    [columns.maxPrice, money(row.maxPriceCents)],
    [columns.score, row.score === null ? null : `${row.score}/100`],
    [fields.notes, row.notes],
  ];
  const noteLines = lines.flatMap(([label, value]) =>
    value === null ? [] : [`${label}${convert.colon}${value}`],
  );
  return [convert.noteTitle, ...noteLines].join('\n');
}
