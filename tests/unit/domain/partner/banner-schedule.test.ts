import { describe, expect, test } from 'vitest';
import {
  bannerState,
  clickRateBps,
  freeStretches,
  overlap,
  remainingImpressions,
  weightShareBps,
} from '#domain/partner/banner-schedule.ts';

const at = (on: string): Date => new Date(`${on}T00:00:00Z`);
const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });

describe('the state of a banner', () => {
  const facts = {
    ...span('2026-11-01', '2026-12-01'),
    isComplete: true,
    isPaused: false,
    impressions: 10,
    maxImpressions: 100,
  };
  test('follows its dates, its pictures, its impressions and whoever paused it', () => {
    expect(bannerState(facts, at('2026-10-31'))).toBe('scheduled');
    expect(bannerState(facts, at('2026-11-01'))).toBe('live');
    expect(bannerState(facts, at('2026-12-01'))).toBe('ended');
    expect(bannerState({ ...facts, isPaused: true }, at('2026-11-05'))).toBe('paused');
    expect(bannerState({ ...facts, isComplete: false }, at('2026-11-05'))).toBe('draft');
    expect(bannerState({ ...facts, impressions: 100 }, at('2026-11-05'))).toBe('ended');
    expect(bannerState({ ...facts, isComplete: false }, at('2026-12-05'))).toBe('ended');
  });
});

describe('the figures of banners', () => {
  test('are rates and rests, and nothing before there is something', () => {
    expect(clickRateBps(31, 775)).toBe(400);
    expect(clickRateBps(0, 0)).toBeNull();
    expect(remainingImpressions(100, 140)).toBe(0);
    expect(remainingImpressions(null, 140)).toBeNull();
    expect(weightShareBps(6, 10)).toBe(6000);
    expect(weightShareBps(6, 0)).toBe(0);
  });
});

describe('a placement in time', () => {
  test('is shared where two banners have an instant in common', () => {
    expect(overlap(span('2026-11-01', '2026-11-10'), span('2026-11-09', '2026-11-20'))).toBe(true);
    expect(overlap(span('2026-11-01', '2026-11-10'), span('2026-11-10', '2026-11-20'))).toBe(false);
  });

  test('is free where no banner stands, whatever their order', () => {
    const taken = [
      span('2026-11-20', '2026-11-25'),
      span('2026-11-05', '2026-11-10'),
      span('2026-11-08', '2026-11-12'),
    ];
    expect(freeStretches(taken, span('2026-11-01', '2026-12-01'))).toEqual([
      span('2026-11-01', '2026-11-05'),
      span('2026-11-12', '2026-11-20'),
      span('2026-11-25', '2026-12-01'),
    ]);
    expect(freeStretches(taken, span('2026-11-06', '2026-11-09'))).toEqual([]);
  });
});
