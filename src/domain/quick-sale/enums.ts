/** Who pays the agent of a sale; `none` where no agent takes part. */
export const feePayers = ['none', 'seller', 'buyer'] as const;
export type FeePayer = (typeof feePayers)[number];

/** What the company sells under: for itself, or for an owner who gave a mandate (loi Hoguet, art. 6). */
export const mandateKinds = ['none', 'simple', 'exclusive'] as const;
export type MandateKind = (typeof mandateKinds)[number];

export const rentLeaseKinds = [
  'unfurnished',
  'furnished',
  'commercial',
  'professional',
  'garage',
  'other',
] as const;
export type RentLeaseKind = (typeof rentLeaseKinds)[number];

/** Who the advert is meant for. */
export const visibilities = ['private', 'share_link', 'site', 'portals'] as const;
export type Visibility = (typeof visibilities)[number];

/** One line of the rent roll. */
export interface Rent {
  readonly unit: string;
  /** Without charges. */
  readonly monthlyCents: number;
  readonly leaseKind: RentLeaseKind;
  /** Last day of the lease; null where it is not known. */
  readonly until: string | null;
}

/** Longest texts of an advert, in characters. */
export const maxTitleLength = 60;
export const maxPitchLength = 300;
/** Photographs of an advert: fewest to publish, most that are kept. */
export const minPhotos = 3;
export const maxPhotos = 20;
