import { and, eq, inArray, isNull, like, ne } from 'drizzle-orm';
import { leaseFields, type LeasePayload } from '#contracts/client/rental-management/payload.ts';
import { nextReference } from '#domain/operation/reference.ts';
import { cents } from '#domain/money/cents.ts';
import {
  depositCap,
  depositCapMonths,
  isFreeByFranchise,
  lastDayOfLease,
  overlap,
} from '#domain/rental/lease.ts';
import { day, type Day } from '#domain/time/day.ts';
import { rentalManagement as index } from '#generated/routes/client.ts';
import * as rentalMessages from '#messages/client/rental-management.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { contacts, leases, lots, operations, tenants, type Lease } from '#mocks/db/schema/index.ts';
import { wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { announceRents } from './announce.ts';

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, rentalMessages);
export const todayOf = ({ deps }: ClientContext): Day => parisDay(deps.clock.businessNow()) as Day;
const dayOrNull = (text: string | null): Day | null => (text === null ? null : day(text));

/** The lot of a lease, within what the person may see. @throws ValidationFailure on `lotId` */
async function lotOf(context: ClientContext, lotId: string) {
  const [row] = await context.db
    .select({ id: lots.id, operationId: lots.operationId })
    .from(lots)
    .innerJoin(operations, and(eq(operations.id, lots.operationId), liveOperations()))
    .where(and(eq(lots.id, lotId), isNull(lots.deletedAt)))
    .limit(1);
  if (row === undefined) {
    throw new ValidationFailure({ lotId: validationText(context.locale, 'unknownRecord') });
  }
  return row;
}

/** People of a lease by their names. @throws ValidationFailure for one that is not the company's */
async function renterNames(context: ClientContext, payload: LeasePayload): Promise<string> {
  const ids = [...payload.renterIds, ...(payload.guarantorId === null ? [] : [payload.guarantorId])];
  const rows =
    ids.length === 0
      ? []
      : await context.db
          .select({ id: contacts.id, name: contacts.displayName })
          .from(contacts)
          .where(and(inArray(contacts.id, ids), isNull(contacts.deletedAt)));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const unknown = validationText(context.locale, 'unknownRecord');
  if (payload.renterIds.some((id) => !names.has(id))) throw new ValidationFailure({ renterIds: unknown });
  if (payload.guarantorId !== null && !names.has(payload.guarantorId)) {
    throw new ValidationFailure({ guarantorId: unknown });
  }
  return payload.renterIds.map((id) => names.get(id) ?? '').join(', ');
}

/** Refuses a deposit beyond what the law allows. @throws ValidationFailure */
function refuseDeposit(context: ClientContext, payload: LeasePayload): void {
  const on = day(payload.startsOn);
  const cap = depositCap(payload.type, cents(payload.rentCents), on);
  if (cap === null || payload.depositCents <= cap) return;
  const { checks } = textsOf(context);
  const months = depositCapMonths(payload.type, on) ?? 0;
  throw new ValidationFailure({
    depositCents: months === 0 ? checks.noDeposit : fill(checks.depositCap, { n: months }),
  });
}

/** Refuses VAT on a rent that the company's franchise frees from it. @throws ValidationFailure on `vatBps` */
async function refuseVat(context: ClientContext, { type, vatBps }: LeasePayload): Promise<void> {
  if (vatBps === 0) return;
  const [company] = await context.db
    .select({ vatRegime: tenants.vatRegime })
    .from(tenants)
    .where(eq(tenants.id, context.actor.tenant.id));
  if (company === undefined || !isFreeByFranchise(type, company.vatRegime)) return;
  throw new ValidationFailure({ vatBps: textsOf(context).checks.franchise });
}

/**
 * Refuses a lease of a lot that another one holds on a same day.
 *
 * @throws ValidationFailure on `lotId`
 */
export async function refuseOverlap(
  context: ClientContext,
  {
    id,
    lotId,
    startsOn,
    endsOn,
  }: { id: string | null; lotId: string; startsOn: string; endsOn: string | null },
): Promise<void> {
  const others = await wholeCompany(context)
    .select()
    .from(leases)
    .where(
      and(
        eq(leases.lotId, lotId),
        isNull(leases.deletedAt),
        inArray(leases.status, ['active', 'notice', 'ended']),
        id === null ? undefined : ne(leases.id, id),
      ),
    );
  const span = { startsOn: day(startsOn), endsOn: dayOrNull(endsOn) };
  for (const other of others) {
    const last =
      other.keysOn ??
      lastDayOfLease({ leavesOn: dayOrNull(other.leavesOn), endsOn: dayOrNull(other.endsOn) });
    const letSpan = { startsOn: day(other.startsOn), endsOn: dayOrNull(last) };
    if (!overlap(span, letSpan)) continue;
    const { checks } = textsOf(context);
    const { date } = textFormat(context.locale);
    throw new ValidationFailure({
      lotId:
        letSpan.endsOn === null
          ? fill(checks.letSince, { from: date(letSpan.startsOn) })
          : fill(checks.let, { from: date(letSpan.startsOn), to: date(letSpan.endsOn) }),
    });
  }
}

/** The next number of the year, `B-2026-004`: those in the bin are not used twice. */
async function nextNumber(context: ClientContext): Promise<string> {
  const year = todayOf(context).slice(0, 4);
  const rows = await wholeCompany(context)
    .select({ number: leases.number })
    .from(leases)
    .where(like(leases.number, `B-${year}-%`));
  return nextReference(
    Number(year),
    rows.map(({ number }) => number),
    'B',
  );
}

/** What the payload alone does not tell of a lease. */
export type LeaseColumns = LeasePayload & { number?: string; operationId?: string; renterNames?: string };

/** The lease as a declared record. */
export const lease = defineRecord<typeof leases, LeaseColumns>({
  type: 'lease',
  area: 'rental',
  table: leases,
  payload: leaseFields,
  label: (row) => row.number,
  messages: rentalMessages,
  href: (id) => index({ query: { open: id } }),
  listHref: () => index(),
  isEditedInList: true,
  columns: ({ number, operationId, renterNames: names }) => ({
    ...(number !== undefined && { number }),
    ...(operationId !== undefined && { operationId }),
    ...(names !== undefined && { renterNames: names }),
  }),
  obstacle: async (context, row) => (row.status === 'draft' ? null : textsOf(context).checks.onlyDrafts),
  announce: (context, changed) =>
    announceRents(
      context,
      'lease.changed',
      changed.map(({ id }) => id),
    ),
});
export const leaseBin = recordBin(lease);

/** What is written of a lease beside its payload, once everything it names was found and weighed. */
export async function checkedLease(
  context: ClientContext,
  payload: LeasePayload,
  row: Lease | null,
): Promise<LeaseColumns> {
  const lot = await lotOf(context, payload.lotId);
  const names = await renterNames(context, payload);
  refuseDeposit(context, payload);
  await refuseVat(context, payload);
  await refuseOverlap(context, { id: row?.id ?? null, ...payload });
  return {
    ...payload,
    operationId: lot.operationId,
    renterNames: names,
    ...(row === null && { number: await nextNumber(context) }),
  };
}
