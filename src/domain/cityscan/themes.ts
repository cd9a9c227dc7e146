import { distanceM, type Coordinates } from '../geography/distance.ts';
import { weightedNote, type WeightedNote } from '../scores/weighted-note.ts';
import {
  cityscanThemes,
  environmentParts,
  type CityscanThemeKey,
  type EnvironmentPart,
} from './theme-keys.ts';

const pointsShown = 3;

/** Something near an address. */
export interface CityscanPoint extends Coordinates {
  readonly label: string;
  readonly category: string;
  readonly walkMin: number;
}

/** A part of a theme, out of 100; null where the service has no note for it. */
export interface CityscanPart<Key extends string = string> {
  readonly key: Key;
  readonly note: number | null;
}

/** A theme as the service gave it. */
export interface CityscanTheme {
  readonly key: CityscanThemeKey;
  /** Out of 100; null where the service has none. */
  readonly note: number | null;
  readonly points: readonly CityscanPoint[];
  /** What its note is made of; absent where the service tells no parts. */
  readonly parts?: readonly CityscanPart[] | undefined;
  readonly source: string;
  /** Day of the data. */
  readonly on: string;
}

export type CityscanWeights = Readonly<Record<CityscanThemeKey, number>>;

/** Every theme counts the same until the person says otherwise. */
export const equalWeights = Object.fromEntries(cityscanThemes.map((key) => [key, 1])) as CityscanWeights;

/** The note of an address by a person’s weights. */
export const noteOf = (themes: readonly CityscanTheme[], weights: CityscanWeights): WeightedNote =>
  weightedNote(themes.map(({ key, note }) => ({ key, note, weight: weights[key] })));

/** The themes without a note, those that the service passed over included: they count for nothing. */
export const unknownThemes = (themes: readonly CityscanTheme[]): readonly CityscanThemeKey[] =>
  cityscanThemes.filter((key) => !themes.some((theme) => theme.key === key && theme.note !== null));

/** Noise, air and greenery of the environment, each with its note or none; no part of another theme. */
export const partsOf = ({
  key,
  parts = [],
}: Pick<CityscanTheme, 'key' | 'parts'>): readonly CityscanPart<EnvironmentPart>[] =>
  key === 'environment'
    ? environmentParts.map((part) => ({
        key: part,
        note: parts.find((one) => one.key === part)?.note ?? null,
      }))
    : [];

/** The nearest points of a theme within a radius, three at most. */
export function nearest(
  { points }: Pick<CityscanTheme, 'points'>,
  from: Coordinates,
  radiusM: number,
): readonly CityscanPoint[] {
  return points
    .map((point) => ({ point, metres: distanceM(from, point) }))
    .filter(({ metres }) => metres <= radiusM)
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, pointsShown)
    .map(({ point }) => point);
}

/** Metropolitan France and its overseas departments, as boxes of degrees. */
const france: readonly (readonly [south: number, north: number, west: number, east: number])[] = [
  [41.2, 51.2, -5.3, 9.7],
  [15.7, 16.6, -61.9, -60.9],
  [14.3, 15, -61.3, -60.7],
  [2, 5.9, -54.7, -51.5],
  [-21.5, -20.8, 55.1, 55.9],
  [-13.1, -12.5, 44.9, 45.4],
];

/** Whether a point may lie in France. */
export const isInFrance = ({ lat, lng }: Coordinates): boolean =>
  france.some(([south, north, west, east]) => lat >= south && lat <= north && lng >= west && lng <= east);
