import { expect, test } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import type { AnyMachine } from '#domain/states/machine.ts';
import { lotMachine } from '#domain/states/lot/lot.ts';
import { estimationMachine } from '#domain/states/study/estimation.ts';
import { supportPlanDescriptionMachine } from '#domain/states/study/support-plan-description.ts';
import { today } from '#tests/support/states/rows.ts';

interface AnyGuard {
  readonly code: string;
  readonly holds: (facts: object, context: object) => boolean;
  readonly text: object | ((facts: object) => object);
}

/** A guard of a machine, wherever it stands among its steps. */
function guardOf(machine: AnyMachine, code: string): AnyGuard {
  const steps: readonly { readonly guards?: unknown }[] = Object.values(machine.transitions);
  const guards = steps.flatMap(({ guards: own = [] }) => own as readonly AnyGuard[]);
  const found = guards.find((guard) => guard.code === code);
  if (found === undefined) throw new Error(`${machine.id} has no guard ${code}.`);
  return found;
}

const holds = (machine: AnyMachine, code: string, facts: object): boolean =>
  guardOf(machine, code).holds(facts, { actors: ['owner'], today });

test('a value at either end of the band of an estimation is within it', () => {
  const band = { lowCents: cents(28_000_000), highCents: cents(32_000_000) };
  const isWithin = (retained: number): boolean =>
    holds(estimationMachine, 'outside_band', { ...band, retainedCents: cents(retained) });
  expect([27_999_999, 28_000_000, 32_000_000, 32_000_001].map(isWithin)).toEqual([false, true, true, false]);
});

test('what a description of works lacks is told by its name', () => {
  const { text } = guardOf(supportPlanDescriptionMachine, 'works_incomplete');
  const textOf = (missingScopes: readonly string[]): object =>
    typeof text === 'function' ? text({ kind: 'vir_works', missingScopes }) : text;
  expect(textOf(['common'])).toMatchObject({
    fr: expect.stringContaining(' : parties communes.'),
    en: expect.stringContaining(': common parts.'),
  });
  expect(textOf(['private'])).toMatchObject({
    fr: expect.stringContaining(' : parties privatives.'),
    en: expect.stringContaining(': private parts.'),
  });
});

test('the price of a renovated lot may lie in one of its parts alone', () => {
  const isSplit = (existing: number, works: number): boolean =>
    holds(lotMachine, 'price_not_split', {
      saleMode: 'vir',
      priceTtcCents: cents(10_000),
      existingPriceCents: cents(existing),
      worksPriceCents: cents(works),
    });
  expect([isSplit(0, 10_000), isSplit(10_000, 0), isSplit(-1, 10_001), isSplit(10_001, -1)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
