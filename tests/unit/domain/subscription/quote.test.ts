import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, sumCents } from '#domain/money/cents.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { dunningOn, invoiceDueOn } from '#domain/subscription/dunning.ts';
import { invoiceNumber } from '#domain/subscription/invoice.ts';
import { periodFrom, trialDaysLeft, unusedCents } from '#domain/subscription/period.ts';
import { discountCents, periodPriceCents, withVat, type Discount } from '#domain/subscription/price.ts';
import { quoteChange, type QuoteInput } from '#domain/subscription/quote.ts';
import { exceeded, usageGauges } from '#domain/subscription/usage.ts';

const essentiel = { monthlyCents: 4_900, yearlyCents: 49_000, extraUserMonthlyCents: 1_500 };
const pro = { monthlyCents: 12_900, yearlyCents: 129_000, extraUserMonthlyCents: 1_500 };
const reseau = { monthlyCents: 29_900, yearlyCents: 299_000, extraUserMonthlyCents: 1_500 };
const november = { startsOn: day('2026-11-20'), endsOn: day('2026-12-20') };
const runningPro = { ...november, period: 'monthly', paidCents: cents(12_900) } as const;

const input = (rest: Partial<QuoteInput>): QuoteInput => ({
  on: day('2026-11-20'),
  plan: pro,
  period: 'monthly',
  extraUsers: 0,
  vatBps: 2_000,
  discount: null,
  discountedPeriods: 0,
  creditCents: cents(0),
  running: null,
  ...rest,
});

describe('what a change of offer costs today', () => {
  test('a first month is paid whole, with 20 % VAT', () => {
    expect(quoteChange(input({}))).toMatchObject({ netCents: 12_900, vatCents: 2_580, totalCents: 15_480 });
  });

  test('half a month of the better offer costs half the difference', () => {
    const quote = quoteChange(input({ on: day('2026-12-05'), plan: reseau, running: runningPro }));
    expect(quote).toMatchObject({ netCents: 8_500, paidPeriod: november, creditLeftCents: 0 });
    expect(quote.lines).toEqual([
      { kind: 'prorated', amountCents: 14_950 },
      { kind: 'unused', amountCents: -6_450 },
    ]);
  });

  test('a smaller offer costs nothing and leaves its difference as a credit', () => {
    const quote = quoteChange(input({ on: day('2026-12-05'), plan: essentiel, running: runningPro }));
    expect(quote).toMatchObject({ totalCents: 0, creditLeftCents: 4_000 });
  });

  test('going to yearly begins a year today and gives the unused days back', () => {
    const quote = quoteChange(input({ on: day('2026-12-05'), period: 'yearly', running: runningPro }));
    expect(quote).toMatchObject({
      netCents: 122_550,
      paidPeriod: { startsOn: '2026-12-05', endsOn: '2027-12-05' },
    });
  });

  test('a credit pays first, and never more than is due', () => {
    const quote = quoteChange(input({ creditCents: cents(20_000) }));
    expect(quote).toMatchObject({ totalCents: 0, creditLeftCents: 7_100 });
  });

  const anyDay = fc.integer({ min: 0, max: 30 }).map((days) => addToDay(november.startsOn, { days }));
  const anyInput = fc.record({
    on: anyDay,
    plan: fc.constantFrom(essentiel, pro, reseau),
    period: fc.constantFrom('monthly' as const, 'yearly' as const),
    extraUsers: fc.integer({ min: 0, max: 50 }),
    creditCents: fc.integer({ min: 0, max: 500_000 }).map(cents),
    running: fc.constantFrom(null, runningPro),
    discount: fc.constantFrom<Discount | null>(
      null,
      { kind: 'percent', value: 20, duration: 'n_periods', periods: 6 },
      { kind: 'amount', value: 99_999, duration: 'once', periods: null },
      { kind: 'free_months', value: 1, duration: 'once', periods: null },
    ),
  });

  test('no cent is lost: lines less credit kept make the amount, which is never negative', () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const quote = quoteChange(input(given));
        const lines = sumCents(quote.lines.map(({ amountCents }) => amountCents));
        const creditKept = quote.creditLeftCents - given.creditCents;
        const creditLine = quote.lines.find(({ kind }) => kind === 'credit')?.amountCents ?? 0;
        expect(lines + creditKept - creditLine).toBe(quote.netCents);
        expect(quote.netCents).toBeGreaterThanOrEqual(0);
        expect(quote.creditLeftCents).toBeGreaterThanOrEqual(0);
        expect(quote.netCents + quote.vatCents).toBe(quote.totalCents);
      }),
    );
  });

  test('changing to what one has costs nothing, on any day of the period', () => {
    fc.assert(
      fc.property(anyDay, (on) => {
        fc.pre(on < november.endsOn);
        expect(quoteChange(input({ on, running: runningPro }))).toMatchObject({
          netCents: 0,
          creditLeftCents: 0,
        });
      }),
    );
  });
});

test('used and unused days make up the price to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: -5, max: 40 }), (price, days) => {
      const unused = unusedCents(cents(price), november, addToDay(november.startsOn, { days }));
      expect(unused).toBeGreaterThanOrEqual(0);
      expect(unused).toBeLessThanOrEqual(price);
      if (days <= 0) expect(unused).toBe(price);
      if (days >= 30) expect(unused).toBe(0);
    }),
  );
});

test('a subscription of the 31st ends on the last day of shorter months and comes back to the 31st', () => {
  const january = periodFrom(day('2027-01-31'), 'monthly');
  expect(january.endsOn).toBe('2027-02-28');
  expect(periodFrom(january.endsOn, 'monthly', 31).endsOn).toBe('2027-03-31');
  expect(periodFrom(day('2028-02-29'), 'yearly').endsOn).toBe('2029-02-28');
});

test('further people are charged by the month, and ten months a year', () => {
  expect(periodPriceCents(pro, 'monthly', 2)).toBe(15_900);
  expect(periodPriceCents(pro, 'yearly', 2)).toBe(159_000);
  expect(() => periodPriceCents(pro, 'monthly', -1)).toThrow('extraUsers');
  expect(() => periodPriceCents(pro, 'monthly', 51)).toThrow('extraUsers');
});

test('VAT is rounded half-up, once', () => {
  expect(withVat(cents(4_901), 2_000)).toMatchObject({ vatCents: 980, totalCents: 5_881 });
  expect(withVat(cents(4_903), 2_000)).toMatchObject({ vatCents: 981 });
});

test('a code stops with its last period and takes off no more than the price', () => {
  const sixPeriods: Discount = { kind: 'percent', value: 20, duration: 'n_periods', periods: 6 };
  expect(discountCents(sixPeriods, cents(12_900), 'monthly', 5)).toBe(2_580);
  expect(discountCents(sixPeriods, cents(12_900), 'monthly', 6)).toBe(0);
  const large: Discount = { kind: 'amount', value: 99_999, duration: 'once', periods: null };
  expect(discountCents(large, cents(12_900), 'monthly', 0)).toBe(12_900);
  const freeMonth: Discount = { kind: 'free_months', value: 1, duration: 'once', periods: null };
  expect(discountCents(freeMonth, cents(129_000), 'yearly', 0)).toBe(10_750);
});

test('an invoice is due after thirty days, chased after 3, 8 and 15, and closes writing at the 15th', () => {
  const dueOn = invoiceDueOn(day('2026-10-03'));
  expect(dueOn).toBe('2026-11-02');
  expect(dunningOn(dueOn, dueOn)).toMatchObject({ isOverdue: false, remindersDue: 0, isReadOnly: false });
  expect(dunningOn(dueOn, day('2026-11-10'))).toMatchObject({ remindersDue: 2, isReadOnly: false });
  expect(dunningOn(dueOn, day('2026-11-17'))).toMatchObject({ remindersDue: 3, isReadOnly: true });
});

test('numbers are six digits within their year', () => {
  expect(invoiceNumber('FA', 2026, 42)).toBe('FA-2026-000042');
  expect(() => invoiceNumber('AV', 2026, 0)).toThrow('count');
});

test('a trial counts the running day, and nothing once over', () => {
  const endsAt = new Date('2026-11-29T09:00:00Z');
  expect(trialDaysLeft(new Date('2026-11-20T08:00:00Z'), endsAt)).toBe(10);
  expect(trialDaysLeft(new Date('2026-11-29T09:00:00Z'), endsAt)).toBe(0);
});

test('usage is near from 80 %, and beyond only above the limit', () => {
  const limits = { users: 2, activeOperations: 10, storageGb: 1, emailsPerMonth: null, miniSites: 0 };
  const usage = {
    users: 3,
    activeOperations: 8,
    storageBytes: 1024 ** 3,
    emailsPerMonth: 9_999,
    miniSites: 0,
  };
  expect(usageGauges(usage, limits, 0).map(({ level }) => level)).toEqual([
    'beyond',
    'near',
    'full',
    'free',
    'free',
  ]);
  expect(exceeded(usage, limits, 1)).toEqual([]);
});
