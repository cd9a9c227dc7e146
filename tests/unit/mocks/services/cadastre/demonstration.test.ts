import { describe, expect, test } from 'vitest';
import { operationSeeds } from '#mocks/db/seed/operations/index.ts';
import { registerSigns } from '#domain/geography/parcel.ts';
import { demonstrationCadastre } from '#mocks/services/cadastre/demonstration.ts';
import type { ParcelRing } from '#mocks/services/cadastre/source.ts';

const metresPerDegree = 111_195;

/** Area of a ring on the ground, by the shoelace formula. */
function ringAreaM2(ring: ParcelRing): number {
  const lat = ring[0]?.[1] ?? 0;
  const plane = ring.map(([x, y]) => [
    x * metresPerDegree * Math.cos((lat * Math.PI) / 180),
    y * metresPerDegree,
  ]);
  const doubled = plane.slice(1).reduce((sum, [x = 0, y = 0], rank) => {
    const [fromX = 0, fromY = 0] = plane[rank] ?? [];
    return sum + fromX * y - x * fromY;
  }, 0);
  return Math.abs(doubled) / 2;
}

describe('the parcels of the demonstration', () => {
  test('are drawn for every operation that names some, as large as it says', async () => {
    const named = operationSeeds.flatMap(({ fields: { inseeCode, parcels = [] } }) =>
      parcels.map((parcel) => ({ inseeCode, ...parcel })),
    );
    expect(named.length).toBeGreaterThan(10);
    for (const { inseeCode, prefix = '', section, number, areaM2 } of named) {
      // oxlint-disable-next-line no-await-in-loop -- the message says which one is missing
      const found = await demonstrationCadastre.find({
        inseeCode,
        ...registerSigns({ prefix, section, number }),
      });
      expect(found?.areaM2, `${section} ${number}`).toBe(Number(areaM2));
      expect(ringAreaM2(found?.polygons[0]?.[0] ?? []) / Number(areaM2)).toBeCloseTo(1, 1);
    }
  });

  test('have neighbours, and are those of their place alone', async () => {
    const around = await demonstrationCadastre.near({ lat: 44.9131, lng: -0.2347 });
    expect(around).toHaveLength(7);
    expect(new Set(around.map(({ number }) => number)).size).toBe(7);
    expect(await demonstrationCadastre.near({ lat: 48.85, lng: 2.35 })).toEqual([]);
  });
});
