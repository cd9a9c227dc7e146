import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFile } from '#domain/calls/check-file.ts';
import type { FiledCall, SaleFile } from '#domain/calls/sale-file.ts';
import { virBases, wholeBases } from '#domain/calls/call-bases.ts';
import { callSchedule } from '#domain/calls/call-schedule.ts';
import { consignmentCap } from '#domain/calls/consignment.ts';
import { capAfter } from '#domain/calls/legal-caps.ts';
import { systemTemplates } from '#domain/calls/system-templates.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';

const context = { on: day('2026-09-25') };
const milestones = {
  half_works: day('2026-10-30'),
  completion: day('2027-02-26'),
  delivery: day('2027-03-12'),
};
const deedOn = day('2026-09-25');
const bases = virBases(euros(123_000), euros(82_000));
const call = (rank: number, event: FiledCall['event'], amount: number, calledOn: string): FiledCall => ({
  rank,
  event,
  base: event === 'deed' ? 'existing' : 'works',
  amountCents: euros(amount),
  calledOn: day(calledOn),
});
const file: SaleFile = {
  regime: 'vir',
  bases,
  deedOn,
  hasCondition: false,
  conditionsMetOn: null,
  milestones,
  calls: [
    call(1, 'deed', 123_000, '2026-09-25'),
    call(2, 'half_works', 41_000, '2026-11-02'),
    call(3, 'completion', 36_900, '2027-02-26'),
    call(4, 'delivery', 4_100, '2027-03-12'),
  ],
  receipts: [
    { on: deedOn, cents: euros(123_000) },
    { on: day('2026-11-17'), cents: euros(41_000) },
    { on: day('2027-03-13'), cents: euros(41_000) },
  ],
  consignedCents: cents(0),
  latePenalty: systemTemplates(context).vir.latePenalty,
};
const codes = (change: Partial<SaleFile>) =>
  checkFile({ ...file, ...change }, context).map(({ code }) => code);

describe('a file of a VIR', () => {
  it('of the golden operation breaks no rule', () => {
    expect(checkFile(file, context)).toEqual([]);
  });

  it('calls and receives nothing before the deed', () => {
    expect(codes({ deedOn: day('2026-09-26') })).toEqual(
      expect.arrayContaining(['before_deed', 'event_not_reached', 'cap_exceeded']),
    );
    expect(codes({ deedOn: null, calls: [] })).toEqual(['before_deed']);
    const [first] = checkFile({ ...file, deedOn: day('2026-09-26'), receipts: [] }, context);
    expect(first).toMatchObject({ code: 'before_deed', rank: 1, article: 'CCH, art. R262-10' });
  });

  it('calls nothing while a suspensive condition is pending', () => {
    expect(codes({ hasCondition: true, conditionsMetOn: day('2026-10-01') })).toEqual(['condition_pending']);
    expect(codes({ hasCondition: true, conditionsMetOn: deedOn })).toEqual([]);
  });

  it('calls no step whose event nobody certified', () => {
    const early = [call(1, 'deed', 123_000, '2026-09-25'), call(2, 'half_works', 41_000, '2026-10-29')];
    expect(codes({ calls: early, receipts: [] })).toEqual(['event_not_reached', 'cap_exceeded']);
  });

  it('calls not a cent more than half of the works at half of them', () => {
    const calls = [call(1, 'deed', 123_000, '2026-09-25'), call(2, 'half_works', 41_000.01, '2026-11-02')];
    expect(codes({ calls, receipts: [] })).toEqual(['cap_exceeded']);
  });

  it('finds the call that goes too far, in whatever order they are filed', () => {
    const [deed, half, ...rest] = file.calls;
    const calls = [deed, half && { ...half, amountCents: euros(41_001) }, ...rest].filter(
      (one) => one !== undefined,
    );
    const found = [calls, calls.toReversed()].map((filed) =>
      checkFile({ ...file, calls: filed }, context).map(({ code, rank }) => [code, rank]),
    );
    expect(found[0]).toContainEqual(['cap_exceeded', 2]);
    const [exceeded] = checkFile({ ...file, calls }, context);
    expect(exceeded?.text.fr).toMatch(/^Appel 2 : plus de 50.* des travaux appelés/);
    expect(found[1]).toEqual(found[0]);
  });

  it('may call what the furthest of its certificates opens, in whatever order they came', () => {
    const caps = [
      capAfter('vir', 'works', ['half_works', 'completion'], context),
      capAfter('vir', 'works', ['completion', 'half_works'], context),
    ];
    expect(caps.map((cap) => cap?.maxBps)).toEqual([9500, 9500]);
    expect(capAfter('vir', 'works', [], context)?.maxBps).toBe(0);
  });

  it('never calls more than the price', () => {
    const calls = [...file.calls, call(5, 'delivery', 0.01, '2027-03-13')];
    expect(codes({ calls })).toEqual(['more_than_price']);
  });

  it('receives no more than the law lets it call', () => {
    const receipts = [{ on: day('2026-10-01'), cents: euros('123000.01') }];
    expect(codes({ receipts })).toEqual(['received_too_early']);
  });

  it('may have given back before the deed what it should not have taken', () => {
    const taken = { on: day('2026-09-01'), cents: euros(1_000) };
    const givenBack = { on: day('2026-09-01'), cents: euros(-1_000) };
    expect(codes({ receipts: [taken, givenBack] })).toEqual([]);
  });

  it('consigns no more than 5 % of the works', () => {
    expect(consignmentCap('vir', bases, context)).toBe(euros(4_100));
    expect(codes({ consignedCents: euros(4_100) })).toEqual([]);
    expect(codes({ consignedCents: euros('4100.01') })).toEqual(['consignment_above_cap']);
    const [above] = checkFile({ ...file, consignedCents: euros('4100.01') }, context);
    expect(above?.text.fr).toMatch(/du prix des travaux\.$/);
    expect(above?.text.en).toMatch(/price of the works may be consigned\.$/);
  });
});

describe('a file of another regime', () => {
  it('of a VEFA stays at 35 % until it is watertight', () => {
    const vefa: Partial<SaleFile> = {
      regime: 'vefa',
      bases: wholeBases(euros(240_000)),
      milestones: { foundations: day('2026-10-01') },
      receipts: [{ on: day('2026-10-20'), cents: euros(84_000) }],
      latePenalty: { kind: 'none' },
    };
    const total = (amount: number): FiledCall => ({
      ...call(1, 'foundations', amount, '2026-10-05'),
      base: 'total',
    });
    expect(codes({ ...vefa, calls: [total(84_000)] })).toEqual([]);
    expect(codes({ ...vefa, calls: [total(84_000.01)] })).toEqual(['cap_exceeded']);
  });

  it('as-is may be paid before the deed and consigns nothing', () => {
    const asis: Partial<SaleFile> = {
      regime: 'asis',
      bases: wholeBases(euros(15_000)),
      calls: [{ ...call(1, 'date', 1_000, '2026-09-01'), base: 'total' }],
      receipts: [{ on: day('2026-09-01'), cents: euros(1_000) }],
    };
    expect(codes(asis)).toEqual([]);
    expect(codes({ ...asis, consignedCents: euros(1) })).toEqual(['consignment_not_allowed']);
  });

  it('keeps to the law whenever its calls are those of the legal schedule', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(amount, amount, (existing, works) => {
        const own = virBases(cents(existing), cents(works));
        const { calls } = callSchedule(systemTemplates(context).vir, own, { deedOn, milestones });
        const made = calls.map((one): FiledCall => ({ ...one, calledOn: one.callableOn ?? deedOn }));
        const receipts = made.map((one) => ({ on: one.calledOn, cents: one.amountCents }));
        expect(checkFile({ ...file, bases: own, calls: made, receipts }, context)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
