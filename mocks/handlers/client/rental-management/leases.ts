import { and, eq, inArray } from 'drizzle-orm';
import {
  endLease,
  leaseNotice,
  returnDeposit,
  settleCharges,
  stepLease,
  storeLease,
  updateLease,
} from '#contracts/client/rental-management/payload.ts';
import { cents } from '#domain/money/cents.ts';
import { chargeStatement } from '#domain/rental/charge-statement.ts';
import { activationObstacle, mayEnd, mayGiveNotice } from '#domain/rental/lease.ts';
import { day } from '#domain/time/day.ts';
import * as rentalMessages from '#messages/client/rental-management.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { chargeStatements, type Lease } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { announceRents } from './announce.ts';
import { depositOf, leaseValues } from './rows.ts';
import { readBook, type BookedLease } from './book.ts';
import { checkedLease, lease, refuseOverlap, todayOf } from './record.ts';
import { proposeRevisions } from './propose.ts';

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, rentalMessages);
type FlashKey =
  | 'created'
  | 'updated'
  | 'activated'
  | 'cancelled'
  | 'noticed'
  | 'ended'
  | 'returned'
  | 'settled';
const withFlash = (context: ClientContext, key: FlashKey, name: string) =>
  redirect(backAddress(context), { type: 'success', text: fill(textsOf(context)[key], { name }) });

/** Adds a draft of a lease. */
export const storeHandler = clientAction(storeLease, async (context, payload) => {
  const columns = await checkedLease(context, payload, null);
  await lease.create(context, columns);
  return withFlash(context, 'created', columns.number ?? '');
});

/** What may no longer be changed of a lease that calls rent: it would tell past calls anew. */
const fixed = ['lotId', 'type', 'startsOn'] as const;

/** Changes a lease. */
export const updateHandler = clientAction(updateLease, {
  find: lease.ofRouteToChange,
  act: async (context, { version, ...payload }, row) => {
    const changes = changedFields(leaseValues(row), payload);
    if (row.version !== version) {
      throw await staleVersion(context, {
        id: row.id,
        updatedAt: row.updatedAt,
        within: context.db,
        fields: Object.keys(changes),
      });
    }
    const { checks } = textsOf(context);
    if (row.status === 'ended' || row.status === 'cancelled')
      throw new ValidationFailure({ base: checks.over });
    const kept = row.status === 'draft' ? undefined : fixed.find((name) => row[name] !== payload[name]);
    if (kept !== undefined) throw new ValidationFailure({ [kept]: checks.fixed });
    const columns = await checkedLease(context, payload, row);
    await lease.change(context, row, { action: 'update', columns, changes, version });
    return withFlash(context, 'updated', row.number);
  },
});

const stale = (context: ClientContext, row: Lease, fields: readonly string[]) =>
  staleVersion(context, { id: row.id, updatedAt: row.updatedAt, within: context.db, fields });

async function refuseStale(context: ClientContext, row: Lease, version: number): Promise<void> {
  if (row.version !== version) throw await stale(context, row, ['status']);
}

/** Brings a draft into force. */
export const activateHandler = clientAction(stepLease, {
  find: lease.ofRouteToChange,
  act: async (context, { version }, row) => {
    await refuseStale(context, row, version);
    const obstacle = activationObstacle({
      status: row.status,
      signedOn: row.signedOn === null ? null : day(row.signedOn),
      rentersCount: row.renterIds.length,
      rentCents: row.rentCents,
    });
    const { checks } = textsOf(context);
    if (obstacle !== null) throw new ValidationFailure({ base: checks.activation[obstacle] });
    await refuseOverlap(context, row);
    await lease.change(context, row, { action: 'activate', columns: { status: 'active' }, version });
    await proposeRevisions(context.deps, context.db, todayOf(context), [row.id]);
    return withFlash(context, 'activated', row.number);
  },
});

/** Gives up a draft. */
export const cancelHandler = clientAction(stepLease, {
  find: lease.ofRouteToChange,
  act: async (context, { version }, row) => {
    await refuseStale(context, row, version);
    if (row.status !== 'draft') throw new ValidationFailure({ base: textsOf(context).checks.onlyDrafts });
    await lease.change(context, row, { action: 'cancel', columns: { status: 'cancelled' }, version });
    return withFlash(context, 'cancelled', row.number);
  },
});

/** Writes down the notice of a lease. */
export const noticeHandler = clientAction(leaseNotice, {
  find: lease.ofRouteToChange,
  act: async (context, { version, ...notice }, row) => {
    await refuseStale(context, row, version);
    const { checks } = textsOf(context);
    if (!mayGiveNotice(row)) throw new ValidationFailure({ base: checks.notActive });
    if (notice.leavesOn < row.startsOn) throw new ValidationFailure({ leavesOn: checks.daysOrder });
    await lease.change(context, row, { action: 'notice', columns: { ...notice, status: 'notice' }, version });
    return withFlash(context, 'noticed', row.number);
  },
});

/** Writes down that the keys were handed back: the deposit is to be returned from then on. */
export const endHandler = clientAction(endLease, {
  find: lease.ofRouteToChange,
  act: async (context, { version, ...exit }, row) => {
    await refuseStale(context, row, version);
    const { checks } = textsOf(context);
    const endsOn = row.endsOn === null ? null : day(row.endsOn);
    if (!mayEnd({ status: row.status, endsOn })) throw new ValidationFailure({ base: checks.noNotice });
    if (exit.keysOn < row.startsOn) throw new ValidationFailure({ keysOn: checks.daysOrder });
    const columns = { ...exit, leavesOn: row.leavesOn ?? exit.keysOn, status: 'ended' } as const;
    await lease.change(context, row, { action: 'end', columns, version });
    return withFlash(context, 'ended', row.number);
  },
});

/** Writes down that the deposit was given back. */
export const returnHandler = clientAction(returnDeposit, {
  find: lease.ofRouteToChange,
  act: async (context, { version, returnedOn, returnedCents }, row) => {
    await refuseStale(context, row, version);
    const [booked] = await readBook(context.db, todayOf(context), [row.id]);
    const { checks } = textsOf(context);
    if (
      booked === undefined ||
      depositOf(booked, todayOf(context)) === null ||
      row.depositReturnedOn !== null
    ) {
      throw new ValidationFailure({ base: checks.noDepositHeld });
    }
    if (row.keysOn !== null && returnedOn < row.keysOn) {
      throw new ValidationFailure({ returnedOn: validationText(context.locale, 'datesOrder') });
    }
    const columns = { depositReturnedOn: returnedOn, depositReturnedCents: returnedCents };
    await lease.change(context, row, { action: 'return', columns, version });
    return withFlash(context, 'returned', row.number);
  },
});

const provisionsOf = (booked: BookedLease, year: number) =>
  booked.calls
    .filter(({ row, amounts }) => row.month.startsWith(`${year}-`) && !amounts.isCancelled)
    .map(({ row }) => cents(row.chargesCents));

/** Settles the charges of a year against what was called for them; a second time, anew. */
export const chargesHandler = clientAction(settleCharges, {
  find: lease.ofRouteToChange,
  act: async (context, { year, realCents, detail }, row) => {
    const { checks } = textsOf(context);
    if (row.chargesMode === 'forfait') throw new ValidationFailure({ base: checks.forfait });
    const [booked] = await readBook(context.db, todayOf(context), [row.id]);
    const provisions = booked === undefined ? [] : provisionsOf(booked, year);
    if (provisions.length === 0) throw new ValidationFailure({ year: fill(checks.noProvisions, { year }) });
    const { provisionsCents, balanceCents } = chargeStatement(provisions, cents(realCents));
    const now = context.deps.clock.businessNow();
    const said = { provisionsCents, realCents, balanceCents, detail: detail || null, updatedAt: now };
    await context.db.transaction(async (tx) => {
      await tx
        .delete(chargeStatements)
        .where(and(eq(chargeStatements.leaseId, row.id), inArray(chargeStatements.year, [year])));
      await tx.insert(chargeStatements).values({
        ...said,
        id: context.deps.newId(),
        tenantId: row.tenantId,
        operationId: row.operationId,
        leaseId: row.id,
        year,
        createdBy: context.actor.user.id,
        createdAt: now,
      });
      await audit(
        context,
        tx,
        'lease.charges',
        { type: 'lease', id: row.id, label: row.number },
        {
          balanceCents: { from: null, to: balanceCents },
        },
      );
    });
    announceRents(context, 'lease.changed', [row.id]);
    return withFlash(context, 'settled', row.number);
  },
});
