import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClusterIndex, denseCounts, denseFrom, maxClusterZoom } from '#ui/map/clusters.ts';
import type { MapPoint } from '#ui/map/map-types.ts';

const world = { west: -180, south: -85, east: 180, north: 85 };
const point = (id: string, lat: number, lng: number): MapPoint => ({ id, label: id, at: { lat, lng } });

const places = fc
  .array(
    fc.record({
      lat: fc.double({ min: 41, max: 51, noNaN: true }),
      lng: fc.double({ min: -5, max: 9, noNaN: true }),
    }),
    {
      maxLength: 60,
    },
  )
  .map((all) => all.map(({ lat, lng }, index) => point(`p${index}`, lat, lng)));
const zooms = fc.double({ min: 0, max: 18, noNaN: true });

describe('a dense cluster', () => {
  test('has at least ten records, and more than the mean of all markers in view', () => {
    expect(denseCounts([10, 1, 1])).toEqual([true, false, false]);
    expect(denseCounts([9, 1, 1])).toEqual([false, false, false]);
    // Ten each: none is above the mean.
    expect(denseCounts([10, 10])).toEqual([false, false]);
    // Single records count for the mean: without them, 12 would not be above it.
    expect(denseCounts([12, 30, 1, 1, 1])).toEqual([true, true, false, false, false]);
    expect(denseCounts([12, 30])).toEqual([false, true]);
    expect(denseCounts([])).toEqual([]);
  });

  test('never holds for all markers, nor for a count below one that is not dense', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1 }), (counts) => {
        const dense = denseCounts(counts);
        expect(dense.every(Boolean)).toBe(false);
        const least = Math.min(...counts.filter((_, index) => dense[index]));
        const most = Math.max(...counts.filter((_, index) => !dense[index]));
        expect(least).toBeGreaterThan(most < denseFrom ? denseFrom - 1 : most);
      }),
    );
  });
});

describe('gathering', () => {
  test('shows every placed record once, alone or in one cluster, at every zoom', () => {
    fc.assert(
      fc.property(places, zooms, (points, zoom) => {
        const index = createClusterIndex(points);
        const ids = index
          .markersIn({ ...world, zoom })
          .flatMap((marker) =>
            marker.kind === 'point' ? [marker.key] : index.pointsOf(marker.clusterId).map(({ id }) => id),
          );
        expect(ids.toSorted()).toEqual(points.map(({ id }) => id).toSorted());
      }),
    );
  });

  test('a cluster says how many it gathers, and falls apart at the zoom that it names', () => {
    fc.assert(
      fc.property(places, zooms, (points, zoom) => {
        const index = createClusterIndex(points);
        for (const marker of index.markersIn({ ...world, zoom })) {
          if (marker.kind === 'point') continue;
          const gathered = index.pointsOf(marker.clusterId).map(({ id }) => id);
          expect(gathered).toHaveLength(marker.count);
          const parting = index.partingZoom(marker.clusterId);
          if (parting === null) continue;
          const parts = index
            .markersIn({ ...world, zoom: parting })
            .filter((part) =>
              part.kind === 'point'
                ? gathered.includes(part.key)
                : index.pointsOf(part.clusterId).some(({ id }) => gathered.includes(id)),
            );
          expect(parts.length).toBeGreaterThan(1);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('records at the same place never part, and are listed instead', () => {
    const index = createClusterIndex([point('a', 45, 1), point('b', 45, 1)]);
    const [marker] = index.markersIn({ ...world, zoom: 18 });
    if (marker?.kind !== 'cluster') throw new Error('they are not gathered');
    expect(index.partingZoom(marker.clusterId)).toBeNull();
    expect(index.pointsOf(marker.clusterId).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(index.zoomAlone('a', 5)).toBe(maxClusterZoom);
  });

  test('a record is alone at the zoom that is given for it', () => {
    const index = createClusterIndex([point('a', 45, 1), point('b', 45.01, 1.01), point('c', 48, 2)]);
    const zoom = index.zoomAlone('a', 3);
    expect(index.markersIn({ ...world, zoom }).map(({ key }) => key)).toContain('a');
    expect(index.markersIn({ ...world, zoom: zoom - 1 }).map(({ key }) => key)).not.toContain('a');
    expect(index.zoomAlone('c', 5)).toBe(5);
  });

  test('a record without a place is on no map and in no list of what is seen', () => {
    const index = createClusterIndex([point('a', 45, 1), { id: 'nowhere', label: '', at: null }]);
    expect(index.points.map(({ id }) => id)).toEqual(['a']);
    expect(index.pointsIn({ ...world, zoom: 5 }).map(({ id }) => id)).toEqual(['a']);
    expect(index.pointsIn({ west: 2, south: 40, east: 5, north: 50, zoom: 5 })).toEqual([]);
  });

  test('a view over the 180th meridian sees both of its sides', () => {
    const index = createClusterIndex([
      point('fiji', -17, 178),
      point('samoa', -14, -172),
      point('paris', 48, 2),
    ]);
    const seen = index.pointsIn({ west: 170, south: -30, east: -160, north: 0, zoom: 4 });
    expect(seen.map(({ id }) => id)).toEqual(['fiji', 'samoa']);
  });
});
