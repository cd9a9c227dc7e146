import { hashSeed, pickBySeed } from '../seed.ts';

/** The materials of one façade. */
export interface FacadeColours {
  readonly wall: string;
  readonly trim: string;
  readonly roof: string;
  readonly shutter: string;
  readonly louver: string;
  readonly door: string;
}

type Choices<Item> = readonly [Item, ...Item[]];

const stones: Choices<Pick<FacadeColours, 'wall' | 'trim'>> = [
  { wall: '#e9dfc9', trim: '#d6c8a8' },
  { wall: '#efe7d8', trim: '#d9cdb6' },
  { wall: '#e3d3b4', trim: '#c9b58f' },
  { wall: '#e8d9c6', trim: '#cfb99c' },
];
const roofs = ['#5a6b75', '#4d5b66', '#b9653f', '#77848c'] as const;
const shutters: Choices<Pick<FacadeColours, 'shutter' | 'louver'>> = [
  { shutter: '#4c8069', louver: '#3f6f5a' },
  { shutter: '#5a7f95', louver: '#4b6d82' },
  { shutter: '#8a6f52', louver: '#775e43' },
  { shutter: '#7f8f6a', louver: '#6d7d59' },
];
const doors = ['#a9462b', '#33495a', '#6e5a8c', '#b5842f'] as const;

/** The house of the sign-in page: slate roof, pale stone, green shutters, brick door. */
export const houseColours: FacadeColours = { ...stones[0], roof: roofs[0], ...shutters[0], door: doors[0] };

/** The materials that a seed designates; without a seed, those of the house. */
export function facadeColours(seed: string | undefined): FacadeColours {
  if (seed === undefined) return houseColours;
  return {
    ...pickBySeed(seed, stones, 'stone'),
    roof: pickBySeed(seed, roofs, 'roof'),
    ...pickBySeed(seed, shutters, 'shutter'),
    door: pickBySeed(seed, doors, 'door'),
  };
}

/** Whether the shutters of one window are closed: about one in six, always the same for a seed. */
export function isWindowClosed(seed: string | undefined, storey: number, bay: number): boolean {
  if (seed === undefined) return (storey === 0 && bay === 0) || (storey === 1 && bay === 3);
  return hashSeed(`${seed}/${storey}/${bay}`) % 6 === 0;
}
