/** How certain what a cell holds is. */
export type PlanStyle = 'actual' | 'committed' | 'forecast' | 'mixed';

/** A column of time. */
export interface PlanColumn {
  readonly id: string;
  readonly label: string;
  readonly place: 'past' | 'current' | 'future';
}

/** What stands in one column of a row. */
export interface PlanCell {
  readonly cents: number;
  readonly look: PlanStyle | null;
  /** Due in an earlier column. */
  readonly isMoved?: boolean;
}

/** One flow, as a row under the line that it counts in. */
export interface PlanFlow {
  readonly id: string;
  readonly label: string;
  /** What is read out, and shown beside the pointer. */
  readonly name: string;
  /** Index of its column. */
  readonly column: number;
  readonly cell: PlanCell;
  readonly isMovable: boolean;
}

/** A line of the plan. */
export interface PlanLine {
  readonly id: string;
  readonly label: string;
  /** A sum of lines above it, or a balance. */
  readonly isSum: boolean;
  /** An amount below 0 is bad. */
  readonly isBalance: boolean;
  readonly cells: readonly PlanCell[];
  /** Undefined for a balance. */
  readonly totalCents: number | undefined;
  /** Fetched open: the flows behind it. */
  readonly flows: readonly PlanFlow[];
}
