/** Measures of the drawing, in its own units. */
export const BAY = 114;
export const STOREY = 171;
export const GROUND_FLOOR = 182;
export const ROOF = 140;
export const CORNICE = 10;
export const PAVEMENT = 88;

/** Size of a building of so many bays and upper storeys. */
export function buildingSize(bays: number, storeys: number) {
  return { width: bays * BAY, height: ROOF + CORNICE + storeys * STOREY + GROUND_FLOOR };
}
