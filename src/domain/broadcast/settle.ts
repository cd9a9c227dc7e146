import { advertChecks, type AdvertCheck } from './advert.ts';
import { overallState, type AdvertState, type PortalStatus } from './portals.ts';

/** Why an advert does not stand on the mini-site of its operation. */
export const siteFaults = ['siteOffline', 'siteLot'] as const;
export type SiteFault = (typeof siteFaults)[number];

/** An advert with all that decides how it stands. */
export interface AdvertConditions {
  readonly status: AdvertState;
  readonly portals: readonly PortalStatus[];
  /** The lot may still be bought, and its operation is there. */
  readonly isOpen: boolean;
  /** What is missing. */
  readonly missing: readonly AdvertCheck[];
  /** Why the mini-site does not show the lot; null where it does. */
  readonly siteFault: SiteFault | null;
}

export interface SettledAdvert {
  readonly status: AdvertState;
  readonly portals: readonly PortalStatus[];
  readonly isChanged: boolean;
}

/** What stands before a code of ours, so that none of a portal is taken for it. */
const ourSign = 'ilot:';

/** The fault that a code of ours names; null for a portal's own. */
export function ownFault(code: string | undefined): AdvertCheck | SiteFault | null {
  if (code === undefined || !code.startsWith(ourSign)) return null;
  const fault = code.slice(ourSign.length);
  return [...advertChecks, ...siteFaults].find((each) => each === fault) ?? null;
}

/** A code as a portal may give it: never one that would pass for ours. */
export const portalCode = (code: string): string => (code.startsWith(ourSign) ? '' : code);

/**
 * How an advert stands now: off where the lot is taken, in error where something is missing, waiting again once that is
 * mended. What a portal itself refused stays until somebody publishes again.
 */
export function settleAdvert(advert: AdvertConditions, at: string): SettledAdvert {
  const { status, portals, isOpen } = advert;
  if (status === 'off') return { status, portals, isChanged: false };
  const settled = portals.map((each) => (isOpen ? portalState(each, advert, at) : takenDown(each, at)));
  const now = isOpen ? overallState(settled) : 'off';
  const isChanged = now !== status || settled.some((each, rank) => each !== portals[rank]);
  return { status: now, portals: settled, isChanged };
}

const takenDown = (each: PortalStatus, at: string): PortalStatus =>
  each.state === 'off' ? each : inState(each, 'off', at);

function portalState(each: PortalStatus, { missing, siteFault }: AdvertConditions, at: string): PortalStatus {
  const fault = missing[0] ?? (each.portal === 'site' ? siteFault : null);
  if (fault !== null && fault !== undefined) {
    const code = `${ourSign}${fault}`;
    const isReported = each.state === 'error' && each.code === code;
    return isReported ? each : { ...inState(each, 'error', at), code };
  }
  if (each.portal === 'site') return each.state === 'live' ? each : inState(each, 'live', at);
  const isMended = each.state === 'error' && ownFault(each.code) !== null;
  return isMended ? inState(each, 'queued', at) : each;
}

const inState = ({ portal, views }: PortalStatus, state: AdvertState, at: string): PortalStatus => ({
  portal,
  state,
  message: '',
  ...(views !== undefined && { views }),
  at,
});
