import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leadDelay } from '#domain/lead/delay.ts';
import { leadPortals, leadStates } from '#domain/lead/lead.ts';
import { maskedName, maskedText } from '#domain/lead/masked.ts';
import { leadScore } from '#domain/lead/score.ts';
import { leadStats, type CountedLead } from '#domain/lead/stats.ts';
import { isOpenLead, leadObstacle, leadStatesAfter } from '#domain/lead/steps.ts';

describe('the states of a request', () => {
  test('lead forward one by one, and back from the end to contacted alone', () => {
    expect(leadStatesAfter('new')).toEqual(['contacted', 'lost', 'spam']);
    expect(leadStatesAfter('lost')).toEqual(['contacted']);
    expect(leadStatesAfter('converted')).toEqual([]);
    expect(leadObstacle({ from: 'new', to: 'qualified', lostReason: null })).toBe('impossible');
    expect(leadObstacle({ from: 'new', to: 'lost', lostReason: null })).toBe('noReason');
    expect(leadObstacle({ from: 'qualified', to: 'visit', lostReason: null })).toBe('needsVisit');
    expect(leadObstacle({ from: 'visit', to: 'converted', lostReason: null })).toBe('needsContact');
    expect(leadObstacle({ from: 'lost', to: 'converted', lostReason: null })).toBe('impossible');
  });

  test('never stay where they are, and leave the end by no choice but contacted', () => {
    const state = fc.constantFrom(...leadStates);
    fc.assert(
      fc.property(state, state, (from, to) => {
        const isRefused = leadObstacle({ from, to, lostReason: 'price' }) !== null;
        if (from === to) expect(isRefused).toBe(true);
        if (!isOpenLead(from) && to !== 'contacted') expect(isRefused).toBe(true);
      }),
    );
  });
});

describe('the score of a request', () => {
  test('adds 20 for a telephone, 20 for a message of more than 80 signs, 30 for the budget, 30 for coming back', () => {
    const facts = { phones: ['+33639980101'], message: 'a'.repeat(81), isBudgetMet: true, isReturning: true };
    expect(leadScore(facts)).toEqual({ score: 100, parts: ['phone', 'message', 'budget', 'returning'] });
    expect(leadScore({ ...facts, message: 'a'.repeat(80) }).score).toBe(80);
    expect(leadScore({ phones: [], message: '', isBudgetMet: false, isReturning: false }).score).toBe(0);
  });
});

describe('the time that is left to answer', () => {
  test('is ample, presses in the last hour, and is over the moment after; an answered request is never late', () => {
    const dueAt = new Date('2026-11-20T10:00:00Z');
    const at = (time: string) => leadDelay({ status: 'new', dueAt }, new Date(`2026-11-20T${time}Z`));
    expect([at('08:59:59'), at('09:00:00'), at('10:00:00'), at('10:00:01')]).toEqual([
      'ample',
      'pressing',
      'pressing',
      'late',
    ]);
    expect(leadDelay({ status: 'contacted', dueAt }, new Date('2026-12-01T00:00:00Z'))).toBe('answered');
  });
});

describe('the figures of the last days', () => {
  const received = (minutes: number | null, more: Partial<CountedLead> = {}): CountedLead => {
    const receivedAt = new Date('2026-11-20T08:00:00Z');
    const firstResponseAt = minutes === null ? null : new Date(receivedAt.getTime() + minutes * 60_000);
    return { portal: 'pap', hasVisit: false, isSpam: false, ...more, receivedAt, firstResponseAt };
  };

  test('take the middle answer, of an even count the mean of the middle two, and leave spam out', () => {
    const stats = leadStats([
      received(10),
      received(30, { hasVisit: true, portal: 'seloger' }),
      received(61),
      received(300, { portal: 'seloger' }),
      received(null),
      received(1, { isSpam: true, hasVisit: true }),
    ]);
    expect(stats).toEqual({
      received: 5,
      medianAnswerMinutes: 46,
      visitRateBps: 2000,
      byPortal: [
        { portal: 'pap', count: 3 },
        { portal: 'seloger', count: 2 },
      ],
    });
    expect(leadStats([])).toEqual({
      received: 0,
      medianAnswerMinutes: null,
      visitRateBps: null,
      byPortal: [],
    });
  });

  test('count every request under one portal', () => {
    const one = fc.record({ portal: fc.constantFrom(...leadPortals), isSpam: fc.boolean() });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 40 }), (all) => {
        const { received: total, byPortal } = leadStats(all.map((more) => received(null, more)));
        expect(byPortal.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      }),
    );
  });
});

describe('what a reader sees who may not know the person', () => {
  test('is initials, and a text without names, addresses and numbers', () => {
    expect(maskedName('Nora', 'Vidal')).toBe('N. V.');
    expect(maskedName(null, null)).toBe('•••');
    const text = 'Je suis Nora VIDAL : nora.vidal@example.test ou 06 39 98 01 61, budget 15 000 €.';
    expect(maskedText(text, ['Nora', 'Vidal'])).toBe('Je suis ••• ••• : ••• ou •••, budget 15 000 €.');
  });
});
