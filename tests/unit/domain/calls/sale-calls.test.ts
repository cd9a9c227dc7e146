import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeBases } from '#domain/calls/call-bases.ts';
import { basesOfSale, callsOfSale } from '#domain/calls/sale-calls.ts';
import { fieldsOfTemplate } from '#domain/calls/template-fields.ts';
import { systemTemplates } from '#domain/calls/system-templates.ts';
import { cents, sumCents } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';

const templates = systemTemplates({ on: day('2026-11-20') });
const stepsOf = (regime: 'vir' | 'vefa' | 'asis' | 'tab') => fieldsOfTemplate(templates[regime]).steps;
const lot = (price: number, existing: number | null, works: number | null) => ({
  priceTtcCents: cents(price),
  existingPriceCents: existing === null ? null : cents(existing),
  worksPriceCents: works === null ? null : cents(works),
});

describe('the calls of a sale', () => {
  it('share the VAT of A11 out by what each calls', () => {
    const bases = basesOfSale('vir', [lot(20_500_000, 12_300_000, 8_200_000)]);
    const calls = callsOfSale(stepsOf('vir'), bases, cents(2_216_667), {});
    expect(calls.map(({ vatCents }) => vatCents)).toEqual([1_330_000, 443_334, 399_000, 44_333]);
  });

  it('call a box that is sold along with what exists', () => {
    const bases = basesOfSale('vir', [lot(21_200_000, 12_720_000, 8_480_000), lot(1_500_000, null, null)]);
    expect(bases).toEqual({ totalCents: 22_700_000, existingCents: 14_220_000, worksCents: 8_480_000 });
    const calls = callsOfSale(stepsOf('vir'), bases, cents(2_447_333), { deedOn: day('2026-12-15') });
    expect(calls.map(({ amountCents }) => amountCents)).toEqual([14_220_000, 4_240_000, 3_816_000, 424_000]);
    expect(calls.map(({ callableOn }) => callableOn)).toEqual(['2026-12-15', null, null, null]);
    expect(calls.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
  });

  it('bear on the whole price where no VIR parts it', () => {
    const bases = basesOfSale('vefa', [lot(20_500_000, 12_300_000, 8_200_000)]);
    expect(bases).toEqual(wholeBases(cents(20_500_000)));
  });

  it('open at the deed what was certified before it', () => {
    const bases = basesOfSale('vir', [lot(27_600_000, 16_560_000, 11_040_000)]);
    const facts = { deedOn: day('2027-01-29'), milestones: { half_works: day('2026-10-30') } };
    const calls = callsOfSale(stepsOf('vir'), bases, cents(2_920_000), facts);
    expect(calls.map(({ callableOn }) => callableOn)).toEqual(['2027-01-29', '2027-01-29', null, null]);
  });

  it('add up to the price and to its VAT, whatever these are', () => {
    const price = fc.integer({ min: 1, max: 100_000_000_000 });
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 10_000 }), price, (existing, worksBps, vat) => {
        const works = Math.floor((existing * worksBps) / 10_000);
        const bases = basesOfSale('vir', [lot(existing + works, existing, works)]);
        const vatCents = cents(Math.min(vat, existing + works));
        const calls = callsOfSale(stepsOf('vir'), bases, vatCents, {});
        expect(sumCents(calls.map(({ amountCents }) => amountCents))).toBe(existing + works);
        expect(sumCents(calls.map((call) => call.vatCents))).toBe(vatCents);
        expect(calls.every(({ amountCents }) => amountCents > 0)).toBe(true);
      }),
    );
  });
});
