/** Where lots are advertised; `site` is the mini-site of the operation. */
export const broadcastPortals = ['leboncoin', 'seloger', 'bienici', 'logicimmo', 'figaro', 'site'] as const;
export type BroadcastPortal = (typeof broadcastPortals)[number];

/** Portals that are fed by the gateway: all but the mini-site, which is ours. */
export const fedPortals = ['leboncoin', 'seloger', 'bienici', 'logicimmo', 'figaro'] as const;

/** What portals are called; proper names, the same in every language. */
export const portalNames: Readonly<Record<(typeof fedPortals)[number], string>> = {
  leboncoin: 'leboncoin',
  seloger: 'SeLoger',
  bienici: 'Bien’ici',
  logicimmo: 'Logic-Immo',
  figaro: 'Figaro Immobilier',
};

/** How much of the address an advert tells. */
export const addressDisplays = ['exact', 'street', 'city'] as const;
export type AddressDisplay = (typeof addressDisplays)[number];

export const advertStates = ['off', 'queued', 'live', 'error'] as const;
export type AdvertState = (typeof advertStates)[number];

/** How an advert stands on one portal. */
export interface PortalStatus {
  readonly portal: BroadcastPortal;
  readonly state: AdvertState;
  /** Why, where the portal refused it, in its own words. */
  readonly message: string;
  /** The portal's own code, or one of ours; none where nothing is wrong. */
  readonly code?: string;
  /** How often it was seen in thirty days, as far as the portal tells. */
  readonly views?: number;
  readonly at: string;
}

/** How an advert stands over all its portals: an error first, since somebody has to act; then where it is seen. */
export function overallState(portals: readonly Pick<PortalStatus, 'state'>[]): AdvertState {
  const has = (state: AdvertState): boolean => portals.some((each) => each.state === state);
  for (const state of ['error', 'live', 'queued'] as const) if (has(state)) return state;
  return 'off';
}

/** Portals that a published advert is to be sent to, with what is known of it there. */
export function settlePortals(
  known: readonly PortalStatus[],
  wanted: readonly BroadcastPortal[],
  at: string,
  isErrorSentAgain: boolean,
): PortalStatus[] {
  return broadcastPortals
    .filter((portal) => wanted.includes(portal))
    .map((portal) => {
      const before = known.find((each) => each.portal === portal);
      const isKept =
        before !== undefined && before.state !== 'off' && !(isErrorSentAgain && before.state === 'error');
      if (isKept) return before;
      const views = before?.views === undefined ? {} : { views: before.views };
      return {
        ...views,
        portal,
        state: 'queued',
        message: '',
        at,
      };
    });
}
