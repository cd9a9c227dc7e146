import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { cents, euros, zeroCents } from '#domain/money/cents.ts';
import { arrearsByAge, callState, daysLate, reminderLevel } from '#domain/rental/arrears.ts';
import { chargeStatement } from '#domain/rental/charge-statement.ts';
import { depositReturn, type DepositReturnInput } from '#domain/rental/deposit-return.ts';
import {
  activationObstacle,
  depositCap,
  dueDay,
  leaseTypes,
  nextRevisionOn,
  overlap,
} from '#domain/rental/lease.ts';
import {
  owedCents,
  rentCall,
  rentOn,
  type CalledLease,
  type RentCallAmounts,
} from '#domain/rental/rent-call.ts';
import { lotCost, occupancyBps, yieldBps } from '#domain/rental/rental-figures.ts';
import { addToDay, day, daysBetween, firstDayOf, lastDayOf, month, monthOf } from '#domain/time/day.ts';

const faure: CalledLease = {
  startsOn: day('2023-11-12'),
  endsOn: null,
  rentCents: euros(820),
  chargesCents: euros(60),
  otherCents: zeroCents,
  vatBps: 0,
  dueDay: 1,
  terms: 'a_echoir',
  steps: [],
};
const days = fc.integer({ min: 0, max: 9000 }).map((count) => addToDay(day('2010-01-01'), { days: count }));
const amounts = fc.integer({ min: 0, max: 10_000_000 }).map(cents);

describe('a call of rent', () => {
  test('entry on 12 November, 820,00 + 60,00: 519,33 + 38,00 = 557,33 €', () => {
    expect(rentCall(faure, month('2023-11'))).toMatchObject({
      rentCents: 51_933,
      chargesCents: 3800,
      totalCents: 55_733,
      dueOn: '2023-11-12',
    });
  });

  test('a garage of 85,00 € entered on the 12th: 53,83 €', () => {
    const garage = { ...faure, rentCents: euros(85), chargesCents: zeroCents, startsOn: day('2026-11-12') };
    expect(rentCall(garage, month('2026-11'))?.totalCents).toBe(5383);
  });

  test('revised on 03/12/2025, December is 847,09 € and January 847,56 €', () => {
    const steps = [{ fromCents: euros('840.23'), toCents: euros('847.56'), effectiveOn: day('2025-12-03') }];
    const lease = { ...faure, steps };
    expect(rentCall(lease, month('2025-11'))?.rentCents).toBe(84_023);
    expect(rentCall(lease, month('2025-12'))?.rentCents).toBe(84_709);
    expect(rentCall(lease, month('2026-01'))?.rentCents).toBe(84_756);
  });

  test('1 450,00 € with VAT at 20 % is 1 740,00 €', () => {
    const shop = { ...faure, rentCents: euros(1450), chargesCents: zeroCents, vatBps: 2000 };
    expect(rentCall(shop, month('2024-03'))).toMatchObject({ vatCents: 29_000, totalCents: 174_000 });
  });

  test('there is none before the lease, nor after its last day', () => {
    const lease = { ...faure, endsOn: day('2024-03-10') };
    expect(rentCall(lease, month('2023-10'))).toBeNull();
    expect(rentCall(lease, month('2024-04'))).toBeNull();
    expect(rentCall(lease, month('2024-03'))?.rentCents).toBe(26_452);
  });

  test('a rent in arrears falls due a month later', () => {
    expect(dueDay(month('2026-11'), 5, 'echu', day('2024-01-01'))).toBe('2026-12-05');
  });

  test('whatever the lease, its lines add up, and a part is never more than the whole', () => {
    fc.assert(
      fc.property(days, amounts, amounts, fc.constantFrom(0, 2000), (startsOn, rent, charges, vatBps) => {
        const lease = { ...faure, startsOn, rentCents: rent, chargesCents: charges, vatBps };
        const call = rentCall(lease, monthOf(startsOn));
        if (call === null) throw new Error('the month of its first day has a call');
        expect(call.totalCents).toBe(call.rentCents + call.chargesCents + call.otherCents + call.vatCents);
        expect(call.rentCents).toBeLessThanOrEqual(rent);
        const of = monthOf(startsOn);
        const length = daysBetween(firstDayOf(of), lastDayOf(of)) + 1;
        const letDays = daysBetween(startsOn, lastDayOf(monthOf(startsOn))) + 1;
        expect(Math.abs(call.rentCents * length - rent * letDays)).toBeLessThanOrEqual(length / 2);
      }),
    );
  });

  test('the rent on a day is that of the last revision before it', () => {
    const steps = [
      { fromCents: euros(820), toCents: euros('840.23'), effectiveOn: day('2024-11-15') },
      { fromCents: euros('840.23'), toCents: euros('847.56'), effectiveOn: day('2025-11-15') },
    ];
    const lease = { rentCents: euros('847.56'), steps };
    expect(rentOn(lease, day('2024-01-01'))).toBe(82_000);
    expect(rentOn(lease, day('2025-01-01'))).toBe(84_023);
    expect(rentOn(lease, day('2026-01-01'))).toBe(84_756);
  });

  test('an amount below 0 is a typed error', () => {
    expect(() => rentCall({ ...faure, rentCents: cents(-1) }, month('2024-01'))).toThrow(InvalidInputError);
  });
});

describe('what is owed', () => {
  const call: RentCallAmounts = {
    totalCents: euros(685),
    paidCents: zeroCents,
    dueOn: day('2026-10-13'),
    isCancelled: false,
  };

  test('a call of 13/10 unpaid 38 days is late, and due for its third reminder', () => {
    const today = day('2026-11-20');
    expect([callState(call, today), daysLate(call, today), reminderLevel(call, today)]).toEqual([
      'overdue',
      38,
      3,
    ]);
    expect(arrearsByAge([call], today)).toEqual({ upTo30: 0, upTo60: 68_500, upTo90: 0, over90: 0 });
  });

  test('400,00 of 685,00 is paid in part, late five days after it fell due, and paid with the rest', () => {
    const part = { ...call, paidCents: euros(400) };
    expect(callState(part, day('2026-10-17'))).toBe('partially_paid');
    expect(callState(part, day('2026-10-18'))).toBe('overdue');
    expect(owedCents(part)).toBe(28_500);
    expect(callState({ ...part, paidCents: euros(685) }, day('2027-01-01'))).toBe('paid');
  });

  test('ages add up to all that is owed and fell due, whatever was paid', () => {
    const someAmounts = fc.record({
      totalCents: amounts,
      paidCents: amounts,
      dueOn: days,
      isCancelled: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(someAmounts, { maxLength: 20 }), days, (calls, today) => {
        const sum = Object.values(arrearsByAge(calls, today)).reduce((all, part) => all + part, 0);
        const owed = calls.filter(({ dueOn }) => dueOn < today).reduce((all, one) => all + owedCents(one), 0);
        expect(sum).toBe(owed);
      }),
    );
  });
});

describe('a deposit', () => {
  const exit: DepositReturnInput = {
    leaseType: 'nu',
    depositCents: euros(820),
    rentCents: euros(820),
    retainedCents: [],
    keysOn: day('2026-03-10'),
    isConform: true,
    on: day('2026-03-20'),
  };

  test('is capped at one month unfurnished, two furnished, none for a mobility lease, free otherwise', () => {
    const caps = leaseTypes.map((type) => depositCap(type, euros(640), day('2026-11-20')));
    expect(caps).toEqual([64_000, 128_000, 0, null, null, null, null]);
    expect(depositCap('nu', euros(640), day('1995-01-01'))).toBeNull();
  });

  test('is returned within a month where the inventories agree, two where they do not', () => {
    expect(depositReturn(exit)).toMatchObject({ dueOn: '2026-04-10', owedCents: 82_000, penaltyCents: 0 });
    expect(depositReturn({ ...exit, isConform: false }).dueOn).toBe('2026-05-10');
  });

  test('each month begun late adds a tenth of the rent', () => {
    expect(depositReturn({ ...exit, on: day('2026-04-11') })).toMatchObject({
      monthsLate: 1,
      penaltyCents: 8200,
    });
    expect(depositReturn({ ...exit, on: day('2026-05-11') })).toMatchObject({
      monthsLate: 2,
      totalCents: 98_400,
    });
  });

  test('what is kept beyond it is owed by the renter, and nothing is late', () => {
    const kept = depositReturn({ ...exit, retainedCents: [euros(900)], on: day('2027-01-01') });
    expect(kept).toMatchObject({ owedCents: 0, shortfallCents: 8000, penaltyCents: 0 });
  });

  test('what is returned and what is kept make the deposit, whatever the sums', () => {
    fc.assert(
      fc.property(amounts, fc.array(amounts, { maxLength: 4 }), (depositCents, retainedCents) => {
        const { owedCents: back, shortfallCents } = depositReturn({ ...exit, depositCents, retainedCents });
        const kept = retainedCents.reduce((all, one) => all + one, 0);
        expect(back - shortfallCents).toBe(depositCents - kept);
      }),
    );
  });
});

describe('a lease', () => {
  test('comes into force once it is signed, with a renter and a rent', () => {
    const facts = { status: 'draft', signedOn: day('2026-11-01'), rentersCount: 1, rentCents: 1 } as const;
    expect(activationObstacle(facts)).toBeNull();
    expect(activationObstacle({ ...facts, signedOn: null })).toBe('signedOn');
    expect(activationObstacle({ ...facts, rentersCount: 0 })).toBe('renterIds');
    expect(activationObstacle({ ...facts, rentCents: 0 })).toBe('rentCents');
    expect(activationObstacle({ ...facts, status: 'active' })).toBe('state');
  });

  test('is revised on its anniversary, or on the day that it names; 29 February is the 28th otherwise', () => {
    expect(nextRevisionOn(day('2023-11-15'), null, day('2026-11-15'))).toBe('2027-11-15');
    expect(nextRevisionOn(day('2023-11-15'), '01-01', day('2023-12-01'))).toBe('2024-01-01');
    expect(nextRevisionOn(day('2024-02-29'), null, day('2024-03-01'))).toBe('2025-02-28');
  });

  test('overlaps another exactly when they hold on a same day', () => {
    const span = fc.tuple(days, fc.option(fc.integer({ min: 0, max: 2000 }))).map(([startsOn, length]) => ({
      startsOn,
      endsOn: length === null ? null : addToDay(startsOn, { days: length }),
    }));
    fc.assert(
      fc.property(span, span, (a, b) => {
        const last = (one: typeof a) => one.endsOn ?? day('2099-12-31');
        const from = a.startsOn > b.startsOn ? a.startsOn : b.startsOn;
        const to = last(a) < last(b) ? last(a) : last(b);
        expect(overlap(a, b)).toBe(from <= to);
        expect(overlap(a, b)).toBe(overlap(b, a));
      }),
    );
  });
});

describe('figures of the rents', () => {
  test('five lots let of nine that may be: 55,56 %', () => {
    expect(occupancyBps(5, 9)).toBe(5556);
    expect(occupancyBps(0, 0)).toBeNull();
    expect(() => occupancyBps(2, 1)).toThrow(InvalidInputError);
  });

  test('a lot costs its share of the operation by area; its yield is twelve rents over it', () => {
    expect(lotCost(euros(100_000), 2500, 10_000)).toBe(2_500_000);
    expect(lotCost(null, 2500, 10_000)).toBeNull();
    expect(yieldBps([{ rentCents: euros(500), costCents: euros(100_000) }])).toBe(600);
    expect(yieldBps([{ rentCents: euros(500), costCents: null }])).toBeNull();
  });

  test('charges settled against provisions: what lacks is owed, what is over is given back', () => {
    const provisions = Array.from({ length: 12 }, () => euros(60));
    expect(chargeStatement(provisions, euros(790))).toMatchObject({
      provisionsCents: 72_000,
      balanceCents: 7000,
    });
    expect(chargeStatement(provisions, euros(700)).balanceCents).toBe(-2000);
    expect(() => chargeStatement(provisions, cents(-1))).toThrow(InvalidInputError);
  });
});
