import type { SaleLot } from '#contracts/client/operation/sale/row.ts';

/** The storeys of one building, the highest first; lots without a floor stand at the end. */
export interface BuildingStoreys {
  /** Empty where lots name none. */
  readonly building: string;
  readonly storeys: readonly { readonly level: number | null; readonly lots: readonly SaleLot[] }[];
}

/** Lots of a kind that no floor holds. */
const isOnGround = ({ type }: SaleLot): boolean => type === 'Land';

/** Lots by building and storey; a building that holds one storey of small things alone joins the first. */
export function storeysOf(lots: readonly SaleLot[]): BuildingStoreys[] {
  const housed = lots.filter((lot) => !isOnGround(lot));
  const names = [...new Set(housed.map(({ buildingLabel }) => buildingLabel))];
  // A yard of boxes is no building of its own: it is drawn on the ground of the first.
  const isYard = (name: string): boolean =>
    housed.every(({ buildingLabel, type }) => buildingLabel !== name || type === 'Garage');
  const buildings = names.filter((name) => !isYard(name));
  const [first = names[0] ?? ''] = buildings;
  const placeOf = ({ buildingLabel }: SaleLot): string =>
    buildings.includes(buildingLabel) ? buildingLabel : first;
  const shown = buildings.length === 0 && names.length > 0 ? [first] : buildings;
  return shown.map((building) => {
    const own = housed.filter((lot) => placeOf(lot) === building);
    const levels = [...new Set(own.map(({ level }) => level))].toSorted(
      (a, b) => (b ?? Number.NEGATIVE_INFINITY) - (a ?? Number.NEGATIVE_INFINITY),
    );
    return {
      building,
      storeys: levels.map((level) => ({ level, lots: own.filter((lot) => lot.level === level) })),
    };
  });
}

/** Plots, which no façade shows. */
export const plotsOf = (lots: readonly SaleLot[]): readonly SaleLot[] => lots.filter(isOnGround);
