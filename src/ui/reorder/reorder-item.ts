/** The way an order runs: columns side by side, or lines one below the other. */
export type ReorderAxis = 'horizontal' | 'vertical';

/** Beside an item of the order, in its direction. */
export type ReorderPlace = 'before' | 'after';

/** An item of an order that the pointer changes. */
export interface ReorderItem {
  readonly id: string;
  /** Written on the picture that follows the pointer. */
  readonly label: string;
  /** False where the other item would stay where it is, or may not come. */
  readonly accepts: (moved: string, place: ReorderPlace) => boolean;
  readonly onDrop: (moved: string, place: ReorderPlace) => void;
}
