import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addToDay, day } from '#domain/time/day.ts';
import { permitDayFaults } from '#domain/urban/day-faults.ts';
import { operationPermits } from '#domain/urban/operation-facts.ts';
import { permitClocks } from '#domain/urban/permit-clocks.ts';
import { automaticDays, permitFacts } from '#domain/urban/permit-steps.ts';
import { isUsualNumber, type PermitRecord } from '#domain/urban/permit.ts';
import { isCleared, preemptionClocks, type PreemptionRecord } from '#domain/urban/preemption.ts';

const none = {
  filedOn: null,
  missingRequestedOn: null,
  completedOn: null,
  deferredOn: null,
  requestConfirmedOn: null,
  decisionOn: null,
  notifiedOn: null,
  postedOn: null,
  purgedOn: null,
  authorityWithdrewOn: null,
  annulledOn: null,
  workOpenedOn: null,
  worksStoppedOn: null,
  worksResumedOn: null,
  daactOn: null,
  contestedOn: null,
  redeclaredOn: null,
  conformityAttestedOn: null,
};
const blank: PermitRecord = {
  ...none,
  kind: 'PC',
  status: 'draft',
  extraMonths: 0,
  isProtectedSite: false,
  extensionsCount: 0,
  isInspectionMandatory: false,
  deferredUntilOn: null,
  contestReason: null,
  appeals: [],
  postingProofsCount: 0,
};
const posted: PermitRecord = {
  ...blank,
  status: 'posted',
  filedOn: day('2026-05-18'),
  decisionOn: day('2026-09-10'),
  notifiedOn: day('2026-09-10'),
  postedOn: day('2026-09-21'),
};
const today = day('2026-11-20');
const clocksOf = (record: PermitRecord, on = today) => permitClocks(record, on, 'national');

describe('the clocks of a permission', () => {
  test('start with the days that are known, and none before', () => {
    expect(clocksOf(blank)).toEqual([]);
    expect(clocksOf(posted).map(({ kind, status }) => [kind, status])).toEqual([
      ['permit_review', 'expired'],
      ['informal_appeal', 'expired'],
      ['third_party_appeal', 'running'],
      ['authority_withdrawal', 'running'],
      ['permit_lapse', 'running'],
    ]);
  });

  test('an open appeal takes the end away from the third parties’ period', () => {
    const appeals = [
      {
        kind: 'court' as const,
        filedOn: day('2026-10-12'),
        notifiedOn: null,
        outcome: null,
        settledOn: null,
      },
    ];
    const clocks = clocksOf({ ...posted, appeals });
    expect(clocks.find(({ kind }) => kind === 'third_party_appeal')?.status).toBe('cancelled');
    expect(permitFacts({ ...posted, appeals }, clocks).hasOpenAppeal).toBe(true);
  });

  test('a period whose law is not known has no end, and hides none of the others', () => {
    const old = { ...posted, kind: 'DP' as const, filedOn: day('2010-01-04'), decisionOn: day('2010-02-01') };
    const clocks = clocksOf({ ...old, notifiedOn: day('2010-02-01'), postedOn: day('2010-02-05') });
    expect(clocks.find(({ kind }) => kind === 'authority_withdrawal')?.deadline).toBeNull();
    expect(clocks.find(({ kind }) => kind === 'third_party_appeal')?.deadline).not.toBeNull();
  });

  test('the purge comes the day after the later of both periods', () => {
    expect(automaticDays('purge', clocksOf(posted))).toEqual({
      on: '2026-12-11',
      days: { purgedOn: '2026-12-11' },
    });
    expect(automaticDays('purge', clocksOf(blank))).toBeNull();
  });

  test('days in their order never contradict a clock', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(gaps, (days) => {
        let on = day('2019-01-01');
        const next = (index: number) => (on = addToDay(on, { days: days[index] ?? 0 }));
        const record = {
          ...blank,
          status: 'completed' as const,
          filedOn: next(0),
          decisionOn: next(1),
          notifiedOn: on,
          postedOn: next(2),
          workOpenedOn: next(3),
          daactOn: next(4),
          conformityAttestedOn: next(5),
        };
        expect(permitDayFaults(record, day('2030-01-01'))).toEqual([]);
        for (const { deadline } of clocksOf(record)) {
          if (deadline?.endsOn != null) expect(deadline.endsOn >= deadline.startOn).toBe(true);
        }
      }),
    );
  });
});

describe('days that do not fit', () => {
  test('are named with the day from which they follow', () => {
    const faults = permitDayFaults({ ...none, filedOn: today, decisionOn: day('2026-11-19') }, today);
    expect(faults).toEqual([{ field: 'decisionOn', before: 'filedOn' }]);
    expect(permitDayFaults({ ...none, filedOn: day('2026-11-21') }, today)).toEqual([
      { field: 'filedOn', before: null },
    ]);
  });
});

describe('what permissions say to the steps of their operation', () => {
  const one = (status: PermitRecord['status'], isReplaced = false) => ({
    kind: 'PC' as const,
    status,
    isReplaced,
  });
  test.each([
    [[], null, { isPermitRequired: null, isPermitGranted: false, isPermitPurged: false }],
    [[], false, { isPermitRequired: false, isPermitGranted: false, isPermitPurged: false }],
    [[one('posted')], false, { isPermitRequired: true, isPermitGranted: true, isPermitPurged: false }],
    [[one('purged')], null, { isPermitRequired: true, isPermitGranted: true, isPermitPurged: true }],
    [
      [one('refused', true), one('started')],
      true,
      { isPermitRequired: true, isPermitGranted: true, isPermitPurged: true },
    ],
    [
      [one('purged'), one('filed')],
      true,
      { isPermitRequired: true, isPermitGranted: false, isPermitPurged: false },
    ],
  ])('%j, declared %s', (permits, declared, outcome) => {
    expect(operationPermits(permits, declared)).toEqual(outcome);
  });

  test('a certificate of planning says nothing', () => {
    const certificate = { kind: 'CU_op' as const, status: 'granted' as const, isReplaced: false };
    expect(operationPermits([certificate], null)).toMatchObject({ isPermitRequired: null });
  });
});

describe('the number of a permission', () => {
  test.each([
    ['PC', 'PC 033 243 25 00042', true],
    ['PC_modif', 'PC 033 243 25 00042 M01', true],
    ['DP', 'DP0335222500118', true],
    ['PA', 'PC 033 243 25 00042', false],
    ['PC', 'PC 33 243 25 42', false],
  ] as const)('%s: %s', (kind, number, isUsual) => {
    expect(isUsualNumber(kind, number)).toBe(isUsual);
  });
});

describe('pre-emption', () => {
  const record: PreemptionRecord = {
    side: 'purchase',
    status: 'silent',
    priceCents: 1,
    isPriceByCourt: false,
    receivedOn: day('2025-11-24'),
    requestOn: null,
    suppliedOn: null,
    waivedOn: null,
    decidedOn: null,
    saleDroppedOn: null,
  };
  test('a silence clears for three years from the end of its period', () => {
    const clocks = preemptionClocks(record, today, 'national');
    expect(clocks.map(({ deadline }) => deadline?.endsOn)).toEqual(['2026-01-24', '2029-01-24']);
    expect(isCleared(record, clocks, today)).toBe(true);
    expect(isCleared(record, clocks, day('2029-01-25'))).toBe(false);
    expect(isCleared({ status: 'declared' }, clocks, today)).toBe(false);
  });
});
