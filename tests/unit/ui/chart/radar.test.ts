import { describe, expect, it } from 'vitest';
import { radarPath, radarPlace, spokeAt } from '#ui/chart/model/radar.ts';

describe('a radar', () => {
  it('begins at the top and goes clockwise', () => {
    expect(radarPlace(0, 4, 100)).toEqual({ x: 0, y: -100 });
    expect(radarPlace(1, 4, 100).x).toBeCloseTo(100);
    expect(radarPlace(3, 4, 100).x).toBeCloseTo(-100);
  });

  it('closes its outline when every spoke has a value, kept within the rim', () => {
    expect(radarPath([1, 0.5, 2, 0], 100)).toBe('M0,-100L50,0L0,100L0,0Z');
    expect(radarPath([], 100)).toBe('');
  });

  it('draws nothing towards a spoke without a value', () => {
    const path = radarPath([1, null, 1, 0.5], 100);
    expect(path).not.toContain('Z');
    // From the third to the fourth, and around the end to the first.
    expect(path.match(/M/g)).toHaveLength(2);
    expect(radarPath([1, null, null], 100)).toBe('');
  });

  it.each([3, 5, 9])('finds the spoke under each of its own places (%i)', (count) => {
    for (let spoke = 0; spoke < count; spoke += 1) {
      const { x, y } = radarPlace(spoke, count, 60);
      expect(spokeAt(x, y, count)).toBe(spoke);
    }
    expect(spokeAt(1, 1, count)).toBeNull();
  });
});
