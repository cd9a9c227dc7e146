import { owedCents } from '#domain/rental/rent-call.ts';
import type { Database } from '#mocks/db/database.ts';
import type { Locale } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { queueMail } from '#mocks/server/mail/queue.ts';
import { bearsFranchise, lotName, type BookedCall, type BookedLease } from './book.ts';

/** A renter who can be written to. */
export interface Reader {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
}

/** Writes a call, its receipt or a reminder to the renters of a lease. */
export async function mailCall(
  context: ClientContext,
  tx: Database,
  given: {
    readonly booked: BookedLease;
    readonly call: BookedCall;
    readonly readers: readonly Reader[];
    readonly what: 'call' | 'receipt' | 'reminder';
  },
): Promise<void> {
  const { booked, call, readers, what } = given;
  const { tenant, user } = context.actor;
  const { row, amounts } = call;
  for (const { id, email, locale } of readers) {
    await queueMail(
      context,
      tx,
      'rent.notice',
      {
        email,
        name: null,
        locale,
        tenant,
        replyTo: user.email,
        about: { senderId: user.id, contactId: id, operationId: booked.operation.id },
      },
      {
        what: what === 'receipt' && owedCents(amounts) === 0 ? 'quittance' : what,
        company: tenant.name,
        lease: booked.lease.number,
        lot: `${lotName(booked.lot)}, ${booked.operation.name}`,
        month: row.month,
        rentCents: row.rentCents,
        chargesCents: row.chargesCents,
        otherCents: row.otherCents,
        vatCents: row.vatCents,
        bearsFranchise: bearsFranchise(booked, call),
        totalCents: row.totalCents,
        paidCents: amounts.paidCents,
        owedCents: owedCents(amounts),
        dueOn: row.dueOn,
      },
    );
  }
}
