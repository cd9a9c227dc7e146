import type { OperationFormValues } from '#contracts/client/operation/payload.ts';

/** The sections that may stay folded, and the fields each is about. */
export const optionalSections = {
  parcels: ['parcels'],
  seller: ['sellerContactId', 'agentContactId', 'sourceKind', 'askingPriceCents'],
  presentation: ['summary', 'description', 'strengths', 'risks'],
  targets: ['targetDeedOn', 'targetWorksEndOn', 'targetCloseOn'],
} as const satisfies Record<string, readonly (keyof OperationFormValues)[]>;

export type OptionalSectionName = keyof typeof optionalSections;

const isBlank = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether a section has to be open: one of its fields holds something, or is refused. */
export function isSectionNeeded(
  section: OptionalSectionName,
  values: OperationFormValues,
  refusedPaths: readonly string[],
): boolean {
  return optionalSections[section].some(
    (field) => !isBlank(values[field]) || refusedPaths.some((path) => path.split('.')[0] === field),
  );
}
