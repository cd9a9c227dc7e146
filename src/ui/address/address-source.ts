/** An address that is offered while one types. */
export interface AddressOffer {
  readonly id: string;
  /** Street and number, or the name of a place. */
  readonly label: string;
  /** Where it is. */
  readonly description: string;
}

/** An address found; what is not known of it is empty or null. */
export interface FoundAddress {
  readonly line: string;
  readonly postalCode: string;
  readonly city: string;
  /** Degrees, WGS 84. */
  readonly location: { readonly lat: number; readonly lng: number } | null;
}

/** Where addresses are looked for: a service of maps, a directory. Keep its identity stable. */
export interface AddressSource {
  /** What begins so; rejects when it does not answer. */
  readonly offers: (query: string, signal: AbortSignal) => Promise<readonly AddressOffer[]>;
  /** The address of an offer made before; rejects when it cannot be had. */
  readonly find: (id: string) => Promise<FoundAddress>;
}
