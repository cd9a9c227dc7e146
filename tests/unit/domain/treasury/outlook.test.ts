import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { day, month, monthOf } from '#domain/time/day.ts';
import { accountAlert, dayOfFlow, treasuryOutlook, type TreasuryFlow } from '#domain/treasury/outlook.ts';

const today = day('2026-11-20');
const flow = (change: Partial<TreasuryFlow>): TreasuryFlow => ({
  on: null,
  month: month('2026-12'),
  amountCents: cents(-100_000),
  nature: 'works',
  certainty: 'committed',
  probabilityBps: 10_000,
  accountId: 'a',
  ...change,
});
const passed = (on: string, amount: number) =>
  flow({ on: day(on), month: monthOf(day(on)), amountCents: cents(amount), certainty: 'realised' });
const options = { today, availableCents: cents(500_000), pastMonths: 1, months: 2, grain: 'month' } as const;

describe('the outlook', () => {
  test('leads from what is available today to both sides', () => {
    const { periods, lines } = treasuryOutlook(
      [
        passed('2026-10-10', 30_000),
        passed('2026-11-05', -20_000),
        flow({}),
        flow({ amountCents: cents(80_000), certainty: 'probable', probabilityBps: 5000, nature: 'sale' }),
      ],
      options,
    );
    expect(periods.map(({ at, closingCents }) => [at, closingCents])).toEqual([
      ['2026-10', 520_000],
      ['2026-11', 500_000],
      ['2026-12', 440_000],
      ['2027-01', 440_000],
    ]);
    expect(periods.map(({ inCents, outCents }) => [inCents, outCents])).toEqual([
      [30_000, 0],
      [0, -20_000],
      [40_000, -100_000],
      [0, 0],
    ]);
    expect(lines.map(({ nature, certainty }) => `${nature} ${certainty}`)).toEqual([
      'works realised',
      'works committed',
      'sale probable',
    ]);
  });

  test('of weeks ends where that of months does', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            amount: fc.integer({ min: -1e6, max: 1e6 }).filter((amount) => amount !== 0),
            of: fc.constantFrom('2026-12', '2027-01'),
          }),
          { maxLength: 12 },
        ),
        (given) => {
          const flows = given.map(({ amount, of }) => flow({ amountCents: cents(amount), month: month(of) }));
          const closing = (grain: 'month' | 'week') =>
            treasuryOutlook(flows, { ...options, grain }).periods.at(-1)?.closingCents;
          expect(closing('week')).toBe(closing('month'));
        },
      ),
    );
  });

  test('has money go out on the first day of its month and come in on the last, and nothing before tomorrow', () => {
    expect(dayOfFlow(flow({}), today)).toBe('2026-12-01');
    expect(dayOfFlow(flow({ amountCents: cents(1) }), today)).toBe('2026-12-31');
    expect(dayOfFlow(flow({ month: month('2026-11') }), today)).toBe('2026-11-21');
    expect(dayOfFlow(passed('2026-11-05', 1), today)).toBe('2026-11-05');
  });
});

describe('an account', () => {
  const account = {
    balanceCents: cents(150_000),
    overdraftLimitCents: cents(0),
    lowAlertCents: cents(100_000),
  };
  const until = day('2027-02-28');

  test('is warned of on the first day beyond its overdraft, else below its threshold', () => {
    const flows = [flow({}), flow({ month: month('2027-01') })];
    expect(accountAlert(flows, account, { today, until })).toEqual({
      kind: 'overdraft',
      on: '2027-01-01',
      balanceCents: -50_000,
    });
    const allowed = { ...account, overdraftLimitCents: cents(50_000) };
    expect(accountAlert(flows, allowed, { today, until })).toMatchObject({ kind: 'low', on: '2026-12-01' });
    expect(accountAlert([], account, { today, until })).toBeNull();
  });
});
