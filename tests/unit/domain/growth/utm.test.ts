import { expect, test } from 'vitest';
import { utmAddress, utmFigures, utmState } from '#domain/growth/utm.ts';

const words = { source: 'salon', medium: 'stand', campaign: 'rent', term: '', content: '' };

test('a link adds its words to its target, empty ones left out, the target’s own query kept', () => {
  expect(utmAddress('/inscription?offre=pro', words, 'https://ilot.example')).toBe(
    'https://ilot.example/inscription?offre=pro&utm_source=salon&utm_medium=stand&utm_campaign=rent',
  );
  expect(utmAddress('https://ilot.example/', { ...words, term: 'marchand de biens' }, 'https://x.test')).toBe(
    'https://ilot.example/?utm_source=salon&utm_medium=stand&utm_campaign=rent&utm_term=marchand+de+biens',
  );
  expect(utmAddress('', words, 'https://ilot.example')).toBeNull();
});

test.each([
  ['running', {}],
  ['running', { startsOn: '2026-11-20', endsOn: '2026-11-20' }],
  ['planned', { startsOn: '2026-11-21' }],
  ['ended', { endsOn: '2026-11-19' }],
  ['archived', { isArchived: true, endsOn: '2026-11-19' }],
] as const)('a link is %s on 20 November 2026 given %o', (state, facts) => {
  expect(utmState({ isArchived: false, startsOn: null, endsOn: null, ...facts }, '2026-11-20')).toBe(state);
});

test('figures are rounded half-up, and unknown where there is nothing to divide by', () => {
  const counts = { visits: 412, signups: 4, paid: 3, revenueCents: 97_900, costCents: 180_000 };
  expect(utmFigures(counts)).toEqual({ conversionBps: 97, acquisitionCents: 60_000, returnBps: -4561 });
  expect(utmFigures({ ...counts, visits: 0, paid: 0, costCents: null })).toEqual({
    conversionBps: null,
    acquisitionCents: null,
    returnBps: null,
  });
  expect(utmFigures({ ...counts, costCents: 0 }).returnBps).toBeNull();
});
