import { compileRoutes } from '#runtime/routes/match.ts';
import { explainMatch, type MatchExplanation } from '#runtime/routes/explain-match.ts';
import { definitionsOf } from '../../model/definitions.ts';
import type { Model, RouteModel } from '../../model/model.ts';
import { addressOf } from '../address-of.ts';

/** What the matcher says of an address, and why. */
export interface MatchFacts {
  readonly method: string;
  readonly address: string;
  /** 200 when a route answers, 405 when one would for another method, else 404. */
  readonly status: 200 | 404 | 405;
  readonly route?: RouteModel;
  /** Decoded; those that are absent have no key. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** For 405. */
  readonly allowedMethods?: readonly string[];
  /** Whether the address holds an escape that cannot be decoded, which no route fits. */
  readonly isMalformed: boolean;
  /** Routes of the same shape that do not answer, in the order of the manifest. */
  readonly passedOver: readonly PassedOver[];
}

export interface PassedOver {
  readonly name: string;
  readonly line: number;
  readonly methods: readonly string[];
  readonly address: string;
  readonly reason: Exclude<MatchExplanation['outcome'], 'match'>;
  /** The parameter whose format refused. */
  readonly parameter?: string;
  /** What the address or the request has in that place. */
  readonly value?: string;
  /** What the route asks for there: methods, domain, format or literal text. */
  readonly format?: string;
}

/** Asks the runtime's matcher. */
export function matchFacts(
  model: Model,
  method: string,
  address: string,
  host: string | undefined,
): MatchFacts {
  const definitions = definitionsOf(model.routes);
  const options = host === undefined ? {} : { host };
  const found = compileRoutes(definitions).match(method, address, options);
  const byName = new Map(model.routes.map((route) => [route.name, route]));
  const passedOver = explainMatch(definitions, method, address, options).flatMap(
    ({ route, outcome, ...detail }): PassedOver[] => {
      const known = byName.get(route.name);
      if (!known || outcome === 'match') return [];
      return [{ ...summaryOf(known), reason: outcome, ...detail }];
    },
  );
  const asked = { method, address, isMalformed: isMalformed(address), passedOver };
  if (found === null) return { ...asked, status: 404 };
  if (found.kind === 'methodNotAllowed') {
    return { ...asked, status: 405, allowedMethods: found.allowedMethods };
  }
  const route = byName.get(found.route.name);
  return { ...asked, status: 200, ...(route && { route }), parameters: found.parameters };
}

function summaryOf(route: RouteModel): Omit<PassedOver, 'reason'> {
  return { name: route.name, line: route.line, methods: route.methods, address: addressOf(route) };
}

function isMalformed(address: string): boolean {
  try {
    decodeURIComponent(address.replace(/[?#].*$/s, ''));
    return false;
  } catch {
    return true;
  }
}
