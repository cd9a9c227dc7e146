/** What a description of a lot is for. */
export const descriptionKinds = ['vir_works', 'vefa_notice', 'asis_sheet'] as const;
export const descriptionStates = ['draft', 'approved', 'annexed'] as const;
export type DescriptionState = (typeof descriptionStates)[number];

export const descriptionScopes = ['common', 'private'] as const;
export type DescriptionScope = (typeof descriptionScopes)[number];

/** A room with its area (m² with two decimals as text) and the height of its ceiling (m). */
export interface DescribedRoom {
  readonly label: string;
  readonly areaM2: string;
  readonly ceilingM: string | null;
}

/** One piece of work or equipment. */
export interface DescribedItem {
  readonly label: string;
  readonly description: string;
  readonly brandOrEquivalent: string;
}

/** Works on a part of the building, or of the lot itself. */
export interface DescribedSection {
  readonly scope: DescriptionScope;
  readonly title: string;
  readonly items: readonly DescribedItem[];
}
