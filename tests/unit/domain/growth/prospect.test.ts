import { describe, expect, test } from 'vitest';
import {
  isProspectLate,
  prospectObstacle,
  prospectPurgeOn,
  prospectScore,
  prospectStatesAfter,
} from '#domain/growth/prospect.ts';
import { day } from '#domain/time/day.ts';

describe('the score of a prospect', () => {
  test('counts its size, its trade and what was exchanged, 0 to 100', () => {
    expect(prospectScore({ expectedMrrCents: null, activity: null, exchangesCount: 0 })).toBe(0);
    expect(prospectScore({ expectedMrrCents: 12_900, activity: 'investisseur', exchangesCount: 2 })).toBe(55);
    expect(prospectScore({ expectedMrrCents: 29_900, activity: 'promoteur', exchangesCount: 9 })).toBe(100);
  });
});

describe('a prospect moves', () => {
  const facts = {
    from: 'new',
    to: 'contacted',
    activitiesCount: 1,
    hasExpectedPlan: false,
    hasSignedCompany: false,
    lostReason: '',
  } as const;

  test('one stage at a time, can be lost from each open one, and come back', () => {
    expect(prospectStatesAfter('new')).toEqual(['contacted', 'lost']);
    expect(prospectStatesAfter('proposal')).toEqual(['won', 'lost']);
    expect(prospectStatesAfter('lost')).toEqual(['contacted']);
    expect(prospectStatesAfter('won')).toEqual([]);
    expect(prospectObstacle({ ...facts, to: 'proposal' })).toBe('impossible');
  });

  test('only with what its new stage needs', () => {
    expect(prospectObstacle(facts)).toBeNull();
    expect(prospectObstacle({ ...facts, activitiesCount: 0 })).toBe('noActivity');
    expect(prospectObstacle({ ...facts, from: 'demo_done', to: 'proposal' })).toBe('noPlan');
    expect(prospectObstacle({ ...facts, from: 'proposal', to: 'won' })).toBe('noCompany');
    expect(prospectObstacle({ ...facts, to: 'lost', lostReason: '  ' })).toBe('noReason');
  });
});

test('a prospect is kept three years after the person last came, and late the day after its next action', () => {
  expect(prospectPurgeOn(day('2024-02-29'))).toBe('2027-02-28');
  expect(isProspectLate({ nextActionOn: '2026-11-19', status: 'new' }, '2026-11-20')).toBe(true);
  expect(isProspectLate({ nextActionOn: '2026-11-20', status: 'new' }, '2026-11-20')).toBe(false);
  expect(isProspectLate({ nextActionOn: '2026-11-19', status: 'lost' }, '2026-11-20')).toBe(false);
});
