import { expect, test } from 'vitest';
import { deviceOf, referrerDomain } from '#domain/audience/visit.ts';

test('tells phones, tablets and desktops from what browsers say', () => {
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148')).toBe('mobile');
  expect(deviceOf('Mozilla/5.0 (Linux; Android 14; SM-X710) Safari/537.36')).toBe('tablet');
  expect(deviceOf('Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile Safari/537.36')).toBe('mobile');
  expect(deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/132.0')).toBe('desktop');
  expect(deviceOf('')).toBe('desktop');
});

test('keeps the site one came from, never its path, and nothing of our own', () => {
  expect(referrerDomain('https://www.exemple.fr/recherche?q=secret', 'ilot.fr')).toBe('exemple.fr');
  for (const none of ['https://ilot.fr/operations', 'about:blank', 'nonsense', null]) {
    expect(referrerDomain(none, 'ilot.fr')).toBeNull();
  }
});
