import { expect, test } from 'vitest';
import { demoClock, frozenClock, instantShown, systemClock } from '#mocks/services/clock.ts';

const startsAt = new Date('2026-11-20T08:00:00Z');

test('the demonstration starts at its own instant when seeded, and runs on with the system', () => {
  let now = new Date('2027-03-01T10:00:00Z');
  const clock = demoClock({ startsAt, seededAt: new Date('2027-03-01T10:00:00Z'), systemNow: () => now });
  expect(clock.businessNow()).toEqual(startsAt);
  now = new Date('2027-03-02T10:00:30Z');
  expect(clock.businessNow().toISOString()).toBe('2026-11-21T08:00:30.000Z');
  expect(clock.systemNow()).toEqual(now);
});

test('a system clock set back before the seeding never takes the demonstration before its start', () => {
  const clock = demoClock({ startsAt, seededAt: new Date(2e12), systemNow: () => new Date(1e12) });
  expect(clock.businessNow()).toEqual(startsAt);
});

test('in tests the business clock stands still while the system clock moves on demand', () => {
  const clock = frozenClock(startsAt);
  clock.advance(1_500);
  clock.businessNow().setFullYear(1999);
  expect(clock.businessNow()).toEqual(startsAt);
  expect(clock.systemNow().toISOString()).toBe('2026-11-20T08:00:01.500Z');
});

test('what the system’s clock noted is told by the clock that the screens show', () => {
  const seededAt = new Date('2027-03-01T10:00:00Z');
  const systemNow = () => new Date('2027-03-01T12:00:00Z');
  const clock = demoClock({ startsAt, seededAt, systemNow });
  expect(instantShown(clock, new Date('2027-03-01T11:30:00.250Z'))).toBe('2026-11-20T09:30:00.250Z');
  expect(instantShown(systemClock(), seededAt)).toBe(seededAt.toISOString());
});
