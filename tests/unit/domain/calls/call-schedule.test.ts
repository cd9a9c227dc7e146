import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueOn, dueOnOfCall } from '#domain/calls/call-due.ts';
import { virBases, wholeBases } from '#domain/calls/call-bases.ts';
import { callSchedule } from '#domain/calls/call-schedule.ts';
import { halfWorks } from '#domain/calls/half-works.ts';
import type { PaymentStep } from '#domain/calls/payment-template.ts';
import { systemTemplates } from '#domain/calls/system-templates.ts';
import { InvalidInputError } from '#domain/domain-error.ts';
import { cents, euros, type Cents } from '#domain/money/cents.ts';
import { day, type Day } from '#domain/time/day.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };
import { callsOf } from '#tests/support/oracle/calls.ts';

const templates = systemTemplates({ on: day('2026-11-20') });
const amountsOf = (regime: keyof typeof templates, bases: ReturnType<typeof wholeBases>) =>
  callSchedule(templates[regime], bases).calls.map(({ amountCents }) => amountCents / 100);

describe('calls of a VEFA', () => {
  it('of 240,000 are 84,000 / 84,000 / 60,000 / 12,000', () => {
    expect(amountsOf('vefa', wholeBases(euros(240_000)))).toEqual([84_000, 84_000, 60_000, 12_000]);
  });

  it('of 187,333.33 are 65,566.67 / 65,566.66 / 46,833.33 / 9,366.67', () => {
    expect(amountsOf('vefa', wholeBases(euros('187333.33')))).toEqual([
      65_566.67, 65_566.66, 46_833.33, 9_366.67,
    ]);
  });

  it('of 385,000, 402,000 and 428,000 come to 425,250 at the foundations', () => {
    const first = [385_000, 402_000, 428_000].map((price) => amountsOf('vefa', wholeBases(euros(price)))[0]);
    expect(first).toEqual([134_750, 140_700, 149_800]);
  });

  it('take the deposit off the first call', () => {
    const schedule = callSchedule(templates.vefa, wholeBases(euros(240_000)), {
      depositCents: euros(12_000),
    });
    expect(schedule.calls.map(({ toPayCents }) => toPayCents / 100)).toEqual([
      72_000, 84_000, 60_000, 12_000,
    ]);
    expect(schedule).toMatchObject({ totalCents: euros(240_000), toPayCents: euros(228_000) });
  });

  it('take the rest of a deposit that exceeds the first call off the next ones', () => {
    const schedule = callSchedule(templates.vefa, wholeBases(euros(100)), { depositCents: euros(40) });
    expect(schedule.calls.map(({ toPayCents }) => toPayCents / 100)).toEqual([0, 30, 25, 5]);
  });
});

describe('calls of a VIR', () => {
  it('of works for 60,800 are 30,400 / 27,360 / 3,040 after the existing part at the deed', () => {
    expect(amountsOf('vir', virBases(euros(91_200), euros(60_800)))).toEqual([91_200, 30_400, 27_360, 3_040]);
  });

  it('of works for 33,333.33 are 16,666.67 / 14,999.99 / 1,666.67', () => {
    expect(amountsOf('vir', virBases(euros(0), euros('33333.33')))).toEqual([
      0, 16_666.67, 14_999.99, 1_666.67,
    ]);
  });

  it('may be called at the deed as far as a certificate opened them before it', () => {
    const { calls } = callSchedule(templates.vir, virBases(euros(127_200), euros(84_800)), {
      deedOn: day('2026-12-15'),
      milestones: { half_works: day('2026-10-30') },
    });
    expect(calls.map(({ callableOn, reachedOn }) => [reachedOn, callableOn])).toEqual([
      ['2026-12-15', '2026-12-15'],
      ['2026-10-30', '2026-12-15'],
      [null, null],
      [null, null],
    ]);
  });

  it('may not be called before the deed, whatever is certified', () => {
    const { calls } = callSchedule(templates.vir, virBases(euros(1), euros(1)), {
      milestones: { half_works: day('2026-10-30'), completion: day('2027-02-26') },
    });
    expect(calls.every(({ callableOn }) => callableOn === null)).toBe(true);
  });
});

describe('calls of the golden operation', () => {
  it('have the amounts, days and due days of its file', () => {
    const milestones = {
      half_works: day('2026-10-30'),
      completion: day('2027-02-26'),
      delivery: day('2027-03-12'),
    };
    const found = Object.entries(golden.lots).flatMap(([ref, lot]) => {
      const own = golden.calls.filter((call) => call.lot === ref);
      const deedOn = day(own[0]?.calledOn ?? '');
      const isVir = lot.saleMode === 'vir';
      const bases = isVir
        ? virBases(cents(lot.existingPriceCents), cents(lot.worksPriceCents))
        : wholeBases(cents(lot.priceTtcCents));
      const template = isVir ? templates.vir : templates.asis;
      return callSchedule(template, bases, { deedOn, milestones }).calls.map((call) => {
        const calledOn = calledOnOf(call.callableOn ?? deedOn);
        return {
          lot: ref,
          label: call.label,
          amountCents: call.amountCents,
          calledOn,
          dueOn: dueOnOfCall({ event: call.event, calledOn, deedOn }, template.paymentTermDays),
        };
      });
    });
    expect(found).toEqual(golden.calls.map((call) => ({ ...call, label: call.label.replaceAll("'", '’') })));
  });

  /** Half of the works, certified on a Friday, was called the Monday after. */
  function calledOnOf(callableOn: Day): Day {
    return callableOn === '2026-10-30' ? day('2026-11-02') : callableOn;
  }
});

describe('days of calls', () => {
  it('are due at the end of the term', () => {
    expect(dueOn(day('2026-11-02'), 15)).toBe('2026-11-17');
    expect(dueOn(day('2026-12-31'), 60)).toBe('2027-03-01');
  });

  it('are due at once at the deed and at delivery', () => {
    const calledOn = day('2026-12-15');
    const of = (event: 'deed' | 'half_works' | 'delivery', deedOn: Day | null) =>
      dueOnOfCall({ event, calledOn, deedOn }, 15);
    expect([
      of('deed', null),
      of('delivery', null),
      of('half_works', calledOn),
      of('half_works', null),
    ]).toEqual(['2026-12-15', '2026-12-15', '2026-12-15', '2026-12-30']);
  });

  it('refuse terms beyond 60 days', () => {
    for (const term of [-1, 61, 1.5, Number.NaN]) {
      expect(() => dueOn(day('2026-11-02'), term)).toThrow(InvalidInputError);
    }
  });
});

describe('a schedule', () => {
  const step = (rank: number, cumulativeBps: number, base: PaymentStep['base'] = 'total'): PaymentStep => ({
    rank,
    label: `${rank}`,
    event: 'date',
    base,
    cumulativeBps,
  });

  it('is refused when its shares do not increase to the whole, or the price is called twice or in part', () => {
    const refused: readonly (readonly PaymentStep[])[] = [
      [],
      [step(1, 9_999)],
      [step(1, 5_000), step(2, 5_000), step(3, 10_000)],
      [step(1, 10_000), step(2, 10_000, 'works')],
      [step(1, 10_000, 'existing')],
      [step(1, Number.NaN)],
    ];
    for (const steps of refused) {
      expect(() => callSchedule({ steps }, virBases(euros(1), euros(2)))).toThrow(InvalidInputError);
    }
  });

  it('is refused without steps, even for a price of 0', () => {
    expect(() => callSchedule({ steps: [] }, wholeBases(cents(0)))).toThrow(InvalidInputError);
  });

  it('refuses a negative price and a deposit above the price', () => {
    expect(() => callSchedule(templates.vefa, wholeBases(euros(-1)))).toThrow(/totalCents/);
    expect(() => callSchedule(templates.vefa, wholeBases(euros(1)), { depositCents: euros(2) })).toThrow(
      /depositCents/,
    );
  });

  it('calls nothing of a price of 0 and one cent once', () => {
    expect(amountsOf('vefa', wholeBases(cents(0)))).toEqual([0, 0, 0, 0]);
    expect(amountsOf('vefa', wholeBases(cents(1))).filter((amount) => amount > 0)).toEqual([0.01]);
  });

  it('agrees with the second calculation on 3,000 schedules, adds up and is never negative', () => {
    const shares = fc
      .uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 20 })
      .map((values) => [...values.toSorted((a, b) => a - b), 10_000]);
    const price = fc.integer({ min: 0, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(price, price, shares, shares, (existing, works, one, other) => {
        const steps = [
          ...one.map((bps, index) => step(index, bps, 'existing')),
          ...other.map((bps, index) => step(100 + index, bps, 'works')),
        ];
        const schedule = callSchedule({ steps: steps.toReversed() }, virBases(cents(existing), cents(works)));
        const amounts: readonly Cents[] = schedule.calls.map(({ amountCents }) => amountCents);
        expect(amounts).toEqual([...callsOf(existing, one), ...callsOf(works, other)]);
        expect(schedule.totalCents).toBe(existing + works);
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('half of the works', () => {
  const at = (approved: number, certifiedOn: Day | null = null) =>
    halfWorks(
      { approvedSituationsCents: euros(approved), contractsCents: euros(340_000), certifiedOn },
      { on: day('2026-11-20') },
    );

  it('is proposed in October at 52.01 %, not in September at 40.12 %', () => {
    const share = (approved: number) => Number(at(approved).share).toFixed(4);
    expect([share(136_400), at(136_400).isProposed]).toEqual(['0.4012', false]);
    expect([share(176_850), at(176_850).isProposed]).toEqual(['0.5201', true]);
  });

  it('is reached by a certificate alone', () => {
    expect(at(340_000).isReached).toBe(false);
    expect(at(0, day('2026-10-30'))).toMatchObject({ isReached: true, isProposed: false });
    expect(at(0, day('2026-11-20')).isReached).toBe(true);
    expect(at(0, day('2026-11-21')).isReached).toBe(false);
  });

  it('is proposed at exactly half and not a cent before', () => {
    expect([at(170_000).isProposed, at(169_999.99).isProposed]).toEqual([true, false]);
  });

  it('has no share without contracts', () => {
    const none = halfWorks(
      { approvedSituationsCents: euros(0), contractsCents: euros(0), certifiedOn: null },
      { on: day('2026-11-20') },
    );
    expect(none).toMatchObject({ share: null, isProposed: false });
  });
});
