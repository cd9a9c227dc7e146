import { domainExpression, pathExpression } from '#runtime/routes/expression.ts';
import { answeredMethods } from '#runtime/routes/match.ts';
import type { RouteDefinition } from '#runtime/routes/types.ts';
import { sampleAddresses, type SampleAddress } from './sample-addresses.ts';

/** Tells of routes whether one fits all addresses of another. */
export interface Catcher {
  readonly route: RouteDefinition;
  /**
   * Whether this route fits every address of the other, for a method that both answer to: standing before it,
   * it would catch them. Judged by sample addresses; no where no sample was found.
   */
  catches(other: Catcher): boolean;
  readonly samples: () => readonly SampleAddress[];
}

/** Prepares a route to be compared with many. */
export function createCatcher(route: RouteDefinition): Catcher {
  let path: RegExp | undefined;
  let samples: readonly SampleAddress[] | undefined;
  const domain = domainExpression(route);
  const fits = (address: SampleAddress): boolean =>
    (domain === null || domain.test(address.host)) && (path ??= pathExpression(route)).test(address.path);
  return {
    route,
    samples: () => (samples ??= sampleAddresses(route)),
    catches(other) {
      if (!sharesMethod(route, other.route)) return false;
      const addresses = other.samples();
      return addresses.length > 0 && addresses.every(fits);
    },
  };
}

function sharesMethod(a: RouteDefinition, b: RouteDefinition): boolean {
  const methods = answeredMethods(b);
  return answeredMethods(a).some((method) => methods.includes(method));
}
