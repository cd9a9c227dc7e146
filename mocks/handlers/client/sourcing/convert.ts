import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import { convertToOperation } from '#contracts/client/operation/conversion.ts';
import type { OperationPayload } from '#contracts/client/operation/payload.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import {
  contacts,
  operationNotes,
  operations,
  opportunities,
  type Opportunity,
} from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { canNow, wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { forbidden, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { announceOperation } from '../operation/announce.ts';
import { blankValues } from '../operation/form.ts';
import { memberNames } from '../operation/members.ts';
import { checkOperationQuota } from '../operation/quota.ts';
import { checkOperation, refuseTakenReference } from '../operation/rules.ts';
import { insertOperation } from '../operation/store.ts';
import { opportunity } from './record.ts';

type Given = z.output<typeof convertToOperation.payload>;

/** Makes an operation in sourcing of an opportunity, once, and links them both ways. */
export const convertHandler = clientAction(convertToOperation, {
  find: async (context) => {
    const row = await opportunity.ofRouteToChange(context);
    if (!canNow(context, 'sourcing.update')) throw forbidden('conversion changes the opportunity');
    return row;
  },
  act: async (context, given, row) => {
    const failure = given.version === row.version ? null : await stale(context, row);
    const refusal = await refusalOf(context, row);
    if (refusal !== null)
      throw new ValidationFailure({ ...failure?.errors, base: refusal }, failure?.details);
    if (failure !== null) throw failure;
    await checkOperationQuota(context);
    const payload = await operationOf(context, row, given);
    await checkOperation(context, payload);
    const id = context.deps.newId();
    await refuseTakenReference(context, () => write(context, row, { id, payload }));
    announceOperation(context, 'operation.created', { id, version: 1 });
    opportunity.declaration.announce(context, [{ id: row.id, version: row.version + 1 }]);
    const { convert } = messagesFor(context.locale, sourcingMessages);
    return redirect(show({ operation: id }), {
      type: 'success',
      text: fill(convert.done, { ref: payload.ref }),
    });
  },
});

/** Why none is made: an opportunity becomes an operation once, and not after it was rejected. */
async function refusalOf(context: ClientContext, row: Opportunity): Promise<string | null> {
  const { convert } = messagesFor(context.locale, sourcingMessages);
  if (row.stage === 'rejected') return convert.closed;
  if (row.operationId === null) return null;
  const [made] = await wholeCompany(context)
    .select({ ref: operations.ref })
    .from(operations)
    .where(eq(operations.id, row.operationId))
    .limit(1);
  return fill(convert.already, { ref: made?.ref ?? '–' });
}

const stale = (context: ClientContext, row: Opportunity) =>
  staleVersion(context, {
    id: row.id,
    updatedAt: row.updatedAt,
    within: context.db,
    fields: ['stage'],
  });

/** The operation that an opportunity makes: what it tells, and blanks. */
async function operationOf(
  context: ClientContext,
  row: Opportunity,
  { version: _version, ...given }: Given,
): Promise<OperationPayload> {
  const blank = await blankValues(context);
  const isLand = row.type === 'Land';
  const manager = row.assignedTo ?? context.actor.user.id;
  const isMember = (await memberNames(context, [manager])).has(manager);
  return {
    ...blank,
    ...given,
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
async function write(context: ClientContext, row: Opportunity, { id, payload }: Made): Promise<void> {
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
