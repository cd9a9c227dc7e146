import { expect, test } from 'vitest';
import { purposesWithdrawn } from '#domain/relation/unsubscribe.ts';

test('leaving campaigns withdraws prospecting alone, leaving all of it every use of the address', () => {
  expect(purposesWithdrawn('campaigns')).toEqual(['email-prospecting']);
  expect(purposesWithdrawn('all')).toEqual(['email-prospecting', 'tracking', 'partner-sharing']);
});
