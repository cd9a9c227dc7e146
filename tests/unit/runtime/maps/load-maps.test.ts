import { describe, expect, test } from 'vitest';
import { createMapsLoader, mapsScript, MapsLoadError, type MapsHost } from '#runtime/maps/load-maps.ts';

const options = { key: 'a key&more', language: 'fr', region: 'FR' };

/** A document whose scripts load, fail, or leave nothing, as the test says. */
function host(outcomes: ('loads' | 'fails' | 'is empty')[]) {
  const scripts: string[] = [];
  let isThere = false;
  const played: MapsHost = {
    async addScript(src) {
      scripts.push(src);
      const outcome = outcomes.shift();
      if (outcome === 'fails') throw new Error('blocked');
      isThere = outcome === 'loads';
    },
    importLibrary: () => (isThere ? async (name) => ({ name }) : undefined),
  };
  return { scripts, load: createMapsLoader(played) };
}

describe('the maps script', () => {
  test('is asked for with the key, the places library and the language', () => {
    const { origin, searchParams } = new URL(mapsScript(options));
    expect(origin).toBe('https://maps.googleapis.com');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...options,
      libraries: 'places',
      loading: 'async',
    });
  });

  test('is not loaded before it is needed, and then once, however many ask', async () => {
    const { scripts, load } = host(['loads']);
    expect(scripts).toEqual([]);
    const [first, second] = await Promise.all([load(options), load(options)]);
    expect(first).toBe(second);
    expect(await (await load(options))('places')).toEqual({ name: 'places' });
    expect(scripts).toHaveLength(1);
  });

  test('that did not load is told as such, and tried again by the next call', async () => {
    const { scripts, load } = host(['fails', 'is empty', 'loads']);
    await expect(load(options)).rejects.toThrow(MapsLoadError);
    await expect(load(options)).rejects.toThrow(MapsLoadError);
    await load(options);
    expect(scripts).toHaveLength(3);
  });
});
