import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressKey } from '#domain/sourcing/address-key.ts';
import { alertFits } from '#domain/sourcing/alert.ts';
import { opportunityFigures, usualAssumptions, type OpportunityFacts } from '#domain/sourcing/opportunity.ts';
import { quickSimulation, reachesMargin } from '#domain/sourcing/quick-simulation.ts';
import { cents } from '#domain/money/cents.ts';
import { openStages, opportunityStages, stagesAfter } from '#domain/sourcing/stages.ts';
import { day } from '#domain/time/day.ts';
import { oracleEstimate } from '#tests/support/oracle/sourcing.ts';

const on = day('2026-11-20');
const facts: OpportunityFacts = {
  ...usualAssumptions,
  askingPriceCents: 39_500_000,
  areaM2: '310.00',
  inseeCode: '33243',
  marketPerM2Cents: 142_000,
  worksPerM2Cents: 65_000,
  exitPerM2Cents: 260_000,
  locationNote: 75,
  sellerNote: 50,
  worksNote: null,
};

describe('the figures of an opportunity', () => {
  test('are those of the quick simulation at the asking price, with the rate of works of the day', () => {
    const { look, marketGapBps, pricePerM2Cents } = opportunityFigures(facts, on);
    expect(pricePerM2Cents).toBe(127_419);
    expect(marketGapBps).toBe(-1027);
    expect(look?.simulation.terms.worksVatBps).toBe(1000);
    expect(look?.simulation.worksCents).toBe(22_165_000);
    const { margin } = oracleEstimate({
      price: 39_500_000,
      area: 31_000,
      worksPerM2: 65_000,
      worksVat: 1000,
      exitPerM2: 260_000,
      carrying: 500,
      months: 12,
      salesFees: 400,
      vat: 'exempt',
    });
    expect(look?.simulation.marginCents).toBe(margin);
    expect(look?.marginBps).toBe(Math.round((margin / 80_600_000) * 10_000));
  });

  test('give the highest price of the wanted margin: it reaches it, a euro more does not', () => {
    const { look } = opportunityFigures(facts, on);
    const most = look?.maxPriceCents ?? 0;
    const terms = look?.simulation.terms;
    if (terms === undefined) throw new Error('no simulation');
    expect(reachesMargin(quickSimulation(cents(most), terms), 1500)).toBe(true);
    expect(reachesMargin(quickSimulation(cents(most + 100), terms), 1500)).toBe(false);
    expect(most).toBeLessThan(facts.askingPriceCents);
  });

  test('know no margin while works or resale are open, and score what is known', () => {
    const open = { ...facts, exitPerM2Cents: null };
    const { look, notes, score } = opportunityFigures(open, on);
    expect(look).toBeNull();
    expect(notes).toEqual({ market: 68, margin: null, location: 75, seller: 50, works: null });
    expect(score).toBe(67);
  });

  test('say so where tariffs or rates of the day are not known', () => {
    const { look, isTariffUnknown } = opportunityFigures(facts, day('2010-04-10'));
    expect({ look, isTariffUnknown }).toEqual({ look: null, isTariffUnknown: true });
  });

  test('have no score while nothing is known', () => {
    const bare = {
      ...facts,
      marketPerM2Cents: null,
      worksPerM2Cents: null,
      locationNote: null,
      sellerNote: null,
    };
    expect(opportunityFigures(bare, on).score).toBeNull();
  });

  test('never fail on what the form lets through, and stay within their bounds', () => {
    const amount = fc.integer({ min: 0, max: 100_000_000 });
    const note = fc.option(fc.integer({ min: 0, max: 100 }));
    fc.assert(
      fc.property(
        fc.record({
          askingPriceCents: fc.integer({ min: 1, max: 10_000_000_000 }),
          area: fc.integer({ min: 1, max: 500_000 }),
          marketPerM2Cents: fc.option(amount),
          worksPerM2Cents: fc.option(amount),
          exitPerM2Cents: fc.option(amount),
          vatMode: fc.constantFrom('exempt', 'margin', 'total'),
          worksKind: fc.constantFrom('renovation', 'energy', 'standard'),
          months: fc.integer({ min: 0, max: 120 }),
          carryingBps: fc.integer({ min: 0, max: 10_000 }),
          salesFeesBps: fc.integer({ min: 0, max: 10_000 }),
          wantedMarginBps: fc.integer({ min: 1, max: 10_000 }),
          locationNote: note,
          sellerNote: note,
          worksNote: note,
        }),
        ({ area, ...drawn }) => {
          const given = { ...facts, ...drawn, areaM2: (area / 100).toFixed(2) };
          const { score, look } = opportunityFigures(given, on);
          expect(score === null || (score >= 0 && score <= 100)).toBe(true);
          if (look?.maxPriceCents != null) expect(look.maxPriceCents % 100).toBe(0);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('the stages of an opportunity', () => {
  test('lead forward and back while it is open, out of it and in again', () => {
    expect(stagesAfter('to_visit', false)).toEqual(['to_qualify', 'analysis', 'offer', 'rejected']);
    expect(stagesAfter('rejected', false)).toEqual([...openStages]);
  });

  test('end with the operation, and begin again only when nothing is left of it', () => {
    expect(stagesAfter('converted', true)).toEqual([]);
    expect(stagesAfter('converted', false)).toEqual([...openStages]);
    for (const stage of opportunityStages) expect(stagesAfter(stage, true)).not.toContain('converted');
  });
});

describe('an address', () => {
  test.each([
    ['12, av. de la Gare', '12 Avenue de la gare'],
    ['12 bis bd Saint-Michel', '12bis Boulevard St Michel'],
    ['3 r. du Bœuf', '3 rue du boeuf'],
    ['  7  PLACE   Édith-Piaf ', '7 place edith piaf'],
  ])('%s is that of %s', (one, other) => {
    expect(addressKey(one, '33243')).toBe(addressKey(other, '33243'));
  });

  test('of another commune, or another number, is another', () => {
    expect(addressKey('12 rue X', '33243')).not.toBe(addressKey('12 rue X', '33063'));
    expect(addressKey('12 rue X', '33243')).not.toBe(addressKey('12 bis rue X', '33243'));
    expect(addressKey(' , ', '33243')).toBeNull();
  });
});

describe('an alert', () => {
  const subject = {
    inseeCode: '33243',
    type: 'Building',
    askingPriceCents: 40_000_000,
    areaM2: '200.00',
  } as const;
  const all = { communes: [], types: [], maxPriceCents: null, minAreaM2: null };

  test('without a wish fits everything; each wish narrows it, bounds included', () => {
    expect(alertFits(all, subject)).toBe(true);
    expect(alertFits({ ...all, communes: ['33063'] }, subject)).toBe(false);
    expect(alertFits({ ...all, types: ['House'] }, subject)).toBe(false);
    expect(alertFits({ ...all, maxPriceCents: 40_000_000 }, subject)).toBe(true);
    expect(alertFits({ ...all, maxPriceCents: 39_999_999 }, subject)).toBe(false);
    expect(alertFits({ ...all, minAreaM2: '200' }, subject)).toBe(true);
    expect(alertFits({ ...all, minAreaM2: '200.01' }, subject)).toBe(false);
  });
});
