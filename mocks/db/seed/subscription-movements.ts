import type { NewSubscriptionMovement } from '../schema/subscription-movements.ts';
import { euros } from './euros.ts';
import { planId } from './plans.ts';
import { seedId } from './seed-id.ts';
import { tenantId } from './tenant-id.ts';
import type { CompanyKey } from './types.ts';

const monthlyEuros = { essentiel: 49, pro: 129, reseau: 299 } as const;
type PlanCode = keyof typeof monthlyEuros;

/** What each company took since it came, `null` where it left; the last offer is that of its subscription. */
const histories: Partial<Record<CompanyKey, readonly (readonly [on: string, plan: PlanCode | null])[]>> = {
  T1: [
    ['2025-01-20', 'essentiel'],
    ['2025-09-20', 'pro'],
  ],
  T2: [
    ['2025-03-31', 'essentiel'],
    ['2026-02-01', 'pro'],
  ],
  T3: [
    ['2024-11-19', 'pro'],
    ['2026-05-02', 'essentiel'],
  ],
  T4: [
    ['2024-06-25', 'essentiel'],
    ['2026-10-25', null],
  ],
  T5: [['2025-03-04', 'pro']],
  T6: [
    ['2025-05-20', 'pro'],
    ['2026-07-12', 'reseau'],
  ],
  T7: [['2025-10-07', 'essentiel']],
  T8: [['2026-03-24', 'essentiel']],
};

/** Changes of what companies pay, in the order of their days. */
export const subscriptionMovementSeeds: NewSubscriptionMovement[] = Object.entries(histories)
  .flatMap(([key, history]) =>
    history.map(([on, plan], index): NewSubscriptionMovement => {
      const company = key as CompanyKey;
      const before = history[index - 1]?.[1] ?? null;
      const kept = plan ?? before;
      if (kept === null) throw new RangeError(`${key} left before it came`);
      return {
        tenantId: tenantId(company),
        subscriptionId: seedId(`subscription:${company}`),
        planId: planId(kept),
        on,
        beforeCents: before === null ? 0 : euros(monthlyEuros[before]),
        afterCents: plan === null ? 0 : euros(monthlyEuros[plan]),
      };
    }),
  )
  .toSorted((a, b) => a.on.localeCompare(b.on));
