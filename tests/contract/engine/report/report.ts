import { checks, type Check, type Finding } from '../run/finding.ts';
import type { Subject, Gap } from '../subject.ts';

/** How one route fared in one respect: grey when nothing could be tried. */
export type Colour = 'green' | 'red' | 'grey';

export interface RouteReport {
  readonly name: string;
  readonly method: string;
  readonly uri: string;
  readonly findings: readonly Finding[];
  readonly colour: Colour;
  readonly byCheck: ReadonlyMap<Check, Colour>;
}

/** What came of a run, for every kind of report. */
export interface Report {
  readonly label: string;
  readonly origin: string;
  readonly startedAt: Date;
  readonly durationMs: number;
  /** Who could not be signed in, and why. */
  readonly absent: readonly { readonly who: string; readonly reason: string }[];
  readonly routes: readonly RouteReport[];
  readonly counts: Readonly<Record<Finding['result'], number>>;
}

/** Sorts the findings of each route by what was looked at. */
export function reportRoute({ name, method, route }: Subject, findings: readonly Finding[]): RouteReport {
  const byCheck = new Map<Check, Colour>();
  for (const check of checks) {
    const own = findings.filter((finding) => finding.check === check);
    if (own.length > 0) byCheck.set(check, colourOf(own));
  }
  return {
    name,
    method,
    uri: `/${route.uri.replace(/^\//, '')}`,
    findings,
    byCheck,
    colour: colourOfRoute(findings),
  };
}

/** A route that nobody could try. */
export function reportGap({ name, reason }: Gap): RouteReport {
  const finding: Finding = {
    route: name,
    check: 'declared',
    what: 'contrat',
    result: 'fail',
    details: [reason],
  };
  return {
    name,
    method: '',
    uri: '',
    findings: [finding],
    byCheck: new Map([['declared', 'red']]),
    colour: 'red',
  };
}

/** How many of a kind there are in all routes. */
export const countOf = (routes: readonly RouteReport[], result: Finding['result']): number =>
  routes.reduce(
    (sum, { findings }) => sum + findings.filter((finding) => finding.result === result).length,
    0,
  );

function colourOf(findings: readonly Finding[]): Colour {
  if (findings.some(({ result }) => result === 'fail')) return 'red';
  return findings.some(({ result }) => result === 'pass') ? 'green' : 'grey';
}

/** A contract alone makes no route green: something must have been asked of the server. */
function colourOfRoute(findings: readonly Finding[]): Colour {
  const asked = findings.filter(({ check, result }) => check !== 'declared' || result === 'fail');
  return colourOf(asked);
}
