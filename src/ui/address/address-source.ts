import type { AddressOffer, FoundAddress } from '#runtime/maps/places.ts';

/** Where addresses are looked for: a service of maps, a directory. Keep its identity stable. */
export interface AddressSource {
  /** What begins so; rejects when it does not answer. */
  readonly offers: (query: string, signal: AbortSignal) => Promise<readonly AddressOffer[]>;
  /** The address of an offer made before; rejects when it cannot be had. */
  readonly find: (id: string) => Promise<FoundAddress>;
}
