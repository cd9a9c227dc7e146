import type { OperationFormValues } from '#contracts/client/operation/payload.ts';

/** The sections of the form, in the order in which an operation is met, and the fields each is about. */
export const sectionFields = {
  identity: ['name', 'kind', 'askingPriceCents', 'ref', 'tags'],
  address: ['addressLine', 'postalCode', 'city', 'inseeCode', 'lat', 'lng'],
  parcels: ['parcels'],
  property: ['landAreaM2', 'builtAreaM2', 'buildYear', 'completedOver5Years'],
  seller: ['sellerContactId', 'agentContactId', 'sourceKind'],
  regime: ['acquisitionRegime', 'vatRegime', 'resaleYears', 'purchasedPremises', 'purchasedPremisesBps'],
  team: ['managerId', 'ownerProfileId', 'teamUserIds'],
  presentation: ['summary', 'description', 'strengths', 'risks'],
  targets: ['targetDeedOn', 'targetWorksEndOn', 'targetCloseOn'],
} as const satisfies Record<string, readonly (keyof OperationFormValues)[]>;

export type SectionName = keyof typeof sectionFields;

/** Those that one may leave out: only their title shows until they hold something. */
export const foldingSections: ReadonlySet<SectionName> = new Set([
  'parcels',
  'seller',
  'presentation',
  'targets',
]);
