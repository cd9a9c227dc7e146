/** Where lots are advertised; `site` is the mini-site of the operation. */
export const broadcastPortals = ['leboncoin', 'seloger', 'bienici', 'logicimmo', 'figaro', 'site'] as const;
export type BroadcastPortal = (typeof broadcastPortals)[number];

/** How much of the address an advert tells. */
export const addressDisplays = ['exact', 'street', 'city'] as const;
export type AddressDisplay = (typeof addressDisplays)[number];

export const advertStates = ['off', 'queued', 'live', 'error'] as const;
export type AdvertState = (typeof advertStates)[number];

/** How an advert stands on one portal. */
export interface PortalStatus {
  readonly portal: BroadcastPortal;
  readonly state: AdvertState;
  /** Why, where the portal refused it. */
  readonly message: string;
  readonly at: string;
}
