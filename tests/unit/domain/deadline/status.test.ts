import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alertDaysOf } from '#domain/deadline/alerts.ts';
import { deadline } from '#domain/deadline/deadline.ts';
import { deadlineKinds } from '#domain/deadline/definitions.ts';
import { alertsDue, daysLeft, deadlineStatus, type DeadlineRecord } from '#domain/deadline/status.ts';
import { addToDay, day } from '#domain/time/day.ts';

// Ends on Monday 30 November 2026.
const withdrawal = deadline('buyer_withdrawal', day('2026-11-18'));

describe('the status of a deadline', () => {
  test.each<[string, string, DeadlineRecord]>([
    ['running', '2026-11-20', {}],
    ['running', '2026-11-30', {}],
    ['expired', '2026-12-01', {}],
    ['met', '2026-11-25', { metOn: day('2026-11-25') }],
    ['running', '2026-11-24', { metOn: day('2026-11-25') }],
    ['met', '2027-01-01', { metOn: day('2026-11-30') }],
    ['expired', '2027-01-01', { metOn: day('2026-12-01') }],
    ['cancelled', '2026-11-25', { cancelledOn: day('2026-11-24') }],
    ['running', '2026-11-23', { cancelledOn: day('2026-11-24') }],
    ['expired', '2027-01-01', { cancelledOn: day('2026-12-24') }],
    ['met', '2027-01-01', { metOn: day('2026-11-20'), cancelledOn: day('2026-11-24') }],
    ['cancelled', '2027-01-01', { metOn: day('2026-11-25'), cancelledOn: day('2026-11-24') }],
  ])('is %s on %s with %j', (status, on, record) => {
    expect(deadlineStatus(withdrawal, record, day(on))).toBe(status);
  });

  test('a minimum is over on the day from which the thing may be done', () => {
    const notice = deadline('draft_deed_notice', day('2026-06-03'));
    const on = (text: string) => deadlineStatus(notice, {}, day(text));
    expect([on('2026-07-02'), on('2026-07-03')]).toEqual(['running', 'expired']);
  });

  test('a clock that is stopped keeps running however late it is', () => {
    const stopped = deadline('urban_preemption', day('2026-02-10'), { requestedOn: day('2026-03-25') });
    expect(deadlineStatus(stopped, {}, day('2030-01-01'))).toBe('running');
    expect(deadlineStatus(stopped, { metOn: day('2026-05-01') }, day('2030-01-01'))).toBe('met');
    expect(daysLeft(stopped, day('2030-01-01'))).toBeNull();
  });

  test('days left count down to 0 on the last day', () => {
    expect(['2026-11-20', '2026-11-30', '2026-12-02'].map((on) => daysLeft(withdrawal, day(on)))).toEqual([
      10, 0, -2,
    ]);
  });
});

describe('alerts', () => {
  test('come 30, 7 and 1 days before the end and on it', () => {
    const { alertsOn, endsOn } = deadline('urban_preemption', day('2025-11-24'));
    expect(alertsOn).toEqual(['2025-12-25', '2026-01-17', '2026-01-23', '2026-01-24']);
    expect(alertDaysOf(alertsOn, endsOn ?? day('2026-01-24'))).toEqual([30, 7, 1, 0]);
  });

  test('19: come 12, 6 and 3 months before the end of a commitment to resell as well', () => {
    expect(deadline('resale_commitment', day('2026-04-16')).alertsOn).toEqual([
      '2030-04-16',
      '2030-10-16',
      '2031-01-16',
      '2031-03-17',
      '2031-04-09',
      '2031-04-15',
      '2031-04-16',
    ]);
  });

  test('none comes on the day of the event or before it', () => {
    expect(withdrawal.alertsOn).toEqual(['2026-11-23', '2026-11-29', '2026-11-30']);
  });

  test('are given once, and no more after the end', () => {
    const due = (last: string | null, on: string) =>
      alertsDue(withdrawal, last === null ? null : day(last), day(on));
    expect(due(null, '2026-11-22')).toEqual([]);
    expect(due(null, '2026-11-25')).toEqual(['2026-11-23']);
    expect(due('2026-11-23', '2026-11-25')).toEqual([]);
    expect(due('2026-11-23', '2026-11-30')).toEqual(['2026-11-29', '2026-11-30']);
    expect(due(null, '2026-12-01')).toEqual([]);
  });

  test('whatever the deadline they are sorted, distinct, after the event and not after the end', () => {
    const starts = fc.integer({ min: 0, max: 9000 }).map((days) => addToDay(day('2025-11-28'), { days }));
    fc.assert(
      fc.property(fc.constantFrom(...deadlineKinds), starts, (kind, startOn) => {
        const { alertsOn, endsOn } = deadline(kind, startOn, { permitKind: 'PC', diagnostic: 'dpe' });
        expect([...new Set(alertsOn)].toSorted()).toEqual(alertsOn);
        expect(alertsOn.every((on) => on > startOn && endsOn !== null && on <= endsOn)).toBe(true);
        expect(alertsOn.at(-1)).toBe(endsOn);
      }),
    );
  });
});
