import { describe, expect, test } from 'vitest';
import { project } from '#domain/simulation/projection.ts';
import { simulate } from '#domain/simulation/simulate.ts';
import { lotReceipts } from '#domain/simulation/study/lot-receipts.ts';
import { studyInput } from '#domain/simulation/study/study-input.ts';
import type { Study, StudyPlan } from '#domain/simulation/study/study.ts';
import { syncLots } from '#domain/simulation/study/sync-lots.ts';
import { virCollection } from '#domain/simulation/study/vir-collection.ts';
import { cents } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';
import { goldenStudy } from '#mocks/db/seed/simulations/golden-study.ts';

const place = { departmentCode: '33', inseeCode: '33243' };
const plan: StudyPlan = {
  id: '01jgfjjz000x6vcvy9tag0plan',
  name: 'Sans appel à mi-travaux',
  regime: 'vir',
  paymentTermDays: 15,
  steps: [
    { label: 'Existant', event: 'deed', base: 'existing', cumulativeBps: 10_000 },
    { label: 'Achèvement', event: 'completion', base: 'works', cumulativeBps: 9500 },
    { label: 'Livraison', event: 'delivery', base: 'works', cumulativeBps: 10_000 },
  ],
};
/** The golden study, in which one lot follows a schedule of the company. */
const followed = (paymentTemplateId: string | null, paymentPlans: readonly StudyPlan[]): Study => ({
  ...goldenStudy,
  paymentPlans,
  lots: goldenStudy.lots.map((lot) => (lot.ref === 'A11' ? { ...lot, paymentTemplateId } : lot)),
});
const receiptsOf = (study: Study, ref = 'A11') =>
  lotReceipts(project(studyInput(study, place)).movements.revenue)
    .filter((receipt) => receipt.ref === ref)
    .map(({ month, cents: amount }) => [month, amount]);

describe('a lot that follows a schedule of the company', () => {
  test('is paid by its calls, for the same price, and leaves the other lots alone', () => {
    const own = followed(plan.id, [plan]);
    const legal = receiptsOf(goldenStudy);
    const paid = receiptsOf(own);
    expect(legal).toHaveLength(4);
    expect(paid).toHaveLength(3);
    const sum = (rows: typeof paid) => rows.reduce((total, [, amount]) => total + Number(amount), 0);
    expect(sum(paid)).toBe(sum(legal));
    expect(receiptsOf(own, 'A01')).toEqual(receiptsOf(goldenStudy, 'A01'));
    expect(simulate(studyInput(own, place)).revenueTtcCents).toBe(
      simulate(studyInput(goldenStudy, place)).revenueTtcCents,
    );
  });

  test('follows the schedule as it was kept, or as the form has it now', () => {
    const changed = { ...plan, steps: [...plan.steps.slice(0, 1), ...plan.steps.slice(2)] };
    const kept = followed(plan.id, [plan]);
    const now = project(studyInput(kept, { ...place, paymentPlans: [changed] }));
    expect(lotReceipts(now.movements.revenue).filter(({ ref }) => ref === 'A11')).toHaveLength(2);
    expect(receiptsOf(kept)).toHaveLength(3);
  });

  test.each([
    ['a schedule that is not known', plan.id, []],
    ['one of another way of sale', plan.id, [{ ...plan, regime: 'vefa' as const }]],
    ['none', null, [plan]],
  ])('has the legal one with %s', (_, id, plans) => {
    expect(receiptsOf(followed(id, plans))).toEqual(receiptsOf(goldenStudy));
  });

  test('shows nothing at a milestone at which nothing is called', () => {
    const lots = virCollection(
      studyInput(followed(plan.id, [plan]), place),
      () => cents(0),
      day('2026-01-01'),
    );
    const callsOf = (ref: string) => lots.find((lot) => lot.ref === ref)?.calls.map((call) => call?.event);
    expect(callsOf('A11')).toEqual(['deed', undefined, 'completion', 'delivery']);
    expect(callsOf('A01')).toEqual(['deed', 'half_works', 'completion', 'delivery']);
  });

  test('keeps its schedule when lots are taken over, unless it is sold another way', () => {
    const known = followed(plan.id, [plan]).lots;
    const current = goldenStudy.lots.map((lot) =>
      lot.ref === 'A01' ? { ...lot, saleMode: 'asis' as const } : lot,
    );
    const named = known.map((lot) => (lot.ref === 'A01' ? { ...lot, paymentTemplateId: plan.id } : lot));
    const taken = new Map(
      syncLots(named, current, null).map(({ ref, paymentTemplateId }) => [ref, paymentTemplateId]),
    );
    expect(taken.get('A11')).toBe(plan.id);
    expect(taken.get('A01')).toBeNull();
  });
});
