import type { LotType, SaleMode } from '../lot/states.ts';

/** Letters by which the variants of an operation are told apart. */
export const projectVariants = ['A', 'B', 'C', 'D'] as const;
export type ProjectVariant = (typeof projectVariants)[number];

export const projectStates = ['draft', 'selected', 'archived'] as const;
export type ProjectState = (typeof projectStates)[number];

export const projectMediaKinds = ['plan', 'perspective'] as const;
export type ProjectMediaKind = (typeof projectMediaKinds)[number];
/** Plans and perspectives of one project, at most. */
export const maxProjectMedia = 40;

export const maxWorksMonths = 60;
/** Lines of a composition, and units of one line, at most. */
export const maxProjectRows = 60;
export const maxRowCount = 500;

/** Projects that are compared side by side, at most. */
export const maxComparedProjects = 3;

/** A line of the composition: so many alike units of one type. */
export interface ProjectRow {
  readonly type: LotType;
  readonly label: string | null;
  readonly count: number;
  /** Mean area of one unit, m² with two decimals. */
  readonly avgAreaM2: string;
  readonly saleMode: SaleMode;
  /** Price: by the square metre or by the unit, one of the two. */
  readonly pricePerM2Cents: number | null;
  readonly unitPriceCents: number | null;
  /** Works before tax, by the square metre; null where there are none. */
  readonly worksCostPerM2Cents: number | null;
  /** Shares of the common parts of one unit; null while nobody has drawn them up. */
  readonly tantiemes: number | null;
  /** Parking spaces sold with one unit. */
  readonly parkingCount: number;
}
