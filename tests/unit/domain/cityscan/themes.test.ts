import { describe, expect, test } from 'vitest';
import { cityscanThemes } from '#domain/cityscan/theme-keys.ts';
import {
  equalWeights,
  isInFrance,
  nearest,
  noteOf,
  partsOf,
  unknownThemes,
} from '#domain/cityscan/themes.ts';
import { demonstrationThemes } from '#mocks/services/neighbourhood/demonstration.ts';
import type { CityscanTheme } from '#domain/cityscan/themes.ts';

const libourne = { lat: 44.9131, lng: -0.2347 };
const golden = demonstrationThemes(libourne.lat, libourne.lng) as readonly CityscanTheme[];

describe('the note of an address', () => {
  test('of the golden operation is 74,1 by equal weights, without a theme that has no note', () => {
    expect(noteOf(golden, equalWeights).note).toBe(74.1);
    const bare: CityscanTheme = { key: 'safety', note: null, points: [], source: '', on: '2026-10-01' };
    expect(noteOf([...golden, bare], equalWeights)).toMatchObject({ note: 74.1, missingKeys: ['safety'] });
  });

  test('follows the weights, and is none where all are 0', () => {
    const none = Object.fromEntries(cityscanThemes.map((key) => [key, 0])) as typeof equalWeights;
    expect(noteOf(golden, { ...none, risks: 5 }).note).toBe(55);
    expect(noteOf(golden, none).note).toBeNull();
  });
});

test('themes that the service passes over are told to be without a note', () => {
  expect(unknownThemes(golden)).toEqual(['safety']);
  expect(unknownThemes([])).toEqual(cityscanThemes);
});

describe('the environment', () => {
  test('is made of noise, air and greenery, whose mean is its note in the demonstration', () => {
    const environment = golden.find(({ key }) => key === 'environment');
    const notes = environment === undefined ? [] : partsOf(environment).map(({ note }) => note ?? 0);
    expect(notes).toEqual([58, 66, 68]);
    expect(notes.reduce((sum, note) => sum + note, 0) / notes.length).toBe(environment?.note);
  });

  test('has parts without a note where the service tells none, and no part that nobody knows', () => {
    const unknown = (['noise', 'air', 'green'] as const).map((key) => ({ key, note: null }));
    expect(partsOf({ key: 'environment' })).toEqual(unknown);
    expect(partsOf({ key: 'environment', parts: [{ key: 'light', note: 12 }] })).toEqual(unknown);
    expect(partsOf({ key: 'health', parts: [{ key: 'noise', note: 12 }] })).toEqual([]);
  });
});

describe('what is near', () => {
  const at = (metresNorth: number) => ({
    label: `${metresNorth} m`,
    category: '',
    walkMin: 1,
    lat: libourne.lat + metresNorth / 111_195,
    lng: libourne.lng,
  });
  test('are the three nearest points within the radius, the nearest first', () => {
    const points = [at(900), at(100), at(480), at(290), at(200)];
    expect(nearest({ points }, libourne, 1000).map(({ label }) => label)).toEqual([
      '100 m',
      '200 m',
      '290 m',
    ]);
    expect(nearest({ points }, libourne, 300)).toHaveLength(3);
    expect(nearest({ points: [at(301)] }, libourne, 300)).toEqual([]);
  });
});

test.each([
  [{ lat: 44.9, lng: -0.2 }, true],
  [{ lat: -21.1, lng: 55.5 }, true],
  [{ lat: 51.5, lng: -0.12 }, false],
  [{ lat: 40.4, lng: -3.7 }, false],
])('%j in France: %s', (point, isThere) => {
  expect(isInFrance(point)).toBe(isThere);
});
