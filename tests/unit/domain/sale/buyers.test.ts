import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { buyerFunnel } from '#domain/sale/buyer-funnel.ts';
import { buyerScore, wantedPriceCents, type BuyerFacts } from '#domain/sale/buyer-score.ts';

const all: BuyerFacts = {
  budgetCents: cents(15_000_000),
  equityCents: cents(1_500_000),
  lotPricesCents: [cents(13_500_000), cents(1_500_000)],
  hasVisited: true,
  hasLoanAgreement: true,
  answeredInDays: 6,
};

describe('the score of a prospect', () => {
  test('is 100 with a budget that reaches, a tenth of own money, a visit, a loan and a quick answer', () => {
    expect(buyerScore(all)).toEqual({ score: 100, parts: ['budget', 'equity', 'visit', 'loan', 'answer'] });
  });

  test('loses a fifth for each that is missing', () => {
    expect(buyerScore({ ...all, budgetCents: cents(14_999_999) }).score).toBe(80);
    expect(buyerScore({ ...all, equityCents: cents(1_499_999) }).score).toBe(80);
    expect(buyerScore({ ...all, answeredInDays: 7 }).score).toBe(80);
    expect(buyerScore({ ...all, answeredInDays: null, hasVisited: false, hasLoanAgreement: false })).toEqual({
      score: 40,
      parts: ['budget', 'equity'],
    });
  });

  test('takes no price for granted', () => {
    expect(wantedPriceCents([])).toBeNull();
    expect(wantedPriceCents([cents(100), null])).toBeNull();
    expect(buyerScore({ ...all, lotPricesCents: [] }).parts).toEqual(['visit', 'loan', 'answer']);
  });
});

describe('the funnel of a sale', () => {
  test('counts who came as far as each stage, and who is lost at the first one alone', () => {
    const funnel = buyerFunnel(['buyer', 'buyer', 'visit', 'lead', 'lost']);
    expect(funnel.steps).toEqual([
      { stage: 'lead', count: 5, conversionBps: null },
      { stage: 'qualified', count: 3, conversionBps: 6000 },
      { stage: 'visit', count: 3, conversionBps: 10_000 },
      { stage: 'offer', count: 2, conversionBps: 6667 },
      { stage: 'buyer', count: 2, conversionBps: 10_000 },
    ]);
    expect(funnel).toMatchObject({ lostCount: 1, overallBps: 4000 });
  });

  test('has no rates without anybody', () => {
    expect(buyerFunnel([])).toMatchObject({ lostCount: 0, overallBps: null });
  });
});
