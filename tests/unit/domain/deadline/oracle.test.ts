import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DeadlineContext, DiagnosticKind, PermitKind } from '#domain/deadline/context.ts';
import { deadline } from '#domain/deadline/deadline.ts';
import { deadlineKinds } from '#domain/deadline/definitions.ts';
import { day, type Day } from '#domain/time/day.ts';
import { oracleDeadline, oracleKinds, oracleStrictEnd } from '#tests/support/oracle/deadline.ts';

// From the day on which every rule of the table holds.
const FIRST = Date.UTC(2025, 10, 28);
const days = fc
  .integer({ min: 0, max: 365 * 75 })
  .map((count) => day(new Date(FIRST + count * 86_400_000).toISOString().slice(0, 10)));

function after(start: Day, count: number): Day {
  return day(new Date(Date.parse(start) + count * 86_400_000).toISOString().slice(0, 10));
}

const permitKinds: readonly PermitKind[] = ['DP', 'PCMI', 'PC', 'PA', 'PD', 'CU_info', 'CU_op', 'PC_modif'];
const diagnostics: readonly DiagnosticKind[] = [
  'dpe',
  'electricity',
  'gas',
  'lead',
  'termites',
  'erp',
  'asbestos',
  'sanitation',
  'energy_audit',
];

const cases = fc
  .record({
    kind: fc.constantFrom(...deadlineKinds),
    start: days,
    region: fc.constantFrom('national' as const, 'alsace-moselle' as const),
    documentsAfter: fc.option(fc.integer({ min: -20, max: 60 })),
    requestAfter: fc.option(fc.integer({ min: 0, max: 80 })),
    supplyAfter: fc.option(fc.integer({ min: 0, max: 90 })),
    opposedAfter: fc.option(fc.integer({ min: 0, max: 400 })),
    permitKind: fc.constantFrom(...permitKinds),
    diagnostic: fc.constantFrom(...diagnostics),
    extraMonths: fc.integer({ min: 0, max: 12 }),
    extensionsCount: fc.integer({ min: 0, max: 2 }),
    isFirst: fc.boolean(),
    isSecond: fc.boolean(),
  })
  .map((drawn) => {
    const { kind, start, requestAfter, supplyAfter, opposedAfter, documentsAfter } = drawn;
    const requestedOn = requestAfter === null ? null : after(start, requestAfter);
    const context = {
      region: drawn.region,
      requestedOn,
      suppliedOn: requestedOn === null || supplyAfter === null ? null : after(requestedOn, supplyAfter),
      permitKind: drawn.permitKind,
      extraMonths: drawn.extraMonths,
      extensionsCount: drawn.extensionsCount,
      isInspectionMandatory: drawn.isFirst,
      isProtectedSite: drawn.isSecond,
      isPriceByCourt: drawn.isFirst,
      usesLoan: drawn.isFirst,
      resaleYears: drawn.isFirst ? (2 as const) : (5 as const),
      diagnostic: drawn.diagnostic,
      isPositive: drawn.isSecond,
      opposedOn: opposedAfter === null ? null : after(start, opposedAfter),
      ...(drawn.isSecond
        ? { documentsOn: documentsAfter === null ? null : after(start, documentsAfter) }
        : {}),
    } satisfies DeadlineContext;
    return { kind, start, context };
  });

describe('counting against a walk through the calendar', () => {
  test('the oracle knows every deadline', () => {
    expect(new Set(oracleKinds)).toEqual(new Set(deadlineKinds));
  });

  test('every deadline ends and takes effect on the day that the walk reaches', () => {
    fc.assert(
      fc.property(cases, ({ kind, start, context }) => {
        const { endsOn, effectOn } = deadline(kind, start, context);
        expect({ ends: endsOn, effect: effectOn }).toEqual(oracleDeadline(kind, start, context));
      }),
      { numRuns: 10_000 },
    );
  });

  test('every permission decided from 2021 to 2025 lapses where the walk ends', () => {
    for (let start = day('2021-01-01'); start < '2026-01-01'; start = after(start, 1)) {
      const counted = deadline('permit_lapse', start);
      expect(counted.endsOn, start).toBe(oracleDeadline('permit_lapse', start).ends);
    }
  });

  test('every withdrawal presented from 2026 to 2035 ends where the walk ends', () => {
    for (let start = day('2026-01-01'); start < '2036-01-01'; start = after(start, 1)) {
      for (const region of ['national', 'alsace-moselle'] as const) {
        expect(deadline('buyer_withdrawal', start, { region }).endsOn, start).toBe(
          oracleDeadline('buyer_withdrawal', start, { region }).ends,
        );
      }
    }
  });

  test('every posting from 2026 to 2035 is purged where the walk ends, by both readings', () => {
    for (let start = day('2026-01-01'); start < '2036-01-01'; start = after(start, 1)) {
      const { endsOn, strictEndsOn } = deadline('third_party_appeal', start);
      expect(endsOn, start).toBe(oracleDeadline('third_party_appeal', start).ends);
      expect(strictEndsOn, start).toBe(oracleStrictEnd(start));
    }
  });
});
