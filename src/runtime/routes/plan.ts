import { pathExpression } from './expression.ts';
import { templateOf, type Slot, type Template } from './slots.ts';
import type { BuildableRoute } from './types.ts';

/** A parameter of a flexible route. */
export interface FlexibleSlot extends Slot {
  readonly optional: boolean;
}

/** A route taken apart. */
export interface Plan {
  readonly domain: Template | undefined;
  readonly path: Template;
  /** Those of the domain first, in the order positional values take. */
  readonly slots: readonly FlexibleSlot[];
  /** What a decoded path must match, with the parameters as groups; compiled with the first call. */
  readonly reading: () => RegExp;
}

const plans = new WeakMap<BuildableRoute, Plan>();

/** Takes a route apart, once per route object. */
export function planOf(route: BuildableRoute): Plan {
  const known = plans.get(route);
  if (known) return known;
  const domain = route.domain === undefined ? undefined : templateOf(route, route.domain);
  const path = templateOf(route, route.uri);
  const sources = `${route.domain ?? ''}/${route.uri}`;
  const slots = [...(domain?.slots ?? []), ...path.slots].map((slot) => ({
    ...slot,
    optional: new RegExp(`\\{${slot.name}(?::\\w+)?\\?\\}`).test(sources),
  }));
  let expression: RegExp | undefined;
  const plan = { domain, path, slots, reading: () => (expression ??= pathExpression(route)) };
  plans.set(route, plan);
  return plan;
}
