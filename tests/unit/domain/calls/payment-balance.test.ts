import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentBalance, type KeptCall } from '#domain/calls/payment-balance.ts';
import { cents } from '#domain/money/cents.ts';
import { addToDay, day } from '#domain/time/day.ts';

const today = day('2026-11-20');
const call: KeptCall = {
  status: 'called',
  amountCents: cents(3_100_000),
  consignedCents: cents(0),
  dueOn: day('2026-11-17'),
  callableOn: day('2026-10-30'),
  receipts: [],
};
const receipt = (on: string, amountCents: number) => ({ on: day(on), amountCents: cents(amountCents) });

describe('a call for funds', () => {
  test('is late from the day after it was due', () => {
    expect(paymentBalance(call, today)).toMatchObject({
      status: 'overdue',
      lateDays: 3,
      restCents: 3_100_000,
    });
    expect(paymentBalance(call, day('2026-11-17'))).toMatchObject({ status: 'called', lateDays: 0 });
  });

  test('becomes possible on the day of its event, not before', () => {
    const waiting: KeptCall = { ...call, status: 'scheduled', dueOn: null };
    expect(paymentBalance(waiting, day('2026-10-29')).status).toBe('scheduled');
    expect(paymentBalance(waiting, day('2026-10-30')).status).toBe('callable');
    expect(paymentBalance({ ...waiting, callableOn: null }, today).status).toBe('scheduled');
  });

  test('is paid once all of it came in, on the day of the last payment', () => {
    const paid = { ...call, receipts: [receipt('2026-11-16', 1_000_000), receipt('2026-11-18', 2_100_000)] };
    expect(paymentBalance(paid, today)).toMatchObject({
      status: 'paid',
      paidOn: '2026-11-18',
      restCents: 0,
    });
  });

  test('does not owe what is consigned', () => {
    const consigned: KeptCall = { ...call, status: 'consigned', consignedCents: cents(3_100_000) };
    expect(paymentBalance(consigned, today)).toMatchObject({
      status: 'consigned',
      restCents: 0,
      lateDays: 0,
    });
  });

  test('owes what is left and never less than nothing, and is late only while it owes', () => {
    const amounts = fc.integer({ min: 1, max: 10_000_000 });
    const parts = fc.array(fc.integer({ min: 1, max: 3_000_000 }), { maxLength: 6 });
    fc.assert(
      fc.property(amounts, parts, fc.integer({ min: -60, max: 60 }), (amount, sums, days) => {
        const given: KeptCall = {
          ...call,
          amountCents: cents(amount),
          dueOn: addToDay(today, { days }),
          receipts: sums.map((sum) => receipt('2026-11-19', sum)),
        };
        const { status, restCents, receivedCents, lateDays } = paymentBalance(given, today);
        const received = sums.reduce((all, sum) => all + sum, 0);
        expect(receivedCents).toBe(received);
        expect(restCents).toBe(Math.max(0, amount - received));
        expect(status === 'paid').toBe(received >= amount);
        expect(lateDays > 0).toBe(status === 'overdue');
        expect(status === 'overdue').toBe(received < amount && days < 0);
      }),
    );
  });
});
